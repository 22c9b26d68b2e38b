import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const HOSPICE_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  'tablecloth',
  'napkin',
  'dance_floor',
  'stage_wash',
  'lighting_package',
  'moving_head',
  'disco_light',
  'stage_monitor',
];
const PADDOCK_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'moving_head',
  'lighting_package',
  'space_heater',
  'patio_heater',
];
const SALON_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'lectern',
  'mic_lectern',
  'dance_floor',
  ...DECKS,
  'crew_dj',
  'disco_light',
];
const RECEPTION_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  ...TABLEWARE,
  'tablecloth',
  'stage_deck',
  'drape',
  'carpet',
  'photo_booth',
];

/** Dinners, weddings, a launch. */
export const EVENINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bs-hospice-ball',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Good morning,

I sit on the committee for the Larkhill Hospice spring ball, which is on Saturday 17 April in the Assembly Suite of the Grand Midland, Derby. All 22 tables of ten have gone, so 220 guests for dinner, a few speeches and the auction, and afterwards a seven-piece soul band.

What we would like you to price:
- stage for the band, 24ft x 16ft and 2ft high, with a black valance and a set of treads
- a Perspex lectern with a microphone, and two radio handhelds (auctioneer, and whoever is collecting)
- a projector, the 16ft screen and a laptop for the hospice film
- speakers for the speeches and film, with an engineer to look after it all
- 30 battery uplighters in the hospice purple
- the photo booth, but as an option please, it depends on a sponsor

The hotel price includes tables, chairs and linen, and a dance floor is already down in that room. Stage and disco lighting comes with the band, so from you only the uplighters. They use their own monitors too.

Kind regards
Helen Tranter`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs(/16ft x 9ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs(SPEAKERS, [2, 12]),
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 20]),
        needs('uplight', 30),
        offers('photo_booth', 1),
      ],
      should: [needs(/legs, 2ft/, 12), needs('stage_skirt'), needs('transport')],
      allowed: without([...MEETING, ...LOUD, ...PLATFORM], ...HOSPICE_OFF),
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
        ...HOSPICE_OFF,
        ...STAGE_LIGHT,
        'chair_cover',
        'mirror_ball',
        'strobe',
        'blinder',
      ),
      excluded: HOSPICE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'festoon', 'exhibition_stand'],
      title: [/hospice|ball|derby|larkhill/i, /220/],
    },
  },
  {
    id: 'ho-bs-paddock-wedding',
    language: 'en',
    catalogue: 'cuckmere',
    description: `hi there!! so we're getting married sat 26th june in my dads paddock just outside ashby :) it'll be about 140 sat down for the wedding breakfast then another 60 turning up for the evening so 200 tops

we need
marquee big enough for 140 eating plus a bit of room to dance, with the hard floor
14 round tables + white cloths
140 of the limewash chairs
dancefloor 5m x 5m
2 bar units
8 strings of festoon
one of the luxury loo trailers
a generator with all the cables because theres no mains out there

plates cutlery glasses and napkins are all sorted by our caterer. my cousin is our DJ and has his own speakers, decks and lights so dont need any of that side. and fingers crossed we wont want heaters in june so leave those off aswell

