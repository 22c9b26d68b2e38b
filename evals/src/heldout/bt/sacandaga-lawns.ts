import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const LAKE_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'disco_light',
  'moving_head',
  'dj_controller',
  'crew_dj',
  ...TABLEWARE,
  'napkin',
  'patio_heater',
];
const PARISH_OFF: readonly Selector[] = [...LOOS, 'tablecloth'];
const RACE_OFF: readonly Selector[] = [...SEATS, 'crew_sound', 'crew_technician', 'bar_unit', 'crew_bar'];

/** Mails and forms about lawns, streets and trails. */
export const SACANDAGA_LAWNS: readonly EvalBrief[] = [
  {
    id: 'ho-bt-lake-wedding',
    language: 'en',
    catalogue: 'sacandaga',
    description: `** New quote request **
Event type: Wedding
Event date: Sat 09/12/2026
Guest count: 120-135
Event location: family camp, Lake Pleasant NY (grass, flat)
Indoor / Outdoor: Outdoor

List of items:
40x60 tent with sidewall all the way around (10 sections)
17 60" round tables + white floor length linens for all of them
136 fruitwood chiavaris (used for the ceremony then moved to the tent)
1 bar, 6 ft
dance floor 16 ft x 16 ft
bistro lights for inside the tent
birch arch
restroom trailer, 1
generator, the camp only has one 20 amp circuit outside

Additional comments:
My cousin Dale is the DJ. He comes with his own speakers, mics and dance lights, and he's doing the sound for the ceremony as well, so we're all set there. Plates, silverware, glasses and napkins come with the caterer. And my mother says if she sees one of those mushroom heaters in her photos she's going home!! A regular tent heater I'd look at if you think we'd need it in September, just list it separately.

Kaylee R.`,
    good: {
      attendees: [135, 136],
      days: 1,
      must: [
        needs(/40'x60'/, 1),
        needs(/Sidewall/, 10),
        needs(/60" Round/, 17),
        needs(/120" Round/, 17),
        needs('chair_banquet', 136),
        needs('bar_unit', 1),
        needs('dance_floor', 16),
        needs('festoon', [3, 14]),
        needs('ceremony_arch', 1),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
      ],
      should: [needs('transport'), needs(['power_cable', 'power_distro'])],
      allowed: [...OUTDOORS, 'marquee_floor', 'lighting_stand'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'marquee_floor', 'table_trestle', 'gazebo'],
        ...LAKE_OFF,
      ),
      excluded: LAKE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'interpretation_booth', 'crew_sound'],
      title: [/wedding|lake pleasant/i, /13[56]/],
    },
  },
  {
    id: 'ho-bt-parish-picnic',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Dear Sir or Madam,

I am writing on behalf of the Rosary Society of St. Casimir's. Our parish picnic will be Sunday, August 16th, noon to four, on the church lawn here in Amsterdam. There were 150 last year and it keeps growing so please figure on 180.

We would like to have:

two tents, the 20 by 40 kind
twenty-two of the 8 foot tables
180 of the plain white folding chairs
two big coffee urns
six trash cans
one of those battery speakers with the cordless microphone for calling bingo (we don't want wires across the grass, Mrs. Pulaski fell)

The Holy Name men have their grills and coolers. Please do not send any portable toilets, people will use the ones in the church hall and Father was quite upset about it in 2019. We put paper on the tables from the dollar store so there's no need for linens either.

We have always paid by check, is that still all right?

God bless,
Theresa Wojcik (Mrs.)`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/20'x40'/, 2),
        needs(/8' Banquet/, 22),
        needs(/Samsonite/, 180),
        needs('hot_drinks', 2),
        needs('waste_bin', 6),
        needs(/Anchor/, 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_stand'],
      offers: without(
        [...OUTDOORS_OFFERS, /Sidewall/, 'stage_deck', 'serving', 'marquee_floor', 'mic_wireless_handheld'],
        ...PARISH_OFF,
      ),
      excluded: PARISH_OFF,
      silly: ['bar_unit', 'dance_floor', 'subwoofer', 'projector', 'disco_light', 'lectern', 'hazer', 'uplight'],
      title: [/picnic|casimir/i, /180/],
    },
  },
  {
    id: 'ho-bt-trail-race',
    language: 'en',
    catalogue: 'sacandaga',
    description: `hey its Marcus from the rail trail 5k, we talked at the chamber thing

race is sat oct 3, gun at 9am, start/finish in the lot behind the old depot in Northville. capped at 450 runners and figure another 150 standing around cheering

need
- 10 ez ups w weights
- 14 six foot tables (bib pickup, water, bananas)
- 12 porta johns + 1 ada
- 2 hand wash
- 60 bike rack for the chute
- 2 K12s on stands and 1 wireless handheld for the start line
- a little honda generator to run em + cords
- 8 walkies
- 10 trash cans

dont put chairs on it, nobody sits at a 5k. and dont put a sound guy or tech on there, I do the announcing and ive plugged in a speaker before lol. village said no to the beer tent so no bar this year. timing company has the arch and clock

thx M`,
    good: {
      attendees: [450, 600],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs(/6' Banquet/, 14),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 60),
        needs(/K12/, 2),
        needs('speaker_stand', 2),
        needs('mic_wireless_handheld', 1),
        needs(/Honda/, 1),
        needs('power_cable', [1, 12]),
        needs('two_way_radio', 8),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...RACE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'backdrop', 'marquee', 'pa_package'], ...RACE_OFF),
      excluded: RACE_OFF,
      silly: ['stage_deck', 'dance_floor', 'subwoofer', 'projector', 'disco_light', 'lectern', 'table_round'],
      title: [/5k|race|rail trail|northville/i],
    },
  },
  {
    id: 'ho-bt-second-street',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Hi! My neighbors and I are closing off our block of Second Street in Troy on Saturday June 20th from 3 to 9 for a potluck. We've done it before with stuff from our garages but this year we have a small grant ($3,500) so we'd like to do it right.

Probably sixty people, maybe eighty if it's nice.

We're thinking 10 picnic tables, 4 pop-up canopies, 6 strands of the bistro lights strung across the street between the stoops, 8 bike racks to block the two ends, a porta potty plus a hand washing station, and some kind of speaker we can play a phone through that has a microphone for the kids' talent show. We can run extension cords from number 114, could you bring four?

Is delivery included or extra?

Thank you!
Imani`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('beer_table_set', 10),
        needs('gazebo', 4),
        needs('festoon', 6),
        needs('crowd_barrier', 8),
        needs('toilet', 1),
        needs('hand_wash', 1),
        needs(SPEAKERS, [1, 3]),
        needs('power_cable', [4, 8]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, ...RADIO_MICS, 'mic_wired'], 'generator', 'fuel'),
      offers: [...OUTDOORS_OFFERS, 'generator', 'stage_deck', 'hot_drinks', 'disco_light'],
      silly: ['projector', 'lectern', 'table_round', 'bar_unit', 'exhibition_stand', 'toilet_trailer', 'dance_floor'],
      title: [/second street|block|potluck|troy/i, /80/],
    },
  },
  {
    id: 'ho-bt-open-house',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Subject: Grad party 6/27

Good morning, I'd like a price for my daughter Jordan's graduation open house. Saturday June 27th, 1 to 6 pm, at our home in Clifton Park. About 75 people coming and going through the afternoon, so seats for 50 is plenty.

One 20x40 frame tent (it goes on the driveway, so no stakes please)
7 eight foot tables with the white 8' linens
50 white folding chairs, the basic ones
2 trash cans

Could you also show me as an extra, not in the total, what a speaker and one set of dance lights would be for the evening? The kids are asking but my husband needs convincing.

Our budget is about $2,200.

Thanks so much,
Deb Fiore`,
    good: {
      attendees: [50, 75],
      days: 1,
      must: [
        needs(/20'x40'/, 1),
        needs(/8' Banquet/, 7),
        needs(/8' Drape/, 7),
        needs(/Samsonite/, 50),
        needs('waste_bin', 2),
        offers('disco_light', 1),
        offers(SPEAKERS, [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'ballast'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SPEECH, ...RADIO_MICS, ...TABLES, /Sidewall/, 'power_cable'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'stage_deck', 'toilet_trailer', /Pole Tent/],
      title: [/grad|jordan|open house|clifton/i],
    },
  },
];
