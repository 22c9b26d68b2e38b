import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SITE_POWER, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { loud, talk } from './common.ts';

/** Over a northern city's shelf: a boxing dinner, parents' minutes, students. */
export const MEDLOCK: readonly EvalBrief[] = [
  {
    id: 'ho-ae-boxing-dinner',
    language: 'en',
    catalogue: 'medlock',
    description: `Alright, Big Kev at the ABC here. White collar boxing dinner, Sat 20 March, the exhibition hall in Oldham, 300 sat down round the ring.

need off you
30 x 6ft rounds with the white cloths to the floor
300 limewash chairs
pa for the hall w subs, ring announcer on a radio mic + a spare, and a sound lad
dj for the ring walks and after, 5 hours, and the decks for him: two cdj and the mixer
2 follow spots for the walks plus two people to run em
16 uplighters
2 of the 85in tellys either end for the corners, fed off two cameras, with vision mixer and camera ops
red carpet x2, rope and post 12, crowd barriers 20
printed step and repeat wall for the photos

the ring firm put up the ring and the light rig that hangs over it so i dont need stage lights. bar's the venues, and plates and glasses and that is all in with the caterer. lad from the gym does photos. No smoke machines, boxers were coughing last time.

cheers`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Round 6ft/, [30, 30]),
        needs(/White round cloth/, [30, 33]),
        needs('chair_banquet', [300, 310]),
        loud(),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 1]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('followspot', 2),
        needs('uplight', [16, 16]),
        needs(/85in/, 2),
        needs('camera', 2),
        needs('video_switcher', 1),
      ],
      should: [
        needs('crew_camera', 2),
        needs('crew_lighting', [1, 3]),
        needs('carpet', 2),
        needs('stanchion', 12),
        needs('crowd_barrier', 20),
        needs('backdrop', 1),
        needs('subwoofer', [1, 6]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...BROADCAST, ...ANY_JOB, 'crew_technician', 'crew_video', 'lighting_stand', 'napkin'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [...TABLEWARE, ...FOG, 'stage_wash', 'lighting_package', 'profile_spot', 'bar_unit', 'crew_bar'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'choir_riser', 'exhibition_stand', 'table_desk'],
      title: [/oldham|boxing/i, /300/],
    },
  },
  {
    id: 'ho-ae-pta-minutes',
    language: 'en',
    catalogue: 'medlock',
    description: `FRIENDS OF BEECHWOOD PRIMARY
Minutes, 22nd April, staff room (notes: Ellie)

There: Ellie, Mrs Achebe (Head), Jon, Sal, Dougie, Fran

1. MATTERS ARISING. The gate is mended. The minibus is not.

2. SUMMER FAIR, Saturday 26 June, 11 to 4, school field in Sale. Last year 700 through the gate, so plan for the same.

Mrs Achebe asked that we stop borrowing bits from all over and get one firm to bring the lot. Agreed to ask for:

- one frame marquee, 6 by 9, for teas, no boards
- 12 of the market gazebos for stalls
- 35 trestles
- 20 picnic benches
- a bouncy castle
- small stage for the talent show: 16ft x 12ft, 1ft high, with treads
- PA for the stage that also reaches the field, 2 hand radio mics, 1 headset mic, something to play backing tracks on
- gas barbecue (one big one) and a glass-door fridge
- 2 tea urns
- 40 crowd barriers along the drive
- 10 wheelie bins
- 8 two-way radios

3. WHAT WE'VE GOT. Sal confirmed the infants' loos are open all day so portables are a waste of money. Dougie runs the sound, he used to do it on cruise ships, so we don't pay an engineer. School has 200 stacking seats in the hall, which Year 6 will carry out. Electric: two outdoor sockets by the kitchen, plus the caretaker's cable ramps and extension leads. He says that will do and he does not want a generator on his grass.

4. FACE PAINTING. Fran and her sister.

5. RAFFLE. 41 prizes so far incl. a canal trip.

6. BISCUITS. Fran will not be bringing the biscuits again.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/6m x 9m/, 1),
        needs('gazebo', [12, 12]),
        needs('table_trestle', [35, 35]),
        needs('beer_table_set', [20, 20]),
        needs('inflatable', 1),
        needs('stage_deck', [6, 6]),
        talk(),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', 1),
        needs('cooking', 1),
        needs('refrigeration', 1),
        needs('hot_drinks', 2),
        needs('crowd_barrier', [40, 40]),
        needs('waste_bin', 10),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('audio_player', 1),
        needs('two_way_radio', 8),
        needs(/legs 1ft/, 6),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer'],
      offers: OUTDOORS_OFFERS,
      excluded: [...LOOS, 'crew_sound', 'chair', 'chair_banquet', 'generator', 'fuel', 'cable_ramp', /extension/],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'hazer', 'table_round', 'sofa', 'line_array'],
      title: [/beechwood|fair|sale/i, /700/],
    },
  },
  {
    id: 'ho-ae-students-quiet-night',
    language: 'en',
    catalogue: 'medlock',
    description: `Hey! Freshers' team at the union in Salford. Can you do us a quote for Wed 22 Sept, the big marquee-less courtyard (ha), 7pm-1am? Capacity 150.

- 150 silent disco headphones
- 4 CDJ players and 2 DJ mixers, our societies bring the DJs themselves
- 3 pop up market gazebos for the decks and cloakroom
- 4 coat rails
- 8 festoons, 12 uplighters, 2 disco bars, a hazer
- 2 bars (2m white) and 6 poseurs, 2 fridges
- 30 crowd barriers
- one technician to look after the lot

Power is in the courtyard already. Rain plan is the sports hall and it'd be the same list. Xx Jas`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('silent_disco', [150, 165]),
        needs('dj_player', 4),
        needs('dj_mixer', 2),
        needs('gazebo', 3),
        needs('coat_rail', 4),
        needs('festoon', 8),
        needs('uplight', 12),
        needs('disco_light', 2),
        needs('hazer', 1),
        needs('bar_unit', 2),
        needs('table_cocktail', 6),
        needs('refrigeration', 2),
        needs('crowd_barrier', [30, 30]),
        needs(['crew_technician', 'crew_sound', 'crew_lighting'], [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [
        ...SITE_POWER,
        ...ANY_JOB,
        ...PARTY_LIGHT,
        'audio_cable',
        'effect_fluid',
        'waste_bin',
        'fire_extinguisher',
        'ballast',
      ],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['generator', 'fuel', 'crew_dj'],
      silly: ['projector', 'lectern', 'stage_deck', 'table_round', 'line_array', 'toilet_trailer', 'exhibition_stand'],
      title: [/salford|silent|disco|fresher|courtyard/i, /150/],
    },
  },
];
