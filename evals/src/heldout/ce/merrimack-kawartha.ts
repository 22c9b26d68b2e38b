import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const LIBRARY_OFF: readonly Selector[] = ['generator', 'fuel', 'stage_deck', 'mobile_stage', 'camera', 'crew_camera'];
const LAKE_WEDDING_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'subwoofer',
  'line_array',
  'crew_dj',
  'disco_light',
  'bar_unit',
  'crew_bar',
  'ceremony_arch',
  'marquee_floor',
];
const FETE_OFF: readonly Selector[] = ['generator', 'waste_bin'];

/** Over an American and a Canadian shelf. */
export const MERRIMACK_KAWARTHA: readonly EvalBrief[] = [
  {
    id: 'ho-ce-library-dedication',
    language: 'en',
    catalogue: 'merrimack',
    description: `TOWN OF ASHBY FALLS, SELECT BOARD - draft minutes, item 6, Library dedication

Ms. Perreault (Trustees) outlined the dedication of the new children's wing on Sunday, June 14 at 2 p.m. on the library lawn. About 150 attending. She asks the Board to authorize the rental of 150 white resin chairs, one 20 x 40 tent in case of sun or rain, a podium with a microphone, a pair of speakers with a mixer or a comparable system, one wireless handheld for the children's reading, and two ADA-compliant listening kits.

Mr. Dube asked if a generator was included. It is not, the new wing has outlets on the lawn side. Mr. Dube asked about a stage. Ms. Perreault said the granite steps serve as one. Mr. Dube asked who is filming. Ashby Community Access will, as it films everything.

Vote: 3-0 to authorize, not to exceed the gift account.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/White Resin/, 150),
        needs(/Frame Tent 20 x 40/, 1),
        needs('lectern', 1),
        needs(['mic_lectern', 'mic_wired'], [1, 2]),
        needs(SPEAKERS, [1, 4]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Speech System|Anchor/, 1)),
        needs('induction_loop', 2),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'ballast', 'mic_lectern'], ...LIBRARY_OFF),
      offers: without(OUTDOORS_OFFERS, ...LIBRARY_OFF),
      excluded: LIBRARY_OFF,
      silly: ['projector', 'dance_floor', 'disco_light', 'drum_kit', 'subwoofer', 'stage_monitor', 'toilet_trailer'],
      title: [/library|dedication|ashby/i, /150/],
    },
  },
  {
    id: 'ho-ce-camp-musical',
    language: 'en',
    catalogue: 'merrimack',
    description: `Camp Tamworth Players - end of summer show
4 performances, Thu 13 to Sun 16 August, in the rec barn, 200 in the audience each time

From the rental house please:
 10 headset wireless
 2 wireless handheld for the narrators
 4 overhead choir mics
 32 channel digital mixer
 4 powered speakers on stands, 2 subs
 2 wedges for the pit
 2 follow spots
 2 stage wash kits
 1 hazer
 an audio engineer for the run, all four days
 25 feet of black skirting and 8 decks (4x8) at 24 inch for the pit risers`,
    good: {
      attendees: 200,
      days: 4,
      must: [
        needs('mic_headset', 10),
        needs('mic_wireless_handheld', 2),
        needs(/Overhead Choir/, 4),
        needs(/Midas/, 1),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('stage_monitor', 2),
        needs('followspot', 2),
        needs('lighting_package', 2),
        needs('hazer', 1),
        needs('crew_sound', [1, 4]),
        needs('stage_skirt', [1, 25]),
        needs('stage_deck', 8),
      ],
      should: [needs(/Legs, 24"/, 8), needs('speaker_stand', 4), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'table_round'],
      title: [/tamworth|musical|show|camp/i, /200/],
    },
  },
  {
    id: 'ho-ce-lake-wedding',
    language: 'en',
    catalogue: 'merrimack',
    description: `Whitcomb / Reyes - Aug 22 - private home, Squam - 180 guests
Rental order, planner's copy

TENT: sailcloth 44 x 83, no floor
CEREMONY (dock lawn): 180 white resin chairs, 1 battery PA with mic for the officiant. Arbor is being built by the groom's dad.
DINNER: 180 Chiavari natural, 23 sixty-inch rounds with 120" white, 4 eight-foot banquets with 90x156 for the buffet, 180 napkins
COCKTAIL: 10 highboys
BAR: Lakeside Libations is a full-service outfit, bar and barkeeps are theirs
CHINA, GLASS, FLATWARE: with the caterer
BAND: The Velveteens. Self-contained, they carry PA, lights and their own tech; they DJ in their breaks as well. All they need from us is power, so 1 towable 25 kVA generator, 2 spider boxes, 12 cords.
DANCE FLOOR: oak, 18 x 18
RESTROOMS: 4-stall trailer
LIGHT: 12 strands bistro`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Sailcloth/, 1),
        needs(/White Resin/, 180),
        needs(/Anchor Liberty/, 1),
        needs(/Chiavari/, 180),
        needs(/60" Round/, 23),
        needs(/120" Round Linen/, 23),
        needs(/8 ft Banquet/, 4),
        needs(/90 x 156/, 4),
        needs('napkin', 180),
        needs('table_cocktail', 10),
        needs(/Whisperwatt/, 1),
        needs('power_distro', 2),
        needs('power_cable', 12),
        needs('dance_floor', 36),
        needs('toilet_trailer', 1),
        needs('festoon', 12),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'mic_wireless_lapel', 'mic_stand'], ...LAKE_WEDDING_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], ...LAKE_WEDDING_OFF),
      excluded: LAKE_WEDDING_OFF,
      silly: ['projector', 'lectern', 'mobile_stage', 'crowd_barrier', 'interpretation_booth', 'drum_kit'],
      title: [/wedding|whitcomb|reyes|squam/i, /180/],
    },
  },
  {
    id: 'ho-ce-fete-nationale',
    language: 'fr',
    catalogue: 'kawartha',
    description: `Municipalité de Sainte-Hedwidge-du-Lac
Demande de prix - Fête nationale, mardi 24 juin, parc de la Rivière

Nous attendons environ 1 200 personnes entre 15 h et 23 h. Le comité demande un prix pour :

- une scène mobile avec toit, 24 x 20 pi
- une sonorisation pour le spectacle (groupe de 5 musiciens), avec 4 moniteurs de scène, console, micros, et un sonorisateur
- l'éclairage de scène
- 1 grand chapiteau 30 x 60 et 10 abris pliants de 10 x 10
- 25 tables à pique-nique
- 12 toilettes portatives et 2 accessibles, 3 postes de lavage des mains
- 60 barrières de foule
- 2 tours d'éclairage pour le stationnement

Pas besoin de génératrice : Hydro nous a installé une entrée électrique de 200 A derrière la scène l'automne dernier. Les bacs à déchets et à recyclage sont ceux de la MRC. Les feux d'artifice font l'objet d'un autre contrat.

Merci de répondre avant le 2 mai. Le greffier, Rosaire Thibeault`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('stage_monitor', 4),
        needs('mixing_console', [1, 2]),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [3, 24]),
        needs('crew_sound', [1, 2]),
        either(needs('lighting_package', [1, 3]), needs('stage_wash', [6, 32])),
        needs(/Frame Tent 30x60/, 1),
        needs('gazebo', 10),
        needs(/Picnic Table/, 25),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs('crowd_barrier', 60),
        needs(/Light Tower/, 2),
      ],
      should: [needs('di_box'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...FETE_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'napkin'],
      title: [/f[êe]te|hedwidge|rivi[èe]re/i, /1[\s\u00a0\u202f.,]?200/],
    },
  },
  {
    id: 'ho-ce-remembrance',
    language: 'en',
    catalogue: 'kawartha',
    description: `Royal Canadian Legion, Branch 118, Lakehurst

To whom it may concern,

The Branch holds its Remembrance Day ceremony at the cenotaph on Tuesday, November 11, from 10:30 to 11:30 a.m. We look for 350 people, most of them standing.

Kindly quote on 80 black folding chairs for the veterans and families, an oak lectern with its microphone, a sound system sufficient for the square with one wireless handheld for the padre, six Legion-blue canopies or failing that your white ones, 10 x 10, 20 barricades to close the street, one quiet generator and four cable protectors where the cord crosses the sidewalk. A technician should be present from 9 until noon. An accessible portable washroom is also required, one.

Yours in comradeship,
W. Ferris, Sergeant-at-Arms`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Samsonite folder/, 80),
        needs(/Lectern - oak/, 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('gazebo', 6),
        needs('crowd_barrier', 20),
        needs(/Honda/, 1),
        needs('cable_ramp', [4, 8]),
        needs(['crew_technician', 'crew_sound'], [1, 8]),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'stage_deck'],
      unmetToo: [/blue|canop/i],
      silly: ['dance_floor', 'disco_light', 'drum_kit', 'projector', 'mobile_stage', 'bar_unit', 'table_round'],
      title: [/remembrance|legion|lakehurst|cenotaph/i, /350/],
    },
  },
];