ta! meg & rob x`,
    good: {
      attendees: [140, 200],
      days: 1,
      must: [
        needs('marquee', [1, 4]),
        needs('marquee_floor', [140, 400]),
        needs('table_round', 14),
        needs('tablecloth', [14, 16]),
        needs('chair_banquet', 140),
        needs('dance_floor', 25),
        needs('bar_unit', 2),
        needs('festoon', 8),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
      ],
      should: [needs(/9m x 21m/, [1, 2]), needs('power_distro', [1, 4]), needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher', 'crew_electrician'],
      offers: without(
        [...PARTY_OFFERS, 'ceremony_arch', 'floodlight', 'toilet_accessible', 'gazebo', 'marquee_lining', 'fan'],
        ...PADDOCK_OFF,
      ),
      excluded: PADDOCK_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'exhibition_stand', 'crew_sound'],
      title: [/wedding|ashby|paddock/i, /140|200/],
    },
  },
  {
    id: 'ho-bs-salon-awards',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Brief for AV + production suppliers
East Midlands Hair & Beauty Awards, Friday 12 November
Venue: Soar Point Conference Centre, Leicester. Doors 6.30, awards 8.30, carriages 11.
Covers: 300 on tables of ten

PRODUCTION
Stage 24' x 12' x 2' high, valance, treads both sides
Indoor LED wall upstage centre, 5m x 3m, show laptop for the nominee slides, vision engineer
2 headset mics (presenters), 1 handheld (winners), PA for 300, sound engineer
8 moving heads and a full stage wash from your lighting desk, lighting engineer, light haze
24 uplighters round the room in rose gold / pink
2 red carpet runners for arrivals

ROOM
30 round tables with white cloths. 250 limewash chairs - we already have the other 50

NOT REQUIRED
Presenters are mobile, no lectern. Once the last award is handed over the evening ends: no disco, no DJ, no dance floor. China, cutlery, glassware and napkins are laid by the venue's caterers.

Quotes to Tash by the 30th. Total production budget £18k + VAT.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('led_wall', 15),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('mic_headset', [2, 3]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs('moving_head', 8),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('hazer', [1, 2]),
        needs('uplight', 24),
        needs('carpet', 2),
        needs('table_round', 30),
        needs('tablecloth', [30, 32]),
        needs('chair_banquet', 250),
      ],
      should: [needs(/legs, 2ft/, 9), needs('stage_skirt'), needs('transport')],
      allowed: without(
        [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'effect_fluid', 'presentation_clicker'],
        ...SALON_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...SALON_OFF, 'mirror_ball'),
      excluded: SALON_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'festoon', 'drum_kit'],
      title: [/award|hair|beauty|soar/i, /300/],
    },
  },
  {
    id: 'ho-bs-showroom-launch',
    language: 'en',
    catalogue: 'cuckmere',
    description: `TEL. MESSAGE for sales, taken by Kev, Mon 2.15
Caller: Mr Bhogal, Riverside Motor Group, Burton
Re: new electric SUV reveal, evening of Thurs 30 Sept, in the showroom. 150 invited, standing, drinks and canapes, 6.30 till 10.

He wants:
- LED wall 4m x 2m for the reveal film + laptop + someone to run it
- PA good for 150, 2 radio handhelds, sound man
- 20 battery uplighters (blue)
- 15 poseur tables
- 2 bars, 3 bar staff for the evening, 300 wine glasses, 2 bottle fridges
- red carpet
- a DJ and we're to bring the decks, 2 CDJs and mixer

Smoke when the cover comes off the car? He likes it but would need to ask facilities, put the smoke machine down as optional.
Wants it by Weds am.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 12]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs('uplight', 20),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('crew_bar', [3, 30]),
        needs('glassware', 300),
        needs('refrigeration', 2),
        needs('carpet', [1, 2]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        offers('smoke_machine', 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...LOUD, ...WALL, ...BROADCAST, 'stanchion', 'dj_booth'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS, 'smoke_machine', 'effect_fluid', 'stanchion'],
      silly: ['toilet', 'marquee', 'stage_monitor', 'crowd_barrier', 'table_round', 'gazebo', 'generator'],
      title: [/launch|reveal|showroom|riverside|suv|burton/i, /150/],
    },
  },
  {
    id: 'ho-bs-leicester-reception',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Hello, this is for my sisters wedding reception. Sunday 29th August at the Peepul Banqueting Hall in Leicester, 400 guests seated, dhol players coming in with the couple, speeches, dinner, then dancing till midnight.

From you: big sound for 400 with subs, two cordless hand mics, sound engineer. Your DJ with 2 CDJs and the mixer. 8 moving heads. 40 uplighters. Wooden dance floor 6m x 6m. LED wall 4m wide 3m high next to the stage showing live pictures, so two cameras with operators, vision mixer and a vision engineer. Also 4 cold spark machines for the first dance if you have those.

Not from you: the decorator we booked does the stage, the drapes and the red carpet, my wife's company is doing the photo booth for free. Tables, chairs, cloths, crockery, cutlery and glasses all belong to the hall.

Please send price on email. Thanks, Harjit`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 20]),
        needs('subwoofer', [2, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('moving_head', 8),
        needs('uplight', 40),
        needs('dance_floor', 36),
        needs('led_wall', 12),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...LOUD, ...STAGE_LIGHT, ...WALL, ...BROADCAST, ...ANY_JOB, 'mic_instrument', 'mic_wired', 'dj_booth'],
        ...RECEPTION_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
        ...RECEPTION_OFF,
        ...PLATFORM,
        'star_cloth',
        'backdrop',
        'chair_cover',
      ),
      excluded: RECEPTION_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'projector', 'lectern', 'crowd_barrier', 'festoon', ...FOG],
      unmet: [/spark/i],
      title: [/reception|wedding|leicester|peepul/i, /400/],
    },
  },
];
