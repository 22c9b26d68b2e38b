import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import {
  BROADCAST,
  LOUD,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SITE_POWER,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const BOATHOUSE_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  'beer_table_set',
  'crockery',
  'cutlery',
  ...LOOS,
  ...DECKS,
  'crew_dj',
];
const PROM_OFF: readonly Selector[] = [
  'hazer',
  'bar_unit',
  'crew_bar',
  ...STAGES,
  ...SEATS,
  'table_round',
  'table_trestle',
];
const PIER_OFF: readonly Selector[] = ['lighting', 'crew_lighting', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'];
const MEMORIAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...RADIO_MICS,
  'mic_wired',
  'mic_lectern',
  'crew_sound',
  'lighting',
  'crew_lighting',
];
const GALA_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  'tablecloth',
  'dance_floor',
  'disco_light',
  ...DECKS,
  'crew_dj',
];

/** Parties, a concert, and a farewell. */
export const ARUN_EVENINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bp-boathouse-wedding',
    language: 'en',
    catalogue: 'arun',
    description: `heyyy we met you at the wedding fair in Worthing (Jas and Will, the ones with the whippet!)

so it's Saturday 21 August at the old boathouse in Bosham. 80 for the ceremony and tea, then up to 100 from 7ish.

ceremony is outside on the slipway, for that we'd love the driftwood arch and 80 of your white folding chairs, plus one of the speech systems so people can hear the vows, we'll use it again for the speeches

then a SILENT DISCO because the boatyard goes quiet at 9 - 100 headphones pls. two mates are DJing on their own decks, so no DJ and no decks from you

10 festoons, 12 of the battery uplighters, 3 patio heaters, one rustic bar, 100 champagne flutes

the boathouse comes with loads of long tables and benches so we're fine for tables inside, and the loos there are actually really nice. dinner is fish n chips out of the box!! so no plates or cutlery whatsoever

can you do a rough price? xx`,
    good: {
      attendees: [80, 100],
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/Folding chair/, 80),
        needs(/Speech system/, 1),
        needs('silent_disco', 100),
        needs('festoon', 10),
        needs('uplight', 12),
        needs('patio_heater', 3),
        needs('bar_unit', 1),
        needs(/flute/i, 100),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...SITE_POWER, ...ANY_JOB, 'fire_extinguisher', 'waste_bin'], 'generator', 'fuel'),
      offers: without([...PARTY_OFFERS, ...RADIO_MICS, 'gazebo', 'floodlight', 'generator'], ...BOATHOUSE_OFF, 'hazer'),
      excluded: BOATHOUSE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'exhibition_stand', 'subwoofer', 'hazer'],
      title: [/bosham|boathouse|wedding/i, /100|80/],
    },
  },
  {
    id: 'ho-bp-year-eleven-prom',
    language: 'en',
    catalogue: 'arun',
    description: `Hi,

Tim Okafor here, head of Year 11 at Selsey Academy. Prom is Thursday 1 July, 7 to 11, in our sports hall. 160 students and about 15 staff.

The kids' committee want:
 * a DJ for the night, with the decks
 * a party PA for him/her to play through
 * 3 disco light bars
 * 16 uplighters in purple
 * parquet dance floor, 6m x 6m
 * red carpet for the arrivals
 * a handheld radio mic for the awards bit
 * a chocolate fountain

Photo booth: please price it as an option. They're desperate for it, the bursar isn't.

Things we can't have or have got: the smoke detectors in there are on a hair trigger so no haze machine under any circumstances. They're sixteen, so no bar or bar staff (there'll be squash). The hall has its own stage at one end. Dining hall is bringing over all the chairs and tables.

Cheers
Tim`,
    good: {
      attendees: [160, 175],
      days: 1,
      must: [
        needs('crew_dj', 1),
        needs('dj_player', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', 3),
        needs('uplight', 16),
        needs('dance_floor', 36),
        needs('carpet', 1),
        needs('mic_wireless_handheld', [1, 2]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...ANY_JOB, ...DECKS, 'crew_lighting'], ...PROM_OFF),
      offers: without([...PARTY_OFFERS, 'photo_booth', 'crew_steward', 'moving_head', 'followspot'], ...PROM_OFF),
      excluded: PROM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'lectern', 'stage_monitor'],
      unmet: [/chocolate|fountain/i],
      title: [/prom|selsey/i, /160|175/],
    },
  },
  {
    id: 'ho-bp-pier-jazz',
    language: 'en',
    catalogue: 'arun',
    description: `Subject: Sat 13 Feb - Lena Voss Quintet @ Pier Pavilion, Worthing

Hi both, promoter's list for the above. One night, 400 seated (fixed seats, sold out).

From you:
- PA for 400 with 2 subs
- SQ-5
- 1 stagebox
- 5 floor monitors
- drum mic set
- 4 x SM58
- 6 x DI
- 10 boom stands
- sound engineer, in at 2pm
- 2 stagehands for the get-in and the get-out

Backline travels with the band, that's kit, bass amp, guitar amp and Lena's own Nord, so zero of that. House has a full rig with a house LX op who'd rather nobody touched it: no lights and no haze from outside.

Ta, Digby`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', 2),
        needs(/SQ-5/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 5),
        needs(/Drum mic/, 1),
        needs(/SM58/, 4),
        needs('di_box', 6),
        needs('mic_stand', 10),
        needs('crew_sound', [1, 2]),
        needs('crew_stagehand', [2, 40]),
      ],
      should: [needs('transport')],
      allowed: without(
        SHOW,
        ...PIER_OFF,
        ...STAGE_LIGHT,
        ...PLATFORM,
        'disco_light',
        'moving_head',
        'mirror_ball',
        'hazer',
        'effect_fluid',
      ),
      offers: ['audio_recorder', 'camera', 'streaming_encoder', 'mic_wireless_handheld', 'in_ear_monitor', 'intercom'],
      excluded: PIER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'chair', 'generator', 'stage_deck'],
      title: [/pier|worthing|voss|jazz|quintet/i, /400/],
    },
  },
  {
    id: 'ho-bp-harbourmaster-memorial',
    language: 'en',
    catalogue: 'arun',
    description: `Dear whoever reads this,

My husband David was harbour master here for thirty-one years and there is to be a service of thanksgiving for him at St Nicholas on Saturday 25 April at 2 o'clock. We think 300 will come.

The church has its own loudspeakers and its own microphones and Gerald the verger works it all, he has done so since it was put in, so please nothing of that sort and nobody to look after it. No lights either. David loved that church as it is.

What I would like is this. Two large televisions, the 75 inch ones, one either side of the chancel, and a laptop to show photographs of him on them. A camera with a person to work it, and whatever it takes to send the service over the internet to our daughter in New Zealand and to keep a recording for me. Sixty folding chairs, white, for the side aisles.

Afterwards it's tea in the church hall next door: 300 cups and saucers and three urns. The W.I. are pouring.

Yours sincerely,
Margaret Pennifold`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/TV 75in/, 2),
        needs('playback_laptop', [1, 2]),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        needs(/Folding chair/, 60),
        needs(/Cup and saucer/, 300),
        needs('hot_drinks', 3),
      ],
      should: [needs('transport')],
      allowed: [
        ...BROADCAST,
        ...ANY_JOB,
        'display',
        'display_stand',
        'presentation_clicker',
        'crew_technician',
        'audio_cable',
        'di_box',
      ],
      offers: ['table_trestle', 'tablecloth', 'induction_loop', 'coat_rail', 'crockery', 'crew_steward', 'carpet'],
      excluded: MEMORIAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_deck', 'bar_unit', 'photo_booth', 'lectern'],
      title: [/memorial|thanksgiving|nicholas|service/i, /300/],
    },
  },
  {
    id: 'ho-bp-lifeboat-gala',
    language: 'en',
    catalogue: 'arun',
    description: `Dear Sir/Madam,

On behalf of our client, I am inviting you to price the technical production of the Lifeboat Gala Dinner and Auction, to be held in the ballroom of the Cumberland Hotel, Eastbourne, on Friday 16 October. Guests will number between 180 and 200 and will dine at rounds of ten.

Scope:

1. Stage, 16ft wide x 8ft deep x 1ft high, with valance and two treads.
2. Oak lectern with gooseneck microphone; two handheld radio microphones for the auctioneer and his assistant.
3. Sound reinforcement for speech throughout the ballroom, with a sound engineer.
4. Projector of some 6,000 lumens with a 10ft screen, a presentation laptop and a vision engineer, for lot pictures.
5. A stage lighting pack and 20 battery uplighters.
6. As an option, separately priced: one followspot.

Round tables, chairs and table linen are included in the hotel's banqueting package. There will be no dancing at this year's event; accordingly neither a dance floor nor disco equipment nor a disc jockey is to be offered.

Tenders to be received by 1 September.

Rosalind Achterberg
Achterberg & Dunne Events`,
    good: {
      attendees: [180, 200],
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 12]),
        needs('crew_sound', [1, 2]),
        needs('projector', 1),
        needs(/screen 10ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('lighting_package', 1),
        needs('uplight', 20),
        offers('followspot', 1),
      ],
      should: [needs(/legs 1ft/, 4), needs('stage_skirt'), needs('transport')],
      allowed: without(
        [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'presentation_clicker', 'video_cable', 'video_switcher'],
        ...GALA_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...GALA_OFF, 'mirror_ball'),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'hazer', 'exhibition_stand'],
      title: [/lifeboat|gala|cumberland|eastbourne/i, /200/],
    },
  },
];
