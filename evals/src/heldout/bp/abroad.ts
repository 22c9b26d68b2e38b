import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const VOEUX_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  'lighting',
  'crew_lighting',
  'crew_waiter',
];
const SYMPOSIUM_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'camera',
  'crew_camera',
  'hot_drinks',
  'crockery',
  'glassware',
  'bar_unit',
];

/** In French, Spanish and Dutch. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bp-voeux-du-maire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

La commune organise la cérémonie des vœux du maire le jeudi 14 janvier à 19 h à la salle des fêtes de Langoiran. Nous attendons entre 350 et 400 personnes, debout.

Pourriez-vous nous établir un devis pour :

• une estrade de 4 x 2 m, hauteur 40 cm, avec jupe noire et un escalier
• un pupitre plexi avec son micro col de cygne
• deux micros HF main
• une sono adaptée à la salle, avec un technicien son
• un vidéoprojecteur 5 000 lumens, un écran de 3 m et un PC portable pour le film de l'année
• 30 mange-debout
• 400 flûtes
• 3 portants avec cintres
• 6 oliviers

Les tables et les chaises de la salle nous suffisent largement. L'éclairage aussi : rien à prévoir de ce côté, ni matériel ni technicien. Le vin d'honneur sera servi par les agents municipaux, donc pas de serveurs.

Le bon de commande doit passer avant le 10 décembre.

Bien à vous,
Nadège Fourcade
Secrétariat général`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs('stage_skirt', [4, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 12]),
        needs(/EB-2250U/, 1),
        needs(/Cadre 300/, 1),
        needs('playback_laptop', [1, 2]),
        needs('table_cocktail', 30),
        needs(/Flûte/, 400),
        needs('coat_rail', 3),
        needs('plants', 6),
      ],
      should: [needs(/4 pieds 40/, 4), needs('transport')],
      allowed: without([...SPEECH, ...SLIDES, ...PLATFORM, ...ANY_JOB, 'subwoofer'], ...VOEUX_OFF),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...VOEUX_OFF,
        'uplight',
        'festoon',
        'stage_wash',
        'lighting_package',
        'disco_light',
        'moving_head',
        'mirror_ball',
        'hazer',
        'dance_floor',
        'crew_dj',
      ),
      excluded: VOEUX_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'crew_dj'],
      title: [/v(œ|oe)ux|langoiran|maire/i, /400/],
    },
  },
  {
    id: 'ho-bp-jornadas-oleoturismo',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Somos la oficina técnica de las II Jornadas de Oleoturismo, que se celebran en Baeza el jueves 15 y el viernes 16 de abril, en el antiguo convento. Esperamos 140 asistentes. Les agradeceríamos una oferta con lo siguiente.

Salón de actos (formato teatro):
140 sillas de congreso enlazables; tarima de 6 x 2 m a 40 cm con escalera y faldón; atril de metacrilato con flexo; 2 micros de solapa y 3 de mano; sonido para palabra; proyector de 6.000 lúmenes con pantalla de 4 m, portátil y pasador; una cabina de interpretación y 60 receptores.

Dos salas de taller, de 30 personas cada una:
un monitor de 75 pulgadas con peana y un portátil por sala.

Claustro, para los cafés y la cata:
20 mesas altas de cóctel, 2 mostradores de acreditaciones, un photocall y 8 olivos.

Personal: un técnico de sonido y uno de vídeo los dos días, y dos azafatas.

Como opción, fuera del total: el fotomatón.

Reciban un cordial saludo,
Inmaculada Cazorla`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs(/congreso azul/, 140),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs(/Fastfold 400/, 1),
        needs('playback_laptop', 3),
        needs('presentation_clicker', [1, 3]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 60),
        needs(/LG 75/, 2),
        needs('table_cocktail', 20),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs('plants', 8),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs('crew_host', [2, 60]),
        offers('photo_booth', 1),
      ],
      should: [needs(/Patas 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'display', 'display_stand'],
      offers: [...MEETING_OFFERS, 'photo_booth', 'glassware', 'refrigeration', 'bar_unit', 'tablecloth', 'crew_waiter'],
      unmetToo: [/transmis|emisor|radiador|int[eé]rprete/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/oleoturismo|baeza|jornadas/i, /140/],
    },
  },
  {
    id: 'ho-bp-slaapsymposium',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Beste,

Voor ons jaarlijkse symposium Slaapgeneeskunde zoeken we een AV-partij. Vrijdag 13 november, 9.00-17.00 uur, schouwburg Odeon in Zwolle. In de grote zaal zitten 150 deelnemers, en thuis kijken er naar verwachting 200 mee.

Dit hebben we nodig:
– geluid in de zaal, met 2 headsets voor de dagvoorzitters, 1 dasspeld en 4 draadloze handmicrofoons voor vragen
– plexi katheder met zwanenhals
– 2 laptops en een klikker
– een spiekmonitor voor de sprekers
– 150 stemkastjes
– streamer met opname, plus een technicus beeld
– een technicus geluid
– foyer: 16 statafels met zwarte stretchhoes, 2 balies voor de ontvangst, 20 posterborden

De beamer en het doek van het theater mogen we gebruiken, dat is al geregeld. De camera's en de cameramensen leent onze eigen audiovisuele dienst ons uit. En alles wat met koffie, lunch en borrel te maken heeft (koffieketels, servies, glazen, bar) doet de horeca van Odeon.

Alvast bedankt!
Dr. Wieteke Brands`,
    good: {
      attendees: [150, 350],
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('mic_headset', 2),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [4, 5]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', [2, 3]),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('voting_system', 150),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 20]),
        needs('crew_sound', [1, 20]),
        needs('table_cocktail', 16),
        needs(/Stretchhoes/, 16),
        needs('registration_desk', 2),
        needs('pinboard', 20),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'video_switcher', 'video_converter', 'network'], ...SYMPOSIUM_OFF),
      offers: without(MEETING_OFFERS, ...SYMPOSIUM_OFF),
      excluded: SYMPOSIUM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/slaap|zwolle|odeon|symposium/i, /150|350/],
    },
  },
];
