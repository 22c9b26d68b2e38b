import { type EvalBrief, needs } from '../../expectation.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, RIG } from './parts.ts';

/** In Spanish: a nurses' day, a village's fiestas; in Dutch: a street's party. */
export const SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-t-jornada-enfermeria',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

Organizamos la jornada anual de enfermería el jueves 19 de noviembre en el salón de actos del hospital de Lorca, para 200 asistentes, con traducción al inglés.

Necesitaríamos: un proyector con pantalla de 400 x 225, un portátil, un pasador, dos monitores de 55 en los laterales, una cabina de interpretación con 80 receptores, un atril, dos mostradores de acreditaciones, un photocall y dos azafatas. También un técnico de vídeo durante todo el día.

El salón tiene su propio equipo de sonido con micrófonos, así que de audio no hace falta nada. Tampoco queremos iluminación. No se va a grabar ni a retransmitir. Las butacas son fijas.

Un saludo,
Encarna Periago`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/Samsung 55/, 2),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 84]),
        needs('lectern', 1),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('crew_host', [2, 24]),
        needs('crew_video', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: ['audio', 'crew_sound', 'lighting', 'crew_lighting', 'camera', 'streaming_encoder', 'chair'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'table_round'],
      title: [/lorca|enfermería|jornada/i, /200/],
    },
  },
  {
    id: 'ho-t-fiestas-pueblo',
    language: 'es',
    catalogue: 'azahar',
    description: `Formulario web
Nombre: Ayuntamiento de Valdecañas, concejalía de festejos
Evento: verbena de las fiestas patronales
Fechas: viernes 14 y sábado 15 de agosto
Lugar: plaza Mayor
Aforo: 700
Qué necesita:
1 escenario móvil cubierto
4 altavoces DAS de 12 pulgadas y 4 subgraves, 4 monitores de escenario
8 micros SM58 con pie y 2 inalámbricos de mano, mesa digital
8 PAR LED y 4 cabezas móviles
técnico de sonido y técnico de iluminación las dos noches
30 guirnaldas
50 conjuntos cerveceros
2 paelleros gigantes
1 generador de 40 kVA con cuadro
8 WC químicos y 1 adaptado
60 vallas
Montaje: el jueves 13`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(/712A/, 4),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/SM58/, 8),
        needs('mic_stand', [8, 12]),
        needs('mic_wireless_handheld', 2),
        needs(/SQ-5/, 1),
        needs(/PAR LED/, 8),
        needs('moving_head', 4),
        needs('crew_sound', [1, 28]),
        needs('crew_lighting', [1, 28]),
        needs('festoon', 30),
        needs('beer_table_set', 50),
        needs('cooking', 2),
        needs('generator', 1),
        needs('power_distro', [1, 6]),
        needs(/^WC químico$/, 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 60),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'backdrop', 'registration_desk'],
      title: [/valdecañas|verbena|fiestas/i, /700/],
    },
  },
  {
    id: 'ho-t-straatfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op zaterdag 5 september houden wij ons jaarlijks straatfeest in de Lindenlaan te Kessel-Lo, van 14 tot 20 uur. We rekenen op 250 buren.

Graag een offerte voor een podium van 6 x 4 meter op 60 cm met trap en rok, twee actieve luidsprekers van 12 inch met een kleine mixer, 2 draadloze handmicro's, 4 vouwtenten van 3 x 3, 30 biertafelsets, 10 receptietafels, een springkasteel, de volksspelen, twee koelkasten en een gasbarbecue.

De coverband brengt eigen instrumenten en versterkers mee. Verlichting is niet nodig, het blijft lang genoeg licht. De stad levert nadarhekken en toiletten. Bekers hebben we zelf, die zijn herbruikbaar. Een geluidstechnicus hoeft niet, dat doet mijn schoonzoon. Stroom krijgen we van de school.

Met vriendelijke groeten,
Griet Vanaerschot`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs(/DZR12/, 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs(/Vouwtent 3 x 3/, 4),
        needs('beer_table_set', 30),
        needs('table_cocktail', 10),
        needs(/Springkasteel/, 1),
        needs(/Volksspelen/, 1),
        needs(/Koelkast/, 2),
        needs(/Gasbarbecue/, 1),
      ],
      should: [needs('speaker_stand', 2), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...BACKLINE,
        ...RIG,
        ...LOOS,
        'lighting_console',
        'crew_lighting',
        'crowd_barrier',
        'glassware',
        'crew_sound',
        'generator',
        'fuel',
      ],
      silly: ['projector', 'lectern', 'marquee', 'flip_chart', 'line_array', 'table_desk'],
      title: [/kessel|straatfeest|lindenlaan/i, /250/],
    },
  },
];
