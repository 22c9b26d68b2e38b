import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-e-agm',
    language: 'en',
    catalogue: 'demo',
    description: `Dear Sir or Madam,

Aire Valley Housing Association will hold its annual general meeting at Bramley Community Centre, Leeds, on Tuesday 22 September at 6.30 pm. We expect about 140 members.

We would like to hire:

- a projector and a 10ft screen
- a laptop and clicker
- a lectern with a microphone
- three microphones on table stands for the board
- two roving radio microphones for members' questions
- a sound system for the hall
- a hearing loop
- a technician for the evening

The centre provides tables and chairs and will serve tea and coffee. No stage is needed.

Could you let us have your price by the end of the month?

Yours faithfully,
Margaret Oduya
Company Secretary`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/^10ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs('mic_wired', [3, 4]), needs('mic_conference', [2, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('induction_loop', [1, 2]),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs('mic_stand', [3, 4]), either(needs('mixing_console', 1), needs('pa_package')), needs('transport')],
      allowed: [...MEETING, 'mic_wired', 'mic_conference'],
      offers: MEETING_OFFERS.filter((each) => !PLATFORM.includes(each)),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'hot_drinks', 'stage_deck', 'mobile_stage'],
      silly: ['subwoofer', 'line_array', 'generator', 'dance_floor', 'marquee', 'toilet', 'disco_light'],
      title: [/leeds|bramley/i, /140/],
    },
  },
  {
    id: 'ho-e-barn-wedding',
    language: 'en',
    catalogue: 'demo',
    description: `Hello,

We are getting married on Saturday 13 June at the Tithe Barn near Cirencester, 110 guests for the meal and another 40 joining in the evening. Please could you quote for:

12 x 5ft 6in round tables with white floor-length cloths
110 Chiavari chairs
110 napkins
Crockery and cutlery for 110, three courses
220 wine glasses and 110 flutes
Oak dance floor, 6m x 6m
16 battery uplighters
4 strings of festoon for the courtyard
2 bar units

The band brings its own backline and PA, and we can use their microphone for the speeches. The barn has toilets and heating. Our caterer has her own kitchen equipment and waiting staff.

Many thanks,
Beth and Callum`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/^5ft 6in/, 12),
        needs(/120in/, 12),
        needs(/Chiavari/, [110, 110]),
        needs('napkin', [110, 110]),
        needs(/Crockery Place Setting/, 110),
        needs('cutlery', 110),
        needs(/Wine Glass/, [220, 220]),
        needs(/Flute/, [110, 110]),
        needs('dance_floor', [36, 37]),
        needs(/Battery Uplighter/, 16),
        needs('festoon', 4),
        needs('bar_unit', 2),
      ],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: [...PARTY_OFFERS, 'ceremony_arch', 'parasol', 'gazebo', /Light-Up/],
      excluded: [
        ...SPEAKERS,
        'mic_wireless_handheld',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        ...LOOS,
        'space_heater',
        'cooking',
        'crew_waiter',
      ],
      silly: ['projector', 'lectern', 'generator', 'marquee', 'crowd_barrier', 'stage_deck'],
      title: [/cirencester|barn/i, /110|150/],
    },
  },
  {
    id: 'ho-e-hall-gig',
    language: 'en',
    catalogue: 'demo',
    description:
      "Hi there, I'm putting on a gig at the Memorial Hall in Todmorden on Saturday 7 November, doors 7.30, 250 standing. A four-piece (drums, bass, guitar, lead vocal, plus two backing vocals) and a duo supporting. We need a PA with subs, 4 monitors, a desk and stagebox, mics, stands and DIs, a sound engineer, some stage lights with a hazer, and a lighting operator. Both acts bring their own backline. The hall has a stage and runs its own bar, and no chairs needed. Load-in from 2. Cheers, Jamie",
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', 4),
        needs('mixing_console', [1, 2]),
        needs('stagebox', [1, 2]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [4, 30]),
        needs('mic_stand', [3, 30]),
        needs('di_box', [1, 10]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'moving_head', 'profile_spot', 'lighting_package'], [1, 32]),
        needs('hazer', 1),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('effect_fluid'), needs('transport')],
      allowed: SHOW.filter((each) => !PLATFORM.includes(each)),
      offers: [...SHOW_OFFERS, 'crew_steward', 'coat_rail', 'crowd_barrier', 'pit_barrier'],
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'stage_deck', ...SEATS, 'bar_unit', 'crew_bar'],
      silly: ['generator', 'lectern', 'projector', 'toilet', 'marquee', 'piano', 'mobile_stage'],
      title: [/todmorden/i, /250/],
    },
  },
  {
    id: 'ho-e-bike-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Product launch, Velmora e-bikes
Thursday 8 October, 6 pm to 9 pm, The Glass Works, Shoreditch, London
120 guests, press and dealers, standing reception

- Stage 4m x 2m, 40cm high, with steps and skirt
- Indoor LED wall 4m x 2.5m behind the stage
- 2 headset mics and 1 handheld radio mic
- PA for speeches and video playback
- Playback laptop
- Stage wash
- 16 battery uplighters
- 6 display plinths
- Printed press wall
- 10 poseur tables
- 2 bar units
- 3 coat rails
- Sound engineer and video technician for the evening

Delivery and set-up from 8 am on the day.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('stage_deck', [4, 8]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 12]),
        needs(/Indoor LED Wall/, [10, 10]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        needs(SPEAKERS, [1, 8]),
        needs('playback_laptop', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs(/Battery Uplighter/, 16),
        needs('plinth', 6),
        needs('backdrop', 1),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
        needs('coat_rail', 3),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs(/Leg 400mm/), needs('mixing_console', 1), needs('transport')],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...WALL,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'subwoofer',
        'presentation_clicker',
        'confidence_monitor',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'marquee', 'toilet', 'projector', 'dance_floor', 'gazebo', 'table_round'],
      title: [/london|shoreditch|velmora/i, /120/],
    },
  },
  {
    id: 'ho-e-prize-giving',
    language: 'en',
    catalogue: 'demo',
    description: `Good morning,

Please may I have a quotation for our prize giving on Friday 3 July at 2 pm in the sports hall of Ashby Grange School, Nottingham. We expect 450 pupils, parents and staff.

We require 450 conference chairs, a stage 8m x 4m and 40cm high with two sets of steps, a skirt and a wheelchair ramp, a lectern with microphone, two handheld radio microphones, a sound system for the hall, 8 bay trees for the front of the stage, and a sound technician for the afternoon.

A projector and screen are already there. We don't need lighting.

Kind regards,
Mrs J Hartnell
School Office`,
    good: {
      attendees: [450, 450],
      days: 1,
      must: [
        needs(/Conference Chair/, [450, 450]),
        needs('stage_deck', [16, 16]),
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 24]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 10]),
        needs(/Bay Tree/, 8),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs(/Leg 400mm/), needs('mixing_console', 1), needs('crew_stagehand'), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'subwoofer', 'mic_lectern'],
      offers: [...MEETING_OFFERS, 'crew_steward'],
      excluded: ['projector', 'projection_screen', 'lighting', 'crew_lighting'],
      silly: ['generator', 'marquee', 'toilet', 'dance_floor', 'stage_monitor', 'table_round'],
      title: [/nottingham|ashby/i, /450/],
    },
  },
];
