import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Stages in the Manawatū: kapa haka, a city's holiday, a quintet on tour, a school's musical. */
export const MANAWATU_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-h-kapa-haka-regionals',
    language: 'en',
    catalogue: 'ruahine',
    description: `Tēnā koutou

Our kura is hosting the primary schools' kapa haka regionals again, Friday 18 and Saturday 19 September, in the gym. 16 rōpū over the two days and about 800 in the gym at any one time.

He aha ngā hiahia? Staging 10 metres by 6 metres, 600 high, with steps at both sides and handrails along the back, and black skirt on the front. For sound: speakers to fill a gym full of aunties, three pairs of the Rode mics across the front of the stage, 2 radio handhelds for the MCs, two foldback, a decent digital desk and a sound operator both days. Plain white light on the stage is enough, one of your stage wash packs or two.

Chairs and the judges' tables are sorted by the kura. Our iwi radio station are filming it and putting it online themselves, so leave that out.

Ngā mihi nui
Whaea Ripeka`,
    good: {
      attendees: 800,
      days: 2,
      must: [
        needs('stage_deck', 30),
        needs('stage_steps', 2),
        needs(/Rode NT5/, 3),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 2),
        needs(SPEAKERS, [4, 20]),
        needs('crew_sound', [1, 2]),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [8, 24])),
      ],
      should: [
        needs(/leg set 600/, 30),
        needs('stage_skirt', [10, 32]),
        needs('stage_handrail', [5, 6]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: SHOW,
      offers: [...without(SHOW_OFFERS, ...BROADCAST), 'stage_ramp', 'two_way_radio', 'crowd_barrier', 'induction_loop'],
      excluded: [...SEATS, 'camera', 'streaming_encoder', 'crew_camera'],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'lectern', 'projector', 'bar_unit'],
      title: [/kapa haka|regional/i, /800/],
    },
  },
  {
    id: 'ho-h-waitangi-rfq',
    language: 'en',
    catalogue: 'ruahine',
    description: `REQUEST FOR QUOTATION RFQ 26/117
Event equipment and technical services, Waitangi Day in the Square

Overview: The Council invites quotations for a free one-day public event on Friday 6 February, 10am to 5pm. Attendance is estimated at 2,500.

Schedule of requirements
1. Covered mobile stage, minimum 6 m x 4 m: 1
2. Concert sound system, line array, minimum 8 boxes with 4 subwoofers, amplification included
3. Foldback speakers: 6
4. Digital mixing desk, 32 channels, with stage box: 1
5. Outdoor LED screen, trailer mounted: 1
6. Gazebos 3 x 3 m for stallholders: 12
7. Crowd barriers: 60
8. Generator, 40 kVA or larger, with fuel: 1
9. Portable toilets: 12
10. Wheelie bins: 20
11. Qualified sound operator and vision operator

Respondents shall note that set-up may commence at 6am on the day and the Square shall be clear by 8pm. Evaluation will be on price (60%) and relevant experience (40%).`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 12]),
        needs('subwoofer', [4, 6]),
        needs('stage_monitor', 6),
        needs('led_wall', 1),
        needs('gazebo', 12),
        needs('crowd_barrier', 60),
        needs(/Genset 40/, 1),
      ],
      should: [
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs('amplifier', [1, 3]),
        needs('waste_bin', 20),
        needs('fuel'),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'video_switcher', 'playback_laptop', 'video_cable'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['dance_floor', 'disco_light', 'projector', 'hazer', 'exhibition_stand', 'table_round'],
      unmet: [/toilet|loo/i],
      unmetToo: [/roof|cover/i],
      title: [/waitangi|square/i, /2,?500/],
    },
  },
  {
    id: 'ho-h-quintet-rider',
    language: 'en',
    catalogue: 'ruahine',
    description: `MIRA SOLOMON QUINTET. Technical rider, arts on tour circuit (v. June)

The presenter shall provide for a hall of about 180 seats:

PA  Full range system with clean coverage, digital desk, and an engineer who has mixed acoustic jazz
FOLDBACK  3 wedges on 3 sends
INPUTS  drum mic set; double bass DI; piano, 1 pair small condensers (Rode NT5 or sim.); guitar SM58; voice SM58; laptop stereo, 2 x DI. Boom stands for all the above, 6 no.
LIGHTS  A warm stage wash, static. Absolutely NO haze or smoke, Mira sings.
DRESSING  Black drape behind the band, 8 metres

The quintet travels with its own drums, bass amp and guitar amp. A tuned piano must be in the hall (the presenter has confirmed the hall's own).

Soundcheck 3pm, doors 7pm, one set of 85 minutes.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 8]),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('stage_monitor', 3),
        needs(/FP7/, 1),
        needs('di_box', [3, 4]),
        needs(/SM58/, [2, 4]),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 16])),
      ],
      should: [needs(/Rode NT5/, 1), needs('mic_stand', [6, 8]), needs('drape', 8), needs('transport')],
      allowed: without(SHOW, 'hazer'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'backline'),
      excluded: [...FOG, 'drum_kit', 'bass_amp', 'guitar_amp', 'piano'],
      silly: ['generator', 'marquee', 'disco_light', 'dance_floor', 'projector', 'lectern', 'crowd_barrier', 'gazebo'],
      title: [/quintet|solomon|jazz/i, /180/],
    },
  },
  {
    id: 'ho-h-musical-forum',
    language: 'en',
    catalogue: 'ruahine',
    description: `Posted in: School productions NZ » Sound
Subject: what do I actually need to hire?

First time MD/producer/everything here. We're doing Matilda in our hall in Levin, 4 shows, Wed 5 to Sat 8 August, 220 seats a night.

I'm thinking 10 headset mics for the leads, two decent speakers and a sub, a couple of foldbacks so the kids hear the backing tracks, and a proper digital desk. And I want to hire the operator too, because the last parent volunteer walked out at interval. I'd love a follow spot if anyone near Palmy has one??

Lights are sorted (we got 16 LEDs and a desk from a pub charity grant). Stage is built in.

What am I missing, and what does this cost roughly?`,
    good: {
      attendees: [220, 880],
      days: 4,
      must: [
        needs('mic_headset', 10),
        needs(['speaker_top', 'speaker_column'], [2, 4]),
        needs('subwoofer', [1, 2]),
        needs('stage_monitor', [2, 4]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs(/Behringer X32/, 1), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'batteries', 'intercom'],
      offers: [
        'hazer',
        'two_way_radio',
        'mic_wireless_handheld',
        'drape',
        'playback_laptop',
        'moving_head',
        'crew_lighting',
      ],
      excluded: ['stage_deck', 'mobile_stage', 'stage_wash', 'lighting_package', 'lighting_console'],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'projector', 'lectern', 'bar_unit'],
      unmet: [/follow ?-?spot/i],
      title: [/levin|matilda|musical|show|production/i, /220/],
    },
  },
];
