import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const SHOW_OFF: readonly Selector[] = ['crowd_barrier', 'two_way_radio', 'crew_steward', 'mobile_stage', 'stage_deck'];
const FILM_OFF: readonly Selector[] = [...SEATS, 'generator', 'toilet', 'toilet_accessible', 'bar_unit'];
const MARKET_OFF: readonly Selector[] = ['toilet', 'toilet_accessible', 'crowd_barrier', 'crew_steward', 'waste_bin'];

/** Out of doors. */
export const WINDRUSH_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-cv-agri-show',
    language: 'en',
    catalogue: 'windrush',
    description: `A chara,

Please quote the Ballynahown Agricultural Show committee for the following for Sunday 16 August. We would expect 1,500 people over the day, weather permitting.

1. One marquee 9m x 15m for the home crafts, with 30 trestle tables in it
2. Eight pop-up gazebos for the judges and the secretary
3. 150 folding chairs
4. Fourteen toilets and two accessible toilets
5. A public address for the show ring with two handheld radio microphones for the commentator, and a man to look after it
6. One 40kVA generator, with a distribution board and four lengths of the 32 amp cable
7. Twenty wheelie bins

The County Council gives us the barriers and the Civil Defence bring their own radios, so we want neither. The stewards are all our own members. For a stage we use Paddy Joe's lorry as always.

Build from Friday noon, the field is open.

Is mise,
Bernadette Keogh, Hon. Sec.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Marquee, 9m x 15m/, 1),
        needs('table_trestle', 30),
        needs('gazebo', 8),
        needs(/Folding chair/, 150),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs(SPEAKERS, [1, 14]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 4]),
        needs(/40kVA/, 1),
        needs('power_distro', [1, 2]),
        needs(/Power cable, 32A/, 4),
        needs('waste_bin', 20),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...SHOW_OFF),
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor', 'marquee', 'tablecloth', 'pinboard'], ...SHOW_OFF),
      excluded: SHOW_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'disco_light', 'mic_conference', 'table_round'],
      title: [/ballynahown|agricultural|show/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-cv-bowls-club-film',
    language: 'en',
    catalogue: 'windrush',
    description: `Hi,

I'm on the committee at the bowls club and since I moved over from Perth I've been nagging them to do an outdoor movie night like we have at home. They've finally given in! Friday 21 August on the bottom green, starts about 8.45 when it gets dark. We reckon 200 people.

We'd like your brightest projector, the 5 metre fast-fold screen, speakers on stands, one handheld radio mic for the raffle, a laptop to play the film from, and a technician to run it on the night. Six strings of festoon along the path and ten cable ramps so nobody goes flying. If you've got four gazebos for the food stalls we'll take those.

It's BYO rugs and camp chairs, so no seats needed. There's plenty of power at the clubhouse, we won't want a generator, and people can use the loos in there. The club's running its own bar.

Thanks heaps,
Kirra`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/10,000 lumens/, 1),
        needs(/5m wide/, 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound'], [1, 2]),
        needs('festoon', 6),
        needs('cable_ramp', 10),
        needs('gazebo', 4),
      ],
      should: [needs(/Extension lead/), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...FILM_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'induction_loop'], ...FILM_OFF),
      excluded: FILM_OFF,
      silly: ['stage_deck', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', 'hazer', 'lectern'],
      title: [/movie|film|bowls|cinema/i, /200/],
    },
  },
  {
    id: 'ho-cv-airbase-5k',
    language: 'en',
    catalogue: 'windrush',
    description: `EVENT REQUEST FORM
Submitted by: SSgt Tyler Moreno, Family Support Office
Event: Thanksgiving 5K "Turkey Trot"
Date: Thursday, November 26
Times: 0800 - 1200
Location: RAF Fairford, sports field
Estimated participants: 600

EQUIPMENT REQUESTED
Pop-up tents 10x10 ft (registration, water, medical, sponsors): 10
Tables: 24 (6 ft folding)
Folding chairs: 50
Crowd barriers, start and finish chute: 60
Porta-johns: 8 standard, 1 ADA accessible
PA system at finish line with 2 wireless handheld mics: 1
Sound engineer: 1
Walkie-talkies: 12
Generator, small (6kVA): 2
Extension cords: 10
Trash cans with wheels: 15
Tea/coffee urns: 3

COMMENTS
Delivery has to come through the main gate. Please send driver names 5 days before. Thank you for your support of our families!`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 24),
        needs(/Folding chair/, 50),
        needs('crowd_barrier', 60),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('two_way_radio', 12),
        needs(/6kVA/, 2),
        needs(/Extension lead/, [10, 12]),
        needs('waste_bin', 15),
        needs('hot_drinks', 3),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'stage_deck', 'stage_steps', 'tablecloth', 'marquee', 'crockery', 'photo_booth'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/turkey|5k|fairford/i, /600/],
    },
  },
  {
    id: 'ho-cv-christmas-market',
    language: 'en',
    catalogue: 'windrush',
    description: `Hello again,

Following our chat on the phone, here's what the traders' association would like for the Christmas market in the Market Place. It runs three days, Friday 4 to Sunday 6 December, with something like 2,000 people a day.

24 gazebos for the stalls with a trestle table in each, so 24 tables. 20 strings of festoon to go between the lamp posts. 6 floodlights on tripods for the car park. One of the 40kVA generators to run it all, with two distribution boards, 30 extension leads and 30 cable ramps. For the carols, a PA with two handheld mics and a sound engineer to run it each day. And 10 fire extinguishers, the safety group insists.

The town council is lending us barriers and sending its own stewards. The public toilets behind the library will be open late, so none of those, and the district council deals with the bins.

The lights need to be up by Thursday night for the switch-on photo.

Regards
Colin Beamish`,
    good: {
      attendees: [2000, 6000],
      days: 3,
      must: [
        needs('gazebo', 24),
        needs('table_trestle', 24),
        needs('festoon', 20),
        needs('floodlight', 6),
        needs(/40kVA/, 1),
        needs('power_distro', 2),
        needs(/Extension lead/, 30),
        needs('cable_ramp', 30),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 4]),
        needs('fire_extinguisher', 10),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...MARKET_OFF),
      offers: without([...OUTDOORS_OFFERS, 'stage_deck', 'stage_steps', 'mobile_stage', 'hot_drinks'], ...MARKET_OFF),
      excluded: MARKET_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'disco_light', 'table_round'],
      title: [/christmas|market/i, /[26][.,  ]?000/],
    },
  },
];
