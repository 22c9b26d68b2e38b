import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, SITE_POWER, SLIDES, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const FAIR_OFF: readonly Selector[] = ['waste_bin', 'two_way_radio', 'inflatable', 'cooking', 'bar_unit', 'crew_bar'];
const SAIL_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'crew_bar',
  ...SPEAKERS,
  'mixing_console',
  'stage_monitor',
  'crew_sound',
  'stage_wash',
  'lighting_package',
  'moving_head',
  'disco_light',
  'photo_booth',
];
const MOVIE_OFF: readonly Selector[] = ['lighting', ...LOOS, 'playback_laptop'];

/** On grass: a fair, a wedding, a film, a festival. */
export const MERRIMACK_GREENS: readonly EvalBrief[] = [
  {
    id: 'ho-bq-pto-minutes',
    language: 'en',
    catalogue: 'merrimack',
    description: `Whitcomb School PTO, minutes of June meeting (draft)

4. Fall Fair. Saturday, October 2, 10 to 3, lower field. Same crowd as always, around 600.
Motion (Bev, second Rich) to get a quote for: 12 pop-up tents, one 20 x 40 frame tent for the bake sale, 20 picnic tables, 4 portable toilets and 1 ADA, 2 hand wash stations, one 7 kW generator with 6 extension cords. Carried.
Mrs. Ouellette wants the 4th grade chorus to be heard this time. 45 kids. Agreed to add three choral risers, two overhead mics, one wireless handheld for announcements, and speakers for the field. Someone from the company should run it. Carried.
Bounce house: insurance says no. Motion failed, do not ask for one.
Rich asked about a beer tent. It's school property so no alcohol, hence no bar. Laughter.
Trash: transfer station lends us barrels. Lions bring their grill. Karen is borrowing walkie-talkies from the fire dept.
5. Lost and found. There are now eleven`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs(/Frame Tent 20 x 40/, 1),
        needs('beer_table_set', 20),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/EU7000/, 1),
        needs(/Extension Cord/, [6, 10]),
        needs('choir_riser', 3),
        needs(/Overhead Choir Mic/, 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [2, 10]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'mic_instrument'], ...FAIR_OFF),
      offers: without([...OUTDOORS_OFFERS, 'table_trestle', 'stage_deck', 'photo_booth'], ...FAIR_OFF),
      excluded: FAIR_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'interpretation_booth', 'table_round'],
      title: [/whitcomb|fair/i, /600/],
    },
  },
  {
    id: 'ho-bq-sailcloth-wedding',
    language: 'en',
    catalogue: 'merrimack',
    description: `Hi Nate, next one for you! Ostrander/Bly wedding, Saturday September 11, private home on Heron Neck. 160 guests, ceremony on the lawn, dinner and dancing under the tent. Flat site, good access.

For the quote:
- the sailcloth tent
- 20 60" rounds w/ floor length white linens
- 160 Chiavaris for dinner
- 160 garden chairs for the ceremony (yes both, nobody is flipping chairs on my watch)
- birch arbor
- oak dance floor, 18 x 18
- 12 strands of bistro lights
- 2 bars
- restroom trailer
- 25 kVA generator + a spider box

Heat: show me two tent heaters as an add-on, we'll decide that week.

Caterer (Fern & Fig) handles plates, flatware, glasses, napkins, and her own bartenders. The band is nine pieces and fully self-contained, they've got sound, lights, engineer, all of it. Bride has vetoed a photo booth in writing, so don't even suggest one this time ;)

xo Margit`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Sailcloth/, 1),
        needs(/60" Round/, 20),
        needs(/120" Round Linen/, 20),
        needs(/Chiavari/, 160),
        needs(/Garden Chair/, 160),
        needs('ceremony_arch', 1),
        needs('dance_floor', 36),
        needs('festoon', 12),
        needs('bar_unit', 2),
        needs('toilet_trailer', 1),
        needs(/25 kVA/, 1),
        needs('power_distro', [1, 2]),
        offers('space_heater', 2),
      ],
      should: [needs('transport')],
      allowed: without([...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher'], ...SAIL_OFF),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'marquee_floor', 'marquee_lining', 'fan', 'marquee'],
        ...SAIL_OFF,
      ),
      excluded: SAIL_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'stage_deck', 'interpretation_booth', 'line_array'],
      title: [/heron|wedding|ostrander/i, /160/],
    },
  },
  {
    id: 'ho-bq-movie-on-the-green',
    language: 'en',
    catalogue: 'merrimack',
    description: `Library trustees: notes for the rental company, Movie on the Green

Friday, August 20, starts at dusk (8:00ish), rain date the 21st. We had three hundred or so last summer and expect the same, nearly all of them on blankets.

* your brightest projector, it isn't fully dark when we start
* a screen, the 7.5 x 13 ft one was just right
* speakers for the green, it's about as big as a ball field
* a wireless mic, Gail always says a few words first
* one 7 kW generator, the green has no outlets; cords; something so nobody trips on them
* 40 folding chairs, for seniors
* an AV tech who stays to the end

The film plays off the library's own laptop. Restrooms: we keep the building open late, so no porta-potties on the green this year, the neighbors complained. And no lights of any kind please, the dark is the whole point. If the generator could be parked behind the bandstand rather than`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/RZ14K/, 1),
        needs('projection_screen', 1),
        needs(SPEAKERS, [2, 10]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/EU7000/, 1),
        needs(/Extension Cord/, [1, 20]),
        needs('cable_ramp', [1, 40]),
        needs('chair', 40),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...SLIDES, ...OUTDOORS], ...MOVIE_OFF, 'floodlight'),
      offers: without([...OUTDOORS_OFFERS, 'playback_laptop'], ...MOVIE_OFF, 'festoon', 'stage_roof'),
      excluded: MOVIE_OFF,
      silly: ['dance_floor', 'stage_deck', 'stage_monitor', 'table_round', 'interpretation_booth', 'led_wall'],
      title: [/movie|green|library/i, /300/],
    },
  },
  {
    id: 'ho-bq-glendi',
    language: 'en',
    catalogue: 'merrimack',
    description: `Good afternoon,

I am writing for the parish council of Holy Annunciation in regard to our Glendi, which will be Friday, Saturday and Sunday, June 4, 5 and 6. Over a weekend we see many people but at one time under the tents it is 400 to 500.

We wish to rent:

Two of the 40 x 80 pole tents, side by side
50 round tables, 60 inch, and 400 white folding chairs
Dance floor 24 ft by 24 ft
A stage of 16 x 12 ft, 2 ft high, with steps
Sound for the musicians, every night. They are three: bouzouki, guitar and keyboard, and two of them sing. Three wedges. Two wireless microphones also for Father and for the children's dance group. An engineer for the three days
Some light on the stage
20 strings of the bistro lights
12 portable restrooms, 2 for handicapped, 3 hand wash
25 trash barrels
One 25 kVA generator with distribution

If it is cold in the evening we may want heaters, please quote 4 tent heaters as optional.

Yours respectfully,
Stavros Karras`,
    good: {
      attendees: [400, 500],
      days: 3,
      must: [
        needs(/Century Pole Tent/, 2),
        needs(/60" Round/, 50),
        needs(/Samsonite/, 400),
        needs('dance_floor', 64),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 18]),
        needs('stage_monitor', 3),
        needs('mic_wireless_handheld', [2, 4]),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('festoon', 20),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs('waste_bin', 25),
        needs(/25 kVA/, 1),
        needs('power_distro', [1, 4]),
        offers('space_heater', 4),
      ],
      should: [
        needs('mic_wired', [1, 6]),
        needs('di_box', [2, 8]),
        needs('mixing_console', 1),
        needs(/Legs, 24/, 6),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...LINEN, ...TABLEWARE, 'space_heater', 'marquee_floor'],
      silly: ['projector', 'lectern', 'led_wall', 'interpretation_booth', 'registration_desk', 'streaming_encoder'],
      title: [/glendi|annunciation/i, /[45]00/],
    },
  },
];
