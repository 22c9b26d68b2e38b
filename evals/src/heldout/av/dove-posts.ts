import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, RADIO_MICS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A forum's post, organisers' issues and a rider, American, over `dove`. */
export const DOVE_POSTS: readonly EvalBrief[] = [
  {
    id: 'ho-av-tai-chi-speakers',
    language: 'en',
    catalogue: 'dove',
    description: `Hello all, new here so be gentle.

I teach a tai chi class that has outgrown the community room, and from May we'll be on the ball field behind the library on Saturdays. Last time I counted there were about 80 people, spread over maybe 40 yards. There's no outlet anywhere out there.

I need to be heard over some traffic while my hands are busy, so I suppose one of those headset things, and quiet music under it from my phone. Not loud! Nobody should hear it at the houses.

I was going to buy a guitar amp and a car battery (don't laugh) but somebody said I should rent something for the first Saturday and see. Would one speaker reach or is it better to have two, one each side? And how long do the batteries go? Any pointers appreciated.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        either(needs(/PA kit . battery/, [1, 2]), needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 3])),
        needs('mic_headset', 1),
      ],
      should: [needs(/PA kit . battery/, [1, 2]), needs('transport')],
      allowed: [
        'speaker_top',
        'pa_package',
        'speaker_stand',
        'audio_player',
        'audio_cable',
        'mixing_console',
        'consumables',
        'transport',
        'crew_technician',
        'crew_sound',
        'crew_stagehand',
        'generator',
        'fuel',
        'power_cable',
      ],
      offers: [...RADIO_MICS, 'gazebo', 'crew_sound', 'crew_technician', 'generator', 'fuel'],
      silly: ['line_array', 'subwoofer', 'guitar_amp', 'toilet', 'stage_deck', 'stage_monitor', 'marquee', 'projector'],
      title: [/tai chi|class|80/i],
    },
  },
  {
    id: 'ho-av-mapcamp-issues',
    language: 'en',
    catalogue: 'dove',
    description: `Main room (#12)

Open mapping unconference, Nov 6-7, ~120 people. The gym is a bare gym. We need a low stage (12 ft x 8 ft, 16 inches is plenty), one bright projector and the biggest screen that fits under a 14 ft ceiling, two speakers on stands, two wireless handhelds for Q&A. Somebody who knows what they are doing for both days.

- [x] tables & chairs: school has them, Ana asked the custodian
- [x] wifi: Joaquin's ISP is sponsoring it, they hang their own access points
- [ ] projector + screen
- [ ] stage
- [ ] sound

Breakouts (#15)

Went over on Tuesday w/ a tape measure. The four classrooms all have wall-mounted TVs with HDMI, so nothing to rent there. We do want 6 flip charts in total.

Friday night (#21)

> should we do something about the lights? the gym is grim

+1. A dozen of the battery uplights, and the dance light thing. Kofi DJs and brings his controller + laptop, he'd plug into the speakers from #12 but asks for one sub. No fog machine please, the smoke detectors are wired to the fire station.`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('stage_deck', [3, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('mic_wireless_handheld', 2),
        needs('flip_chart', 6),
        needs('uplight', [12, 14]),
        needs('disco_light', [1, 2]),
        needs('subwoofer', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('speaker_stand', 2), needs('stage_leg', 3), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...PARTY_LIGHT, 'subwoofer'],
      offers: without(MEETING_OFFERS, 'network', 'display', 'display_stand'),
      excluded: [
        'chair',
        'chair_banquet',
        'table_round',
        'table_trestle',
        'table_desk',
        'network',
        'display',
        'crew_dj',
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'line_array'],
      title: [/unconference|map|120/i],
    },
  },
  {
    id: 'ho-av-county-line-rider',
    language: 'en',
    catalogue: 'dove',
    description: `Outdoor Shows

Stage - Purchaser shall provide a roofed stage of no less than 24 feet by 20 feet, level, solid and dry, with one (1) set of stairs. Hay wagons WILL NOT do.

Sound - Purchaser shall provide a full range PA w/ subs, suited to the audience (at this date: county fair, 1,500 people), a 32 channel digital console at front of house, and one (1) competent engineer who stays sober until load-out. Six (6) DI boxes. One drum mic kit. Four (4) vocal mics, Shure SM58 or equal, on boom stands.

Monitors - ARTIST TRAVELS WITH OWN IN-EAR RIG AND SPLIT. Please, no wedges on the deck, we trip on them.

Backline - Artist flies in. Purchaser shall provide one (1) five piece drum kit with hardware, two (2) Fender Twin or equal, one (1) Ampeg SVT or equal. Artist carries guitars, fiddle, pedal steel and keyboard.

Lights - A wash from the front in two colors is fine. Absolutely NO haze, fog or any other smoke, the singer's pipes are how we all eat.

Power - Two (2) 20A (120V) circuits at the drum riser and two downstage, separate from lights. From a generator of 25 kVA or better if the grounds have none (at this date they have none).

Hospitality - Hot meal for seven (7), one gluten free. 24 waters, not cold. Towels. Dressing room that locks, with mirror and a toilet that is not the publ`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 24]),
        needs('subwoofer', [2, 10]),
        needs(/32 channel/, 1),
        needs('crew_sound', [1, 2]),
        needs('di_box', [6, 8]),
        needs(/drum case/, 1),
        needs(/vocal, wired/, [4, 6]),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs(/25 kVA|70 kVA/, 1),
      ],
      should: [
        needs('mic_stand', [4, 16]),
        needs('stagebox', [1, 2]),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [
        ...without(SHOW, 'stage_monitor', 'in_ear_monitor', 'hazer', 'effect_fluid'),
        ...OUTDOORS,
        'stage_steps',
        'floodlight',
      ],
      offers: without(
        [...SHOW_OFFERS, 'crowd_barrier', 'pit_barrier', 'fencing', ...LOOS, 'gazebo', 'marquee', 'site_cabin'],
        'smoke_machine',
        'backline',
      ),
      excluded: ['stage_monitor', 'in_ear_monitor', 'keyboard', ...FOG, 'effect_fluid'],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'choir_riser'],
      title: [/fair|show|concert|rider|1[.,]?500/i],
    },
  },
];
