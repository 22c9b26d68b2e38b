import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { FILMING, RIG } from './off.ts';

const BODA_OFF: readonly Selector[] = [...TABLEWARE, 'crew_waiter', 'crew_dj', ...DECKS, 'disco_light'];
const CONGRESO_OFF: readonly Selector[] = [...FILMING, 'hot_drinks', 'crew_waiter'];
const VERBENA_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'stage_monitor',
  'crew_sound',
  ...RIG,
  'crew_lighting',
  'crew_stagehand',
];

/** In Spanish, over azahar's shelf. */
export const AZAHAR: readonly EvalBrief[] = [
  {
    id: 'ho-cg-boda-olivar',
    language: 'es',
    catalogue: 'azahar',
    description: `¡Hola! Nos casamos el sábado 12 de septiembre en la finca El Olivar, al aire libre. Seremos 112.

Queríamos precio de:
- 112 sillas Tiffany doradas
- 14 mesas redondas de 150 con sus manteles blancos
- 112 servilletas de lino
- el arco de madera para la ceremonia
- el Pack Ceremonia, para que se oiga al oficiante
- 20 guirnaldas de 10 m
- pista de baile de 6 x 6
- 6 olivos

De platos, copas, cubiertos y camareros se encarga el catering. La fiesta la pone la finca, que tiene discjockey con su cabina y sus luces.

Un abrazo, Inés y Rafa`,
    good: {
      attendees: 112,
      days: 1,
      must: [
        needs(/Tiffany/, 112),
        needs(/Redonda 150/, 14),
        needs('tablecloth', 14),
        needs('napkin', 112),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs('festoon', 20),
        needs('dance_floor', 36),
        needs('plants', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...BODA_OFF),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'air_conditioner', 'marquee', 'marquee_floor', 'mic_wireless_lapel'],
        ...BODA_OFF,
      ),
      excluded: [...BODA_OFF, 'dj_booth'],
      silly: ['projector', 'crowd_barrier', 'stage_monitor', 'led_wall', 'interpretation_booth', 'camera'],
      title: [/boda|olivar/i, /112/],
    },
  },
  {
    id: 'ho-cg-congreso-enfermeria',
    language: 'es',
    catalogue: 'azahar',
    description: `SOLICITUD DE PRESUPUESTO
Acto: Jornadas de Enfermería
Lugar: Palacio de Congresos, sala Giralda
Fechas: jueves 5 y viernes 6 de noviembre
Asistentes: 200

Material:
1) 200 sillas de congreso azules
2) Atril con flexo, 2 micrófonos de solapa, 2 de mano inalámbricos
3) Sonido para la sala
4) Proyector de 6.000 lúmenes, pantalla de 400, portátil y pasador
5) 1 cabina de interpretación y 80 receptores
6) 2 mostradores de acreditaciones y 2 azafatas, 8 horas al día
7) Técnico de sonido y técnico de vídeo los dos días

Observaciones: no se graba ni se emite nada, por protección de datos. El café lo sirve el propio palacio.`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs(/congreso azul/, 200),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 10]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 80),
        needs('registration_desk', 2),
        needs('crew_host', [2, 32]),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...CONGRESO_OFF),
      offers: without(MEETING_OFFERS, ...CONGRESO_OFF),
      excluded: CONGRESO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/enfermer|jornadas|giralda/i, /200/],
    },
  },
  {
    id: 'ho-cg-verbena-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Asociación de vecinos La Barzola. Verbena de San Juan, noche del 23 de junio, unas 500 personas en la plaza.

Apunta:
Escenario móvil cubierto 8 x 6
60 conjuntos cerveceros
80 vallas peatonales
10 WC químicos y 1 adaptado
20 guirnaldas de bombillas
Generador de 40 kVA, 4 cuadros y mangueras
6 walkies
Como opción aparte: 4 carpas plegables por si llueve

La orquesta viene con equipo de sonido y luces y con sus propios técnicos; los avisos los damos por su micro. De colocar y recoger nos ocupamos los vecinos, así que mozos no.

Pepa, 654...`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('beer_table_set', 60),
        needs('crowd_barrier', 80),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('festoon', 20),
        needs('generator', 1),
        needs('power_distro', 4),
        needs(/Manguera/, [1, 12]),
        needs('two_way_radio', 6),
        offers('gazebo', 4),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], ...VERBENA_OFF),
      offers: without([...OUTDOORS_OFFERS, 'bar_unit', 'refrigeration', 'dance_floor', 'uplight'], ...VERBENA_OFF),
      excluded: VERBENA_OFF,
      silly: ['projector', 'lectern', 'led_wall', 'table_round', 'interpretation_booth', 'mic_headset'],
      title: [/verbena|barzola|san juan/i, /500/],
    },
  },
  {
    id: 'ho-cg-paella-popular',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Para la paella popular del domingo 18 de octubre en el recinto ferial esperamos a 480 comensales. Necesitaríamos los 2 paelleros gigantes con quemador, 60 conjuntos cerveceros, 480 platos llanos, 480 cubiertos, 12 carpas plegables de 3 x 3, 3 botelleros, el Pack Ceremonia para hablar y poner música, 6 WC químicos y una jaima para la organización. Que lo traigan el sábado por la tarde, por favor.

Muchas gracias,
Concejalía de Festejos`,
    good: {
      attendees: 480,
      must: [
        needs('cooking', 2),
        needs('beer_table_set', 60),
        needs('crockery', 480),
        needs('cutlery', 480),
        needs('gazebo', 12),
        needs('refrigeration', 3),
        needs(/Pack Ceremonia/, 1),
        needs('toilet', 6),
        needs(/Jaima/, 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: [
        ...OUTDOORS_OFFERS,
        ...STAGE_LIGHT,
        ...PLATFORM,
        'glassware',
        'napkin',
        'crew_waiter',
        'bar_unit',
        'marquee_floor',
      ],
      silly: ['projector', 'lectern', 'led_wall', 'interpretation_booth', 'stage_monitor', 'dance_floor', 'hazer'],
      title: [/paella|ferial/i, /480/],
    },
  },
];
