import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SCREENS, SHOW_OFFERS } from '../usual.ts';

/** Irish, Australian, American: a conferring, carols on an oval, a company's all-hands. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-au-conferring',
    language: 'en',
    catalogue: 'corrib',
    description: `Hello,

The institute's autumn conferring is on Friday 6 November in our sports hall in Ballinasloe. There are two ceremonies, at 11.00 and at 14.30, with 350 graduates and family at each.

I would be grateful for a quotation for the following.

Stage: 32 x 12 ft, one foot high, black valance, steps on both sides and a wheelchair ramp.
Drape: twelve metres of black pipe and drape behind it.
Lectern with a gooseneck microphone, and one handheld for the president.
A PA to reach the back of the hall, with a sound engineer.
350 grey conference chairs in rows.
A general wash of light on the stage.
Six bay trees.

No screens or projection this year, people found them distracting. Our own media students film it and stream it, so we need no cameras from you. The official photographer has his own backdrop. Gowns are with a separate firm.

Kind regards,
Sorcha Ní Bhriain, Registrar's Office`,
    good: {
      attendees: [350, 700],
      days: 1,
      must: [
        needs(/Litedeck 8 x 4/, 12),
        needs('stage_ramp', 1),
        needs('drape', [12, 12]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 2]),
        needs(/Conference chair/, [350, 350]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('plants', 6),
      ],
      should: [
        needs('mic_lectern', 1),
        needs(/legs 1ft/, 12),
        needs('stage_steps', [2, 2]),
        needs('stage_skirt', [10, 30]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'crew_stage_manager', 'stage_monitor'],
      offers: without(
        [...MEETING_OFFERS, 'carpet', 'stanchion'],
        ...SCREENS,
        ...BROADCAST,
        'playback_laptop',
        'confidence_monitor',
        'backdrop',
      ),
      excluded: [...SCREENS, 'camera', 'streaming_encoder', 'crew_camera', 'backdrop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier'],
      title: [/ballinasloe|conferring|graduat/i, /350|700/],
    },
  },
  {
    id: 'ho-au-carols-oval',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day team,

Combined churches carols on the Yarragon oval again, Sunday 13 December, 7 till 9.30 pm. Last year's crowd was 1,500 and I'd plan on the same.

What we're after from you: the truck stage, a PA to cover the oval plus an operator, 6 corded vocal mics and 2 handheld radio mics, two choir risers for the kids, stage lighting, a 60kVA genset, 2 lighting towers for the car park, 20 pedestrian barricades, 8 port-a-loos and 2 accessible.

The church band looks after itself: they've got their own instruments, amps and foldback. Everyone brings a picnic rug or a camp chair so no seating. The shire is dropping off wheelie bins. First aid and parking are the SES. No haze or smoke on stage please, the choir mums complained.

Cheers
Bazza Whitlock`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Truck stage/, 1),
        needs(['speaker_top', 'line_array'], [2, 24]),
        needs('crew_sound', [1, 14]),
        needs(/SM58/, [6, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('choir_riser', 2),
        needs(/60kVA/, 1),
        needs(/Lighting tower/, 2),
        needs('crowd_barrier', [20, 20]),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
      ],
      should: [needs('mic_stand', [4, 14]), needs('subwoofer', [2, 8]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'waste_bin', 'crew_medic'),
        ...without(BAND, 'stage_monitor', 'in_ear_monitor'),
        ...STAGE_LIGHT,
        'moving_head',
        'stage_steps',
        'stage_skirt',
      ],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...SEATS, 'bench', 'smoke_machine', 'beer_table_set'),
      excluded: [
        ...SEATS,
        'bench',
        'stage_monitor',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'waste_bin',
        'crew_medic',
        'hazer',
        'smoke_machine',
      ],
      silly: ['dance_floor', 'lectern', 'table_round', 'disco_light', 'exhibition_stand', 'projector'],
      title: [/yarragon|carols/i, /1[, ]?500/],
    },
  },
  {
    id: 'ho-au-all-hands',
    language: 'en',
    catalogue: 'bluemesa',
    description: `AV RFP: Fall All-Hands, hotel ballroom, Scottsdale AZ, Wed Oct 14 (load-in Oct 13 after 6 pm)

450 employees in the room, theater seating, 800 more watching remotely.

REQUIRED
(12) 4' x 8' risers at 24" with black skirt and (2) step units
(1) Lucite podium with gooseneck
(2) 9' x 16' screens, front projection
(2) 12K projectors
(2) lavalier mics, (4) wireless handhelds for Q&A
PA sized to the room
(2) confidence monitors, (1) speaker timer, (1) teleprompter w/ operator
(2) cameras w/ operators, switched, live stream to the remote staff
A1, V1, TD, show caller

PROVIDED BY HOTEL, DO NOT QUOTE
Chairs and registration tables; pipe and drape; dedicated internet; electrical drops and distribution (hotel's exclusive contractor)

Also no LED wall, Finance said no. Union rules do not apply. Please itemize.`,
    good: {
      attendees: [450, 1250],
      days: 1,
      must: [
        needs(/Versalite 4x8/, 12),
        needs('lectern', 1),
        needs(/9' x 16'/, 2),
        needs(/RZ120$/, 2),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [4, 4]),
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 3])),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs('teleprompter', 1),
        needs('camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('video_switcher', [1, 2]),
      ],
      should: [
        needs('stage_leg', 12),
        needs('stage_skirt', [20, 112]),
        needs('stage_steps', 2),
        needs('mic_lectern', 1),
        needs('crew_camera', 2),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 5]),
        needs('crew_stage_manager', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'power_distro'),
        ...without(BROADCAST, 'network'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        'line_array',
        'subwoofer',
        'display',
        'video_processor',
      ],
      offers: without(MEETING_OFFERS, 'led_wall', 'network', 'drape', 'registration_desk'),
      excluded: [
        ...SEATS,
        'registration_desk',
        'drape',
        'network',
        'power_distro',
        'generator',
        'crew_electrician',
        'led_wall',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier', 'stage_monitor'],
      title: [/scottsdale|all.?hands/i, /450|1[, ]?250/],
    },
  },
];
