import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import {
  BAND,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SITE_POWER,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

const FETE_OFF: readonly Selector[] = [...STAGES, 'marquee_floor', 'hot_drinks', 'crockery', 'crew_steward'];
const FINAL_OFF: readonly Selector[] = [
  ...STAGES,
  ...SEATS,
  'beer_table_set',
  'bar_unit',
  'crew_bar',
  'crew_steward',
  'two_way_radio',
];
const CASTLE_OFF: readonly Selector[] = [
  ...RADIO_MICS,
  'mic_wired',
  'playback_laptop',
  'crew_video',
  'bar_unit',
  'crew_bar',
];
const SUMMER_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  'drum_kit',
  'guitar_amp',
  'keyboard',
  'crockery',
  'cutlery',
  'marquee_floor',
];

/** Fields, squares and ruins. */
export const OPEN: readonly EvalBrief[] = [
  {
    id: 'ho-bs-swithen-fete',
    language: 'en',
    catalogue: 'cuckmere',
    description: `From: clerk@longswithen-pc
To: hire desk
Re: Fete, Saturday 3 July, Glebe Field

The Council resolved on Monday to seek a quotation as follows.

16 no. pop up gazebos
30 no. trestle tables
60 no. folding chairs
1 no. marquee 6m x 12m (teas)
1 no. public address system with two radio microphones, for the announcer and the dog show, to carry across a field
6 no. portable toilets, 1 no. accessible ditto
12 no. wheelie bins
8 no. two way radios
1 no. 6kVA generator for the tea tent, with leads

Attendance is expected to be between 700 and 900, 12 noon to 5pm.

Members asked me to make clear that the stage has been dropped this year, the silver band will play on the grass. The tea tent does not want flooring. The W.I. bring urns, cups and saucers. Car park and gate will be stewarded by the Scouts.

Mrs J. Peverell, Clerk`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('gazebo', 16),
        needs('table_trestle', 30),
        needs('chair', 60),
        needs(/6m x 12m/, 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('two_way_radio', 8),
        needs(/6kVA/, 1),
        needs('power_cable', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...FETE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'inflatable', 'tablecloth', 'loudhailer'], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: [
        'projector',
        'dance_floor',
        'hazer',
        'lectern',
        'disco_light',
        'led_wall',
        'moving_head',
        'stage_monitor',
      ],
      title: [/swithen|fete|fête|glebe/i, /900/],
    },
  },
  {
    id: 'ho-bs-cup-final-square',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Hi, following on from our call. Town centre manager at the district council here. If the girls get through on Tuesday we're showing the final on a big screen in the Market Place on Sunday 25 July, kick off 5pm. I'd say 1,000 to 1,500, depending on weather.

Could you pencil us in for:
the LED trailer
PA to cover the square, with one radio mic for the host and an engineer
100 crowd barriers
12 toilets + 2 accessible
20 wheelie bins
40 metres of cable ramp

Everyone stands, so no chairs or benches please, and we've decided against a stage. It's alcohol free and we won't be running any kind of bar. Our own wardens do the stewarding and they carry their own radios. First aid is St John's.

If England are out on Tuesday all bets are off!

Lorraine`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/LED screen trailer/, 1),
        needs(SPEAKERS, [2, 20]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crowd_barrier', 100),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
        needs('cable_ramp', 40),
      ],
      should: [needs('transport'), needs(['generator', 'power_distro', 'power_cable'])],
      allowed: without([...OUTDOORS, ...LOUD, 'video_cable', 'crew_video'], ...FINAL_OFF),
      offers: without([...OUTDOORS_OFFERS, 'video_switcher', 'refrigeration', 'crew_stagehand'], ...FINAL_OFF),
      excluded: FINAL_OFF,
      silly: [
        'projector',
        'dance_floor',
        'hazer',
        'lectern',
        'disco_light',
        'stage_monitor',
        'marquee',
        'table_round',
        'carpet',
      ],
      title: [/final|market|screen/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-bs-castle-cinema',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Good evening. The Mallory Film Society is screening two pictures in the ruins of the castle, one on Friday 27 August and one on Saturday 28 August, starting at nightfall. Attendance capped at 280 each night.

We would want the 7 metre inflatable screen, your brightest projector (16,000 lumens I believe), loudspeakers to suit, a sound engineer on both nights, 200 black folding chairs for those who haven't a rug, six strings of festoon for the path, four patio heaters, eight toilets and an accessible one, and a silent generator, 45kVA, with cable and cable ramps (20 should do it).

Margaret has been our projectionist for thirty years. She runs the film from her own laptop and will look after the projector, so please, no laptop and no vision engineer of yours. Nobody makes a speech, the film simply starts, hence no microphones. A gin trailer and a pizza van are booked; they've all their own kit so please nothing for a bar.

G. Ferrars, hon. sec.`,
    good: {
      attendees: 280,
      days: 2,
      must: [
        needs(/Inflatable cinema/, 1),
        needs(/EB-PU2216B/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('crew_sound', [1, 4]),
        needs(/Folding chair/, 200),
        needs('festoon', 6),
        needs('patio_heater', 4),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs(/45kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('cable_ramp', 20),
      ],
      should: [needs('power_distro', [1, 4]), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...CASTLE_OFF, 'mic_stand', 'presentation_clicker'),
      offers: without([...OUTDOORS_OFFERS, 'audio_player'], ...CASTLE_OFF),
      excluded: CASTLE_OFF,
      silly: [
        'stage_deck',
        'dance_floor',
        'stage_monitor',
        'table_round',
        'disco_light',
        'hazer',
        'lectern',
        'marquee',
      ],
      title: [/castle|film|cinema|mallory/i, /280/],
    },
  },
  {
    id: 'ho-bs-ten-k',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Rutland Lakeside 10K - Sunday 19 September

Kit list for quote, runners 800, start 10am, all done by 1:

80 crowd barriers (start funnel + finish)
PA at start/finish and 2 handheld radio mics
1 battery speaker w/ radio mic for the warm up
6 gazebos
14 portaloos, 2 accessible
20 wheelie bins
16 two way radios
10 trestles for the water stations and race HQ
6kva genny + leads
2 deck pieces 8x4 at 1ft for the podium, with a step
finish gantry - do you do an inflatable one?

We can take delivery Saturday pm. Invoice to the running club.
Gaz`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(/Bose S1/, 1),
        needs('gazebo', 6),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
        needs('two_way_radio', 16),
        needs('table_trestle', 10),
        needs(/6kVA/, 1),
        needs('power_cable', [1, 40]),
        needs(/Litedeck 8ft/, 2),
        needs('stage_steps', [1, 2]),
      ],
      should: [needs(/legs, 1ft/, 2), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [
        ...OUTDOORS_OFFERS,
        'carpet',
        'led_wall',
        'marquee',
        'crew_photographer',
        'hot_drinks',
        'registration_desk',
      ],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light', 'uplight'],
      unmet: [/gantry|inflatable/i],
      title: [/10k|rutland|lakeside/i, /800/],
    },
  },
  {
    id: 'ho-bs-works-summer',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Hello, I look after internal comms for a logistics firm near East Midlands Airport. We're having a summer party for staff and families on the sports ground behind the warehouse, Saturday 17 July from 2 until 10. We think 350 people.

Entertainment is an eight-piece ska band. They're a full package: PA, monitors, mixing desk, engineer, and naturally their own drums, amps and keys, so nothing for sound from you. (The MD will say thank you through the singer's mic.) What they do want is your trailer stage and 2 of the stage lighting sets with a lighting engineer for when it gets dark.

Please also include
• one 9m x 21m marquee - straight on the grass, no floor
• 40 picnic bench sets
• 4 gazebos
• 2 bar units, 4 bar staff, 500 wine glasses and 3 bottle fridges
• 1 luxury toilet trailer, 6 ordinary toilets, 1 accessible
• a 45kVA generator and whatever distro and cable goes with it
• 12 strings of festoon

The hog roast people bring plates and cutlery. I'd like 6 patio heaters shown as an option.

Thank you, Bethan`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('lighting_package', 2),
        needs('crew_lighting', [1, 2]),
        needs(/9m x 21m/, 1),
        needs('beer_table_set', 40),
        needs('gazebo', 4),
        needs('bar_unit', 2),
        needs('crew_bar', [4, 48]),
        needs('glassware', 500),
        needs('refrigeration', 3),
        needs('toilet_trailer', 1),
        needs(/^Portable toilet$/, 6),
        needs('toilet_accessible', 1),
        needs(/45kVA/, 1),
        needs('power_distro', [1, 4]),
        needs('power_cable', [1, 40]),
        needs('festoon', 12),
        offers('patio_heater', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...STAGE_LIGHT, ...SITE_POWER, ...ANY_JOB], ...SUMMER_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, 'inflatable', 'space_heater', 'marquee_lining'],
        ...SUMMER_OFF,
        ...BAND,
      ),
      excluded: SUMMER_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'exhibition_stand', 'dj_player', 'mic_wireless_handheld'],
      title: [/summer|staff|airport/i, /350/],
    },
  },
];
