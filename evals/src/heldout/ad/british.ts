import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BAND,
  BROADCAST,
  LINEN,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** British over two older shelves: a festival, players, a college lunch, a trust's awards, carols. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-ad-festival-site',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Site manager, Oyster & Ale weekend, Leigh. Two days, Saturday 14 and Sunday 15 August, 1,500 a day. Equipment call as it stands:

MAIN STAGE
The Seagull x 1. PA: VIO L210 x 8, 18in subs x 4, SQ-6 x 1, wedges x 6. Drum mics, one box. Sound engineers x 2. Drum kit, guitar and bass amps: shared between the bands, they've sorted it amongst themselves.
POWER
60kVA genny x 1. Red diesel from the farm's tank, so none on your invoice please.
SITE
Heras x 60, barriers x 120, loos x 12, accessible x 2, sinks x 4, handsets x 18, fire points x 8.
Festoon: the town council leaves theirs up all summer.
PEOPLE
Stewards: Castlepoint Security have that contract. Medics: booked.
BARS
Brewery's. Their bar, their fridges, their staff.

Access from Thursday noon. Ground is firm.`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/SQ-6/, 1),
        needs('stage_monitor', 6),
        needs('crew_sound', 2),
        needs(/60kVA/, 1),
        needs('fencing', 60),
        needs('crowd_barrier', 120),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('two_way_radio', 18),
        needs('fire_extinguisher', 8),
      ],
      should: [needs(/Drum mics/, 1), needs(['power_distro', 'power_cable']), needs('mic_stand'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'fuel',
        'festoon',
        'crew_steward',
        'crew_medic',
        'bar_unit',
        'refrigeration',
        'crew_bar',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'pinboard', 'registration_desk'],
      title: [/leigh|oyster|festival|weekend/i, /1[.,  ]?500|3[.,  ]?000/],
    },
  },
  {
    id: 'ho-ad-players',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `The Players are doing a musical in the drill hall at Maldon, three nights, Thursday 25 to Saturday 27 November, 180 seats a night. Could I have a price for 12 Ali-Decks with 2ft legs, 2 sets of treads, 12 metres of black skirt, 20 metres of the black pipe and drape for wings, 6 headset radio mics, 16 LED pars, 4 of the moving washes, a hazer, and a lighting tech to run it all three nights. Also 180 of the blue linking chairs. We'd want it on the Wednesday if that can be done. Gwen, Hon. Treasurer`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('stage_deck', 12),
        needs(/Legs 2ft/, 12),
        needs('stage_steps', 2),
        needs('stage_skirt', [12, 12]),
        needs('drape', [20, 20]),
        needs('mic_headset', 6),
        needs(/7P Hex/, 16),
        needs('moving_head', 4),
        needs('hazer', 1),
        needs('crew_lighting', 1),
        needs(/Linking chair/, 180),
      ],
      should: [needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, ...RADIO_MICS],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'crowd_barrier', 'table_round'],
      title: [/maldon|musical|players/i, /180/],
    },
  },
  {
    id: 'ho-ad-alumni-lunch',
    language: 'en',
    catalogue: 'thornbury',
    description: `Dear all,

The College is holding its golden reunion lunch on Sunday 4 July on the Fellows' lawn, for 160 alumni and spouses.

I should be glad of an estimate for the 40ft x 60ft pole marquee with coconut matting throughout, twenty round tables with white cloths to the floor, 160 limewash Chiavari chairs, a welcome desk, two coat rails, eight display boards for the archive photographs, a red carpet, and the after-dinner PA together with a clear lectern and swan-neck microphone for the Provost. One further hand-held radio microphone would be prudent.

The Buttery will lay up with the College's own china, silver and glass, and its staff will look after the drinks, so no bar is required of you. The pavilion beside the lawn has lavatories and a perfectly good electricity supply. I am told that you sometimes include heating; in July I think we may live dangerously.

With good wishes,
Development Office`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/40ft x 60ft/, 1),
        needs(/Matting/, [200, 240]),
        needs('table_round', 20),
        needs(/round to floor/, 20),
        needs(/Chiavari/, [160, 168]),
        needs('registration_desk', 1),
        needs('coat_rail', 2),
        needs('pinboard', 8),
        needs('carpet', [1, 1]),
        either(needs(/After-dinner/, [1, 2]), needs('speaker_column', 2)),
        needs(/Lectern, clear/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, ...LINEN],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: [...TABLEWARE, ...LOOS, 'bar_unit', 'crew_bar', 'generator', 'fuel', 'space_heater', 'patio_heater'],
      silly: ['crowd_barrier', 'dance_floor', 'disco_light', 'snow_machine', 'stage_monitor', 'silent_disco'],
      title: [/lunch|reunion/i, /160/],
    },
  },
  {
    id: 'ho-ad-trust-awards',
    language: 'en',
    catalogue: 'thornbury',
    description: `Hello, further to my call (and for the benefit of whoever picks this up, as I changed my mind about six times):

NHS Trust staff awards, Thursday 23 September, theatre in Cheltenham, 400 in the audience, live-streamed to the wards.

I started out wanting the LED video wall. Finance have seen the figure, so no wall: a 10,000 lumen projector and the 14ft framed screen instead. Then one slides laptop and a clicker, two cameras with two camera operators, a vision mixer, the streaming box, a vision operator, the printed photo wall for the foyer, one red carpet, a clear lectern and 12 high tables for the drinks beforehand.

The theatre does sound and lighting: PA, radio mics, desk, stage lights and both operators come with the hire of the building. I'd said four uplighters for the foyer but facilities have found some, so forget those too.

Best, Nadia (Comms)`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/10,000 lumen/, 1),
        needs(/14ft x 8ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', 1),
        needs('backdrop', 1),
        needs('carpet', [1, 1]),
        needs(/Lectern, clear/, 1),
        needs('table_cocktail', 12),
      ],
      should: [needs('transport')],
      allowed: [...SLIDES, ...BROADCAST, ...ANY_JOB, 'confidence_monitor', 'di_box', 'audio_cable'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'led_wall',
        'video_processor',
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'crew_sound',
        'crew_lighting',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'stage_wash',
        'uplight',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'snow_machine'],
      title: [/cheltenham|award/i, /400/],
    },
  },
  {
    id: 'ho-ad-carols',
    language: 'en',
    catalogue: 'thornbury',
    description: `Town centre partnership enquiry - Carols in the Market Place, Tewkesbury, Saturday 11 December 5pm to 7pm, crowd of about 900. We would like:

1 lorry stage
6 choir steps
4 DZR12 loudspeakers and 2 bass bins
4 foldback wedges
1 Qu-32 mixer
2 choir condenser mics and 2 hand-held radio mics
1 sound operator
2 snow machines
12 runs of festoon
4 LED floods
1 30kVA generator
20 cable bridges
50 pedestrian barriers

Set-up from midday, road reopens at 9pm.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('choir_riser', 6),
        needs(/DZR12/, [4, 4]),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs(/Qu-32/, 1),
        needs(/choir condenser/, 2),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', 1),
        needs('snow_machine', 2),
        needs('festoon', 12),
        needs(/30kVA/, 1),
        needs('cable_ramp', 20),
        needs('crowd_barrier', 50),
      ],
      should: [needs(/Flood, LED/, 4), needs('mic_stand', [2, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_LIGHT],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'tablecloth', 'silent_disco'],
      title: [/tewkesbury|carol/i, /900/],
    },
  },
];
