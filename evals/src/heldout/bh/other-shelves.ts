import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In English over other shelves: an American home show, an Australian school's fete, an Irish conferring. */
export const OTHER_SHELVES: readonly EvalBrief[] = [
  {
    id: 'ho-bh-home-show',
    language: 'en',
    catalogue: 'bluemesa',
    description: `RFQ - Home & Garden Show, county expo hall, Flagstaff AZ
Show days: Friday, April 16 and Saturday, April 17. Move-in Thursday. Paid attendance last year 2,500.

Please provide pricing for:

Qty 40 - booths, 10' x 10', with ID sign
Qty 40 - 6' banquet tables (one per booth)
Qty 80 - black folding chairs (two per booth)
Qty 2 - registration counters
Qty 1 - demo stage, 16' x 12', 16" high, skirted, with a step unit
Qty 1 - small sound system for the demo stage with 2 headset mics and an operator
Qty 60 - bike rack barricades for the parking lot entrance
120 ft - black pipe and drape, 10' tall, to mask the loading docks

Do NOT quote power, the hall's electrician has the exclusive on it. Aisle carpet isn't happening this year either. Trash cans and cleaning come with the hall rental.

Questions to the show office by March 1.`,
    good: {
      attendees: 2500,
      days: 2,
      must: [
        needs('exhibition_stand', [40, 40]),
        needs(/6ft banquet/, [40, 40]),
        needs(/Samsonite/, [80, 80]),
        needs('registration_desk', 2),
        needs(/Versalite/, [6, 12]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('mic_headset', 2),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('crowd_barrier', [60, 60]),
        needs(/10'H blk/, [120, 120]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [16, 56]),
        needs('mixing_console', [1, 1]),
        needs('transport'),
      ],
      allowed: without([...SPEECH, ...PLATFORM, ...ANY_JOB, 'forklift', 'stanchion'], 'power_distro'),
      offers: without([...MEETING_OFFERS, ...OUTDOORS_OFFERS], 'generator', 'network', 'ups', 'power_distro', 'toilet'),
      excluded: ['generator', 'power_distro', 'crew_electrician', 'carpet', 'waste_bin'],
      silly: ['dance_floor', 'disco_light', 'line_array', 'subwoofer', 'drum_kit', 'table_round', 'stage_monitor'],
      title: [/flagstaff|show|expo/i, /2[.,  ]?500/],
    },
  },
  {
    id: 'ho-bh-spring-fete',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day,

P&C fete coming up on Saturday 24 October, 10am to 3pm on the oval. About 1,500 through the gate if the weather holds.

After:
12 x pop-ups, 3x3
40 x trestles, the 1.8 ones
20 x picnic settings
1 x jumping castle
1 x fairy floss machine
1 x coolroom trailer
1 x portable PA with a mic for the raffle and the dance troupe
2 x megaphones
6 x market umbrellas
2 x 7kVA gensets and 10 leads

Not after: loos (the school block's right there), bins (council drops them off), or barbecues as the Lions are towing theirs in. And please no dunk tank. The principal has asked me to put that in writing.

Ta, Shaz`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, [12, 12]),
        needs(/Trestle 1\.8m/, [40, 40]),
        needs('beer_table_set', [20, 20]),
        needs('inflatable', 1),
        needs(/Fairy floss/, 1),
        needs(/Coolroom/, 1),
        needs(['pa_package', 'speaker_top'], [1, 2]),
        needs('loudhailer', 2),
        needs('parasol', 6),
        needs(/Genset 7kVA/, 2),
        needs('power_cable', [10, 10]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'hot_drinks', 'fan', ...RADIO_MICS], ...LOOS, 'waste_bin'),
      excluded: [...LOOS, 'waste_bin', /BBQ/, /Dunk/],
      silly: ['lectern', 'projector', 'line_array', 'dance_floor', 'table_round', 'stage_monitor', 'disco_light'],
      title: [/fete|oval|school/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-bh-conferring',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi Aoife,

Hope all's well. Conferring is back in the sports hall this year, Friday 13 November, the one ceremony at 2.30, 380 people between graduates and families.

Same as last time bar a few changes:

Stage 24' x 12', a foot high so that the access ramp works, two sets of steps, black valance along the front
380 of the grey conference chairs
One perspex lectern
12 metres of the black pipe and drape behind
The red carpet, just the one
4 bay trees
2 reg desks in the foyer for gowning

The college's own AV lads are doing the sound with their own PA and mics, and streaming it on their own cameras, so leave those off. There are house lights aplenty, no stage lighting thanks.

Build is Thursday from 6pm, once basketball's over.

Thanks a million,
Deirdre`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs('stage_steps', 2),
        needs(/Conference chair/, [380, 380]),
        needs(/Perspex lectern/, 1),
        needs('drape', [12, 12]),
        needs('carpet', 1),
        needs('plants', 4),
        needs('registration_desk', 2),
      ],
      should: [needs(/legs 1ft/, [9, 9]), needs('stage_skirt', [1, 24]), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB, 'crew_technician'],
      offers: without(
        MEETING_OFFERS,
        ...BROADCAST,
        ...STAGE_LIGHT,
        ...RADIO_MICS,
        'uplight',
        'audio_recorder',
        'induction_loop',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'choir_riser', 'table_round', 'disco_light'],
      title: [/conferring|graduat|sports hall/i, /380/],
    },
  },
];
