import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SITE_POWER, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';
import { LAMPS, OPERATOR, sound } from './shared.ts';

/** In French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ah-colloque-direct',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous organisons un colloque sur l'eau les jeudi 7 et vendredi 8 octobre à Libourne, 160 personnes en salle, format théâtre. Merci de chiffrer pour les deux jours :

• sonorisation de la salle, 5 micros-cravates pour la table ronde, 2 micros main HF pour le public
• un pupitre avec micro col de cygne
• un vidéoprojecteur 8 500 lumens, un cadre de 4 m, un ordinateur portable et une télécommande
• captation et diffusion en direct : 2 caméras avec leurs cadreurs
• 3 salles d'atelier de 25 personnes avec chacune un écran 55 pouces sur pied et un paperboard
• un technicien son et un technicien vidéo

Le palais des congrès met à disposition les tables, les chaises et une connexion fibre dédiée. L'éclairage de scène est à demeure. Pour les repas, un traiteur vient avec toute sa vaisselle.

Bien cordialement,
Maëlle Duprat`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        sound([2, 8]),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', 1),
        needs(/55 pouces/, 3),
        needs('flip_chart', 3),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 3]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: [...MEETING, 'subwoofer', 'line_array', 'display', 'intercom', 'video_recorder', 'video_converter'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'table_desk',
        'network',
        ...LAMPS,
        'crew_lighting',
        ...TABLEWARE,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'beer_table_set'],
      title: [/colloque|libourne/i, /160/],
    },
  },
  {
    id: 'ho-ah-mariage-grange',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour à vous, on se marie le samedi 19 juin dans le pré de mes parents près de Bazas, on sera 120 assis. Il nous faudrait la structure 10 x 15 avec plancher, 12 tables rondes de 10 nappées, 120 chaises cross-back en bois, 120 serviettes, une piste de danse de 5 x 5 m, 8 guirlandes guinguette, 2 mange-debout par vingtaine d'invités donc 12, et 120 chaises pliantes blanches pour la cérémonie avec l'arche. Côté son : de quoi faire danser tout le monde, un micro sans fil pour les discours et un DJ jusqu'à 3 h. Un groupe électrogène aussi, le pré est loin de tout, et une roulotte sanitaire. Merci, Chloé et Tom`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Structure 10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs(/Ø 180/, [12, 13]),
        needs('tablecloth', [12, 26]),
        needs(/cross-back/, [120, 126]),
        needs('napkin', [120, 132]),
        needs('dance_floor', [20, 30]),
        needs('festoon', 8),
        needs('table_cocktail', 12),
        needs(/pliante blanche/, [120, 126]),
        needs('ceremony_arch', 1),
        sound([2, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/conférence|Mipro/, [1, 2])),
        needs('crew_dj', 1),
        needs('generator', [1, 2]),
        needs('toilet_trailer', [1, 2]),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: [
        ...SITE_POWER,
        ...ANY_JOB,
        ...LOUD,
        ...PARTY_LIGHT,
        ...DECKS,
        'mic_wireless_handheld',
        'fire_extinguisher',
        'floodlight',
      ],
      offers: [
        ...PARTY_OFFERS,
        ...OUTDOORS_OFFERS,
        ...SHOW_OFFERS,
        ...TABLEWARE,
        'marquee_lining',
        'space_heater',
        'fan',
        'hand_wash',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'line_array', 'stage_monitor', 'fencing'],
      title: [/mariage|bazas/i, /120/],
    },
  },
  {
    id: 'ho-ah-jornada-cabinas',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

El martes 18 de mayo celebramos en un hotel de Castellón una jornada sobre cerámica, de un día, con 150 asistentes. Habrá interpretación simultánea español-inglés e intervienen cuatro ponentes y una moderadora.

Solicitamos presupuesto de:
- 1 cabina de interpretación y 150 receptores
- 5 micrófonos de solapa y 2 de mano inalámbricos
- equipo de sonido para la sala, con técnico
- 2 pantallas de 4 m con sus proyectores y un portátil con mando
- atril
- mostrador de acreditaciones
- retransmisión en directo con 2 cámaras

El hotel pone las sillas, las mesas y el escenario, y también se encarga del café y la comida con su propia vajilla. Las azafatas son alumnas de la escuela. Los intérpretes los contratamos nosotros. No hace falta iluminación.

Saludos cordiales,
Amparo Ferrer`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [150, 165]),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', [2, 3]),
        sound([2, 8]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs(/400 x 225/, 2),
        needs('projector', 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('registration_desk', 1),
        needs('camera', 2),
        needs('streaming_encoder', 1),
      ],
      should: [needs('mic_lectern', 1), needs('crew_video', [1, 3]), needs('transport')],
      allowed: [...MEETING, 'subwoofer', 'line_array', 'crew_camera', 'video_recorder'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        ...STAGES,
        ...TABLEWARE,
        'crew_host',
        'crew_interpreter',
        'lighting',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'beer_table_set'],
      title: [/castell[oó]n|jornada|cer[aá]mica/i, /150/],
    },
  },
  {
    id: 'ho-ah-fiestas-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, somos la asociación de vecinos y preparamos las fiestas del barrio para el sábado 17 de julio en la plaza, al aire libre, unas 400 personas. Por la tarde paella gigante y por la noche toca una orquesta de siete músicos.

Nos hace falta: el escenario móvil cubierto, equipo de sonido con subgraves para 400 personas y seis monitores, técnico de sonido y técnico de luces, luces para el escenario, 50 conjuntos cerveceros, dos paelleros gigantes, 6 carpas plegables, 10 guirnaldas, 2 barras con 2 botelleros, 60 vallas, 4 aseos portátiles y 1 adaptado, y un generador de 40 kVA. El presupuesto máximo es de 7.000 euros. Gracias, Vicent`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        either(needs('subwoofer', [2, 8]), needs(/Verbena/, [1, 3])),
        needs('stage_monitor', 6),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('beer_table_set', 50),
        needs(/Paellero/, 2),
        needs('gazebo', 6),
        needs('festoon', 10),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('crowd_barrier', 60),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('generator', 1),
      ],
      should: [
        needs(['mic_wired', 'mic_wireless_handheld'], [2, 16]),
        needs('power_distro'),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PARTY_LIGHT, ...PLATFORM, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'interpretation_booth', 'ceremony_arch', 'air_conditioner', 'registration_desk'],
      title: [/fiestas?|barrio/i, /400/],
    },
  },
  {
    id: 'ho-ah-nieuwjaarsreceptie',
    language: 'nl',
    catalogue: 'zenne',
    description: `Goedemiddag,

Voor onze nieuwjaarsreceptie op donderdag 14 januari in de loods te Vilvoorde verwachten we 300 man, staand. Graag een offerte voor:

- 40 statafels met stretchhoes
- 6 garderoberekken met hangers
- geluid voor de speech en achtergrondmuziek, met 2 draadloze handmicrofoons
- 2 schermen van 86" op statief met een laptop, voor het filmpje
- 20 meter zwarte pipe & drape om de rekken af te schermen
- 2 heteluchtkanonnen, want de loods is niet verwarmd
- een technicus voor de avond

De traiteur brengt glazen, toog en zaalpersoneel mee. Na negenen draait een collega plaatjes op zijn eigen draaitafels, hij heeft van jullie enkel een ingang op de mixer nodig. Een podium is niet nodig, de baas staat gewoon op een palet.

Groeten,
Wouter`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('table_cocktail', 40),
        needs(/Stretchhoes/, 40),
        needs('coat_rail', 6),
        sound([2, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/86/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/Pipe & drape/, 20),
        needs('space_heater', 2),
        needs([...OPERATOR], [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...LOUD, 'fuel', 'display'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [...STAGES, 'glassware', 'bar_unit', 'crew_bar', 'crew_waiter', ...DECKS, 'crew_dj'],
      silly: [
        'toilet',
        'marquee',
        'crowd_barrier',
        'beer_table_set',
        'stage_monitor',
        'choir_riser',
        'table_round',
        'line_array',
      ],
      title: [/nieuwjaar|vilvoorde/i, /300/],
    },
  },
  {
    id: 'ho-ah-quizavond',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo, de chiro houdt op zaterdag 20 februari haar jaarlijkse quiz in de sporthal, 40 ploegen van 5, dus 200 deelnemers die aan tafel zitten. We hebben nodig: 40 klaptafels en 200 zwarte klapstoelen, een podium van 4 x 2 m met trap voor de quizmasters, een geluidsinstallatie voor de hele zaal met 1 draadloze handmicro en 2 hoofdbeugels, 2 projectoren met 2 schermen van 4 m breed, een laptop en een klikker. Ook 2 koelkasten en een houten toog van 4 m (2 stuks). Budget ongeveer 2.500 euro. Levering vrijdag, ophaling zondag. Dank u, Lotte`,
    good: {
      attendees: 200,
      must: [
        needs(/Klaptafel/, 40),
        needs(/Klapstoel zwart/, 200),
        needs('stage_deck', 4),
        sound([2, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', 2),
        needs('projector', 2),
        needs(/400 x 225/, 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs(/Koelkast/, 2),
        needs(/Toog steigerhout/, 2),
      ],
      should: [needs('stage_steps', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...RADIO_MICS, 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'dance_floor',
        'beer_table_set',
        'stage_monitor',
        'line_array',
      ],
      title: [/quiz/i, /200/],
    },
  },
];
