import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LINEN, PARTY_LIGHT, SEATS, SLIDES, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Irish and British: a homecoming, a jubilee dinner, a students' night, a film on the green. */
export const ISLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-aa-homecoming',
    language: 'en',
    catalogue: 'corrib',
    description: `Well lads, we won it! The team is home to the square in Templemore on Monday evening, 26 July, 7 to 9, and we're reckoning on between three and four thousand. It's all happening quick so bear with me.

We'd want the trailer stage with the roof, a good loud PA for the speeches, with an engineer, 2 wireless mics, and there'll be a ballad group, four of them, vocals, guitar, banjo and bodhrán, so mics and monitors for those. The LED trailer for showing the highlights. A few lights on the stage. 150 crowd barriers. A genny for sound and lights.

The stewarding is being done by the club and the council is bringing the toilets and the bins. The Gardaí have the road closure. We don't want anybody sitting so no chairs!

How soon could you let me know?
Declan`,
    good: {
      attendees: [3000, 4000],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['line_array', 'speaker_top'], [4, 16]), needs('pa_package', [2, 4])),
        needs('mic_wireless_handheld', [2, 4]),
        needs(['mic_wired', 'mic_instrument'], [2, 8]),
        needs('stage_monitor', [2, 6]),
        needs('crew_sound', [1, 2]),
        needs(/LED trailer/, 1),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crowd_barrier', [150, 150]),
        needs('generator', [1, 3]),
      ],
      should: [needs('subwoofer', [1, 8]), needs('di_box', [1, 6]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'crew_steward', 'waste_bin'),
        ...BAND,
        ...STAGE_LIGHT,
        ...without(SLIDES, 'projector', 'projection_screen', 'projector_lens', 'presentation_clicker'),
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'crew_steward',
        'chair',
        'bench',
        'beer_table_set',
      ),
      excluded: ['crew_steward', ...LOOS, 'waste_bin', ...SEATS],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'lectern', 'flip_chart'],
      title: [/templemore|homecoming/i, /[34][,. ]?000/],
    },
  },
  {
    id: 'ho-aa-jubilee-dinner',
    language: 'en',
    catalogue: 'corrib',
    description: `Dear Sirs,

Fr Michael is fifty years ordained and the parish is giving him a dinner in the community hall, Sunday 6 June, 96 guests at twelve tables of eight. We need the lot: round tables with long white cloths, limewash chairs, 96 linen napkins, a dinner plate, cutlery and a wine glass for each, and cups and saucers for the tea with two Burcos. Also a projector and screen and a laptop for the old photographs, and a small speaker system with a microphone you can carry about.

Delivery Saturday if possible.

God bless,
Noreen`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs('table_round', [12, 13]),
        needs('tablecloth', [12, 14]),
        needs(/Chiavari/, [96, 102]),
        needs('napkin', [96, 110]),
        needs(/Dinner plate/, [96, 110]),
        needs('cutlery', [96, 110]),
        needs(/Wine glass/, [96, 110]),
        needs(/Cup & saucer/, [96, 110]),
        needs(/Burco/, 2),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 1])), needs('transport')],
      allowed: [...SPEECH, ...SLIDES, ...ANY_JOB, 'mic_wireless_handheld', 'table_trestle', ...LINEN],
      offers: [...PARTY_OFFERS, 'induction_loop', 'lectern', 'display', 'signage', 'table_trestle'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'subwoofer', 'line_array', 'disco_light', 'hazer'],
      title: [/jubilee|ordain|ordination|parish|dinner/i, /96/],
    },
  },
  {
    id: 'ho-aa-union-silent-disco',
    language: 'en',
    catalogue: 'calder',
    description: `hey, ents officer at the students' union in Huddersfield. Freshers week, Thurs 23 Sept, 9pm-2am, main bar. Want to run a silent disco for 180

need
- 180 silent disco headphones
- 2 CDJs and a mixer
- a DJ, 5 hrs
- dance floor 18ft x 18ft
- 2 glitterballs
- 12 battery uplighters
- 2 sets of those disco light t-bars
- 10 poseur tables
- photo booth
- cloakroom: 4 rails

cheers, Bex`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('silent_disco', [180, 190]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('crew_dj', 1),
        needs('dance_floor', [36, 36]),
        needs('mirror_ball', 2),
        needs('uplight', [12, 12]),
        needs('disco_light', 2),
        needs('table_cocktail', 10),
        needs('photo_booth', 1),
        needs('coat_rail', 4),
      ],
      should: [needs('transport')],
      allowed: [...PARTY_LIGHT, ...ANY_JOB, 'crew_technician', 'audio_cable', 'table_trestle'],
      offers: [...PARTY_OFFERS, ...SPEECH, 'mic_wireless_handheld', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'line_array', 'stage_monitor', 'chair'],
      title: [/huddersfield|disco|freshers/i, /180/],
    },
  },
  {
    id: 'ho-aa-film-on-the-green',
    language: 'en',
    catalogue: 'wyvern',
    description: `Film on the green, our first go at it! Saturday 21 August, dusk (film at 8.45), cricket ground at Wedmore, 500 tickets.

We think we need the trailer screen, sound for it that reaches the back, with a radio mic to welcome people and a technician who stays till the end, 4 of your pop-ups for the gate and the bar, ten strings of festoon, 2 lighting towers for the car park field, 30 two-way radios and a generator for all that with cables.

What we don't need: seating (bring your own rug or camp chair is half the fun), toilets, as the pavilion has eight, or bins, the club groundsman has loads. The film licence and the playback laptop come from the film people. We'd rather not have barriers or fencing, it's a village not an airport. Stewards are the Scouts.

If it's wet we'll move to the Sunday so no tents please, we can't run to a marquee.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/trailer screen/, 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
        needs('gazebo', 4),
        needs('festoon', 10),
        needs(/tower/, 2),
        needs('two_way_radio', [30, 30]),
        needs('generator', [1, 2]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'crew_steward', 'waste_bin'),
        ...BAND.filter((each) => each !== 'stage_monitor'),
        'video_cable',
        'video_switcher',
        'video_processor',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'crew_steward',
        'waste_bin',
        'chair',
        'bench',
        'crowd_barrier',
        'fencing',
      ),
      excluded: [
        ...SEATS,
        ...LOOS,
        'waste_bin',
        'playback_laptop',
        'crowd_barrier',
        'fencing',
        'crew_steward',
        'marquee',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', ...TABLEWARE],
      title: [/wedmore|film|cinema/i, /500/],
    },
  },
];
