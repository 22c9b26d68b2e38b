import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LINEN, SEATS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const CHORAL_OFF: readonly Selector[] = ['keyboard', ...SEATS];
const FESTIVAL_OFF: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'crew_steward'];
const TEA_OFF: readonly Selector[] = [...LOOS, 'cooking'];
const CEILIDH_OFF: readonly Selector[] = [...SPEAKERS, 'mic_wireless_handheld', /Straw Bale/];

/** Over two shelves that are known. */
export const NIDD_LARKFIELD: readonly EvalBrief[] = [
  {
    id: 'ho-ca-choral-evening',
    language: 'en',
    catalogue: 'nidd',
    description: `The Wharfedale Singers are giving their spring concert in St Oswald's on Saturday 5 April at 7.30. We are 60 voices and hope for an audience of 300.

We need choir risers to hold all 60, lighting on the chancel, one hand-held radio microphone and a pair of small loudspeakers for the conductor to introduce the pieces, two good condenser microphones and your recorder for an archive recording, and 4 music stands. One engineer for the evening.

There's a fine grand in the church for our accompanist. The audience sits in the pews.

Please quote for haze? No, scrap that, I'm told it gets into the organ.

Best wishes, Philippa Garth, concert secretary`,
    good: {
      attendees: [300, 360],
      days: 1,
      must: [
        needs('choir_riser', [5, 8]),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 24]),
        needs(['mic_wireless_handheld', /Talk Pack|Crowd Hailer/], 1),
        needs(SPEAKERS, [1, 4]),
        needs(/NT5/, 2),
        needs('audio_recorder', 1),
        needs('music_stand', 4),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('transport'), needs('mic_stand', [2, 4])],
      allowed: without([...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'mic_instrument'], ...CHORAL_OFF, 'hazer'),
      offers: without([...SHOW_OFFERS, 'uplight', 'induction_loop', 'coat_rail'], ...CHORAL_OFF, 'backline', 'hazer'),
      excluded: [...CHORAL_OFF, 'hazer'],
      silly: ['generator', ...LOOS, 'marquee', 'projector', 'dance_floor', 'subwoofer', 'disco_light', 'drum_kit'],
      title: [/singers|oswald|concert|wharfedale/i, /300/],
    },
  },
  {
    id: 'ho-ca-river-symposium',
    language: 'en',
    catalogue: 'nidd',
    description: `River Restoration Symposium
Monday 16 and Tuesday 17 June, Sedgefield Hall, 120 participants both days

Lecture room: 120 linking conference chairs, projector (6,000 lumen is ample) and 10ft screen, show laptop, clicker, lectern with gooseneck mic, 2 clip-on radio mics, 2 hand radio mics, speakers.
Poster room: 30 poster boards, 8 trestle tables with white cloths.
Workshop rooms A to D: one 55 inch display and one flip chart in each.
Entrance: 1 reception desk, 3 coat rails.
Catering corner: 2 tea urns and 120 cups and saucers.
Crew: 1 AV technician, both days.
Option: hearing loop.`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs(/Linker/, 120),
        needs(/6,200 lumen/, 1),
        needs(/Fast-fold Ten/, 1),
        needs('playback_laptop', [1, 5]),
        needs('presentation_clicker', [1, 5]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('pinboard', 30),
        needs('table_trestle', 8),
        needs(/Cloth Long/, 8),
        needs(/Fifty-five/, 4),
        needs('flip_chart', 4),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs('hot_drinks', 2),
        needs(/Cup and Saucer/, 120),
        needs('crew_technician', [1, 2]),
        offers('induction_loop', 1),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/river|symposium|sedgefield/i, /120/],
    },
  },
  {
    id: 'ho-ca-rugby-music-day',
    language: 'en',
    catalogue: 'nidd',
    description: `Hi, Gareth from Otley Rugby Club, we spoke at the show. Here's what we want for the beer and music day on Sat 30 August, noon to 10pm, expecting 700 on the back pitch.

Roofed trailer stage, line array PA with subs big enough for 700, 4 wedges, digital desk, vocal mics and drum mics, sound engineer. LED pars and moving heads on the stage and a lighting tech for the evening. 60kVA generator with cable and distribution. 40 picnic sets, 6 gazebos, 12 loos and 1 accessible, 100 barriers, 20 wheelie bins, 2 site lighting towers. A 3 metre photo wall as an optional extra.

Four bands on and each turns up with its own amps, drums and keys. We've a security firm booked for the gate so no stewards needed from you.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [4, 16]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 4),
        needs(/digital mixer/, 1),
        needs('mic_wired', [2, 16]),
        needs(/Drum Case/, 1),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('moving_head', [2, 12]),
        needs('crew_lighting', [1, 2]),
        needs(/60kVA/, 1),
        needs('power_cable', [1, 24]),
        needs('power_distro', [1, 8]),
        needs('beer_table_set', 40),
        needs('gazebo', 6),
        needs(/Loo \(single\)/, 12),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 100),
        needs('waste_bin', 20),
        needs(/Site Tower/, 2),
        offers('backdrop', 1),
      ],
      should: [needs('transport'), needs('di_box', [2, 12]), needs('mic_stand', [4, 20])],
      allowed: without([...SHOW, ...OUTDOORS, ...SITE_POWER], ...FESTIVAL_OFF),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'refrigeration', 'bar_unit', 'crew_bar'],
        ...FESTIVAL_OFF,
        'backline',
      ),
      excluded: FESTIVAL_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'mic_conference', 'pinboard'],
      title: [/otley|rugby|music/i, /700/],
    },
  },
  {
    id: 'ho-ca-golden-tea',
    language: 'en',
    catalogue: 'larkfield',
    description: `Good afternoon,

It is our golden wedding on Sunday 3 August and the family is giving us a tea party in the garden, 3 to 6pm, for 70.

I should like to hire: a marquee 6m x 12m, 9 round tables 5ft, 70 of the padded white wooden folding chairs, white tablecloths for the rounds, 70 cups and saucers, 70 side plates, 70 teaspoons, 70 champagne glasses, a water boiler, a battery loudspeaker with a microphone for one or two speeches, and 10 lengths of cotton bunting. Croquet too, if you still have a set.

The downstairs cloakroom in the house is quite enough, so we can do without lavatories. Nothing is being cooked here either, the granddaughters are bringing the cakes.

Maureen Tidy (Mrs)`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Clearspan 6m x 12m/, 1),
        needs(/Round 5ft \(/, 9),
        needs(/Folding, White Wood/, [70, 75]),
        needs(/White, Round 1(08|20)in/, [9, 10]),
        needs(/Cup and Saucer/, 70),
        needs(/Plate, Side/, 70),
        needs(/Teaspoon/, 70),
        needs(/Flute/, 70),
        needs(/Boiler/, [1, 2]),
        needs('pa_package', 1),
        needs(/Bunting/, 10),
        needs(/Croquet/, 1),
      ],
      should: [needs('transport')],
      allowed: [...without(SPEECH, 'crew_sound'), ...ANY_JOB, 'marquee_floor'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...TABLEWARE, ...LINEN, 'marquee_lining', 'table_trestle', 'parasol'],
        ...TEA_OFF,
      ),
      excluded: TEA_OFF,
      silly: ['projector', 'dance_floor', 'crowd_barrier', 'fencing', 'disco_light', 'generator', 'table_desk'],
      title: [/golden|tea|wedding|anniversary/i, /70/],
    },
  },
  {
    id: 'ho-ca-harvest-ceilidh',
    language: 'en',
    catalogue: 'larkfield',
    description: `NOTE FROM CALL, Tues: Will Hartnoll, Manor Farm
Harvest supper & ceilidh in his big barn, Sat 4 Oct, 130 people
22 trestles (6ft), 44 pine benches, oak dance floor 18 x 18 ft, 8 festoon strings, 130 dinner plates, 130 knives & forks, 130 pint glasses, 2 rustic bars
3 x single loos + 1 accessible
fire points: 2
Patio heaters x 6: price as an option, depends on the weather
The ceilidh band has got its own sound system and will do the announcements, nothing for us to supply there
He did NOT want straw bales, wife's hay fever
Barn has 32A sockets`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Trestle 6ft x 2ft6in/, 22),
        needs(/Bench, Rustic/, 44),
        needs(/Parquet 18ft/, 1),
        needs(/Festoon/, 8),
        needs(/Plate, Dinner/, [130, 140]),
        needs(/Knife, Table/, [130, 140]),
        needs(/Fork, Table/, [130, 140]),
        needs(/Glass, Pint/, [130, 150]),
        needs(/Bar, Rustic/, 2),
        needs(/Portable, Single/, 3),
        needs('toilet_accessible', 1),
        needs('fire_extinguisher', 2),
        offers(/Patio/, 6),
      ],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...TABLEWARE, 'space_heater', 'stage_deck', 'stage_steps', 'stage_skirt'],
        ...CEILIDH_OFF,
      ),
      excluded: CEILIDH_OFF,
      silly: ['projector', 'marquee', 'marquee_lining', 'lectern', 'table_desk', ...DECKS],
      title: [/harvest|ceilidh|manor/i, /130/],
    },
  },
  {
    id: 'ho-ca-school-prom',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello - I'm on the PTA at Larchmount School and we're planning the Year 11 prom, Friday 4 July, 7 to 11pm, in a marquee on the top field. 130 students.

Shopping list: 9m x 18m marquee with black starlight lining and boarded floor, 15ft dance floor (the white starlit one if it's free, otherwise oak), 12 poseur tables, 130 banqueting chairs, 13 round tables (6ft ones) with cloths down to the floor, the disco PA plus 2 hand-held radio mics, 2 sets of disco lights, 16 uplighters, red carpet for the arrivals, photo booth. Generator big enough for the lot. A 3+2 luxury toilet trailer. Optional: light-up letters, flower wall for the photos.

Please add delivery (we're 10 miles off) and set-up.`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Clearspan 9m x 18m/, 1),
        needs(/Starlight Black/, [150, 220]),
        needs(/Boarded/, [150, 180]),
        needs(/Parquet 15ft|White LED Starlit/, 1),
        needs('table_cocktail', 12),
        needs(/Banqueting/, [130, 140]),
        needs(/Round 6ft/, 13),
        needs(/Round 132in/, [13, 14]),
        needs(/PA, Disco/, 1),
        needs('mic_wireless_handheld', 2),
        needs('disco_light', 2),
        needs('uplight', 16),
        needs(/Carpet, Red/, [1, 2]),
        needs('photo_booth', 1),
        needs('generator', 1),
        needs(/Luxury 3\+2/, 1),
        needs('delivery', [1, 3]),
        needs(/Set-Up Crew/, [4, 80]),
        offers(/LOVE Letters/, 1),
        offers(/Flower Wall/, 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable', [1, 20])],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...TABLEWARE, ...LINEN, 'space_heater', 'fan'],
      silly: ['projector', 'lectern', 'table_desk', 'loudhailer', 'flip_chart'],
      title: [/prom|larchmount/i, /130/],
    },
  },
];
