import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, WALL } from '../../usual.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';
import { kept } from './keep.ts';

/** In French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ba-marche-noel',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre marché de Noël se tient place de la mairie à Créon les 11 et 12 décembre. Il nous faudrait 12 barnums 3x3, 24 plateaux de 183, 10 guirlandes guinguette, 4 parasols chauffants, 30 barrières Vauban et une petite sono avec micro sans fil pour les annonces.

La commune fournit l'électricité, donc pas de groupe électrogène. Les toilettes publiques seront ouvertes. Le vin chaud est tenu par le comité des fêtes, qui vient avec ses percolateurs.

Merci d'avance,
Sandrine`,
    good: kept({
      attendees: null,
      days: 2,
      must: [
        needs('gazebo', 12),
        needs(/Plateau rect/, 24),
        needs('festoon', 10),
        needs('patio_heater', 4),
        needs('crowd_barrier', 30),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', /gaz/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...LOOS, 'generator', /GNR/, 'hot_drinks'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'line_array', 'chair_banquet'],
      title: [/créon|marché|noël/i],
    }),
  },
  {
    id: 'ho-ba-seminaire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, nous organisons un séminaire de direction les 6 et 7 octobre dans un domaine près de Libourne, 40 personnes en format classe. Besoin : 20 tables de conférence, 40 chaises coque noires, un vidéoprojecteur et un écran de 3 m, un PC portable avec télécommande, une petite sonorisation, deux micros cravate et un micro main, 3 paperboards, un technicien son les deux jours. Merci de votre devis. Cordialement, Bruno`,
    good: kept({
      attendees: 40,
      days: 2,
      must: [
        needs(/Table de conférence/, [20, 20]),
        needs(/M2 accrochable/, [40, 42]),
        needs('projector', 1),
        needs(/300 x 170/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        either(needs('pa_package', [1, 1]), needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2])),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('flip_chart', 3),
        needs('crew_sound', [1, 24]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'hot_drinks'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/libourne|séminaire/i, /40/],
    }),
  },
  {
    id: 'ho-ba-bodas-oro',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, son las bodas de oro de mis padres, el sábado 12 de junio, comida en nuestro jardín para 60 personas. Queremos 6 mesas redondas de 10 con mantel blanco, 60 sillas crossback, 60 servilletas, 60 platos llanos, 60 cubiertos y 120 copas de vino, 8 guirnaldas de luz y un altavoz a batería con micro para unas palabras. ¿Nos pasáis precio con el porte? Gracias, Nuria`,
    good: kept({
      attendees: 60,
      days: 1,
      must: [
        needs(/Redonda 180/, [6, 6]),
        needs('tablecloth', [6, 7]),
        needs(/Crossback/, [60, 64]),
        needs('napkin', [60, 66]),
        needs('crockery', [60, 66]),
        needs('cutlery', [60, 66]),
        needs(/Copa de vino/, [120, 120]),
        needs('festoon', 8),
        needs(/bater/, [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'line_array', 'interpretation_booth'],
      title: [/bodas de oro|jardín|aniversario/i, /60/],
    }),
  },
  {
    id: 'ho-ba-jornada-medica',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

Solicitamos presupuesto para una jornada médica en Valencia, martes 19 de octubre, 200 asistentes.

- sonido para la sala, 2 micros de mano para preguntas y 4 de solapa para los ponentes
- atril con flexo
- proyector y pantalla de 4 m
- una cabina de interpretación y 80 receptores
- mostrador de acreditaciones y 2 azafatas
- técnico de sonido y técnico de vídeo

Los intérpretes los contratamos nosotros. La sala ya tiene butacas y tarima. No habrá emisión por internet ni se grabará.

Un saludo,
Secretaría técnica`,
    good: kept({
      attendees: 200,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wireless_lapel', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 80),
        needs('registration_desk', 1),
        needs('crew_host', [2, 24]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...RADIO_MICS],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        ...STAGES,
        'crew_interpreter',
        'streaming_encoder',
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/valencia|jornada/i, /200/],
    }),
  },
  {
    id: 'ho-ba-chiroquiz',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag, op vrijdag 19 november houden we onze chiroquiz in de parochiezaal van Lint, 200 man. We zoeken een beamer met scherm van 3 m, geluid met twee draadloze micro's, 40 klaptafels en 200 zwarte klapstoelen. Toog, glazen en koelkasten zijn in de zaal. Een laptop hebben we zelf en bedienen doen we ook zelf, dus geen techniekers. Groetjes, Lotte`,
    good: kept({
      attendees: 200,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/300 x 169/, 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Klaptafel/, 40),
        needs(/Klapstoel zwart/, 200),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'bar_unit',
        'glassware',
        'refrigeration',
        'playback_laptop',
        'crew_sound',
        'crew_video',
        'crew_lighting',
        'crew_technician',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'line_array'],
      title: [/lint|quiz/i, /200/],
    }),
  },
  {
    id: 'ho-ba-opening-magazijn',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Donderdag 16 september openen we ons nieuwe magazijn in Temse met een staande receptie voor 250 genodigden. Graag een offerte voor:

- podium 4 x 3 m met trap en zwarte rok
- plexi spreekgestoelte met zwanenhalsmicro
- geluid voor toespraken en voor een jazztrio (contrabas, piano, sax)
- 9 m² LED-wand
- 16 accu-uplights
- 30 receptietafels met stretchhoes
- rode loper
- geluidstechnicus en videotechnicus

In optie: een photobooth.

Met vriendelijke groeten,
Veerle`,
    good: kept({
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [6, 12]),
        needs('stage_steps', [1, 2]),
        needs(/plexi/, 1),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs(/LED-wand/, [9, 9]),
        needs('uplight', 16),
        needs(/Receptietafel/, 30),
        needs(/Stretchhoes/, [30, 34]),
        needs('carpet', [1, 1]),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [
        offers('photo_booth', 1),
        needs('stage_skirt', [4, 16]),
        needs('mic_lectern', 1),
        needs(['mic_wired', 'mic_instrument', 'di_box'], [1, 8]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BAND, ...PLATFORM, ...WALL, 'keyboard', 'piano', 'mic_wireless_handheld', 'stanchion'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS, ...ANY_JOB],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth', 'beer_table_set'],
      title: [/temse|opening|magazijn/i, /250/],
    }),
  },
];
