import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';
import { TOPS } from './common.ts';

/** Over the same shelf by day: a parish, an agency, a museum's intern. */
export const LUNE_DAYS: readonly EvalBrief[] = [
  {
    id: 'ho-ac-parish-clerk',
    language: 'en',
    catalogue: 'lune',
    description: `Dear Sirs,

HALTON FIELD DAY, SATURDAY 3 JULY

At its meeting of the 12th the Council resolved to seek quotations as set out below. Some 700 residents attend.

Item | Number | Note
Trailer stage with roof | 1 |
Public address for speeches and a brass band, with engineer | 1 |
Radio microphones, hand-held | 2 |
Marquee 6 x 9 | 2 | teas and the produce show
Trestle tables | 30 |
Folding chairs, black | 150 |
Picnic bench sets | 20 |
Portable conveniences | - | pavilion to be opened
Generator, diesel | 1 | for stage and sound
Crowd barriers | 50 |
Bouncy castle | 1 | with blower
Tea urns | 0 | WI own
Walkie-talkies | 8 |
Bins | - | district council
First aid | - | Red Cross

Bandsmen will be seated on the Council's own chairs and carry their own stands. Delivery is possible from Friday noon.

Yours faithfully,
J. Entwistle (Mrs), Clerk to the Council`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(TOPS, [1, 8]),
        needs('crew_sound', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/marquee 6m x 9m/, 2),
        needs('table_trestle', 30),
        needs(/folding chair, black/, 150),
        needs('beer_table_set', 20),
        needs(/diesel generator/, 1),
        needs('crowd_barrier', 50),
        needs('inflatable', 1),
        needs('two_way_radio', 8),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'waste_bin', 'crew_medic'), ...SPEECH, 'subwoofer', 'mic_wired', 'mic_instrument'],
      offers: without([...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'stage_monitor'], ...LOOS),
      excluded: [...LOOS, 'hot_drinks', 'waste_bin', 'music_stand'],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'line_array', ...FOG],
      title: [/halton|field day/i, /700/],
    },
  },
  {
    id: 'ho-ac-agency-producer',
    language: 'en',
    catalogue: 'lune',
    description: `Hi both, recost please, client has moved the goalposts (again).

Dealer conference, hotel near Kendal, Weds 21 + Thurs 22 April, 150 delegates theatre.

IN
- 2 x projector, the brighter ones, + 2 x 13ft framed screens either side
- stage 6m x 3m at 40, skirted, steps each end, ramp
- see-through lectern w/ 2 mics
- 4 lavs, 2 h/helds for Q&A
- PA to suit
- show laptop x 2, clicker, speaker timer, comfort monitor x 2
- 3 cameras with ops, mixed and streamed
- stage wash
- sound, vision

OUT since last version
- LED wall (too dear)
- breakout TVs, hotel is supplying those FOC
- hearing loop, there's one in the ceiling or floor or whatever
- set/backdrop: client's exhibition lot are building one
- chairs, same story as the TVs

Photographer is mine. Need a number by 4.

Freya`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/9,500/, 2),
        needs(/13ft/, 2),
        needs('stage_deck', 9),
        needs('stage_steps', [2, 2]),
        needs('stage_ramp', 1),
        needs(/see-through/, 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(TOPS, [1, 8]),
        needs('playback_laptop', [2, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('speaker_timer', 1),
        needs('confidence_monitor', 2),
        needs('camera', 3),
        needs('crew_camera', [3, 6]),
        needs('video_switcher', [1, 1]),
        needs('streaming_encoder', 1),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('stage_leg', 9), needs('stage_skirt', [9, 18]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST],
      offers: without([...MEETING_OFFERS, ...WALL], 'led_wall', 'display', 'induction_loop', 'backdrop', 'drape'),
      excluded: ['led_wall', 'display', 'induction_loop', 'backdrop', 'chair', 'chair_banquet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/kendal|conference|dealer/i, /150/],
    },
  },
  {
    id: 'ho-ac-museum-intern',
    language: 'en',
    catalogue: 'lune',
    description: `Hi! I'm the events intern at the maritime museum and I've been asked to get a quote for our late opening on Thursday 14 October (5.30-9pm, 220 tickets). My manager gave me this to paste in, hope it makes sense:

16 high tables
8 high stools
2 straight bar sections
3 fridges
220 wine glasses & 120 flutes
24 wireless uplighters, blue
2 pull up screens + 2 x 5000 lumen projectors for the archive film, each with a laptop
12 pin-up display panels
1 wheely coat rail... make that 3
red carpet
battery speaker with a mic for the director's welcome
2 bar people

Thanks so much!! Bea`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('table_cocktail', 16),
        needs('bar_stool', 8),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs('glassware', 340),
        needs('uplight', [24, 24]),
        needs('projection_screen', 2),
        needs('projector', 2),
        needs('playback_laptop', 2),
        needs('pinboard', 12),
        needs('coat_rail', 3),
        needs('carpet', 1),
        needs(/battery speaker/, 1),
        needs('crew_bar', [2, 14]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...RADIO_MICS],
      offers: [...MEETING_OFFERS, 'glassware', 'festoon', 'tablecloth', 'photo_booth', 'sofa', 'stanchion', 'napkin'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'stage_monitor',
        'line_array',
      ],
      title: [/museum|late|opening|maritime/i, /220/],
    },
  },
];
