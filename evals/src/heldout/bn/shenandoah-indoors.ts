import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const TOWN_HALL_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'lectern',
  ...SEATS,
  'playback_laptop',
  'presentation_clicker',
  'stage_wash',
  'lighting_package',
  'profile_spot',
  'uplight',
];
const QUINCE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  'moving_head',
  ...TABLEWARE,
  'photo_booth',
  'chair_cover',
  ...FOG,
];
const GALA_OFF: readonly Selector[] = [
  ...SEATS,
  'tablecloth',
  'napkin',
  ...TABLEWARE,
  'playback_laptop',
  'dance_floor',
  'crew_bar',
  'crew_photographer',
];
const TRIO_OFF: readonly Selector[] = [
  'drum_kit',
  'bass_amp',
  /Drum Mic Kit/,
  'crew_sound',
  'subwoofer',
  ...SEATS,
  'stage_wash',
  'lighting_package',
  'profile_spot',
  'moving_head',
  'uplight',
  'disco_light',
  'bar_unit',
];

/** In halls, cafeterias and ballrooms. */
export const SHENANDOAH_INDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-bn-plant-town-hall',
    language: 'en',
    catalogue: 'shenandoah',
    description: `---------- Forwarded message ----------
From: Priyanka R. (Internal Comms)
To: Doug (Facilities)
Re: Re: all-hands, Thursday March 4

Doug, answers below. Can you send this to the rental folks for a quote?

> How many in the room?
260, theater style, in the cafeteria. The plants in Bristol and Roanoke watch the livestream.

> Chairs?
You've got them! Your crew sets up the cafeteria chairs like last time.

> Who's up front?
Marlene opens at the podium, then a panel of four. So four lavs, and a couple of wireless handhelds to pass around for audience questions.

> Podium?
We use the company one with the logo on it. Its mic got stepped on though, so they should bring a gooseneck.

> Stage?
16 ft wide, 8 ft deep, 24 inches high. One set of stairs and a black skirt.

> Projector?
Not with that sun through the windows. Two 75" TVs instead, one on each side of the stage.

> Who runs the slides?
Marlene's assistant, off her own laptop with her own clicker.

> Lighting?
Skip it, the cafeteria lights are plenty.

> Sound and livestream?
Speakers for the room, a sound engineer, two cameras with operators, and whatever box gets it onto YouTube.

Doors 8:30, we're done by 10:30.`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('mic_wireless_lapel', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_lectern', 1),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs(/75" TV/, 2),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 3]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', 1),
      ],
      should: [needs(/24" Stage Leg/, 4), needs('stage_skirt'), needs('video_switcher', 1), needs('transport')],
      allowed: without(
        [...MEETING, ...PLATFORM, ...BROADCAST, 'display', 'display_stand', 'subwoofer'],
        ...TOWN_HALL_OFF,
      ),
      offers: without([...MEETING_OFFERS, 'line_array'], ...TOWN_HALL_OFF),
      excluded: TOWN_HALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/town hall|all-?hands|cafeteria|march/i, /260/],
    },
  },
  {
    id: 'ho-bn-quinceanera',
    language: 'en',
    catalogue: 'shenandoah',
    description: `Hi is this the rental place? my name is Yesenia, you did my cousins baby shower last year
ok so its my daughters quinceañera, sat august 14, Knights of Columbus hall in Harrisonburg
150 people for dinner then dancing
we need
150 of the gold chiavari chairs
20 round tables the 60 inch ones w white tablecloths
150 white napkins
3 of the long 8 ft tables for her court with white cloths too
the wood dance floor 18x18 for the waltz
24 uplights she wants everything blush pink
30 ft of the white pipe and drape for behind her throne (my comadre is lending us the throne)
2 of those cold spark machines for when she walks in
my brother in law is the dj, he comes with speakers lights mixer everything
plates forks & glasses come with the food so we're ok there
the chiavaris are pretty enough so no chair covers
and no fog or haze pls, the hall told us the alarm goes off
photobooth is already paid for, different company
can u deliver friday? how much would it be`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Gold Chiavari/, 150),
        needs(/60" Round/, 20),
        needs(/120" Round Tablecloth/, 20),
        needs('napkin', 150),
        needs(/8 ft Banquet/, 3),
        needs(/156" Tablecloth/, 3),
        needs('dance_floor', 36),
        needs('uplight', 24),
        needs(/White Pipe and Drape/, 30),
        needs('spark_machine', 2),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_lighting', 'crew_technician', 'lighting_console'],
      offers: without([...PARTY_OFFERS, 'backdrop'], ...QUINCE_OFF),
      excluded: QUINCE_OFF,
      silly: ['generator', 'toilet', 'projector', 'lectern', 'marquee', 'crowd_barrier', 'stage_monitor', 'crew_sound'],
      title: [/quince|harrisonburg|columbus/i, /150/],
    },
  },
  {
    id: 'ho-bn-shelter-gala',
    language: 'en',
    catalogue: 'shenandoah',
    description: `PAWS & PEARLS 2027
Annual fundraiser for the Augusta Animal Refuge
Saturday, November 6, ballroom of the Stonewall Hotel, 320 guests, seated dinner

Item | How many | Who supplies
Round tables, 72" | 32 | rental
Dinner chairs | 320 | hotel
Table linens and napkins | all | hotel
China, flatware, stemware | all | caterer
Stage 24' x 12', 24" high, black skirt, stairs left and right | 1 | rental
Podium with microphone | 1 | rental
Wireless handhelds (MC, auctioneer, spare) | 3 | rental
12,000 lumen projector with 9 x 16 screen | 2 of each | rental
Laptop for the video | 1 | Kelsey brings hers
Sound system for the room with an engineer | 1 | rental
Stage lighting with a lighting tech | 1 | rental
Battery uplights, teal | 40 | rental
8 ft tables for the silent auction | 14 | rental
Portable bars | 4 | rental
Bartenders | 6 | hotel (it's their license)
Registration counters | 2 | rental
Coat racks | 4 | rental
Step and repeat | 1 | rental
Red carpet, with 10 stanchions | 1 | rental
Dance floor | none this year, the live auction always runs long | -
Photographer | 1 | donated by a board member

Budget for everything marked "rental": $16,500.
Questions: Annmarie, development office`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/72" Round Table/, 32),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 3),
        needs(/12,000/, 2),
        needs(/9 x 16/, 2),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('crew_lighting', [1, 3]),
        needs('uplight', 40),
        needs(/8 ft Banquet/, 14),
        needs('bar_unit', 4),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('backdrop', 1),
        needs('carpet', [1, 2]),
        needs('stanchion', 10),
      ],
      should: [needs(/24" Stage Leg/, 9), needs('stage_skirt'), needs('transport')],
      allowed: without([...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...SLIDES, ...ANY_JOB], ...GALA_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS, 'followspot'], ...GALA_OFF, 'disco_light', 'chair_cover'),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'gazebo', 'drum_kit'],
      title: [/paws|gala|fundrais|stonewall/i, /320/],
    },
  },
  {
    id: 'ho-bn-jazz-trio',
    language: 'en',
    catalogue: 'shenandoah',
    description: `Hello down there,

Marcus Oyelaran here, I lead the Limestone Trio out of Kingston, Ontario. We're playing a cocktail hour for the Blue Ridge Museum on Friday, May 21, 5 to 7 in the glass atrium, about ninety guests, and the museum asked me to sort out the gear directly with you. Piano, upright, drums, plus a singer on a few tunes.

What would make us happy:

  an 88-key stage piano
  two column speakers
  a small mixer, the ten channel is fine
  one SM58 on a boom stand for Danielle
  one wireless mic for the director's welcome
  two floor monitors
  3 DIs
  a low platform, 12 feet by 8, sixteen inches off the floor
  8 highboys with black spandex covers (that's the museum asking)

Dale travels with his own drum kit, and he plays quietly, so don't mic the drums. Theo's bass amp rides in the van with us. I've been mixing us from the piano bench for thirty years, which means you can save everyone the price of an engineer. No subs, please, it's background music. It will be broad daylight under all that glass, so no lights either. And nobody sits at these things so forget about chairs; the bar belongs to the museum.

Warmly,
Marcus`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('keyboard', 1),
        needs('speaker_column', 2),
        needs(/10 Channel/, 1),
        needs(/SM58/, [1, 2]),
        needs('mic_wireless_handheld', 1),
        needs('stage_monitor', 2),
        needs('di_box', 3),
        needs('stage_deck', 3),
        needs('table_cocktail', 8),
        needs(/Spandex Cover for Highboy/, 8),
      ],
      should: [needs(/16" Stage Leg/, 3), needs('mic_stand', [1, 4]), needs('transport')],
      allowed: without(
        [
          ...PLATFORM,
          ...ANY_JOB,
          'audio_cable',
          'mic_stand',
          'music_stand',
          'mic_instrument',
          'crew_technician',
          'audio_player',
        ],
        ...TRIO_OFF,
      ),
      offers: without([...PARTY_OFFERS, 'mic_instrument', 'audio_recorder', 'plants'], ...TRIO_OFF),
      excluded: TRIO_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'projector', 'line_array', ...FOG],
      title: [/trio|museum|cocktail|atrium/i, /90/],
    },
  },
];
