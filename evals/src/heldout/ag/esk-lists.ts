import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, SLIDES, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { system } from './keep.ts';

/** Committees' lists and minutes, a rider, an invitation to quote and a post. */
export const ESK_LISTS: readonly EvalBrief[] = [
  {
    id: 'ho-ag-upland-show',
    language: 'en',
    catalogue: 'esk',
    description: `UPLAND SHOW - WHO DOES WHAT
Version 6, after Tuesday's meeting. Sunday 8 August, glebe field, expecting 3,000 through the gate.

AREA / WHAT / WHO
Main ring / crowd barriers all the way round, 150 / HIRE
Main ring / commentary PA that reaches every side, an engineer for the day, 2 hand-held radio mics for the judges and a headset for Bertie / HIRE
Main ring / straw bales / Hendersons
Industrial tent / 9 x 15 marquee, floored throughout after last year's mud (135 square metres) / HIRE
Industrial tent / 40 trestle tables, 6ft / HIRE
Members / 6 x 9 marquee and 50 black folding chairs / HIRE
Beer tent / Davy's the brewers come with tent, counter, cold gear and folk to serve / SORTED
Trade stands / each brings its own gazebo, they have been told / SORTED
Power / one 20kVA for ring and tents, with the cable and the boxes / HIRE
Loos / 14 ordinary, 2 accessible, 3 of the double wash units / HIRE
Radios / 16 / HIRE
Rubbish / council is dropping its wheelie bins on Friday / DONE
Car park and gate / Young Farmers to steward, 24 names so far / DONE
First aid / booked with the usual people / DONE
Music / pipe band, walks about, wants nothing but its tea
Judges' lunches / Mrs Laidlaw
Vet / on call
Insurance / renewed, certificate with the treasurer

Field open to contractors from the Thursday. Treasurer wants one price for everything marked HIRE.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('crowd_barrier', [150, 150]),
        system(16),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 1),
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [135, 135]),
        needs('table_trestle', [40, 40]),
        needs(/6m x 9m/, 1),
        needs(/Folding chair, black/, [50, 50]),
        needs(/20kVA/, 1),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 16),
      ],
      should: [needs('hand_wash', 3), needs('power_distro', [1, 10]), needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'waste_bin'), ...LOUD],
      offers: without([...OUTDOORS_OFFERS, 'space_heater'], 'crew_steward', 'waste_bin', 'gazebo'),
      excluded: ['bar_unit', 'refrigeration', 'crew_bar', 'gazebo', 'waste_bin', 'crew_steward'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'uplight', 'hazer', 'stage_monitor', 'table_round'],
      title: [/show/i, /3[.,  ]?000/],
    },
  },
  {
    id: 'ho-ag-hall-centenary',
    language: 'en',
    catalogue: 'esk',
    description: `MINUTES OF THE HALL COMMITTEE, 3 June (extract for the hire people)

6. Centenary, Saturday 18 September, 2 pm until 11 pm. Two hundred invited.

6.1 Exhibition of photographs. J.M. had measured and twenty of the 6ft by 4ft boards would go round the small hall. Agreed to hire twenty.

6.2 Talk by the county archivist at 3. A projector and a ten foot screen on a frame to be hired, the hall's projector having gone purple. She brings her own laptop and her own clicker and asks for nothing else.

6.3 Speeches. The smaller loudspeaker kit with a hand-held microphone, and one hand-held more.

6.4 Supper. Twenty round tables with white cloths, two hundred padded linking chairs (the hall's stacking chairs went to the jumble), two hundred dinner plates and two hundred sets of knife, fork and spoon. There are some three hundred wine glasses in the hall cupboard and these were thought sufficient. The kitchen was refitted in March with a new water boiler, tea is therefore provided for.

6.5 Dance. The ceilidh band brings everything it plays through, wedges included, and its own lights, and will go on the hall's platform, which is fixed. Mr Elliot asked whether the platform would bear them. It would.

6.6 Green. One 6 x 9 marquee with floor (54 square metres) and one marquee heater, for those who cannot get in. Six festoons along the wall.

6.7 Conveniences. Those in the hall will do; it was felt that nothing further was wanted on the green.

6.8 Coats. Four rails.

7. The clock. Still stopped.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('pinboard', 20),
        needs('projector', 1),
        needs(/Frame screen 10ft/, 1),
        system(4),
        needs('mic_wireless_handheld', [1, 2]),
        needs('table_round', 20),
        needs(/cloth for round/, [20, 22]),
        needs(/Padded linking/, [200, 200]),
        needs('crockery', [200, 220]),
        needs('cutlery', [200, 220]),
        needs(/6m x 9m/, 1),
        needs('marquee_floor', [54, 54]),
        needs('space_heater', 1),
        needs('festoon', 6),
      ],
      should: [needs('coat_rail', 4), needs('transport')],
      allowed: [...SPEECH, ...without(SLIDES, 'playback_laptop', 'presentation_clicker'), ...ANY_JOB, 'napkin', 'fuel'],
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS, 'floodlight'],
        'glassware',
        'disco_light',
        'playback_laptop',
        'presentation_clicker',
        'stage_deck',
        'moving_head',
        'mirror_ball',
      ),
      excluded: [
        ...LOOS,
        ...STAGES,
        'playback_laptop',
        'presentation_clicker',
        'glassware',
        'hot_drinks',
        'stage_monitor',
        'disco_light',
      ],
      silly: ['crowd_barrier', 'line_array', 'interpretation_booth', 'pit_barrier', 'hazer'],
      title: [/centenary|hall/i, /200/],
    },
  },
];
