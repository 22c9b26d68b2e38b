import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SITE_POWER, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const HOSPICE_OFF: readonly Selector[] = [
  'table_round',
  'chair',
  'chair_banquet',
  'tablecloth',
  'napkin',
  'hazer',
  'smoke_machine',
  'drum_kit',
  'guitar_amp',
  'keyboard',
];
const CLUBHOUSE_OFF: readonly Selector[] = [
  'playback_laptop',
  'disco_light',
  'crew_dj',
  'dj_controller',
  'bar_unit',
  'crew_bar',
  'glassware',
];
const PROM_OFF: readonly Selector[] = [
  'audio',
  'crew_sound',
  'dj_controller',
  'crew_dj',
  'bar_unit',
  'crew_bar',
  'strobe',
];
const ORCHARD_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'ceremony_arch',
  ...without(SPEAKERS, 'speaker_column'),
  'mixing_console',
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
  'patio_heater',
];
const PUB_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'keyboard',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'uplight',
  'disco_light',
  'lighting_console',
  'crew_lighting',
  'stage_deck',
  'mobile_stage',
];

/** Dinners, prizes, dancing and a band in the back room. */
export const NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-bw-hospice-dinner',
    language: 'en',
    catalogue: 'tavy',
    description: `Dear Tavy team,

It's hospice ball time again: Saturday 27 November, Grand Hotel, Torquay, three hundred guests on thirty tables of ten.

Please would you quote for a stage 6m x 4m at 60cm with two sets of steps and a skirt round the front and sides; an LED wall 4m wide by 2.5m high behind it, with a show laptop and a video technician; the perspex lectern and its microphone, and two handheld radio mics for the auctioneer; a sound system with an engineer that does for the speeches and for the eight-piece swing band that follows; lighting for the stage; thirty battery uplighters; and a 6m x 6m oak dance floor.

We'd also like to see the photo booth, as an option only, since the committee is split.

The ballroom's own round tables and chairs are being used and housekeeping dress them with the hotel's cloths and napkins. The band turn up with every instrument and amplifier they need. And after last year's fire alarm (two engines, four hundred people in the car park) I have promised the manager there'll be nothing that makes smoke or haze.

Warm wishes,
Philippa Trenowden
Events, Sandpiper Hospice`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_skirt', [12, 20]),
        needs('led_wall', 10),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 4]),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('uplight', 30),
        needs('dance_floor', 36),
        offers('photo_booth', 1),
      ],
      should: [needs('stage_leg', 12), needs('stage_monitor', [2, 8]), needs('mixing_console', 1), needs('transport')],
      allowed: without(
        [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'presentation_clicker', 'moving_head'],
        ...HOSPICE_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...HOSPICE_OFF, 'chair_cover'),
      excluded: HOSPICE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'gazebo', 'projector'],
      title: [/hospice|torquay|ball|dinner/i, /300/],
    },
  },
  {
    id: 'ho-bw-clubhouse-prizes',
    language: 'en',
    catalogue: 'tavy',
    description: `Alright mate, its the clubs presentation night on sat 22 may, juniors and seniors together this time so about 180. In the clubhouse at Ivybridge

need 18 round tables 6ft + white cloths, 180 folding chairs black, projector and a 12ft screen for the season highlights, speech pa with 2 radio mics, red carpet (10m one)

Video comes off Carls laptop dont need one. Disco is Big Kev again, he's got the decks, the lights, the lot. Clubs got its own bar with staff and all the glasses so nothing there

oh and can you price a backdrop sorry no, that star cloth thing, as an extra and we will decide. cheers Gaz`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('table_round', 18),
        needs('tablecloth', 18),
        needs(/Folding chair/, 180),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('carpet', 1),
        offers('star_cloth', [1, 2]),
      ],
      should: [needs(/12ft/, 1), needs(/PU1007/, 1), needs('transport')],
      allowed: without(
        [...LOUD, ...SLIDES, ...ANY_JOB, 'lectern', 'mic_lectern', 'crew_video'],
        ...CLUBHOUSE_OFF,
        'subwoofer',
      ),
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS, 'subwoofer', 'chair_cover', 'refrigeration'],
        ...CLUBHOUSE_OFF,
      ),
      excluded: CLUBHOUSE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'interpretation_booth', 'gazebo'],
      title: [/presentation|ivybridge|club/i, /180/],
    },
  },
  {
    id: 'ho-bw-leavers-prom',
    language: 'en',
    catalogue: 'tavy',
    description: `Name: Mrs J. Okoro (Head of Year 11)
Event: Leavers' prom
Where: sports hall, Coombe Vale Academy, Newton Abbot
When: Fri 2 July, 7pm-11pm
How many: 210 pupils + 20 staff

We want it not to look like a sports hall! Ideas so far:
dance floor 8m x 6m
24 uplighters round the walls
6 of the moving heads over the dance floor plus the desk and a lighting technician to run them
the big mirrorball
both star cloths
red carpet for the arrivals
photo booth
10 poseur tables

The DJ is an old pupil and comes complete with speakers, mixer and decks, so we need nothing from you on the sound side. It's a dry event: no bar. Two of our pupils have photosensitive epilepsy so strobes are absolutely out.`,
    good: {
      attendees: [210, 230],
      days: 1,
      must: [
        needs('dance_floor', 48),
        needs('uplight', 24),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('mirror_ball', [1, 2]),
        needs('star_cloth', 2),
        needs('carpet', [1, 2]),
        needs('photo_booth', 1),
        needs('table_cocktail', 10),
      ],
      should: [needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB, 'hoist', 'crew_rigger'],
      offers: without(
        [...PARTY_OFFERS, 'crowd_barrier', 'crew_steward', 'chair', 'table_round', 'backdrop', 'smoke_machine'],
        ...PROM_OFF,
        'crew_bar',
        'glassware',
      ),
      excluded: PROM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_monitor'],
      title: [/prom|coombe|newton/i, /2[13]0/],
    },
  },
  {
    id: 'ho-bw-orchard-wedding',
    language: 'en',
    catalogue: 'tavy',
    description: `Hello! We found you through our florist :)

We're getting married on Saturday 17 July and having the reception in Tom's parents' cider orchard near Lustleigh. 150 of us for the sit-down meal. I've been making lists for weeks, here's ours:

* the 12 x 24 marquee with a boarded floor all through
* 15 six-foot round tables and white cloths for them
* 150 limewash chiavari chairs
* 5m x 5m dance floor
* two of the oak bars
* 8 runs of festoon between the trees
* a silent generator (20kVA I think you said?) with leads
* one luxury loo trailer

What other people are doing so you don't double up: the caterer brings plates, cutlery, glasses & napkins. Florist is building us an arch. The ceilidh band are totally self-sufficient, PA, desk and their own stage lights and disco effects. Dad thinks we need heaters. In July! We don't.

How much would that be all in, with delivery?

Hattie x`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [280, 290]),
        needs('table_round', [15, 16]),
        needs('tablecloth', [15, 16]),
        needs(/Chiavari/, 150),
        needs('dance_floor', 25),
        needs('bar_unit', 2),
        needs('festoon', 8),
        needs(/20kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('toilet_trailer', 1),
        needs('transport'),
      ],
      allowed: [...SITE_POWER, ...OUTDOORS],
      offers: without(
        [...PARTY_OFFERS, 'marquee_lining', 'toilet_accessible', 'gazebo', 'floodlight', 'game', 'trackway'],
        ...ORCHARD_OFF,
        'centrepiece',
        'crew_dj',
      ),
      excluded: ORCHARD_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'crew_sound', 'stage_monitor', 'interpretation_booth'],
      title: [/wedding|lustleigh|orchard/i, /150/],
    },
  },
  {
    id: 'ho-bw-pub-gig',
    language: 'en',
    catalogue: 'tavy',
    description: `hey, I run the Drover's in Tavistock. three local bands in the skittle alley Saturday 13 Feb, holds 120 standing, doors 7 done by 11

after: a PA that'll do loud guitars in there, proper desk, 4 wedges, 5 vocal SM58s, a drum mic set and 4 DIs, and someone to mix it

bands are using their own backline between them, drums amps keys the lot. got our own lights screwed to the beams, leave lighting alone. they play on the floor at the far end, no room for a stage, ceilings too low

what's the damage?
Nige`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('mixing_console', 1),
        needs('stage_monitor', 4),
        needs(/^Shure SM58/, 5),
        needs(/Drum mic set/, 1),
        needs('di_box', 4),
        needs('crew_sound', [1, 2]),
      ],
      should: [either(needs('subwoofer', [1, 6]), needs(/Band PA/, 1)), needs('transport')],
      allowed: without([...BAND, ...ANY_JOB], ...PUB_OFF),
      offers: ['mic_wireless_handheld', 'audio_recorder', 'crew_steward', 'music_stand', 'two_way_radio'],
      excluded: PUB_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', 'crowd_barrier', 'chair'],
      title: [/drover|tavistock|gig|band/i, /120/],
    },
  },
];
