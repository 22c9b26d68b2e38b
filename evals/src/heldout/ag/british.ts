import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, SEATS, SPEECH, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { system } from './keep.ts';

/** British rooms and fells: a race, a council, an awards night, a school's musical. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-ag-fell-race',
    language: 'en',
    catalogue: 'thornbury',
    description: `FELL RACE 2027 - volunteers' list and kit list in one
Sunday 16 May, 420 runners plus families, say 900 about the field at the busiest

WHO
Course flagging - Pete and the usual five
Numbers and pins - Hilary (ordered)
Timing - chips, coming by post, Hilary
Cake - see separate list, which is longer than this one
Marshals - 31 of 34 found

KIT TO HIRE, please price
* one 30 x 40 pole marquee for registration and results
* 10 party shelters
* 30 trestles
* 20 ale bench sets
* two of the go-anywhere battery PAs, one at the start and one at the finish
* 60 pedestrian barriers for the funnel
* loos: 12 and 1 accessible
* two sink units
* 20 walkie-talkies
* 4 tea urns
* 6kVA generator for the urns and the results printer, with 8 extension leads
* 25 wheelie bins
* an inflatable finish arch, if you do such a thing

TIMES
Field from Saturday noon. Race 11.00. Everybody off the hill by 3, off the field by 5.

PS The farmer has asked that nobody drives across the bottom corner.`,
    good: {
      attendees: [420, 900],
      days: 1,
      must: [
        needs(/30ft x 40ft/, 1),
        needs('gazebo', 10),
        needs('table_trestle', [30, 30]),
        needs('beer_table_set', 20),
        needs(/Go-anywhere/, 2),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 20),
        needs('hot_drinks', 4),
        needs(/6kVA/, 1),
        needs('waste_bin', 25),
      ],
      should: [needs(/Sink/, 2), needs(/Extension/, [8, 8]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'mic_headset'],
      offers: OUTDOORS_OFFERS,
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'uplight', 'stage_monitor', 'table_round'],
      unmet: [/arch|inflatable/i],
      title: [/race|fell/i, /420|900/],
    },
  },
  {
    id: 'ho-ag-town-council',
    language: 'en',
    catalogue: 'thornbury',
    description: `Good afternoon,

Our planning committee on Thursday 11 March (6.30 pm, about 90 in the public seats) will be shown live on the council's website for the first time, and members have asked that it looks and sounds like a proper meeting. I have been given the following to obtain prices for.

20 push-to-talk delegate microphones, one per member and officer. A hand-held radio microphone for public speakers. Loudspeakers so that the back rows hear. Two cameras with one operator, a vision mixer with its operator, and the streaming and recording box. Two 75 inch screens on trolleys for the plans, and a laptop to show them from. A sound operator.

The chamber was refurbished two years ago and has its own hearing loop, wired internet at the dais and fixed seating; members' tables are in place as well. Hallkeeper does the tea.

You can be in from 1 pm.

Kind regards,
Deputy Clerk`,
    good: {
      attendees: [90, 115],
      days: 1,
      must: [
        needs('mic_conference', 20),
        needs('mic_wireless_handheld', [1, 2]),
        system(6),
        needs('camera', 2),
        needs('crew_camera', 1),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/75in/, 2),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', 1),
        needs('crew_video', 1),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...without(BROADCAST, 'network'), 'display'],
      offers: without(MEETING_OFFERS, 'induction_loop', 'network', 'stage_deck', 'chair', 'registration_desk'),
      excluded: [...SEATS, ...TABLES, 'induction_loop', 'network', 'hot_drinks', 'crockery'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'disco_light', 'stage_monitor', 'hazer'],
      title: [/council|committee|planning/i],
    },
  },
  {
    id: 'ho-ag-trade-awards',
    language: 'en',
    catalogue: 'thornbury',
    description: `Hi both,

Builders' merchants awards, hotel ballroom in Harrogate, Friday 8 October, 260 for dinner. The hotel lays the tables, we do the show. Client's list from this morning:

- stage 24ft x 12ft at 2ft, two tread units, black valance on three sides
- LED wall behind it, 4m wide by 2.5m high, with the processor
- clear lectern with a swan-neck
- two hand-held radio mics and two head-worn ones for the hosts
- PA for the room
- stage wash, and 4 wiggly lights for the walk-ups
- 24 battery uplighters
- two laptops (one's the spare)
- a downstage monitor so the host can see the names
- sound, lighting and vision operators
- printed photo wall and a red carpet in the foyer

Get-in Thursday 2 pm. Carriages at midnight and out.

Ta, Neil`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('led_wall', [10, 10]),
        needs(/Lectern, clear/, 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 2),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 16]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('moving_head', 4),
        needs(/Uplighter, battery/, 24),
        needs('playback_laptop', 2),
        needs('confidence_monitor', 1),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
        needs('crew_video', 1),
      ],
      should: [
        needs('video_processor', 1),
        needs('mic_lectern', 1),
        needs('stage_steps', 2),
        needs('stage_skirt', [11, 24]),
        needs('stage_leg', 9),
        needs('backdrop', 1),
        needs('carpet', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW, ...WALL],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'table_trestle', 'beer_table_set'],
      title: [/award|harrogate/i, /260/],
    },
  },
];
