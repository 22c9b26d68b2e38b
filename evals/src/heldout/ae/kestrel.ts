import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { loud } from './common.ts';

/** Over a southern shelf: a summer party, a plan for a Sunday in November, a dance school's show. */
export const KESTREL: readonly EvalBrief[] = [
  {
    id: 'ho-ae-summer-party',
    language: 'en',
    catalogue: 'kestrel',
    description: `Morning!

I look after social events at a software firm in Farnham and it's summer party time. Friday 9 July, 3pm till 10pm, the field behind the office, 180 staff plus around 60 partners and children, so call it 240.

Shopping list:
* 9 x 15 clearspan, with flooring (that's 135 square metres I think)
* 30 picnic bench sets
* 16 poseur tables and 8 two-seat sofas for a chill-out corner
* 10 lengths of festoon
* party PA for the DJ and a radio mic for the boss
* 3 pop-ups for the food stalls
* giant games and the 15ft bouncy castle
* photo booth
* toilet trailer, plus one accessible
* 4 wheelie bins... no, better make it 10

We have a DJ already, he needs the PA but comes with his own controller and lights. Street food people have their own cookers and paper plates, nothing breakable on the grass please so no glasses. Power we take from the building, facilities have put an outdoor supply in, no generators whatever the marquee chap says. And our own security team does the gates.

Thanks loads, Priya`,
    good: {
      attendees: [180, 240],
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs('beer_table_set', [30, 30]),
        needs('table_cocktail', [16, 16]),
        needs('sofa', 8),
        needs('festoon', 10),
        loud(6),
        needs('gazebo', 3),
        needs('game', [1, 1]),
        needs('inflatable', 1),
        needs('photo_booth', 1),
        needs('toilet_trailer', 1),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'table_coffee'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        'generator',
        'fuel',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        'cooking',
        'crew_steward',
      ],
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'exhibition_stand', 'pinboard', 'line_array'],
      title: [/farnham|party/i, /180|240/],
    },
  },
  {
    id: 'ho-ae-remembrance-plan',
    language: 'en',
    catalogue: 'kestrel',
    description: `REMEMBRANCE SUNDAY, ALTON: OPERATIONAL PLAN, ANNEX C (EQUIPMENT)

For circulation to: Town Clerk, Royal British Legion branch, Hampshire Highways, hire contractor

1. Introduction. The act of remembrance takes place at the memorial on Sunday 14 November at 10:50. Some 1,200 persons are expected, among them 90 veterans and civic guests who shall be seated.

2. What the hire contractor supplies
2.1 A platform of 16 ft x 8 ft, one foot high, black skirting all round, treads at one end, wheelchair ramp at the other, guard rail at the rear.
2.2 One lectern with microphone.
2.3 A public address system to be heard throughout the High Street, on stands, with two handheld radio microphones and one sound engineer. It is run from a small generator (6kVA) positioned in Cross Street so that it is not heard in the silence.
2.4 90 black conference chairs.
2.5 80 crowd barriers.
2.6 10 two-way radios for the parade marshals.
2.7 30 cable ramps.

3. What is provided by others
3.1 Marshals are found by the Scouts and by the Fire Cadets; no stewards are to be hired.
3.2 The Town Hall lavatories will be open from 09:00. Portable units spoilt the photographs in 2022 and will not be considered again.
3.3 The Legion's bugler and the town band play acoustically. The band has its own stands.
3.4 The photographer is appointed by the Herald.
3.5 Road signs: Highways.
3.6 After the parade tea is served in the Assembly Rooms by the Inner Wheel, who lay everything on.

4. Conditions. Vehicles off the High Street by 08:30 without exception. Silence from 10:58 to 11:03: no engines, no radios. Dress of crew dark and sober. Wreath layers rehearse on Saturday at 15:00 and need only the platform.`,
    good: {
      attendees: [1200, 1290],
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 1]),
        needs(/6kVA/, 1),
        needs(/Black conference/, [90, 90]),
        needs('crowd_barrier', [80, 80]),
        needs('two_way_radio', 10),
        needs('cable_ramp', [30, 30]),
      ],
      should: [
        needs(/legs 1ft/, 4),
        needs('stage_skirt', [14, 48]),
        needs('stage_handrail', [1, 4]),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [...LOOS, 'crew_steward', 'music_stand', 'crew_photographer', 'hot_drinks', 'crockery'],
      silly: ['projector', 'dance_floor', 'disco_light', 'uplight', 'bar_unit', 'hazer', 'confetti_machine', 'sofa'],
      title: [/alton|remembrance/i],
    },
  },
  {
    id: 'ho-ae-dance-show-rider',
    language: 'en',
    catalogue: 'kestrel',
    description: `PETERSFIELD SCHOOL OF DANCE: "FROST" / TECHNICAL SPECIFICATION FOR SUPPLIERS

Get-in Thursday 2 December, shows Friday 3 (evening) and Saturday 4 (matinee, evening), sports hall. Audience 280 each time. Cast of 140, ages 4 to 19.

STAGE: 32' wide x 24' deep, 2' high, steps left and right, black skirt at the front. We lay our own vinyl over the top: we've had the rolls for ten years and nobody else's sticks as well.

MASKING: 20 m black pipe and drape for back and wings.

SOUND: tops and subs for 280, digital desk, 2 headset radio mics (Snow Queen, Narrator), an engineer on both show days. Tracks are on Madame's own laptop, she'll hand you the lead.

LIGHT: 16 LED pars, 8 moving wash lights, 2 followspots on stands, desk and operator who can busk. Haze: yes please, lots, it's frost!
Our dads operate the followspots.

SEATS: bleachers pull out of the wall. Nothing to hire.

FILMING: Steve is filming it all on the Saturday as he does every year, with his three cameras. Photos: the studio next door, they sell prints to the mums.

POWER: a 63A supply on stage right. We'll need the distro for it, 63A down to 32s, and two of the 32-to-13 boxes, cable.

DRESSING ROOMS: 8 folding white... no wait, the school says use the classrooms. 6 trestles for costumes though.

COMMUNICATION: 8 radios for chaperones.

BILLING: half on booking. Insurance document please. Please nobody swear on the radio, the chaperones are somebody's granny.`,
    good: {
      attendees: [280, 560],
      days: 2,
      must: [
        needs('stage_deck', [24, 24]),
        needs('stage_steps', 2),
        needs('drape', [20, 20]),
        loud(12),
        either(needs('subwoofer', [1, 6]), needs(/Party PA/, [1, 2])),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 1]),
        needs(/LED par/, [16, 16]),
        needs('moving_head', 8),
        needs('followspot', 2),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('hazer', [1, 3]),
        needs('two_way_radio', 8),
      ],
      should: [
        needs(/legs 2ft/, 24),
        needs(/SQ-6/, 1),
        needs('stage_skirt', [9, 27]),
        needs(/63A to/, 1),
        needs('table_trestle', 6),
        needs('transport'),
      ],
      allowed: [...SHOW, ...PARTY_LIGHT, ...STAGE_LIGHT],
      offers: [...SHOW_OFFERS, ...RADIO_MICS],
      excluded: [...SEATS, 'dance_floor', 'playback_laptop', 'camera', 'crew_camera', 'crew_photographer'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'crowd_barrier', 'projector', 'bar_unit'],
      title: [/petersfield|dance|frost|show/i, /280/],
    },
  },
];
