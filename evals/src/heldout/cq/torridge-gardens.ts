import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, MAINS, PARTY_LIGHT, RADIO_MICS, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, PARTY_OFFERS } from '../usual.ts';

const GOLDEN_OFF: readonly Selector[] = [...TABLEWARE, ...LOOS, 'generator'];
const PADDOCK_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'ceremony_arch',
  ...SPEAKERS,
  'mixing_console',
  'stage_wash',
  'moving_head',
  'lighting_package',
  'disco_light',
  'photo_booth',
];
const TEA_OFF: readonly Selector[] = ['crew_waiter', 'crew_bar', 'lectern', ...LOOS];
const BARBECUE_OFF: readonly Selector[] = ['generator', ...LOOS, 'cooking', 'crockery', 'cutlery', 'inflatable'];

/** Families and a firm, on the grass. */
export const TORRIDGE_GARDENS: readonly EvalBrief[] = [
  {
    id: 'ho-cq-golden-wedding',
    language: 'en',
    catalogue: 'torridge',
    description: `Hello,

Mum and Dad have been married fifty years in September and my brother and I want to give them a proper do in their garden in Bideford, on Saturday the 19th. There will be 64 of us for a sit-down lunch and then dancing on into the evening.

We'd need a marquee with a hard floor and the ivory lining, eight round tables of eight with white cloths, and 64 of the limewash chairs. A dance floor, 4m by 4m is plenty. One heater for the marquee because it gets nippy after dark. And a little PA with a microphone, so that my brother can give his speech, and a player for Dad's sixties CDs.

Aunty Carol's firm is doing the lunch and they bring all their own plates, cutlery and glasses. Guests can use the loos in the house, there are three, so we don't need any. Electric can come from the garage, it has its own supply, so no generator.

Could you tell me what all that comes to, delivered?

Many thanks
Helen Braund`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [40, 300]),
        needs('marquee_lining', [40, 450]),
        needs(/Round table, 5ft/, 8),
        needs(/Round tablecloth/, [8, 9]),
        needs(/Limewash/, [64, 68]),
        needs('dance_floor', 16),
        needs('space_heater', 1),
        needs(SPEAKERS, [1, 4]),
        needs([...RADIO_MICS, 'mic_wired', /radio mic/i, /Band PA/], [1, 2]),
        needs('audio_player', 1),
      ],
      should: [needs('transport')],
      allowed: [...MAINS, ...ANY_JOB, ...SPEECH, 'fire_extinguisher', 'waste_bin', 'disco_light', 'subwoofer', 'fuel'],
      offers: without([...PARTY_OFFERS, 'floodlight'], ...GOLDEN_OFF),
      excluded: GOLDEN_OFF,
      silly: ['projector', 'crowd_barrier', 'stage_monitor', 'fencing', 'inflatable'],
      title: [/bideford|golden|wedding|anniversary|lunch|marquee/i, /64/],
    },
  },
  {
    id: 'ho-cq-paddock-wedding',
    language: 'en',
    catalogue: 'torridge',
    description: `Dear all,

My daughter Sophie is getting married on Saturday 26 June next year and we are having the whole thing in the paddock behind the house (near Holsworthy, level, dry, good wide gate). 150 for the wedding breakfast. I have made a list, but do tell me if I have forgotten something obvious.

The big 12m x 24m marquee, please, with floor and lining throughout. Fifteen six-foot round tables with white cloths, 150 Chiavari chairs, 150 linen napkins. A dance floor of 6m x 6m. Two bar counters and two of the bottle fridges to go behind them. Twelve strings of festoon for the walk up from the house. The smart toilet trailer. And a generator, I'm told 20kVA would do, with whatever cables go with it.

What you needn't worry about: the caterers bring the crockery, cutlery and glasses. The florist is making the arch. The band have a PA and lights of their own and will put music on between their sets. And my nephew has a photo booth business, so that's his present to them.

Yours sincerely,
Rosemary Hatherleigh`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [200, 320]),
        needs('marquee_lining', [200, 450]),
        needs(/Round table, 6ft/, 15),
        needs(/Round tablecloth/, [15, 16]),
        needs(/Chiavari/, [150, 155]),
        needs('napkin', [150, 160]),
        needs('dance_floor', 36),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs(/20kVA/, 1),
        needs(['power_cable', 'power_distro'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'fire_extinguisher', 'waste_bin', 'hand_wash', 'floodlight'],
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'toilet_accessible', 'gazebo', 'toilet', 'crew_steward', 'table_trestle'],
        ...PADDOCK_OFF,
      ),
      excluded: PADDOCK_OFF,
      silly: ['projector', 'crowd_barrier', 'crew_sound', 'stage_monitor', 'pinboard', 'inflatable', 'flip_chart'],
      title: [/holsworthy|wedding|paddock|marquee/i, /150/],
    },
  },
  {
    id: 'ho-cq-nans-garden',
    language: 'en',
    catalogue: 'torridge',
    description: `hi is this the hire place?? got your number off chloe. its my 21st on sat 8 aug and we're having it in my nans garden in appledore, about 80 coming. mum says we need a marquee in case it rains, smallest one should do because everyones standing, theres no meal

then a DJ (can you do one?) and speakers with proper bass for him, one disco lighting set and the smoke machine 😁 and a bit of dance floor, 3m x 3m

1 bar counter + 1 fridge for it, 6 of the tall tables, 5 lots of festoon for the trees. and 2 portable toilets bc nan is not having 80 people traipsing through her bathroom lol

whats the damage roughly? x
Jess`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/6m x 9m/, 1),
        needs('crew_dj', 1),
        needs(SPEAKERS, [1, 8]),
        either(needs('subwoofer', [1, 4]), needs(/Band PA/, [1, 2])),
        needs('disco_light', 1),
        needs('smoke_machine', 1),
        needs('dance_floor', 9),
        needs('bar_unit', 1),
        needs('refrigeration', 1),
        needs('table_cocktail', 6),
        needs('festoon', 5),
        needs('toilet', 2),
      ],
      should: [needs('transport')],
      allowed: [
        ...SITE_POWER,
        ...ANY_JOB,
        ...LOUD,
        ...PARTY_LIGHT,
        'dj_player',
        'dj_mixer',
        'waste_bin',
        'hand_wash',
        'fire_extinguisher',
        'marquee_floor',
      ],
      offers: [...PARTY_OFFERS, 'toilet_accessible', 'marquee_lining', 'space_heater', 'floodlight', 'gazebo'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'pinboard', 'fencing', 'crew_steward'],
      title: [/21st|appledore|birthday|party|garden/i, /80/],
    },
  },
  {
    id: 'ho-cq-memorial-tea',
    language: 'en',
    catalogue: 'torridge',
    description: `Dear Sirs,

My husband Geoffrey died in February and we are holding a tea in his memory in the garden at Instow on Sunday 17 May, at half past two. I expect 90 people.

I should like to hire four gazebos, eight trestle tables with white cloths, 90 white folding chairs, 100 cups and saucers, 100 wine glasses and two tea urns. We also need a simple loudspeaker, with a microphone that can be passed from hand to hand, since several of his old colleagues wish to say a few words and none of them has a big voice.

My grandchildren are going to hand everything round and pour the wine. I would rather not have strangers doing it, so no waiting staff or bar staff, please. The rector is lending us his lectern. The neighbours on both sides have offered their cloakrooms, so we shall not need portable toilets.

With kind regards,
Mrs E. Copplestone`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('gazebo', 4),
        needs('table_trestle', 8),
        needs(/Trestle tablecloth/, 8),
        needs(/White folding/, 90),
        needs(/Cup and saucer/, 100),
        needs(/Wine glass/, 100),
        needs('hot_drinks', 2),
        needs(SPEAKERS, [1, 3]),
        needs([/handheld radio mic/i, 'mic_wired'], [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'waste_bin'],
      offers: ['generator', 'napkin', 'crockery', 'cutlery', 'refrigeration', 'hand_wash', 'coat_rail'],
      excluded: TEA_OFF,
      silly: ['disco_light', 'dance_floor', 'projector', 'crowd_barrier', 'inflatable', 'stage_deck'],
      title: [/instow|tea|memor|garden/i, /90/],
    },
  },
  {
    id: 'ho-cq-staff-barbecue',
    language: 'en',
    catalogue: 'torridge',
    description: `From: Nicola Trerise (HR)
Subject: Fwd: Re: Summer barbecue

Hi, could you quote on the below please? Thursday 9 July, 12 noon to 5pm, on the lawn behind our factory in Okehampton, 220 staff.

> On 3 June, Dave Pengelly (Facilities) wrote:
> Nic, I've measured up. We want 6 gazebos, 28 of those beer tables with benches, 2 bar counters, 3 bottle fridges, and a PA for Martin's thank-you speech and a bit of background music. He'll want one radio mic so he can walk about with it. There's three-phase by the loading bay so no generator. Toilets are fine, they can use the ones in the canteen block.
>
>> On 2 June, Nicola Trerise wrote:
>> The Smokehouse are confirmed for the food. They turn up with their own grills and it all gets served on their compostable plates with wooden forks. Drinks we're buying in ourselves, so we'll need 250 tumblers, 150 wine glasses and 4 bar staff to serve it. Oh, and please, no bouncy castle this year. Not after Kev.

Thanks
Nic`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('gazebo', 6),
        needs('beer_table_set', 28),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs(SPEAKERS, [1, 8]),
        needs([...RADIO_MICS, /radio mic/i], [1, 3]),
        needs(/Highball tumbler/, 250),
        needs(/Wine glass/, 150),
        needs('crew_bar', [4, 40]),
      ],
      should: [needs('transport')],
      allowed: [...MAINS, ...ANY_JOB, ...SPEECH, 'waste_bin', 'fire_extinguisher', 'hand_wash', 'subwoofer'],
      offers: without([...PARTY_OFFERS, 'marquee', 'crew_steward', 'table_trestle'], ...BARBECUE_OFF),
      excluded: BARBECUE_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'stage_deck', 'disco_light', 'hazer', 'pinboard'],
      title: [/barbecue|bbq|okehampton|staff|summer/i, /220/],
    },
  },
];
