import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const PUB_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'stage_wash',
  'profile_spot',
  'disco_light',
  'lighting_package',
  'lighting_console',
  'moving_head',
  'crew_lighting',
];
const AWARDS_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'tablecloth',
  'napkin',
  'crockery',
  'cutlery',
  'glassware',
];
const FORTIETH_OFF: readonly Selector[] = [...FOG, 'effect_fluid', 'glassware', 'crew_dj'];
const GALA_OFF: readonly Selector[] = ['crew_bar', 'crew_waiter', 'bar_unit', 'dance_floor'];
const NIGHT_SILLY: readonly Selector[] = [
  'toilet',
  'marquee',
  'lectern',
  'crowd_barrier',
  'registration_desk',
  'inflatable',
];

/** Parties, a gig and dinners. */
export const WAIKATO_NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-cd-pub-gig',
    language: 'en',
    catalogue: 'waikato',
    description: `PHONE, 2.15pm - Gav, Riverbank Tavern Ngāruawāhia
Covers band sat 7 march, 4 piece: 2 guitars bass drums, two of them sing. about 180 in.
wants
- PA w/ 2 subs
- 32 ch digital desk
- 4 floor monitors
- drum mic set, 3 vocal mics on stands, 4 DI
- stage 6 x 3 m, low one (400 legs), 1 set of steps
- sound engineer
band turns up with their drums and amps. pub's got lights over the stage already, barman drives them - none from us.
wants it in by 4, out same night. 2 crew hands.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [3, 18]),
        needs('subwoofer', 2),
        needs(/Digital mixer 32/, 1),
        needs('stage_monitor', 4),
        needs(/Drum mic set/, 1),
        needs(/Vocal mic/, 3),
        needs('mic_stand', [3, 12]),
        needs('di_box', 4),
        needs('stage_deck', 9),
        needs(/legs 400/, 9),
        needs('stage_steps', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_stagehand', [2, 32]),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...PUB_OFF),
      offers: without([...SHOW_OFFERS, 'mic_wireless_handheld'], ...PUB_OFF, 'backline'),
      excluded: PUB_OFF,
      silly: [...NIGHT_SILLY, 'projector', 'generator'],
      title: [/riverbank|tavern|band|gig|ng[āa]ruaw[āa]hia/i, /180/],
    },
  },
  {
    id: 'ho-cd-builders-awards',
    language: 'en',
    catalogue: 'waikato',
    description: `Subject: Master Trades Awards dinner - equipment

Morning team,

Black tie awards dinner, Friday 16 October, ballroom of the Novena Hotel, Hamilton. 240 guests at 24 tables.

The hotel sets the room: tables, chairs, linen, and all the china, glassware and cutlery are in their package.

From you please:
• stage 8 x 3 m on the 400 legs, with two sets of steps and the black skirt along the front and sides
• LED wall, 15 square metres, behind the stage, with a vision operator and a laptop for the winners' slides
• lectern with gooseneck mic, plus two handheld radio mics for the MC and presenters
• sound for 240 and a sound engineer
• stage lighting, and a lighting operator
• 24 battery uplights around the walls
• the printed media wall and 10 m of red carpet at the door

Optional price for the photo booth.

Regards
Helen Paki`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs(/legs 400/, 12),
        needs('stage_steps', 2),
        needs('stage_skirt', [14, 24]),
        needs('led_wall', 15),
        needs('crew_video', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 12]),
        needs('crew_sound', [1, 2]),
        either(needs('lighting_package', [1, 3]), needs('stage_wash', [4, 24])),
        needs('crew_lighting', [1, 2]),
        needs('uplight', 24),
        needs('backdrop', 1),
        needs('carpet', 1),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...WALL], 'projector', 'projection_screen'),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...AWARDS_OFF),
      excluded: AWARDS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'inflatable', 'stage_roof'],
      title: [/award|trades|novena/i, /240/],
    },
  },
  {
    id: 'ho-cd-fortieth',
    language: 'en',
    catalogue: 'waikato',
    description: `[WhatsApp]
