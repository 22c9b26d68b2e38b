import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TOILETS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** English clients of houses whose lists are in another language. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-dordogne-wedding',
    language: 'en',
    catalogue: 'garonne',
    description: `Hello, hope English is OK!

We're getting married at a gîte near Bergerac on Sat 6 June, 84 of us, ceremony and dinner all outdoors (under the trees, no tent, we're feeling brave. OK maybe quote the 10x15 as a plan B option).

Ceremony 4pm: 84 white folding chairs, wooden arch, a battery speaker with a mic for our friend who's marrying us.
Dinner: 11 of the solid wood tables, 88 cross-back chairs, linen napkins, no tablecloths (shame to hide the wood). White plates and pudding plates, knives forks spoons, wine glass x2 and a champagne flute each.
Fairy lights: about 120 m of the guinguette festoon.
Bar: two light-up bars. Fridge for the wine.
No DJ, we've got a playlist, the evening kit for 150 would do us nicely plus a couple of those derby lights.
There's a 32A tri supply at the house. Loos are fine.

Can you deliver Thursday? It's about 90km from Bordeaux so presumably you charge for that.`,
    good: {
      attendees: 84,
      days: 1,
      must: [
        needs(/pliante blanche/, [84, 90]),
        needs('ceremony_arch', 1),
        needs(/Mipro/, 1),
        needs(/bois massif/, 11),
        needs(/cross-back/, 88),
        needs('napkin', [84, 100]),
        needs(/Assiette plate/, [84, 96]),
        needs(/dessert/, [84, 96]),
        needs(/Couteau/, [84, 96]),
        needs(/Fourchette/, [84, 96]),
        needs(/Cuillère/, [84, 96]),
        needs(/Verre à vin/, [168, 192]),
        needs(/Flûte/, [84, 96]),
        needs('festoon', [12, 13]),
        needs('bar_unit', 2),
        needs('refrigeration', 1),
        needs(/soirée 150/, 1),
        needs('disco_light', 2),
        offers('marquee', 1),
      ],
      should: [needs('power_distro', [1, 2]), needs('delivery', 1), needs('mileage')],
      allowed: [
        ...OUTDOORS.filter((each) => each !== 'generator'),
        ...SPEECH,
        'subwoofer',
        'glassware',
        'serving',
        'mic_wireless_handheld',
      ],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor', 'marquee_lining'],
      excluded: ['tablecloth', 'crew_dj', 'dj_player', 'dj_mixer', ...TOILETS],
      silly: ['generator', 'projector', 'lectern', 'stage_deck'],
      title: [/bergerac/i, /84/],
    },
  },
  {
    id: 'ho-cycling-sportive',
    language: 'en',
    catalogue: 'garonne',
    description:
      'Cycling sportive, start/finish in Libourne, 400 riders, Sunday 13 Sept. Requirements: start arch (inflatable?), 100 x 2m Vauban barriers, 6 pop-up tents 3x3, PA w/ wireless mic for speaker, 10 talkies, 10 toilets, 12 brasserie sets, podium 4x3 60cm for prizes with a printed backdrop, 6 kVA generator x2. 4 handlers for set up from 5am. No lights needed, it is over by 3pm.',
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('crowd_barrier', 100),
        needs('gazebo', 6),
        either(needs(SPEAKERS, [1, 6]), needs('pa_package', [1, 3])),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs('two_way_radio', 10),
        needs('toilet', [9, 10]),
        needs('beer_table_set', 12),
        needs('stage_deck', [6, 7]),
        needs('backdrop', 1),
        needs(/6 kVA/, 2),
        needs('crew_stagehand', 4),
      ],
      should: [needs(/pieds 60/, [6, 7]), needs('fuel'), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, ...PLATFORM, 'subwoofer', 'toilet_accessible', 'inflatable'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...STAGE_LIGHT.filter((each) => ['stage_wash', 'profile_spot', 'lighting_package'].some((one) => one === each)),
        'floodlight',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'marquee', 'disco_light'],
      unmet: [/arch/i],
      title: [/libourne/i, /400/],
    },
  },
  {
    id: 'ho-hackathon',
    language: 'en',
    catalogue: 'klangwerk',
    description: `Hackathon, 48 hours, Fri 17:00 – Sun 17:00, old gasworks in Bremen, 12 teams of 5.

* 30 folding tables, 60 chairs
* power to every table: they all have laptops; 32A CEE is on the wall, we need distribution + leads to 12 islands
* solid wifi: we have the fibre, need access points (4?)
* for the pitches on Sunday: beamer + 4 m screen, 2 headsets, small PA, clicker
* 12 flipcharts if you have that many (we know it's a lot)
* sofas or beanbags for sleeping
Nobody needed during the night, one tech on Sunday. NO stage.`,
    good: {
      attendees: 60,
      must: [
        needs('table_trestle', 30),
        needs('chair', [60, 62]),
        needs('power_distro', [1, 8]),
        needs('power_cable', [6, 40]),
        needs('network', [3, 6]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('mic_headset', 2),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
        needs('presentation_clicker', [1, 2]),
        needs('flip_chart', [6, 12]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 1]),
      ],
      should: [needs(/U6 Pro/, [3, 6]), needs('transport')],
      allowed: [...MEETING, /Peplink/],
      offers: MEETING_OFFERS.filter((each) => !PLATFORM.includes(each)),
      excluded: ['stage_deck', 'mobile_stage'],
      silly: ['subwoofer', 'generator', 'dance_floor', 'marquee', 'beer_table_set'],
      unmetToo: [/sofa|beanbag/i, /flip/i],
      title: [/bremen/i, /60/],
    },
  },
];
