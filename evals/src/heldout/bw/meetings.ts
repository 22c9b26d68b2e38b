import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';

const HARBOUR_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'playback_laptop',
  'chair',
  'chair_banquet',
  'table_trestle',
  'table_round',
];
const TWINNING_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'display',
  'playback_laptop',
  'hot_drinks',
  'crockery',
];

/** People who talk, and people who show what they sell. */
export const MEETINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bw-harbour-hybrid',
    language: 'en',
    catalogue: 'tavy',
    description: `Hi there,

Could I get a price for our inshore fishermen's winter meeting please. Tuesday 12 January, 10 till about 3, at the Old Fish Market Hall in Brixham. I'd say 70 to 90 in the hall and the rest of the membership will be watching on Teams.

What we'd want from you:
- two cameras on tripods with an operator on each
- whatever mixes the pictures and sends them out live, and a recording of the whole thing afterwards
- three lapel mics for the folk at the front and two handhelds to pass about
- speakers so they can hear at the back, and a sound engineer

The hall put in a fixed projector and screen last year which work fine, so we'll be using those. Tables and chairs the caretaker sees to before we arrive. The slides and the Teams call both run off my own laptop.

Ta,
Wendy`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'audio_recorder'], ...HARBOUR_OFF),
      offers: without(MEETING_OFFERS, ...HARBOUR_OFF),
      excluded: HARBOUR_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/brixham|fish|meeting/i, /90/],
    },
  },
  {
    id: 'ho-bw-nursing-conference',
    language: 'en',
    catalogue: 'tavy',
    description: `REQUEST FOR QUOTATION
South West Community Nursing Conference
Haldon Racecourse, Exeter. Wednesday 21 and Thursday 22 April (two full days). 240-260 delegates.

1. Main hall (theatre style)
1.1 260 black folding chairs
1.2 Stage 6m x 2m, 60cm high, with one set of steps
1.3 Perspex lectern with gooseneck microphone; 4 lapel and 2 handheld radio microphones
1.4 16,000 lumen projector, 16ft screen, show laptop and slide clicker
1.5 Speech reinforcement for the full room
1.6 Portable hearing loop

2. Four breakout rooms (up to 40 people each)
2.1 One 75 inch display on a stand per room
2.2 One show laptop and one slide clicker per room

3. Foyer
3.1 24 poster boards
3.2 10 poseur tables
3.3 2 registration desks

4. Staffing: one sound engineer and one video technician on both days.

5. Please show as an option: streaming of the main hall sessions, including two cameras with operators.

Our ceiling for the whole is £9,500 + VAT.`,
    good: {
      attendees: 260,
      days: 2,
      must: [
        needs(/Folding chair/, [260, 420]),
        needs('stage_deck', 6),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(SPEAKERS, [2, 12]),
        needs('induction_loop', [1, 2]),
        needs(/75in/, 4),
        needs('playback_laptop', 5),
        needs('presentation_clicker', 5),
        needs('pinboard', 24),
        needs('table_cocktail', 10),
        needs('registration_desk', 2),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        offers('streaming_encoder', [1, 2]),
        offers('camera', 2),
        offers('crew_camera', [2, 4]),
      ],
      should: [needs('stage_leg', 6), needs(/MZ16/, 1), needs(/16ft/, 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'chair'],
      offers: [...MEETING_OFFERS, ...BROADCAST, ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'bar_unit'],
      title: [/nursing|exeter|haldon|conference/i, /260/],
    },
  },
  {
    id: 'ho-bw-twinning-day',
    language: 'en',
    catalogue: 'tavy',
    description: `Good morning,

I am the secretary of our town twinning association. On Saturday 8 May our friends from Brittany and from the Eifel come over for a day of talks about the next ten years, in the Assembly Room at Totnes. Sixty people altogether, sitting classroom fashion, two to a trestle table.

We shall need thirty 6ft trestle tables and sixty chairs; one two-seat interpreters' booth and sixty receivers with headphones; a lectern with a microphone on it and two hand-held radio microphones; loudspeakers; and one AV technician for the day, let us say nine to five.

It is all talking, nobody is showing slides or films, so please put down no projector, no screens and no computers. The ladies of the Assembly Room look after the coffee with their own urns and china.

Yours sincerely,
Marguerite Pole-Stacey`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs('table_trestle', 30),
        needs(['chair', 'chair_banquet'], 60),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 4]),
        needs('crew_technician', [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'crew_interpreter'], ...TWINNING_OFF, 'presentation_clicker', 'video_switcher'),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...TWINNING_OFF, 'led_wall'),
      excluded: TWINNING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', 'led_wall'],
      title: [/twinning|totnes/i, /60|sixty/i],
    },
  },
  {
    id: 'ho-bw-food-trade-show',
    language: 'en',
    catalogue: 'tavy',
    description: `Web enquiry - Exhibitions
Company: Larder South West
Event: food & drink trade show
Venue: Westcott Showground, main hall (indoors)
Dates: 2 - 3 March
Visitors: 1200 across the 2 days

Requirement:
48 shell scheme stands 3x2, each stand with 1 trestle table + 2 folding chairs
Demo kitchen: stage 4m x 3m at 60cm with steps & black skirt, PA for about 100 watching, 2 headset mics for the chefs, 1 handheld for the compere, 100 folding chairs in front. Also one camera with an operator on the worktop feeding a 75" display either side of the stage, so 2 displays.
2 reg desks at the door
10 walkie talkies for our floor team
Sound engineer both days pls

Please include delivery.`,
    good: {
      attendees: [600, 1200],
      days: 2,
      must: [
        needs('exhibition_stand', 48),
        needs('table_trestle', [48, 52]),
        needs(/Folding chair/, [196, 200]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 16]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('camera', 1),
        needs('crew_camera', [1, 2]),
        needs(/75in/, 2),
        needs('registration_desk', 2),
        needs('two_way_radio', 10),
        needs('crew_sound', [1, 2]),
        needs('transport'),
      ],
      should: [needs('stage_leg', 6)],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, ...ANY_JOB, 'display', 'display_stand'],
      offers: [
        ...MEETING_OFFERS,
        'carpet',
        'stanchion',
        'crew_steward',
        'waste_bin',
        'hand_wash',
        'refrigeration',
        'table_cocktail',
        'backdrop',
        'toilet',
        'toilet_accessible',
        'crockery',
        'glassware',
        'fire_extinguisher',
        'tablecloth',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'gazebo', 'table_round'],
      title: [/larder|westcott|food|trade/i],
    },
  },
];
