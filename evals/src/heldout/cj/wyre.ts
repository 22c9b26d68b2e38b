import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, SITE_POWER, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const STREET_OFF: readonly Selector[] = ['crowd_barrier', 'crew_steward', 'festoon'];

/** Over a British shelf. */
export const WYRE: readonly EvalBrief[] = [
  {
    id: 'ho-cj-depot-barbecue',
    language: 'en',
    catalogue: 'wyre',
    description: `Summer barbecue for depot staff and families, Sunday 11 July, on the sports field behind the depot. 180 people, 1pm till 7pm.

- frame marquee 9x18 in case of rain
- 22 beer bench sets
- 4 gazebos
- DJ, and a PA for him with 2 speakers and a hand mic
- CDJs and a mixer, he has nothing himself
- bouncy castle
- 2 boxes of garden games
- loo trailer
- 8 wheelie bins
- genny and power leads

The caterers bring everything people eat from and drink out of, and their own bar. There's no need to board the marquee, the ground is like a carpet.

Photographer, price up but keep it out of the total.

Regards
Lee Braithwaite, HR`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/9x18/, 1),
        needs('beer_table_set', 22),
        needs('gazebo', 4),
        needs('crew_dj', 1),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Talk rig|Go-box/, [1, 2])),
        needs('dj_player', [2, 2]),
        needs('dj_mixer', 1),
        needs('inflatable', 1),
        needs('game', 2),
        needs('toilet_trailer', 1),
        needs('waste_bin', 8),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
        offers('crew_photographer', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...TABLEWARE,
        'bar_unit',
        'serving',
        'glassware',
        'refrigeration',
        'crew_photographer',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [...TABLEWARE, 'bar_unit', 'marquee_floor'],
      silly: ['projector', 'lectern', 'exhibition_stand', 'mic_conference', 'chair_banquet', 'stage_monitor'],
      title: [/barbecue|bbq|depot|summer/i, /180/],
    },
  },
  {
    id: 'ho-cj-walled-garden-vows',
    language: 'en',
    catalogue: 'wyre',
    description: `Hi! Outdoor ceremony only, in the walled garden at Thornley, Friday 11 June at 2pm, 80 guests. The meal is indoors and nothing to do with you :)

80 of the white wooden folding chairs, the red carpet for the aisle, a small battery speaker with a mic for the registrar, and one lapel mic for the vows if that can go through it. Somewhere to put the prosecco afterwards: 6 poseur tables and 80 flutes.

My dad's built us the arch so we won't want yours! If you have a gazebo for the registrar in case of showers, can I see that as an extra.

Thanks a million
Cerys x`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/folding white wood/, 80),
        needs('carpet', [1, 2]),
        needs(SPEAKERS, [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('table_cocktail', 6),
        needs(/Flute/, [80, 100]),
        offers('gazebo', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'mic_wireless_handheld',
        'mixing_console',
        'mic_stand',
        'speaker_stand',
        'audio_player',
        'crew_technician',
        'crew_sound',
      ],
      offers: without(
        [...PARTY_OFFERS, 'gazebo', 'parasol', 'crew_technician', 'crew_sound', 'tablecloth', 'audio_player'],
        'dance_floor',
        'disco_light',
      ),
      excluded: ['ceremony_arch'],
      silly: ['projector', 'line_array', 'subwoofer', 'stage_deck', 'dance_floor', 'crowd_barrier', 'exhibition_stand'],
      title: [/thornley|ceremony|wedding|garden/i, /80/],
    },
  },
  {
    id: 'ho-cj-market-switch-on',
    language: 'en',
    catalogue: 'wyre',
    description: `Christmas lights switch-on and late market, Front Street, Friday 26 November, 4pm to 8pm. Last year there were some 800 people.

We (the traders' association) want to hire:

20 gazebos for the stalls, each with a trestle table
a stage 6m x 5m, trailer type with a roof
PA for carol singers and the mayor: tops and subs, 4 wired vocal mics on stands, 2 radio hand mics, a desk, 1 sound op
12 LED par cans and a small lighting desk for the stage with an op
20kVA genny for the stage, distribution and ramps for the cables
6 two-way radios
4 fire points
6 portable WCs and one for wheelchairs

The town council closes the road with its own barriers and sends the stewards. Festoon in the trees goes up every year through the electricians, nothing to hire there.

If you had a snow machine I'd be thrilled, but I don't think there's one on your list.

Bill Oates`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs('table_trestle', 20),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs(/SM58 wired/, 4),
        needs('mic_stand', [4, 8]),
        needs('mic_wireless_handheld', 2),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', [1, 60]),
        needs('two_way_radio', 6),
        needs('fire_extinguisher', 4),
        needs(/^Portable WC$/, 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...LOUD, ...STAGE_LIGHT, ...SITE_POWER, ...OUTDOORS, 'stage_monitor', 'di_box', 'mic_wired'],
        ...STREET_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...STREET_OFF),
      excluded: STREET_OFF,
      silly: ['projector', 'table_round', 'chair_banquet', 'dance_floor', 'exhibition_stand', 'mic_conference'],
      unmetToo: [/snow/i],
      title: [/christmas|switch|front street|market/i, /800/],
    },
  },
];