hey! turning 40 on the 14th of feb, party at the rowing club in Mercer, reckon 120 ppl 🎉
can u do the disco system, one of those all-in-one dj decks, and 4 of the party lights? also 8 uplights
and 10 leaners + the mobile bar thing x1
my brother in law is dj-ing so just need the gear not the person
oh and no smoke machine or haze, the club's alarm goes straight to the fire station lol
bottle store lends us the glasses for nothing
also a mic for speeches, wireless one
what's the damage?? got about 1800 to spend`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        either(needs(/Disco system/, 1), needs('speaker_top', [2, 4])),
        needs('dj_controller', 1),
        needs('disco_light', 4),
        needs('uplight', 8),
        needs('table_cocktail', 10),
        needs('bar_unit', 1),
        either(needs('mic_wireless_handheld', 1), needs(/with radio mic|1 handheld radio mic/, 1)),
      ],
      should: [needs('transport')],
      allowed: [...without(LOUD, 'line_array'), ...ANY_JOB],
      offers: without([...PARTY_OFFERS, ...PARTY_LIGHT, 'backline'], ...FORTIETH_OFF),
      excluded: FORTIETH_OFF,
      silly: [...NIGHT_SILLY, 'generator', 'projector', 'stage_monitor'],
      title: [/40|mercer|rowing|birthday|party/i, /120/],
    },
  },
  {
    id: 'ho-cd-halls-silent-disco',
    language: 'en',
    catalogue: 'waikato',
    description: `Kia ora, student association here. Orientation week silent disco on Tuesday 24 February in the Hillcrest student centre, 8 pm till midnight, 200 tickets.

We'd like 200 silent disco headphones, two sets of the all-in-one DJ decks (two channels going against each other), 4 party lights, 2 moving heads, 1 hazer, and one lighting operator. Two marshals on the door please. Can you also put one of the DJs from your list in the price for the whole evening, for the third channel we'll just run a playlist off a media player.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('silent_disco', 200),
        needs('dj_controller', 2),
        needs('disco_light', 4),
        needs('moving_head', 2),
        needs('hazer', 1),
        needs('crew_lighting', [1, 2]),
        needs('crew_steward', [2, 16]),
        needs('crew_dj', 1),
        needs('audio_player', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        ...PARTY_LIGHT,
        'effect_fluid',
        'audio_cable',
        'mixing_console',
        'crew_technician',
        'crew_sound',
      ],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...PLATFORM, 'pa_package', 'mic_wireless_handheld', 'two_way_radio'],
      silly: [...NIGHT_SILLY, 'generator', 'projector', 'stage_monitor', 'line_array'],
      title: [/silent|disco|hillcrest|orientation/i, /200/],
    },
  },
  {
    id: 'ho-cd-hospice-gala',
    language: 'en',
    catalogue: 'waikato',
    description: `Good afternoon,

Hospice fundraising dinner and auction, Saturday 22 August, Te Awamutu Events Centre (a bare sports hall). We have sold 150 seats.

Please quote for 150 gold tiffany chairs, 15 round tables of ten, 15 white cloths and 150 linen napkins, dinner plates, 3 piece cutlery and wine glasses for 150 (one of each per head). Black drape, 40 metres, to hide the climbing wall. 16 uplights. Sound for speech with one handheld mic and one lapel for the auctioneer. A 3 metre screen with the 6000 projector to show the lots, and a laptop. A lectern.

The Lions Club is running the bar, counter and staff and all, and Year 13 students wait on the tables. There won't be dancing, so skip the dance floor this year.

Many thanks, Elspeth Crane`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Tiffany/, 150),
        needs(/Round table 1\.8/, 15),
        needs(/Tablecloth, white, for round/, 15),
        needs('napkin', 150),
        needs('crockery', 150),
        needs('cutlery', 150),
        needs(/Wine glass/, 150),
        needs('drape', 40),
        needs('uplight', 16),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs('mic_wireless_lapel', 1),
        needs(/3\.0 m wide/, 1),
        needs(/6000 lumen/, 1),
        needs('playback_laptop', 1),
        needs('lectern', 1),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...GALA_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...GALA_OFF, ...DECKS),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'inflatable', 'stage_monitor', 'subwoofer'],
      title: [/hospice|gala|te awamutu|auction|dinner/i, /150/],
    },
  },
];
