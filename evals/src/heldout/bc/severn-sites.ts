import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, OPERATORS, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A film on the green, a run, a play in a barn. */
export const SEVERN_SITES: readonly EvalBrief[] = [
  {
    id: 'ho-bc-film-on-the-rec',
    language: 'en',
    catalogue: 'severn',
    description: `Phone call, Jo from the parish council, Mon 10.15

Outdoor film night on the rec, Fri 21 Aug, film starts at dusk, 300 tickets.
Wants the big LED trailer, PA to go with it, laptop to play the film off and someone to run the lot. One radio mic for Jo to say hello.
40 barriers along the road edge. 6 loos plus 1 wheelchair. 4 floods for the path to the car park. No mains on the rec so generator for the PA and the floods.
People sit on their own rugs and camp chairs. Stewarding is done by scout parents. First aid is covered, the village responders are coming.
Set up from noon, all gone Sat morning. Quote to the clerk by Friday.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs(SPEAKERS, [1, 10]),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 40]),
        needs('mic_wireless_handheld', 1),
        needs('crowd_barrier', 40),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('floodlight', 4),
        needs('generator', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...WALL], 'crew_steward', 'crew_medic'),
      offers: without([...OUTDOORS_OFFERS, ...RADIO_MICS], 'chair', 'crew_steward', 'bench'),
      excluded: [...SEATS, 'crew_steward', 'crew_medic'],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_monitor', 'moving_head', ...FOG],
      title: [/film|cinema/i, /300/],
    },
  },
  {
    id: 'ho-bc-ten-k',
    language: 'en',
    catalogue: 'severn',
    description: `REQUEST FOR QUOTATION
Riverside 10K, Sunday 11 October, 1,500 runners and spectators in the finish field

Supply, install and collect:
1. Covered trailer stage at the finish
2. PA to cover the finish field, two radio microphones for the announcers, sound engineer 07:00 to 14:00
3. 180 crowd barriers
4. 20 single toilets, 3 wheelchair toilets, 4 hand wash units
5. 12 gazebos, weighted
6. 16 two-way radios
7. Silent generator for items 1 and 2, fuelled

First aid is provided by a medical charity. Marshals and stewards are volunteers from the running clubs. Bins are supplied and emptied by the district council. These three are therefore not to be priced. The field must be clear by 18:00 on the Sunday; access from 12:00 on the Saturday.

Quotations by e-mail to the purchasing officer.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 24]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 24]),
        needs('crowd_barrier', 180),
        needs(/Loo, single/, 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
        needs('gazebo', 12),
        needs('two_way_radio', 16),
        needs(/silent/, [1, 2]),
      ],
      should: [needs('fuel'), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND], 'crew_steward', 'crew_medic', 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, ...RADIO_MICS], 'crew_steward', ...FOG),
      excluded: ['crew_medic', 'crew_steward', 'waste_bin'],
      silly: ['projector', 'lectern', 'dance_floor', 'marquee', 'table_round', ...FOG],
      title: [/10k|riverside/i, /1[,.]?500/],
    },
  },
  {
    id: 'ho-bc-schuurtheater',
    language: 'nl',
    catalogue: 'severn',
    description: `Hallo,

Met ons theatergezelschap spelen wij op 8 en 9 mei op een festival in Stroud, in een grote schuur, 150 toeschouwers per avond.

Kunnen jullie ons een prijs geven voor:
- speelvloer van 24 x 16 voet, 1 voet hoog
- 10 meter zwart doek als achterwand
- 8 profielspots, 12 ledparren en een lichttafel
- 2 actieve luidsprekers met mengtafel
- 150 witte klapstoelen
- een stil aggregaat van 20 kVA

Onze eigen technici komen mee en bedienen licht en geluid, dus die hoeven jullie niet te rekenen. Rook of nevel gebruiken we niet, er staan paarden naast de schuur. Microfoons hebben we zelf bij ons.

Vriendelijke groet,
Sietske`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('stage_deck', [12, 12]),
        needs('drape', [10, 10]),
        needs('profile_spot', 8),
        needs(/LumiPar/, 12),
        needs('lighting_console', 1),
        either(needs('speaker_top', 2), needs('pa_package', 1)),
        needs('mixing_console', 1),
        needs(/folding white/, [150, 150]),
        needs(/20kVA/, 1),
      ],
      should: [needs(/Legs 1ft/, 12), needs('transport')],
      allowed: without(
        [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'fuel', 'fire_extinguisher', 'crew_electrician'],
        ...OPERATORS,
        'mic_stand',
      ),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...FOG, ...RADIO_MICS, ...OPERATORS),
      excluded: [...OPERATORS, ...FOG, ...RADIO_MICS, 'mic_wired', 'mic_instrument'],
      silly: ['marquee', 'projector', 'lectern', 'dance_floor', 'crowd_barrier', 'disco_light'],
      title: [/stroud|theater/i, /150/],
    },
  },
];
