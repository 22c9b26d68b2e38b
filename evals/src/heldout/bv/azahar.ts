import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LINEN, LOUD, PARTY_LIGHT, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const NAVIDAD_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  ...LINEN,
  ...TABLEWARE,
  ...FOG,
  'spark_machine',
  'dance_floor',
];
const FISIO_OFF: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', ...SEATS];
const VERBENA_OFF: readonly Selector[] = ['crew_sound', 'crowd_barrier', 'generator', 'bar_unit', 'refrigeration'];

/** In Spanish. */
export const AZAHAR: readonly EvalBrief[] = [
  {
    id: 'ho-bv-cena-navidad',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Os escribo de RRHH de Conservas Guadalmar. El viernes 17 de diciembre hacemos la cena de Navidad en el salón Giralda del hotel, somos 210 personas sentadas y luego baile hasta las 3.

Lo que os pedimos a vosotros: sonido para 210 personas (discurso del director, sorteo y baile), dos micros de mano inalámbricos, un DJ con su cabina, dos CDJ y mesa de mezclas, luces de discoteca, la bola de espejos, 20 uplights a batería alrededor del salón, un photocall impreso, el fotomatón y la alfombra roja de la entrada. También técnico de sonido.

Del hotel son las mesas, las sillas, la mantelería y toda la vajilla, cubiertos y copas incluidos; y la pista de baile ya la tienen puesta. Nada de humo ni chispas, nos lo prohíben por los detectores.

Presupuesto orientativo: 3.500 € + IVA.

Gracias y un saludo,
Rocío Almagro`,
    good: {
      attendees: 210,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 14]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_dj', 1),
        needs('dj_booth', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs(/Ape Labs/, 20),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs('carpet', [1, 2]),
        needs('crew_sound', [1, 16]),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'crew_technician'], ...NAVIDAD_OFF),
      offers: without(
        [...PARTY_OFFERS, 'lectern', 'stage_deck', 'stage_steps', 'stage_leg', 'display'],
        ...NAVIDAD_OFF,
      ),
      excluded: NAVIDAD_OFF,
      silly: ['toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'festoon', 'interpretation_booth', 'line_array'],
      title: [/navidad|guadalmar|giralda|cena/i, /210/],
    },
  },
  {
    id: 'ho-bv-congreso-fisio',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

El Colegio de Fisioterapeutas celebrará su congreso anual los días 21 y 22 de octubre en el Palacio de la Merced. Esperamos entre 180 y 200 congresistas.

SESIÓN PLENARIA (claustro cubierto, disposición en teatro)
- equipo de sonido para palabra
- atril de metacrilato con flexo
- 2 micrófonos de solapa y 2 de mano
- pantalla LED interior de 4 x 2 m
- portátil y pasador
- una cabina de interpretación para 2 intérpretes y 60 receptores
- técnico de sonido y técnico de vídeo los dos días

TRES SALAS DE TALLER (30-40 personas por sala)
- en cada sala, un monitor de 75 pulgadas y un portátil

ACOGIDA
- 2 mostradores de acreditaciones, 3 azafatas, 12 mesas altas

El palacio aporta la sillería de todas las salas. De la grabación y la emisión en directo se encarga una productora contratada por el Colegio, que trae sus cámaras y operadores.

Atentamente,
Secretaría técnica`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs('led_wall', 8),
        needs('playback_laptop', 4),
        needs('presentation_clicker', [1, 4]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 70]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs(/LG 75/, 3),
        needs('registration_desk', 2),
        needs('crew_host', [3, 80]),
        needs('table_cocktail', 12),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...LOUD, 'video_processor'], ...FISIO_OFF),
      offers: without(MEETING_OFFERS, ...FISIO_OFF),
      excluded: FISIO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      unmetToo: [/int[ée]rpret|interpretaci|emisor|radiador/i],
      title: [/congreso|fisio|merced/i, /200/],
    },
  },
  {
    id: 'ho-bv-verbena-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas! Asociación de vecinos de San Roque. Fiestas del barrio, viernes 13 y sábado 14 de agosto, en la explanada del mercado, calculamos unas 700 personas de pie cada noche

La orquesta son 5 (batería, bajo, guitarra y dos cantantes) y nos pasan esto:
-escenario cubierto
-equipo para 700 personas con subgraves, mesa digital de 48 canales
-4 monitores
-5 micros SM58 con sus pies
-8 PAR y 6 cabezas móviles
-técnico de luces
El de sonido viene con la orquesta, ese no hace falta.

Aparte: 30 conjuntos cerveceros, 20 guirnaldas, 12 wc químicos y 2 adaptados, 2 walkies

Las vallas las trae el ayuntamiento y hay cuadro de luz en el mercado, asi que sin generador. La barra la monta la peña con sus botelleros.

A ver si nos haceis buen precio! Paco`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 4),
        needs(/SM58/, 5),
        needs('mic_stand', [5, 14]),
        either(needs(/PAR LED/, 8), needs('lighting_package', 1)),
        needs('moving_head', 6),
        needs('crew_lighting', [1, 40]),
        needs('beer_table_set', 30),
        needs('festoon', 20),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 2),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW], ...VERBENA_OFF, 'fuel', 'stage_deck'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...VERBENA_OFF),
      excluded: VERBENA_OFF,
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'sofa', 'display'],
      title: [/san roque|verbena|fiestas|barrio/i, /700/],
    },
  },
  {
    id: 'ho-bv-torneo-padel',
    language: 'es',
    catalogue: 'azahar',
    description: `Formulario web
Tipo de evento: deportivo (torneo de pádel benéfico)
Fechas: del 4 al 6 de junio (3 días)
Asistentes: unos 120 al día
Lugar: Club Los Pinares, exterior

Mensaje: Necesitamos 6 carpas plegables de 3x3, 10 mesas altas de cóctel, 20 taburetes altos, 4 sofás chill out, 1 barra, 2 botelleros, 2 climatizadores evaporativos, un photocall impreso para la entrega de trofeos, 2 altavoces a batería con micro para avisar los partidos y 8 olivos en maceta para decorar. Si hace falta algún alargo lo ponéis. Montaje el jueves 3 por la tarde. Gracias, Nuria`,
    good: {
      attendees: 120,
      days: 3,
      must: [
        needs('gazebo', 6),
        needs('table_cocktail', 10),
        needs('bar_stool', 20),
        needs('sofa', 4),
        needs('bar_unit', 1),
        needs('refrigeration', 2),
        needs('air_conditioner', 2),
        needs('backdrop', 1),
        needs(/Altavoz a batería/, 2),
        needs('plants', 8),
      ],
      should: [needs('power_cable', [1, 20]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'stage_deck', ...TABLEWARE, 'display'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'dance_floor', 'hazer', 'led_wall'],
      title: [/p[áa]del|torneo|pinares/i, /120/],
    },
  },
];
