import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { LOUD, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Over `wyre`, in the open: a film on the green, a Christmas market, a ten-kilometre run. */
export const WYRE_OUTDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-bh-film-on-the-green',
    language: 'en',
    catalogue: 'wyre',
    description: `A PARISH COUNCIL IN LANCASHIRE
Request for prices: Film on the Green, Hornby, Friday 6 August, start at dusk (about 9 pm)

Audience: up to 250

The supplier shall provide, set up and remove:
1. inflatable screen, 20 ft, and a projector of 10,000 lumens
2. sound system suited to the open air
3. laptop to play the film from
4. one hand-held radio microphone for the welcome
5. an operator throughout
6. silenced generator with leads and distribution
7. WCs: 4 standard, 1 wheelchair
8. barriers, 30
9. floodlights for the path to the car park, 4

Please quote separately, as an option, for 2 pop-up gazebos for the operator's desk and the ice creams.

The following do NOT form part of this request:
- seating (the audience brings its own rugs and chairs)
- litter bins (district council)
- stewarding (parish volunteers)`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Airscreen/, 1),
        needs(/RZ990/, [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', 1),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 12]),
        needs('generator', [1, 2]),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [30, 30]),
        needs('floodlight', 4),
      ],
      should: [offers('gazebo', 2), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'video_cable', 'crew_video'], 'crew_steward', 'waste_bin'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'chair',
        'bench',
        'beer_table_set',
        'crew_steward',
        'waste_bin',
        'sofa',
        'armchair',
      ),
      excluded: ['chair', 'chair_banquet', 'bench', 'beer_table_set', 'waste_bin', 'crew_steward'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'marquee', 'led_wall'],
      title: [/hornby|film|green/i, /250/],
    },
  },
  {
    id: 'ho-bh-yule-market',
    language: 'en',
    catalogue: 'wyre',
    description: `Christmas market, Clitheroe market place, Sat 5 and Sun 6 December, open 10 to 6 both days. We had 6,000 through over the weekend last year.

WHAT WE'RE AFTER
* 24 pop-up gazebos, 3x3
* 48 six foot trestles
* 20 lengths of festoon
* 3 small petrol generators (6kVA ish)
* 90 barriers
* 6 fire points
* 8 two-way radios
* 1 battery PA with a hand mic, for the carol singers and lost children
* 2 of you on Saturday at 6am to help put it up

WHAT WE'RE NOT AFTER
* toilets, the public ones by the bus station will be open
* a stage: the brewery is lending us its trailer
* stewards, that's the Round Table as ever
* patio heaters, no gas bottles on the square this year
* bins, the borough brings them

Best wishes, Noreen (Chamber of Trade)`,
    good: {
      attendees: 6000,
      days: 2,
      must: [
        needs('gazebo', [24, 24]),
        needs('table_trestle', [48, 48]),
        needs('festoon', [20, 20]),
        needs(/6kVA/, 3),
        needs('crowd_barrier', [90, 90]),
        needs('fire_extinguisher', 6),
        needs('two_way_radio', 8),
        needs(/Go-box/, 1),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], 'crew_steward', 'waste_bin'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_wireless_handheld'],
        ...LOOS,
        'crew_steward',
        'patio_heater',
        'waste_bin',
        'stage_roof',
      ),
      excluded: [...LOOS, 'stage_deck', 'mobile_stage', 'crew_steward', 'patio_heater', 'waste_bin'],
      silly: ['dance_floor', 'lectern', 'projector', 'stage_monitor', 'table_round', 'line_array', 'subwoofer'],
      title: [/clitheroe|market|christmas/i, /6[.,  ]?000/],
    },
  },
  {
    id: 'ho-bh-ten-k',
    language: 'en',
    catalogue: 'wyre',
    description: `Hello there,

I've taken over the running of our harriers' 10K from Ken, who says you are the people to ring. Sunday 26 September in the park at Fleetwood, 600 runners plus families, say a thousand people altogether, start at 10.

Ken's scribbled list reads:
120 barriers
8 gazebos
20 trestles
10 toilets and 1 disabled
12 radios
1 small genny
2 speakers on stands with a radio mic for the start/finish, and someone to work it
15 wheelie bins
bench sets x 20

Does that sound right for a thousand? I'd rather be told now.

Thanks ever so much
Moira`,
    good: {
      attendees: [600, 1000],
      days: 1,
      must: [
        needs('crowd_barrier', [120, 120]),
        needs('gazebo', 8),
        needs('table_trestle', [20, 20]),
        needs('toilet', [10, 12]),
        needs('toilet_accessible', [1, 2]),
        needs('two_way_radio', 12),
        needs('generator', [1, 2]),
        needs(['speaker_top', 'pa_package', 'speaker_column'], [1, 4]),
        needs('waste_bin', [15, 15]),
        needs('beer_table_set', [20, 20]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs(['mic_wireless_handheld', 'pa_package'], [1, 2]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'lectern', 'projector', 'stage_monitor', 'table_round', 'line_array', 'disco_light'],
      title: [/fleetwood|10k|run/i, /600|1[.,  ]?000/],
    },
  },
];
