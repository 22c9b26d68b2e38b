import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { FAIR, FAIR_OFFERS, ROOM, ROOM_OFFERS } from './pass.ts';

/** Found elsewhere: a board's packet, a rider, a forum, an issue, a show's page for exhibitors. */
export const TYNE_FINDS: readonly EvalBrief[] = [
  {
    id: 'ho-az-board-packet-symphony',
    language: 'en',
    catalogue: 'tyne',
    description: `The Summer Symphony in Harmon Park is scheduled for Saturday, August 8, 2026, rain date August 9. In prior years the Park District borrowed a 28’ x 20’ show wagon from the neighboring township at no charge. The show wagon was taken out of service last fall following an inspection, and the township does not expect to replace it.

Staff contacted four companies. Two had nothing available for the date. One offered modular staging without a roof, which the Symphony’s manager declined because string instruments can not be left in direct sun. A 32’ x 24’ mobile stage with a hydraulic roof remains available and will hold the 52 musicians. The recommendation also covers sound reinforcement with an engineer, overhead condenser microphones for the orchestra (6), a 25 kVA generator with distribution, and 52 music stands with lights. Attendance is estimated at 1,500; residents bring lawn chairs and blankets.

Total cost of stage, sound, generator and labor is not to exceed $14,200. Funds are available in account 010-7420-4310. This item was reviewed by the Recreation Committee on March 16, 2026, and recommended for approval 3-0.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/32 x 24/, 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('crew_sound', [1, 2]),
        needs(/condenser overhead/, [6, 8]),
        needs(/25 kVA/, 1),
        needs('music_stand', [52, 52]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('mic_stand', [4, 12]),
        needs('transport'),
      ],
      allowed: [...FAIR, 'chair'],
      offers: [...FAIR_OFFERS, 'piano', 'chair_banquet'],
      silly: ['dance_floor', 'disco_light', 'exhibition_stand', 'projector', 'bar_unit'],
      title: [/harmon|symphony/i],
    },
  },
  {
    id: 'ho-az-bluegrass-rider',
    language: 'en',
    catalogue: 'tyne',
    description: `THE COPPER CREEK RAMBLERS
Technical requirements, rev. 9 (supersedes all earlier)

STAGE. Purchaser to provide a level platform of not less than 20 ft. wide by 16 ft. deep and 24 in. high, with one (1) set of stairs. Out of doors it shall be covered.

SOUND. Purchaser shall provide at his sole expense a first class sound system with subwoofers, for an audience of up to 400, and one competent engineer who remains at the board for the length of the performance. Minimum requirement: 5 vocal microphones (Shure SM58), 3 instrument microphones (SM57 or eq.), 4 direct boxes, 8 boom stands, 4 floor monitors on 4 mixes.

CARRIED BY ARTIST. Mixing console and stage box (Artist’s engineer will hand two XLR lines to house), all instruments, bass amplifier. Do not supply. Artist does not use in-ear monitors and will not have them on the stage.

LIGHTS. General wash, amber and white. NO fog, NO haze, NO strobes. Fiddle player has respiratory condition.

POWER. Two (2) 20 amp circuits at upstage, separate from lighting. Purchaser's electrician to verify ground.

HOSPITALITY. 5 hot dinners or $25 ea. buyout, case of water, fresh coffee. Rooms: 3 doubles, non smoking, ground fl`,
    good: {
      attendees: 400,
      must: [
        either(needs('stage_deck', [10, 12]), needs('mobile_stage', 1)),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs('subwoofer', [1, 6]),
        needs('crew_sound', [1, 2]),
        needs(/SM58/, [5, 5]),
        needs(/SM57/, [3, 3]),
        needs('di_box', [4, 4]),
        needs('mic_stand', [8, 8]),
        needs('stage_monitor', [4, 4]),
        needs(['stage_wash', 'lighting_package'], [1, 16]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...without(SHOW, 'hazer', 'effect_fluid', 'mixing_console', 'stagebox'), 'crew_electrician'],
      offers: without([...SHOW_OFFERS, 'mobile_stage'], 'strobe', 'smoke_machine', 'backline'),
      excluded: [
        'mixing_console',
        'stagebox',
        'bass_amp',
        'drum_kit',
        'keyboard',
        'in_ear_monitor',
        'hazer',
        'smoke_machine',
        'strobe',
      ],
      silly: ['lectern', 'projector', 'toilet', 'exhibition_stand', 'dance_floor', 'guitar_amp'],
    },
  },
  {
    id: 'ho-az-forum-lighthouse-play',
    language: 'en',
    catalogue: 'tyne',
    description: `Hey all, long time lurker.

A friend has written a one-act play and we're putting it on in July on the grass beside an old lighthouse. About 80 people on folding chairs (I still have to find the chairs too, black ones if possible), two actors, one narrator. There's wind and you can hear the surf, so unamplified is not going to work past the third row.

What I think I need: three headset mics, a little mixer, and two speakers on stands one each side, plus some way to play sound effects off my phone. There is no outlet within 400 feet so it'd have to be off a small generator, a quiet one, or can speakers like that run off a battery for 2 hours?? Is 1000 watts overkill? I've read that for outdoors you should double whatever you'd use inside.

Budget is whatever's left over from the bake sale, LOL. Thanks in advance`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('chair', [80, 88]),
        needs('mic_headset', 3),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        either(needs(/7 kW/, 1), needs(/Battery PA/, [1, 4])),
      ],
      should: [
        needs('mixing_console', 1),
        either(needs('speaker_stand', [2, 4]), needs('pa_package')),
        needs('audio_player', 1),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...FAIR_OFFERS, 'mic_wireless_lapel', 'subwoofer', 'stage_wash'],
      silly: ['line_array', 'dance_floor', 'lectern', 'exhibition_stand', 'drum_kit', 'projector'],
      title: [/80|lighthouse|play/i],
    },
  },
  {
    id: 'ho-az-barcamp-issue',
    language: 'en',
    catalogue: 'tyne',
    description: `## AV for the barcamp #41

opened this issue · 6 comments

Main room (the atrium, ~180 people)
- [ ] 2 column speakers or whatever is right for a big echoey room
- [ ] 4 wireless handhelds, we ran out last time
- [ ] 1 lectern/podium thing
- [ ] 2 big TVs on wheels, 75" if we can get them, for the schedule grid
- [ ] little stage, like 8x8 ft, knee high or lower

Talk rooms (4)
- projectors + screens are in all the classrooms already, we checked in March. So nothing there.
- HDMI dongles: everybody brings their own

Recording
- [ ] 1 camera on tripod + somebody who knows what they are doing, atrium only
- [ ] streaming: dropped, see #29

Other
- 12 flip charts w/ paper
- [ ] 6 hi-top tables for the hallway track
- chairs and the rest of the tables come from facilities, free of charge
- wifi = campus IT. they promised 300 devices. *please* don't rent any network gear this year

> @quietmoose: who pays the deposit?
> I do until the sponsors come through`,
    good: {
      attendees: 180,
      must: [
        needs('speaker_column', [2, 4]),
        needs('mic_wireless_handheld', 4),
        needs('lectern', 1),
        needs(/75 in/, 2),
        needs('stage_deck', [2, 4]),
        needs('camera', 1),
        needs('flip_chart', 12),
        needs('table_cocktail', 6),
        needs('crew_camera', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('stage_leg', [2, 4]), needs('transport')],
      allowed: [
        ...without(ROOM, 'projector', 'projection_screen', 'network'),
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'crew_camera',
        'stage_handrail',
        /Pearl/,
      ],
      offers: without(ROOM_OFFERS, 'network', 'projector', 'projection_screen', ...SEATS),
      excluded: ['projector', 'projection_screen', 'chair', 'chair_banquet', 'table_trestle', 'table_round', 'network'],
      silly: ['toilet', 'marquee', 'generator', 'dance_floor', 'line_array', 'drum_kit'],
    },
  },
  {
    id: 'ho-az-home-show-manual',
    language: 'en',
    catalogue: 'tyne',
    description: `Spring Home & Garden Show - Decorator and equipment order, prepared by show management. Three show days, Friday March 6 to Sunday March 8, Expo Hall B. We expect 62 exhibitors.

Booths - sixty-two 10' x 10' booths with drape and ID sign. Aisle drape for the rear wall, black, 120 feet.

Registration area - two registration counters and 24 retractable stanchions.

Seminar corner - seating for 75 (stacking chairs, grey), an 8' x 12' riser 16 inches high, one projector with 8 ft tripod screen, one speech PA with a lavalier microphone for the speaker, and an operator Saturday and Sunday.

Provided by the Expo Center - tables for the booths (already in the hall) and all booth seating; electrical service is an exclusive of the house electrician; internet is exclusive to the Center as well; trash removal.

Move-in Thursday 8 a.m. - 8 p.m. No helium balloons. Concessions open 11 to 4. Admission $8, children under 12 fr`,
    good: {
      days: 3,
      must: [
        needs('exhibition_stand', [62, 62]),
        needs(/drape, black/, [120, 120]),
        needs('registration_desk', 2),
        needs('stanchion', [24, 24]),
        needs(/stacking banquet/, [75, 75]),
        needs('stage_deck', [3, 3]),
        needs('projector', 1),
        needs(/tripod 8 ft/, 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_lapel', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 30]),
      ],
      should: [needs('stage_leg', [3, 3]), needs('transport')],
      allowed: [
        ...without(ROOM, 'power_distro', 'network'),
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        ...BAND,
        ...without(ANY_JOB, 'power_distro'),
      ],
      offers: without(ROOM_OFFERS, 'network', 'table_trestle'),
      excluded: [
        'table_trestle',
        /Chair, folding/,
        'crew_electrician',
        'power_distro',
        'generator',
        'network',
        'waste_bin',
        'balloons',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'line_array', 'drum_kit'],
    },
  },
];
