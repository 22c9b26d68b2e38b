import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SITE_POWER, SPEAKERS, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

const BODA_OFF: readonly Selector[] = [
  'table_round',
  'chair_banquet',
  'tablecloth',
  ...TABLEWARE,
  'napkin',
  'hazer',
  'spark_machine',
  'crew_waiter',
];
const CARRERA_OFF: readonly Selector[] = [
  'crowd_barrier',
  ...LOOS,
  'dj_player',
  'dj_mixer',
  'dj_booth',
  'crew_dj',
  'marquee',
];
const FIN_DE_CURSO_OFF: readonly Selector[] = [
  'camera',
  'streaming_encoder',
  'bar_unit',
  'refrigeration',
  ...LOOS,
  'crew_host',
];

/** In Spanish. */
export const ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-br-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `¡Hola!

Nos casamos el sábado 19 de septiembre en un cortijo cerca de Carmona, 150 invitados, todo al aire libre. Os cuento lo que buscamos:

Ceremonia: Pack Ceremonia, el arco de madera y 150 sillas plegables blancas.
Cóctel: 15 mesas altas, 2 barras blancas y rincón chill out con 4 sofás.
Fiesta: pista de baile de 6 x 6 m, Pack Verbena, DJ de 5 horas con cabina, 2 CDJ y mesa de mezclas, y la bola de espejos.
Ambiente: 20 guirnaldas y 24 uplights a batería.
También los aseos VIP.

Las mesas redondas, las sillas de la cena y la mantelería las pone el cortijo. Platos, cubiertos, copas, servilletas y camareros van con el catering. Y por el riesgo de incendio no nos dejan usar chispas ni máquinas de humo.

¿El fotomatón cuánto sería? Ponedlo como opción porfa.

Un abrazo, Rocío y Álvaro`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Pack Ceremonia/, 1),
        needs('ceremony_arch', 1),
        needs(/plegable blanca/, 150),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('sofa', 4),
        needs('dance_floor', 36),
        needs(/Pack Verbena/, 1),
        needs('crew_dj', 1),
        needs('dj_booth', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('mirror_ball', 1),
        needs('festoon', 20),
        needs('uplight', 24),
        needs('toilet_trailer', 1),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...SITE_POWER, ...ANY_JOB, 'mic_wireless_handheld', 'disco_light'], ...BODA_OFF),
      offers: without(
        [...PARTY_OFFERS, 'air_conditioner', 'gazebo', 'marquee', 'stage_deck', 'stage_leg', 'toilet_accessible'],
        ...BODA_OFF,
      ),
      excluded: BODA_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'interpretation_booth', 'registration_desk'],
      title: [/boda|carmona|cortijo/i, /150/],
    },
  },
  {
    id: 'ho-br-congreso-enfermeria',
    language: 'es',
    catalogue: 'azahar',
    description: `Estimados señores:

Les solicitamos presupuesto para las Jornadas Ibéricas de Enfermería, 22 y 23 de octubre, Palacio de Congresos de Huelva. Asistentes previstos: entre 200 y 240. Idiomas: español y portugués.

SALA PRINCIPAL (teatro)
1. 240 sillas de congreso
2. Tarima de 6 x 3 m, 40 cm, con faldón, una escalera y la rampa accesible
3. Pantalla LED de 5 x 3 m con portátil y pasador
4. Atril con flexo, 4 micros de solapa y 2 de mano
5. Megafonía para toda la sala
6. Cabina de interpretación (una) y 150 receptores
7. Dos cámaras y encoder para la emisión en directo
8. Técnicos de sonido y de vídeo los dos días

TRES TALLERES de 30-40 personas
Una pantalla de 55 con peana y un portátil en cada taller

VESTÍBULO
2 mostradores de acreditaciones, 3 azafatas, 1 photocall

Quedamos a la espera.
Secretaría técnica`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs(/congreso azul/, 240),
        needs('stage_deck', 9),
        needs('stage_skirt', [6, 18]),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs(/Pantalla LED/, 15),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [150, 160]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 32]),
        needs('crew_video', [1, 32]),
        needs(/Samsung 55/, 3),
        needs('registration_desk', 2),
        needs('crew_host', [3, 60]),
        needs('backdrop', 1),
      ],
      should: [needs(/Patas 40/, 9), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...WALL, ...BROADCAST, 'line_array'],
      offers: [...MEETING_OFFERS, 'carpet', 'table_cocktail', 'table_trestle'],
      unmetToo: [/emisor|transmisor|int[ée]rprete|mezclador|realizaci[óo]n|c[áa]mara|operador/i],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'beer_table_set',
        ...FOG,
      ],
      title: [/jornadas|enfermer|huelva/i, /240/],
    },
  },
  {
    id: 'ho-br-carrera-popular',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes,

El club organiza la X Carrera Popular de Utrera el domingo 8 de marzo, salida y meta en el polideportivo, de 8 a 14 h, unos 900 corredores.

Necesitamos: megafonía en la línea de meta con 2 micros inalámbricos de mano y un técnico de sonido; tarima de 4 x 2 m con escalera para el podio; 8 carpas plegables 3x3 para dorsales, avituallamiento y fisios; 12 tableros con caballetes; un photocall impreso; 14 walkies; generador de 40 kVA con mangueras y cuadros.

Las vallas corren por cuenta del Ayuntamiento. Los aseos son los del polideportivo, no contratamos químicos. Tampoco queremos DJ ni cabina, con el speaker basta. Y nada de carpas grandes, que el año pasado nos la tiró el viento.

Saludos deportivos,
Paco Jurado (tesorero)`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 16]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('gazebo', 8),
        needs(/Tablero 200/, 12),
        needs('backdrop', 1),
        needs('two_way_radio', 14),
        needs(/40 kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 8]),
      ],
      should: [needs(/Patas 40/, 4), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...CARRERA_OFF),
      offers: without([...OUTDOORS_OFFERS, 'carpet', 'air_conditioner', 'display', 'crew_host'], ...CARRERA_OFF),
      excluded: CARRERA_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/carrera|utrera/i, /900/],
    },
  },
  {
    id: 'ho-br-fin-de-curso',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, soy la jefa de estudios del colegio Las Acacias (Dos Hermanas). El viernes 19 de junio por la noche hacemos la gala de fin de curso en el patio, con bailes, coro y teatro de los alumnos. Vendrán 280 familiares, todos sentados.

Quisiera saber cuánto costaría:
escenario de 8 x 6 m a 40 cm con 2 escaleras y faldón
280 sillas plegables blancas
sonido para el patio, 4 diademas, 2 micros de mano y técnico
telón negro de 8 metros para el fondo
10 guirnaldas
y aparte, como opción, la iluminación del escenario

Por protección de datos no se puede grabar ni emitir nada, así que cámaras no. El ambigú lo lleva el AMPA, que ya tiene barra y neveras. Los servicios del cole están abiertos y al público lo acomodan los profesores, no hacen falta azafatas.

Gracias y un saludo,
Inmaculada`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('stage_deck', 24),
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 30]),
        needs(/plegable blanca/, 280),
        needs(SPEAKERS, [2, 16]),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 16]),
        needs('drape', 8),
        needs('festoon', 10),
        offers(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [needs(/Patas 40/, 24), needs('transport')],
      allowed: without(
        [...LOUD, ...PLATFORM, ...SITE_POWER, ...ANY_JOB, 'stage_monitor', 'mic_wired'],
        ...FIN_DE_CURSO_OFF,
      ),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_LIGHT, 'lectern'], ...FIN_DE_CURSO_OFF),
      excluded: FIN_DE_CURSO_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'interpretation_booth', 'dj_player', 'registration_desk'],
      title: [/fin de curso|acacias|gala/i, /280/],
    },
  },
];
