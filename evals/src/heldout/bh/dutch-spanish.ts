import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, TABLES, TABLEWARE } from '../../usual.ts';
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
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In Dutch over `zenne`, in Spanish over `azahar`. */
export const DUTCH_SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-bh-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo,

Op vrijdag 26 juni geven we ons personeelsfeest in de loods in Vilvoorde, voor 200 collega's. Eerst een speech van de baas, daarna walking dinner en dansen tot 2 uur.

Wat we zoeken:
- geluid met bassen, genoeg voor 200 man
- 1 draadloze handmicro voor de speech
- een dj
- dansvloer van 6 bij 6
- 16 accu-uplights en een spiegelbol
- 25 receptietafels met zwarte stretchhoes
- een toog van 4 meter (twee stuks van steigerhout)
- 3 koelkasten
- een photobooth
- 2 vestiairerekken... nee, maak er 4 van

De loods heeft genoeg stroom en toiletten, daar hoeven jullie niets voor te voorzien. Borden, bestek en glazen levert de traiteur, en zijn mensen staan ook achter de toog. Geen rookmachine of hazer, de sprinklers zijn daar gevoelig voor.

Groetjes,
Lies`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        either(needs(/Feestset/, [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_dj', 1),
        needs('dance_floor', [36, 36]),
        needs('uplight', [16, 16]),
        needs('mirror_ball', 1),
        needs(/Receptietafel/, [25, 25]),
        needs(/Stretchhoes/, [25, 25]),
        needs(/Toog steigerhout/, 2),
        needs(/Koelkast/, 3),
        needs('photo_booth', 1),
        needs('coat_rail', 4),
      ],
      should: [either(needs(/Feestset/, [1, 2]), needs('subwoofer', [1, 6])), needs('transport')],
      allowed: [...LOUD, ...without(PARTY_LIGHT, ...FOG), ...ANY_JOB, 'dj_player', 'dj_mixer', 'dj_booth'],
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], ...FOG, 'glassware', 'crew_bar', 'crew_waiter', 'backline'),
      excluded: ['generator', 'fuel', ...LOOS, ...TABLEWARE, 'crew_bar', ...FOG],
      silly: ['projector', 'lectern', 'marquee', 'crowd_barrier', 'exhibition_stand', 'interpretation_booth'],
      title: [/vilvoorde|personeel|feest/i, /200/],
    },
  },
  {
    id: 'ho-bh-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Voor onze studiedag jeugdzorg op dinsdag 17 november in een oude brouwerij in Leuven vragen wij een offerte. We verwachten 150 deelnemers.

Plenair (hele dag, theateropstelling): 150 grijze congresstoelen, een projector met doek van 4 meter, laptop en klikker, een spreekgestoelte in plexi met micro, geluid voor de zaal, 2 dasspeldmicro's en 2 draadloze handmicro's, en een panelgesprek met zes mensen (zes fauteuils).

Daarnaast vier werkgroepen van telkens 30 tot 40 personen: per lokaal een scherm van 65 duim op statief, een flipover en een laptop.

Verder: een onthaalbalie, 20 posterborden, een ringleiding, een AV-technicus voor de hele dag en een tolkcabine met 30 ontvangers en tolken Frans.

Met vriendelijke groet,
Griet Claes`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Congresstoel/, [150, 320]),
        needs('projector', [1, 1]),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [5, 6]),
        needs('presentation_clicker', [1, 5]),
        needs(/gestoelte plexi/, 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('armchair', 6),
        needs(/65"/, 4),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('pinboard', [20, 20]),
        needs('induction_loop', [1, 2]),
        needs('crew_technician', [1, 24]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [30, 33]),
        needs('crew_interpreter', [1, 24]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'chair', 'mic_headset'],
      offers: [...MEETING_OFFERS, ...TABLES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/leuven|studiedag|jeugdzorg/i, /150/],
    },
  },
  {
    id: 'ho-bh-jornada-riego',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

La comunidad de regantes celebra unas jornadas técnicas en un hotel de Elche los días 18 y 19 de noviembre (dos días). Asistirán unas 250 personas, en formato teatro.

Necesitaríamos presupuesto de:
1) proyector y pantalla de 4 metros, portátil y pasador
2) atril de metacrilato con micrófono
3) sonido para la sala
4) cuatro micrófonos inalámbricos de mano y dos de solapa
5) cabina de interpretación y 120 receptores
6) técnico de sonido y técnico de vídeo los dos días
7) mostrador de acreditaciones, dos unidades
8) un photocall

El hotel pone las sillas, las mesas y la tarima. Los intérpretes los contratamos nosotros. No queremos que se grabe ni se retransmita nada, así que cámaras no. Las azafatas también las pone el hotel.

Un saludo,
Encarna`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs('projector', [1, 1]),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('mic_wireless_lapel', [2, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 120]),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        needs('registration_desk', 2),
        needs('backdrop', 1),
      ],
      should: [needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'subwoofer', 'line_array'],
      offers: without(MEETING_OFFERS, ...BROADCAST, ...PLATFORM, 'crew_host'),
      excluded: [
        ...SEATS,
        ...TABLES,
        'stage_deck',
        'mobile_stage',
        'crew_interpreter',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'crew_host',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/elche|jornada/i, /250/],
    },
  },
  {
    id: 'ho-bh-fiesta-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, somos la comisión de fiestas de un barrio de Alzira. El sábado 5 de septiembre montamos cena y verbena en la plaza para unas 400 personas. Toca una orquesta de cinco músicos.

Lo que pedimos:
- el escenario móvil cubierto
- sonido para la plaza con subgraves, 4 monitores, mesa digital y técnico
- luces de escenario con técnico
- 50 conjuntos cerveceros
- 60 tableros... perdón, 20 tableros con caballetes, que lo otro era el año pasado
- 20 guirnaldas de bombillas
- 60 vallas
- 6 váteres químicos y uno adaptado
- un generador de 40 kVA con cuadros y mangueras
- dos paelleros gigantes
- 4 walkies

¿Nos lo podéis mandar antes del viernes? Gracias, Vicent`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs('crew_sound', [1, 14]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 14]),
        needs('beer_table_set', [50, 50]),
        needs(/Tablero 200/, [20, 20]),
        needs('festoon', [20, 20]),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs(/Paellero/, 2),
        needs('two_way_radio', 4),
      ],
      should: [needs(['mic_wired', 'mic_wireless_handheld'], [1, 12]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'mic_wireless_handheld'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'registration_desk', 'ceremony_arch'],
      title: [/alzira|fiesta|verbena|barrio/i, /400/],
    },
  },
];
