import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** In Spanish and Dutch: a Christmas market, a birthday, a staff party, a symposium. */
export const SPANISH_AND_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-au-mercadillo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Somos la asociación de comerciantes de Villarquemado. Los días 12 y 13 de diciembre (sábado y domingo) montamos el mercadillo navideño en la plaza Mayor, al aire libre; calculamos unas 800 personas cada día.

Necesitamos que nos presupuesten:
* 14 carpas plegables de 3 x 3
* 28 tableros con caballetes
* el escenario móvil cubierto
* equipo de sonido para el grupo de villancicos, con técnico: 4 micros de cable y 2 inalámbricos de mano
* 8 setas de calor
* 40 vallas peatonales
* 6 walkies

Los aseos los pone el ayuntamiento, igual que la luz: hay cuadro eléctrico en la plaza, así que no queremos generador. La iluminación navideña también es municipal, o sea que nada de guirnaldas. Y sillas no hacen falta.

Un saludo y gracias,
Encarna Lahoz`,
    good: {
      attendees: [800, 1600],
      days: 2,
      must: [
        needs(/Carpa plegable/, 14),
        needs(/Tablero/, 28),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 32]),
        needs(/SM58/, [4, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('patio_heater', 8),
        needs('crowd_barrier', [40, 40]),
        needs('two_way_radio', 6),
      ],
      should: [needs('mic_stand', [3, 8]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...BAND, ...STAGE_LIGHT, 'stage_steps', 'stage_skirt'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, ...SEATS, 'festoon'),
      excluded: [...LOOS, ...SEATS, 'generator', 'festoon'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'interpretation_booth', 'disco_light'],
      title: [/villarquemado|mercad/i, /800|1[.,]?600/],
    },
  },
  {
    id: 'ho-au-cumple-cincuenta',
    language: 'es',
    catalogue: 'leven',
    description: `Buenas, vivo en Totnes y el sábado 18 de julio celebro mis cincuenta en el jardín de casa con 90 invitados. Me harían falta: una carpa de 9 x 18 con suelo, 12 mesas redondas de 8 con mantel, 96 sillas Chiavari, una barra de 2 metros con una nevera, un DJ con equipo de música y luces de discoteca, una pista de baile de 5 x 4 metros, 10 guirnaldas y dos baños portátiles. Como opción, el fotomatón. ¿Me pasáis precio? Gracias, Marisol`,
    good: {
      attendees: [90, 96],
      days: 1,
      must: [
        needs(/Marquee 9 x 18/, 1),
        needs('marquee_floor', [162, 162]),
        needs('table_round', [12, 12]),
        needs('tablecloth', [12, 14]),
        needs(/Chiavari/, [96, 100]),
        needs('bar_unit', 1),
        needs('refrigeration', 1),
        needs('crew_dj', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('disco_light', [1, 4]),
        needs('dance_floor', [20, 20]),
        needs('festoon', 10),
        needs('toilet', 2),
      ],
      should: [offers('photo_booth', 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, ...DECKS, 'mic_wireless_handheld', 'napkin', 'dj_booth'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'crockery', 'cutlery', 'glassware'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'line_array', 'choir_riser', 'flip_chart'],
      title: [/totnes|cumplea|cincuent|50/i, /90|96/],
    },
  },
  {
    id: 'ho-au-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Ons bedrijf houdt op vrijdag 11 september een personeelsfeest in onze eigen loods in Aalst, binnen dus, voor 200 medewerkers. Eerst een woordje van de directie, dan walking dinner, daarna dansen.

Wat zoeken we?

- podium van 6 x 3 m, 40 cm hoog, met trap en rok
- geluid voor de speech en de dansavond, 2 draadloze handmicro's
- DJ met draaitafels
- 8 movingheads, discolichten en een spiegelbol
- 24 accu-uplights tegen de muren
- dansvloer van 8 x 6 m
- 30 receptietafels met stretchhoes
- 2 togen van steigerhout
- 4 vestiairerekken
- een photobooth
- geluidstechnicus en lichttechnicus

Graag als optie ook twee koudvuurfonteinen.

Groetjes, Annelies`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_dj', 1),
        needs('moving_head', [8, 8]),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('uplight', [24, 48]),
        needs('dance_floor', [48, 48]),
        needs('table_cocktail', 30),
        needs(/steigerhout/, [2, 2]),
        needs('coat_rail', 4),
        needs('photo_booth', 1),
        needs('crew_sound', [1, 14]),
        needs('crew_lighting', [1, 14]),
      ],
      should: [
        needs(/Stretchhoes/, 30),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('dj_player', [2, 4]),
        offers('spark_machine', 2),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'dj_booth', 'hazer', 'effect_fluid'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'lectern'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'interpretation_booth'],
      title: [/aalst|personeel/i, /200/],
    },
  },
  {
    id: 'ho-au-zorgsymposium',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Op donderdag 19 november vindt in het cultuurcentrum van Dendermonde ons zorgsymposium plaats, met 160 deelnemers.

In de grote zaal, theateropstelling: projector en scherm van 4 meter, laptop met klikker, spreekgestoelte in plexi met zwanenhals, vier dasspelden voor het panel en twee draadloze handmicro's voor vragen. Verder twee camera's met cameraman en een livestream voor wie thuis volgt. Een tolkcabine met 60 ontvangers, Nederlands en Frans, met de tolk erbij. In de drie werkgroepzalen (elk 30 personen) telkens een 65 inch scherm en een flipover.

De geluidsinstallatie van de zaal is prima en de huistechnicus bedient ze, dus boxen of een mengpaneel hoeven niet. Stoelen en tafels zijn er genoeg. De koffie en de lunch, met kopjes en borden, komen van de cafetaria. Bloemen en planten zijn niet nodig.

Met vriendelijke groet,
Goedele Van Impe`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 4]),
        needs(/gestoelte plexi/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 2]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 64]),
        needs('crew_interpreter', [1, 2]),
        needs(/QM65/, 3),
        needs('flip_chart', 3),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('presentation_clicker', [1, 4]),
        needs('crew_camera', [1, 2]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'mixing_console', 'stagebox'),
        ...BROADCAST,
        'interpretation_transmitter',
        'display',
      ],
      offers: without(MEETING_OFFERS, 'plants', ...SEATS),
      excluded: [...SPEAKERS, ...SEATS, 'mixing_console', 'table_trestle', 'crockery', 'hot_drinks', 'plants'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/dendermonde|symposium/i, /160/],
    },
  },
];
