import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const SEAGRASS_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'table_round', 'table_trestle'];
const CLUB_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'playback_laptop',
  'bar_unit',
  'crew_bar',
];
const BIKE_OFF: readonly Selector[] = ['lectern', 'mic_lectern', 'bar_unit', 'glassware', 'refrigeration', 'crew_bar'];
const MARINE_OFF: readonly Selector[] = ['power_distro', 'power_cable', 'crew_electrician', 'coat_rail'];

/** Meetings, a launch and a fair. */
export const ARUN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bp-seagrass-conference',
    language: 'en',
    catalogue: 'arun',
    description: `Good morning,

I look after events for a small marine charity and we need a quote for our yearly conference: Wednesday 7 and Thursday 8 October at the Grand Marina Hotel in Chichester. There'll be 180 of us both days.

Everyone is together in the Solent Suite for the main sessions, theatre style. In there we would like a low stage (16ft by 8ft, a foot high, with steps up), an oak lectern with its gooseneck mic, four headset mics for the panels and three handheld radio mics for questions, speakers that suit the room, a comfort monitor at the front so speakers can see their own slides, and a laptop with a clicker.

After lunch we split into three breakout rooms of 25-35 people. Each wants a 55in TV on a stand, a laptop and a flip chart.

In the foyer, two registration desks and 12 poster boards.

Staff: one sound engineer and one AV technician, both days please.

The Solent Suite comes with a ceiling projector and a big drop-down screen and we're happy with those. Tables and chairs throughout are part of our room rate with the hotel.

Many thanks
Ffion Garland`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs('confidence_monitor', 1),
        needs('playback_laptop', 4),
        needs('presentation_clicker', [1, 4]),
        needs(/TV 55in/, 3),
        needs('flip_chart', 3),
        needs('registration_desk', 2),
        needs('pinboard', 12),
        needs('crew_sound', [1, 2]),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs(/legs 1ft/, 4), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'display', 'display_stand'], ...SEAGRASS_OFF),
      offers: without(MEETING_OFFERS, ...SEAGRASS_OFF),
      excluded: SEAGRASS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/chichester|conference|marina/i, /180/],
    },
  },
  {
    id: 'ho-bp-yacht-club-agm',
    language: 'en',
    catalogue: 'arun',
    description: `Dear Sirs,

The Club will hold its AGM in the Upper Deck Room on Friday 27th November at 7.30 p.m. We expect some 90 members in person, seated in rows, and perhaps another 50 on Zoom.

I should be obliged for an estimate for the following:

(a) 90 blue conference chairs
(b) two 75 inch televisions on stands, one each side of the room
(c) the oak lectern with a gooseneck microphone, a lapel microphone for the Commodore, and two handheld radio microphones to be passed about
(d) suitable loudspeakers
(e) a portable hearing loop
(f) one of your AV technicians from 6 until 10

The Zoom side is in the hands of young Toby Marchant, who has done it three years running. He supplies the camera and works it, and the slides and the meeting itself run off his own laptop; none of that should appear on your estimate. Nor should a bar or anybody to serve behind it, the Club's own will be open as usual.

Yours faithfully,
R. J. Tillotson
Hon. Secretary`,
    good: {
      attendees: [90, 140],
      days: 1,
      must: [
        needs(/Conference chair/, 90),
        needs(/TV 75in/, 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('induction_loop', [1, 2]),
        needs('crew_technician', [1, 8]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand'], ...CLUB_OFF),
      offers: without([...MEETING_OFFERS, 'chair', 'table_trestle'], ...CLUB_OFF),
      excluded: CLUB_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer'],
      title: [/agm|annual|club|upper deck/i, /90|140/],
    },
  },
  {
    id: 'ho-bp-cargo-bike-launch',
    language: 'en',
    catalogue: 'arun',
    description: `Hello Arun,

Priya at the airport passed me your address. We're showing our new cargo bike to dealers and press on Thursday 19 March, Hangar 3 at Shoreham, doors 17:30, all done by 21:00. 120 people. They sit theatre style for 40 minutes of talking and after that they wander about and ride things.

Wanted:
LED wall 6m wide x 3m high + somebody to run it
2 laptops, main and backup
stage 24ft x 12ft, 1ft high, black valance round it, and a ramp because the bikes get ridden on
3 headset mics, 1 handheld for questions
sound that can do talking and also a loud opening film, + sound engineer
stage lighting + a lighting tech
16 battery uplighters
120 white folding chairs
cold sparks: show 4 of them as an option, I don't have the sign-off from the fire people yet

Not wanted: a lectern. Nobody is standing behind anything, Marcus feels strongly about this. And the drinks are with Salt & Rye, who turn up with their own bar, glasses, fridges and people.

Budget is 12k plus VAT, tell me if that is mad.

Joost`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', 18),
        needs('crew_video', [1, 2]),
        needs('playback_laptop', 2),
        needs('stage_deck', 9),
        needs('stage_skirt', [10, 24]),
        needs('stage_ramp', 1),
        needs('mic_headset', [3, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [2, 14]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('uplight', 16),
        needs(/Folding chair/, 120),
        offers('spark_machine', 4),
      ],
      should: [needs(/legs 1ft/, 9), needs('transport')],
      allowed: without(
        [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, 'moving_head', 'followspot'],
        ...BIKE_OFF,
      ),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS, 'spark_machine', 'crowd_barrier', 'generator'], ...BIKE_OFF),
      excluded: BIKE_OFF,
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'table_round', 'projector'],
      title: [/shoreham|launch|bike/i, /120/],
    },
  },
  {
    id: 'ho-bp-marine-trades-fair',
    language: 'en',
    catalogue: 'arun',
    description: `-- New quote request --
Event type: Trade show / exhibition
Event name: South Coast Marine Trades Fair
Date(s): Tues 3, Weds 4 and Thurs 5 November
Venue: Ferry Terminal Exhibition Hall, Newhaven (indoor)
Numbers: 500-600 visitors a day
How did you hear about us: used you before (2022)

What do you need?
22 shell scheme stands 3x2. 22 trestle tables, one per stand. 94 blue conference chairs (2 a stand, and 50 in rows for the talks corner). Talks corner also gets a 75in TV on stand, a laptop, a clicker, a small PA for speech and 2 radio handhelds. 2 registration desks by the entrance, two red carpets, 6 walkie talkies for my lot. 1 AV tech there all three days.

Anything else we should know?
Mains is all done by the hall's appointed contractor, boards, leads, sparks, everything plugged in by them, and they bill us direct, so I can't have any of that from you. Cloakroom is the terminal's too so no coat rails this time.
Rig is Monday 2nd from 10.`,
    good: {
      attendees: 600,
      days: 3,
      must: [
        needs('exhibition_stand', 22),
        needs('table_trestle', 22),
        needs(/Conference chair/, 94),
        needs(/TV 75in/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('registration_desk', 2),
        needs('carpet', 2),
        needs('two_way_radio', 6),
        needs('crew_technician', [1, 60]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand'], ...MARINE_OFF),
      offers: without(
        [...MEETING_OFFERS, 'table_cocktail', 'crew_steward', 'waste_bin', 'pinboard', 'tablecloth', 'bar_stool'],
        ...MARINE_OFF,
      ),
      excluded: MARINE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/newhaven|marine|fair/i, /600/],
    },
  },
  {
    id: 'ho-bp-works-council',
    language: 'en',
    catalogue: 'arun',
    description: `Hi there,

Our European Works Council meets in Brighton this spring (Tues 20 + Weds 21 April, the Old Ship, Regency Room). 24 delegates sit at a hollow square and 12 advisers behind them, so 36 people in the room. English and French throughout. Six colleagues who can't travel join us on Teams.

Equipment list as agreed with our Paris office:

- 24 push-to-talk delegate mics
- speakers for the room
- 1 interpreter booth (EN/FR) and 40 receivers with headsets
- two 75in TVs
- 2 laptops (one for slides, one for Teams), 1 clicker
- 1 camera on a tripod so that the Teams people can see who's talking
- an AV technician on both days
- 4 flip charts for the group work in the afternoons

We book the two interpreters ourselves through the agency we always use.

Could I have your price by Friday?

Best,
Annabel Roche
HR Business Partner`,
    good: {
      attendees: [36, 42],
      days: 2,
      must: [
        needs('mic_conference', 24),
        needs(SPEAKERS, [1, 6]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 40),
        needs(/TV 75in/, 2),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('camera', 1),
        needs('crew_technician', [1, 40]),
        needs('flip_chart', 4),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'display', 'display_stand', ...SEATS],
      offers: [...MEETING_OFFERS, ...RADIO_MICS, 'table_trestle'],
      unmetToo: [/transmit|radiat/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer'],
      title: [/brighton|works council|regency/i, /36|42/],
    },
  },
];
