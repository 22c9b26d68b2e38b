import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** American people: a forum, an organisers' issue, a rider, a race's page. */
export const TAMAR_PEOPLE: readonly EvalBrief[] = [
  {
    id: 'ho-ax-picnic-forum',
    language: 'en',
    catalogue: 'tamar',
    description: `Newbie question about outdoor sound

Hey folks, long time lurker. Our church does a picnic service in a city park every June, about 150 people on lawn chairs under the trees (they bring their own chairs). Up to now we used a guitar amp turned sideways, don't laugh.

It's preaching plus three people singing with an acoustic and a cajon. I already own a Mackie 12 channel board, four 58s with stands and a box of cables, so the mixer and mics are covered. What I don't have is speakers. Would a pair of powered 12s on sticks do it or do I need a sub also? Probably going to rent, not buy, for the one Sunday.

Second problem, no outlets within 300 feet. So a quiet generator of some kind. I've read good things about the Hondas.

thanks in advance and God bless`,
    good: {
      attendees: 150,
      days: 1,
      must: [needs(['speaker_top', 'speaker_column'], [2, 4]), needs(/Honda/, [1, 1])],
      should: [needs('speaker_stand', [2, 4]), needs('power_cable'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'subwoofer',
        'speaker_stand',
        'power_cable',
        'cable_ramp',
        'fuel',
        'crew_technician',
        'crew_sound',
        'audio_player',
        'di_box',
        'stage_monitor',
      ],
      offers: [
        'subwoofer',
        'gazebo',
        'crew_sound',
        'crew_technician',
        'stage_monitor',
        'di_box',
        'mic_wireless_lapel',
        'mic_headset',
      ],
      excluded: ['mixing_console', 'mic_wired', 'mic_stand', 'audio_cable', 'chair'],
      silly: ['line_array', 'marquee', 'toilet', 'lighting_package', 'dance_floor', 'projector', 'crowd_barrier'],
      title: [/picnic|church|service|park/i, /150/],
    },
  },
  {
    id: 'ho-ax-barcamp-issue',
    language: 'en',
    catalogue: 'tamar',
    description: `## AV + furniture for the unconference #41

Opening this so we stop discussing it in chat. Sept 19-20, approx 120 attendees, the old library.

**What the library has**
- [x] projectors and screens in all four session rooms + the reading room, tested by @ours
- [x] wifi is ok, they just doubled it
- [x] chairs, plenty

**What we still need to rent**
- [ ] a low platform for the keynotes & lightning talks in the reading room, 8x12 feet or so, 16 inches is enough
- [ ] PA for the reading room, 2 handheld wireless mics + 2 lavs
- [ ] countdown timer for the speakers
- [ ] whiteboards on wheels, 6
- [ ] flip charts, 8
- [ ] 12 classroom tables for the hack area
- [ ] registration counter
- [ ] 10 poster boards for the session grid

**Not doing**
- streaming / recording. We had the debate last year. No cameras, the hallway track is the point
- party lights etc.

cc @venue-team can somebody get a quote?? deadline is friday`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('stage_deck', [3, 3]),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('speaker_timer', [1, 1]),
        needs('whiteboard', 6),
        needs('flip_chart', 8),
        needs('table_desk', 12),
        needs('registration_desk', 1),
        needs('pinboard', 10),
      ],
      should: [needs('stage_leg', 3), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM], 'projector', 'projection_screen', 'projector_lens'),
      offers: without(
        MEETING_OFFERS,
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'network',
        'crew_photographer',
        'uplight',
      ),
      excluded: [
        'projector',
        'projection_screen',
        'chair',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'disco_light',
        'mirror_ball',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'hazer', 'line_array', 'crowd_barrier', 'drum_kit'],
      title: [/unconference|library/i, /120/],
    },
  },
  {
    id: 'ho-ax-soul-rider',
    language: 'en',
    catalogue: 'tamar',
    description: `ADDENDUM B - TECHNICAL (this rider is part of the attached contract face)

1. STAGE. Purchaser shall furnish a level, rigid stage of not less than 24 feet wide by 16 feet deep by 40 inches high, with stairs on both sides. No carpet squares, no pallets, no flatbeds.

2. SOUND. Purchaser shall furnish a first class, three-way PA with subwoofers adequate for the room, system technician included. Eight (8) floor monitors on six mixes. Purchaser furnishes a complete set of drum and instrument microphones, stands, and eight (8) direct boxes. ARTIST TRAVELS WITH ITS OWN MIXING CONSOLE (house and monitors from one desk), ITS OWN VOCAL MICROPHONES AND TWO IN-EAR SYSTEMS. Do not substitute.

3. BACKLINE. Purchaser shall furnish: one five piece drum kit w/ cymbals and throne; one bass amplifier, Ampeg SVT or equal; two guitar amplifiers, Fender Twin or equal. Keyboards travel with Artist.

4. LIGHTS. Adequate stage wash, no fewer than 16 instruments, and an operator familiar with the system. Under no circumstances shall smoke, fog or haze be used. Our singer has asthma.

5. DRESSING ROOM. Clean, lockable, with mirror, for nine persons. Nine hot meals or a buyout of $25 each. Twenty-four bottles of spring water, room temperature. Twelve clean bath size towels.

6. PARKING. Space for one 15 passenger van and 16 ft trailer within 50 ft of the load in door.

7. SETTLEMENT. Balance payable in cash or cashier's check before the sec`,
    good: {
      must: [
        either(needs('stage_deck', [12, 12]), needs('mobile_stage', 1)),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 8),
        needs('mic_instrument', [2, 24]),
        needs('di_box', 8),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        either(needs(['stage_wash', 'moving_head', 'profile_spot'], [16, 24]), needs('lighting_package', [1, 3])),
        needs(['crew_lighting'], [1, 2]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_leg', 12),
        needs('mic_stand', [4, 24]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('transport'),
      ],
      allowed: without([...SHOW, 'drum_kit'], 'mixing_console', 'in_ear_monitor', 'mic_wired', ...FOG, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, 'carpet'], ...FOG, 'backline', 'mic_wireless_handheld'),
      excluded: [
        ...FOG,
        'mixing_console',
        'mic_wired',
        'mic_wireless_handheld',
        'mic_headset',
        'in_ear_monitor',
        'keyboard',
      ],
      silly: ['projector', 'marquee', 'toilet', 'lectern', 'table_round', 'dance_floor', 'tablecloth', 'crockery'],
    },
  },
  {
    id: 'ho-ax-race-page',
    language: 'en',
    catalogue: 'tamar',
    description: `Pumpkin Ridge 10K & Family Mile | Sunday, October 19 | Race morning

Packet pickup 6:30-7:45 AM at the barn. Gun goes off 8:00 sharp for the 10K, Family Mile at 9:30. We expect 800 runners this year (you sold us out in nine days, wow) and maybe as many again cheering.

Course: rolling gravel, two aid stations, one creek you will get wet in. Awards five deep in each age group. Chip timing, shirts to the first 600, pies for the winners.

>> For our vendors and sponsors. Marty is collecting rental quotes this week, here is his list as it stands:
20 port-a-johns and 2 ADA, at the start by 5 PM Saturday
4 hand wash stations
12 10x10 canopies (packet pickup, aid, sponsors)
30 six foot tables, 60 folding chairs
200 barricades for start chute and finish
announcer PA that reaches the whole start field, wireless mic, and someone to run it
2 of the quiet Honda generators + extension cords
3 light towers, it's dark until 7
14 radios
40 trash cans
a finish line photo backdrop, 8x8, printed with our logo

Volunteers get a hoodie! Sign up below. Dogs welcome at the Mile, strollers too, no refunds`,
    good: {
      attendees: [800, 1600],
      days: 1,
      must: [
        needs('toilet', 20),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('gazebo', 12),
        needs(/6' Banquet/, [30, 30]),
        needs('chair', [60, 60]),
        needs('crowd_barrier', [200, 200]),
        needs(['speaker_top', 'pa_package', 'line_array', 'speaker_column'], [1, 12]),
        needs(/Honda/, 2),
        needs('floodlight', 3),
        needs('two_way_radio', 14),
        needs('waste_bin', 40),
        needs('backdrop', 1),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...RADIO_MICS],
      offers: [
        ...OUTDOORS_OFFERS,
        ...STAGE_LIGHT,
        ...SPEECH,
        'carpet',
        'tablecloth',
        'inflatable',
        'hot_drinks',
        'stage_deck',
      ],
      silly: without(
        [...PARTY_LIGHT, 'projector', 'lectern', 'dance_floor', 'table_round', 'drum_kit', ...FOG],
        ...STAGE_LIGHT,
        ...BAND,
      ),
      title: [/pumpkin|10k|race|mile/i],
    },
  },
];
