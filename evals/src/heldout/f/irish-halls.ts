import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Rooms in the west of Ireland: a co-operative, a school, a church, an agency. */
export const IRISH_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-f-credit-union',
    language: 'en',
    catalogue: 'corrib',
    description: `A chairde,

Re: Annual General Meeting, Mountbellew & District Credit Union, Thursday 4 December, 8 pm, the function room of the Malthouse Hotel

We had 165 members last year and I would plan on the same. You did this for us in 2022 and Noreen says it was grand, except that nobody at the back could hear the man from the League.

So: proper sound this time, and a loop, as half of us are on the hearing aids. The hotel has a lectern but nothing to put on it by way of a microphone, so we'd need one that sits on the lectern. The top table will be six; they can pass two radio mics between them. Then two more for the floor.

The hotel put in a drop-down screen and projector after Covid and it's a fine one, so all we want there is a laptop to run the slides off and a clicker for the treasurer. Chairs are laid out by the hotel also. There was talk of filming it for the members in Boston but the Board voted that down.

One of your lads to stay for the night, please. Last year's fella left at nine.

Le meas,
Pádraic Ó Fátharta, Secretary`,
    good: {
      attendees: [165, 171],
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('induction_loop', [1, 2]),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs(OPERATORS, [1, 2]),
      ],
      should: [either(needs('mixing_console', 1), needs('pa_package')), needs('transport')],
      allowed: [...without(MEETING, 'lectern'), 'mic_wired', 'audio_cable'],
      offers: MEETING_OFFERS,
      excluded: [
        'projector',
        'projection_screen',
        'lectern',
        ...SEATS,
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_switcher',
      ],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'marquee', 'disco_light', 'stage_monitor'],
      title: [/mountbellew|credit union/i, /165/],
    },
  },
  {
    id: 'ho-f-school-grease',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi,

TY musical is Grease this year (don't ask). Three nights, Tues 10 – Thurs 12 February, school hall in Gort, about 220 a night including the parents who've told me they're coming to all three.

What I have: stage, curtains, the band (all teachers, all with their own amps, the drummer won't let anyone near his kit), and Mr Hession who does the lights every year off the school desk with the school lights, which I am told are "fine".

What I don't have: sound that isn't the assembly speakers. Can you price me a PA for the hall, 8 of the headset mics, 2 wedges so the cast can hear the band, a desk big enough for all that and someone who'll mix it, because the last time it was a fourth year with a lot of confidence.

I'd also love a followspot for Beauty School Dropout if you have such a thing, and a hazer, one only, and the caretaker will isolate the alarm.

Hot dogs at the interval are the Parents' Association's department.

Aoife Kilkelly
English & Drama`,
    good: {
      attendees: [220, 660],
      days: 3,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]),
        needs('mic_headset', 8),
        needs('stage_monitor', 2),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 2]),
        needs('hazer', 1),
      ],
      allowed: [...BAND, ...ANY_JOB, 'batteries', 'effect_fluid', 'crew_technician'],
      offers: ['subwoofer', 'moving_head', 'profile_spot', 'mic_wireless_handheld', 'two_way_radio'],
      excluded: [
        'stage_deck',
        'mobile_stage',
        'drape',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'lighting_console',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
        'cooking',
        'serving',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'lectern'],
      unmet: [/follow ?-?spot/i],
      title: [/gort|grease/i, /220/],
    },
  },
  {
    id: 'ho-f-parish-bicentenary',
    language: 'en',
    catalogue: 'corrib',
    description: `Hello there, this is Fr Tom in Ballyvaughan. The church here is two hundred years old in June and the Bishop is coming for Mass on Sunday the 21st at noon. The church holds 300 and we'll have another 200 outside in the grounds, God willing it's dry.

Inside we have a good system, leave that be. What we want is for the people outside to see it and hear it: a big screen that can be seen in daylight, speakers outdoors, two cameras inside the church with somebody to work them, and a person to look after the whole lot. Then 200 of the black folding chairs for the grass and two gazebos for the readers and the tea.

The choir will be up in the gallery with their own organist as always, so they need nothing from anyone. The ICA do the tea and they have every class of cup and boiler. Guards and parking are looked after by the GAA club.

We have a three phase supply in the sacristy from the time of the bells. God bless.`,
    good: {
      attendees: [200, 500],
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('camera', 2),
        needs('crew_camera', [1, 2]),
        needs(['crew_video', 'crew_technician', 'crew_sound'], [1, 3]),
        needs(/folding chair/, 200),
        needs('gazebo', 2),
      ],
      should: [needs('video_switcher', 1), needs('video_cable'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'video_switcher',
        'video_cable',
        'crew_video',
        'crew_camera',
        'crew_technician',
        'fire_extinguisher',
        'waste_bin',
      ],
      offers: [
        'toilet',
        'toilet_accessible',
        'hand_wash',
        'induction_loop',
        'streaming_encoder',
        'crowd_barrier',
        'fuel',
      ],
      excluded: ['choir_riser', 'keyboard', 'hot_drinks', 'crockery', 'crew_steward', 'generator'],
      silly: [
        'subwoofer',
        'dance_floor',
        'disco_light',
        'projector',
        'stage_monitor',
        'marquee',
        'drum_kit',
        'bar_unit',
      ],
      title: [/ballyvaughan|parish|church|mass/i, /200|300|500/],
    },
  },
  {
    id: 'ho-f-enterprise-awards',
    language: 'en',
    catalogue: 'corrib',
    description: `MAYO ENTERPRISE AWARDS – BLACK TIE – Breaffy Arena, Castlebar – Fri 13 March – 320 covers
Running order v3 (changes from v2 marked *)

14.00 LED wall live, 6m x 3m*, Novastar patched, holding slide up
15.00 Stage dressed: 24ft x 12ft, 2ft high, treads both ends*, black valance round
16.00 Soundcheck host + string trio (trio DROPPED*, background music off laptop instead)
17.00 Focus. Stage wash + 20 battery uplights round the room, client colours
18.30 Red carpet and step & repeat at the door, photographer is the Mayo News man
19.30 Dinner. Venue caters, venue lays tables and chairs, venue linen
21.00 Awards. Host on headset, lectern left with gooseneck, 1 handheld spare. 14 categories, stings from show laptop
22.30 Ends. No band and no DJ this year* (residents' bar only)

Crew for us: 1 x sound, 1 x LX, 1 x vision. Truck dock at the side, level access.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('led_wall', [18, 18]),
        needs('stage_deck', [9, 9]),
        needs('stage_steps', 2),
        needs('uplight', [20, 60]),
        needs('backdrop', 1),
        needs('mic_headset', [1, 2]),
        needs('lectern', 1),
        needs('crew_sound', 1),
        needs('crew_video', 1),
      ],
      should: [
        needs('video_processor', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [2, 10]),
        needs('carpet', [1, 3]),
        needs('playback_laptop', [1, 2]),
        needs('crew_lighting', [1, 1]),
        needs('stage_skirt', [14, 22]),
        needs('stage_leg', [9, 9]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'moving_head', 'video_processor', 'stage_wash', 'uplight'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'moving_head', ...without(SHOW_OFFERS, 'backline')],
      excluded: [
        ...SEATS,
        'table_round',
        'tablecloth',
        'napkin',
        'crew_dj',
        'crew_photographer',
        'disco_light',
        'dance_floor',
        'stage_monitor',
        'projector',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier'],
      title: [/castlebar|mayo/i, /320/],
    },
  },
];
