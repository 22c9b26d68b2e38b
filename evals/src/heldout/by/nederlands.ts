import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, SEATS, SITE_POWER, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const LOODS_OFF: readonly Selector[] = [...FOG, 'effect_fluid', 'bar_unit', 'crew_bar', 'glassware'];
const SYMPOSIUM_OFF: readonly Selector[] = ['projector', 'projection_screen', 'playback_laptop', ...SEATS];

/** In Dutch. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-by-loodsfeest',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hoi,

Ons installatiebedrijf bestaat 25 jaar en dat vieren we op vrijdag 11 september met een personeelsfeest in onze eigen loods, van acht tot één. Met partners erbij komen we op 180 man.

Wat we zoeken:
- een dj voor de avond, plus twee spelers en een mixer voor hem
- geluid waar je op kunt dansen, en 1 draadloze handmicrofoon voor de baas z'n praatje
- dansvloer van 6 x 6
- danslicht en een spiegelbol
- 24 uplights
- 20 statafels met zwarte hoes
- garderoberekken, 4 stuks
- een fotohokje

De drank, de glazen, de bar en het barpersoneel komen van het café op de hoek, die doet alles. O ja, geen rook of hazer, want in de loods hangen melders die rechtstreeks op de meldkamer zitten.

Groeten, Sjoerd`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('dance_floor', 36),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('uplight', 24),
        needs('table_cocktail', 20),
        needs(/Stretchhoes/, 20),
        needs('coat_rail', 4),
        needs('photo_booth', 1),
      ],
      should: [needs(['subwoofer', 'pa_package'], [1, 8]), needs('transport')],
      allowed: without([...LOUD, ...PARTY_LIGHT, ...ANY_JOB], ...LOODS_OFF),
      offers: without(
        [...PARTY_OFFERS, 'stage_deck', 'strobe', 'two_way_radio', 'crew_steward', ...LOOS],
        ...LOODS_OFF,
      ),
      excluded: LOODS_OFF,
      silly: [
        'generator',
        'projector',
        'lectern',
        'marquee',
        'drum_kit',
        'refrigeration',
        'interpretation_booth',
        'crowd_barrier',
      ],
      title: [/personeelsfeest|25|loods/i, /180/],
    },
  },
  {
    id: 'ho-by-symposium',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Geachte heer, mevrouw,

Op donderdag 4 februari houdt ons ziekenhuis een symposium over acute zorg in de aula. Er komen 200 deelnemers. Ik ontvang graag een offerte voor het volgende:

1. geluid voor spraak in de aula en een geluidstechnicus
2. katheder met zwanenhalsmicrofoon, 2 dasspeldmicrofoons en 2 draadloze handmicrofoons
3. 200 stemkastjes
4. een tolkcabine voor twee tolken en 40 ontvangers
5. in de foyer: 30 posterborden, 12 statafels en een ontvangstbalie
6. als optie: een camera met cameraman om de lezingen op te nemen

Een beamer en een groot scherm zijn in de aula vast aanwezig. De sprekers nemen hun eigen laptop mee. De stoelen staan er ook al.

Met vriendelijke groet,
mw. drs. A. Tolsma
congresbureau`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('crew_sound', [1, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs('voting_system', [200, 210]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 45]),
        needs('pinboard', 30),
        needs('table_cocktail', 12),
        needs('registration_desk', 1),
        offers('camera', 1),
        offers('crew_camera', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...SYMPOSIUM_OFF),
      offers: without([...MEETING_OFFERS, ...BROADCAST, 'crew_interpreter'], ...SYMPOSIUM_OFF),
      excluded: SYMPOSIUM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      unmetToo: [/zender|tolk/i],
      title: [/symposium|acute|ziekenhuis/i, /200/],
    },
  },
  {
    id: 'ho-by-straatfeest',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Goedemiddag, wij van de Vlierstraat houden zaterdag 20 juni ons straatfeest, we verwachten een man of 90 incl. kids. Graag een prijs voor 4 partytenten 3x3, 12 biertafels met banken, 8 lichtsnoeren, springkussen, 2 barbecues en een eenvoudig geluidssetje met microfoon voor de quiz en wat muziek. Stroom halen we uit de huizen maar verlengsnoeren (een stuk of 10) willen we er graag bij. Kunnen jullie brengen en ophalen? Alvast bedankt, Marijke`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('gazebo', 4),
        needs('beer_table_set', 12),
        needs('festoon', 8),
        needs('inflatable', 1),
        needs(/Barbecue/, 2),
        needs(SPEAKERS, [1, 4]),
        needs(/Snoer schuko/, [10, 12]),
        needs('transport', [1, 60]),
      ],
      allowed: without(
        [...SPEECH, ...ANY_JOB, ...SITE_POWER, 'mic_wireless_handheld', 'fire_extinguisher', 'waste_bin', 'ballast'],
        'generator',
      ),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'hand_wash', 'cutlery', 'crockery'], 'generator'),
      silly: [
        'generator',
        'projector',
        'stage_deck',
        'lectern',
        'line_array',
        'stage_monitor',
        'led_wall',
        'table_round',
      ],
      title: [/vlierstraat|straatfeest/i, /90/],
    },
  },
];
