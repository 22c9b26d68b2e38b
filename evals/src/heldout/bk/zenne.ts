import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In Dutch over a Flemish shelf: a play in a parish hall, a birthday in a garden, a day for teachers. */
export const ZENNE: readonly EvalBrief[] = [
  {
    id: 'ho-bk-toneelkring',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Onze toneelkring speelt op 13, 14 en 15 november in de parochiezaal van Lennik, telkens voor een 130-tal toeschouwers. De zaal wordt volgend jaar verbouwd en het oude podium is al afgebroken, dus dat huren we deze keer:

- podium 8 x 5 m, 60 cm hoog, met trap en zwarte rok aan de voorkant
- 24 m pipe & drape zwart als achterdoek en coulissen
- 8 profielspots, 12 ledparren en een lichttafel
- 2 luidsprekers op statief voor de muziek en een paar geluidseffecten, met een klein mengpaneel
- 1 hazer met vloeistof

Het licht bedient onze Wout, een lichttechnicus is niet nodig. De acteurs spreken onversterkt: geen micro's. Stoelen zijn er genoeg in de zaal, en de bar van de parochie blijft gewoon open.

Levering op donderdag 12 november in de voormiddag. Met twee man om te helpen opbouwen graag.

Groetjes,
Lieve Van Damme`,
    good: {
      attendees: [125, 135],
      days: 3,
      must: [
        needs('stage_deck', [20, 40]),
        needs('drape', [24, 24]),
        needs('profile_spot', 8),
        needs(/Spectral/, [12, 12]),
        needs('lighting_console', 1),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('mixing_console', 1),
        needs('hazer', 1),
        needs('crew_stagehand', [2, 40]),
        needs('transport'),
      ],
      should: [
        needs('speaker_stand', 2),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 16]),
        needs('effect_fluid', [1, 4]),
      ],
      allowed: [
        ...without(LOUD, 'crew_sound', 'mic_stand'),
        ...without(STAGE_LIGHT, 'crew_lighting'),
        ...ANY_JOB,
        'stage_handrail',
        'stage_ramp',
      ],
      offers: without([...SHOW_OFFERS, 'crew_sound', 'intercom', 'two_way_radio'], 'backline', 'crew_lighting'),
      excluded: [
        'crew_lighting',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_stand',
        ...SEATS,
        'bar_unit',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'crowd_barrier', 'disco_light', 'projector'],
      title: [/lennik|toneel/i, /130/],
    },
  },
  {
    id: 'ho-bk-tuinfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo, mijn man wordt vijftig en dat vieren we op zaterdag 22 augustus met 70 man in onze tuin in Overijse. Graag prijs voor een feesttent 6x12 met vloer, 10 receptietafels met zwarte stretchhoes, 6 biertafelsets, 1 toog van steigerhout, 1 biertap, 2 koelkasten, een batterijspeaker met micro voor de speech, 4 snoeren prikkabel, 2 terrasverwarmers en 140 bierglazen. Er speelt ook een akoestisch duo, gitaar en zang, dat heeft 2 bekabelde micro's en 1 di-box nodig en een zuiltje van jullie. Stroom komt uit het huis. Kunnen jullie ook leveren? Groeten, Griet`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Feesttent 6 x 12/, 1),
        needs('table_cocktail', 10),
        needs('beer_table_set', 6),
        needs(/steigerhout/, 1),
        needs(/Biertap/, 1),
        needs(/Koelkast/, 2),
        needs(/batterijspeaker/, 1),
        needs('festoon', 4),
        needs('patio_heater', 2),
        needs(/Bierglas/, [140, 140]),
        needs('mic_wired', 2),
        needs('di_box', 1),
        needs('speaker_column', [1, 2]),
        needs('transport'),
      ],
      should: [needs('marquee_floor', [72, 72]), needs(/Stretchhoes/, 10), needs('mic_stand', [2, 3])],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...BAND.filter((each) => each !== 'line_array'),
        'mic_wireless_handheld',
      ],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'in_ear_monitor'], 'gazebo'),
      excluded: ['generator', 'fuel'],
      silly: ['line_array', 'projector', 'lectern', 'flip_chart', 'crowd_barrier', 'mobile_stage', 'voting_system'],
      title: [/overijse|verjaardag|tuin|feest/i, /70/],
    },
  },
  {
    id: 'ho-bk-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Onze scholengroep houdt op woensdag 21 april een studiedag voor 150 leerkrachten op de campus in Asse. In de voormiddag plenair in de aula, in de namiddag vier seminarielokalen van 30 tot 40 personen.

Aula
* spreekgestoelte in plexi met zwanenhalsmicro
* 2 dasspelden voor de sprekers, 2 draadloze handmicro's voor vragen
* retourscherm
* mengpaneel dat we op de vaste luidsprekers van de aula kunnen aansluiten

Seminarielokalen, telkens
* scherm van 65 inch op statief
* flipover

Verder
* onthaalbalie
* 4 vestiairerekken
* technicus van 8 tot 16 uur

In de aula hangen ook een projector en een doek, die werken prima. Tafels en stoelen zijn er overal. Laptops brengen de sprekers zelf mee. De broodjes en de koffie zijn voor de hotelschool, met hun servies. Een podium hoeft niet.

Met vriendelijke groet,
Ruben Claes`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/gestoelte plexi/, 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs('mixing_console', 1),
        needs(/65"/, 4),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('coat_rail', 4),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: without(
        [...MEETING, ...SPEECH, ...SLIDES],
        ...SPEAKERS,
        'projector',
        'projection_screen',
        'projector_lens',
        'playback_laptop',
        'speaker_stand',
        'amplifier',
      ),
      offers: without(MEETING_OFFERS, ...SCREENS, ...STAGES, 'playback_laptop', 'registration_desk'),
      excluded: [
        ...SPEAKERS,
        'projector',
        'projection_screen',
        ...SEATS,
        'table_round',
        'table_trestle',
        'playback_laptop',
        ...TABLEWARE,
        'hot_drinks',
        ...STAGES,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...DECKS],
      title: [/asse|studiedag/i, /150/],
    },
  },
];
