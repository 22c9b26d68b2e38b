import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SITE_POWER, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
} from '../usual.ts';

const CORTIJO_OFF: readonly Selector[] = [
  ...TABLEWARE,
  /Verbena/,
  'subwoofer',
  'line_array',
  'stage_monitor',
  'lighting_package',
  'disco_light',
  'moving_head',
  ...DECKS,
  'crew_dj',
  'spark_machine',
  'photo_booth',
];
const COLEGIO_OFF: readonly Selector[] = [...SPEAKERS, 'mixing_console', 'crew_sound', ...LOOS, 'crew_stagehand'];

/** In Spanish. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-by-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `¡Hola!

Me caso el sábado 25 de septiembre en un cortijo de Carmona y estoy pidiendo presupuestos. Somos 140 invitados.

Para la ceremonia (al aire libre): 140 sillas plegables blancas, un arco de madera y un equipito de sonido para 100 o 150 personas con micro, para el oficiante y las lecturas.
Para la cena: 14 mesas redondas de 10 con mantel blanco y servilletas de lino, y 140 sillas Crossback.
Para después: pista de baile de 6 x 5 m, 20 guirnaldas de luz, 4 sofás chill out y 2 barras.

El grupo que toca en la fiesta trae su propio equipo de sonido y sus luces, con eso no os tenéis que preocupar. Platos, cubiertos y copas los pone el catering. Y por favor, ni chispas ni fotomatón, que mi novio los odia.

Un abrazo y gracias,
Macarena`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/plegable blanca/, 140),
        needs('ceremony_arch', 1),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
        needs(/Redonda 180/, 14),
        needs(/Mantel redondo/, 14),
        needs('napkin', [140, 160]),
        needs(/Crossback/, 140),
        needs('dance_floor', 30),
        needs('festoon', 20),
        needs('sofa', 4),
        needs('bar_unit', 2),
      ],
      should: [needs('transport')],
      allowed: without(
        [
          ...SITE_POWER,
          ...ANY_JOB,
          'mixing_console',
          'mic_wireless_handheld',
          'mic_wireless_lapel',
          'mic_stand',
          'crew_sound',
        ],
        ...CORTIJO_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...LOOS, 'marquee', 'gazebo', 'air_conditioner'], ...CORTIJO_OFF),
      excluded: CORTIJO_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'camera', 'interpretation_booth', 'registration_desk', ...FOG],
      title: [/carmona|boda|cortijo/i, /140/],
    },
  },
  {
    id: 'ho-by-jornada-salud',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

El Colegio de Enfermería organiza su jornada anual el jueves 19 de noviembre en el Palacio de Exposiciones, para unos 180 asistentes. Solicitamos presupuesto desglosado de:

Sala principal (formato teatro):
- 180 sillas de congreso
- tarima de 6 x 2 m a 40 cm con escalera y faldón negro
- atril con micrófono de flexo, 2 micrófonos de solapa y 2 de mano
- sonido para la sala
- proyector de 6.000 lúmenes, pantalla de 4 m, portátil y pasador

Dos salas de talleres de 40 personas, cada una con monitor de 75 pulgadas y 40 sillas de congreso

Vestíbulo:
- 2 mostradores de acreditaciones
- photocall impreso
- 2 azafatas

Técnico de sonido y técnico de vídeo durante la jornada.

Rogamos incluyan como opción la retransmisión en directo (dos cámaras y encoder).

Atentamente,
Secretaría Técnica`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Silla congreso/, 260),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs('projector', 1),
        needs(/Fastfold 400/, 1),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 3]),
        needs(/LG 75/, 2),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('crew_host', [2, 20]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
        offers('camera', 2),
        offers('streaming_encoder', 1),
      ],
      should: [needs(/Patas 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'display_stand'],
      offers: [...MEETING_OFFERS, ...BROADCAST],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'bar_unit', ...FOG],
      title: [/enfermer[íi]a|jornada/i, /180/],
    },
  },
  {
    id: 'ho-by-fin-de-curso',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes, os escribo de la AMPA del CEIP Los Almendros. Celebramos la fiesta de fin de curso el viernes 18 de junio en el patio del cole, desde las seis de la tarde hasta las once, y contamos con unas 350 personas entre niños y familias.

Necesitamos: una tarima de 6x4 m a 40 cm con escalera para las actuaciones, 300 sillas plegables blancas, 6 carpas plegables de 3x3, 15 conjuntos cerveceros, 12 guirnaldas de luz, 4 botelleros para las bebidas, 30 vallas, y 2 micrófonos inalambricos de mano, que los nuestros están rotos.

Los altavoces y la mesa de sonido sí que los tiene el colegio, y los maneja el profe de música, ahí conectamos los micros. Para los baños se usan los del edificio. De montar se encargan los padres, solo tenéis que traerlo y recogerlo.

Gracias! Inma`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(/plegable blanca/, 300),
        needs(/plegable 3 x 3/, 6),
        needs('beer_table_set', 15),
        needs('festoon', 12),
        needs('refrigeration', 4),
        needs('crowd_barrier', 30),
        needs('mic_wireless_handheld', 2),
        needs('transport', [1, 60]),
      ],
      should: [needs(/Patas 40/, 12)],
      allowed: without([...OUTDOORS, ...PLATFORM, 'mic_stand', 'audio_cable'], ...COLEGIO_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'lighting_package', 'stage_wash', 'photo_booth', 'table_cocktail', 'backdrop', 'bar_unit'],
        ...COLEGIO_OFF,
      ),
      excluded: COLEGIO_OFF,
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'stage_monitor',
        'led_wall',
        'table_round',
        'interpretation_booth',
        ...FOG,
      ],
      title: [/almendros|curso/i, /350/],
    },
  },
];
