import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SITE_POWER, SITE_SERVICES, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const FETE_OFF: readonly Selector[] = [
  'gazebo',
  'marquee',
  'marquee_floor',
  'bar_unit',
  'refrigeration',
  'glassware',
  'crew_bar',
  'waste_bin',
];
const GARDEN_OFF: readonly Selector[] = ['audio', 'crew_sound', 'crew_dj', ...DECKS, 'generator', 'fuel'];

/** Fields, a beach and a garden. */
export const ARUN_OPEN_AIR: readonly EvalBrief[] = [
  {
    id: 'ho-bp-primary-sports-day',
    language: 'en',
    catalogue: 'arun',
    description: `Sports day!

Friday 19 June, 9.30am - 2.30pm, on the rec at Rustington (it's five minutes from school so there's nothing there, not even a tap). 420 children and we usually get about 300 mums, dads and grans, so 720.

Please could we have a price for
8 pop up gazebos, one for each class + first aid
2 battery PAs with a hand mic, one for each end of the track
200 white folding chairs
6 trestle tables
6 walkie talkies
4 portaloos and 1 accessible one
2 hand wash stations
1 small generator (the 7kVA Honda) with 2 extension leads, for the tea urn
1 tea urn

If it chucks it down it moves to Friday 26th, is there a charge for that?

Mrs Hallam
School office`,
    good: {
      attendees: [420, 720],
      days: 1,
      must: [
        needs('gazebo', 8),
        needs(/Battery PA/, 2),
        needs(/Folding chair/, 200),
        needs('table_trestle', 6),
        needs('two_way_radio', 6),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/Honda/, 1),
        needs(/Extension lead/, 2),
        needs('hot_drinks', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_stand', 'crew_technician'],
      offers: [...OUTDOORS_OFFERS, 'crockery', 'mic_wireless_handheld', 'speaker_top', 'speaker_stand'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'subwoofer', 'stage_monitor', 'bar_unit', 'uplight'],
      title: [/sports day|rustington/i, /720|420/],
    },
  },
  {
    id: 'ho-bp-village-fete',
    language: 'en',
    catalogue: 'arun',
    description: `Fwd: Fwd: Slindon fete - who's hiring what

Hello, I'm told you are the people to ask. I've copied what the committee agreed below, sorry about the state of it. Fete is bank holiday Monday, 31 August, 12 to 5, cricket field. We'd expect 800 over the afternoon.
Sue

>> TO GET FROM HIRE CO
>> - 30 trestles, 100 white folding chairs
>> - 25 of the beer tables with benches
>> - PA that'll cover the arena: announcements + the dog show. 2 radio handhelds. someone to run it
>> - 8 portaloos + 1 accesible
>> - 40 crowd barriers round the arena
>> - generator, the 30kVA one, + cables & a couple of distros
>> - 8 festoon for the beer tent
>> - coconut shy?? if they do one
>>
>> SORTED, DON'T HIRE
>> - all the tents. Scouts are lending us gazebos + their big marquee, grass floor is fine
>> - beer: the Spur is running the bar, they bring counter, fridges, glasses, people
>> - bins, from the parish council (free!!)`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('table_trestle', 30),
        needs(/Folding chair/, 100),
        needs('beer_table_set', 25),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 40),
        needs(/30kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('power_distro', [2, 3]),
        needs('festoon', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...FETE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'stage_deck', 'stage_steps', 'stage_leg', 'two_way_radio'], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor'],
      unmet: [/coconut/i],
      title: [/slindon|fete/i, /800/],
    },
  },
  {
    id: 'ho-bp-beach-triathlon',
    language: 'en',
    catalogue: 'arun',
    description: `Morning,

Quote needed for our triathlon on Bognor seafront, Sunday 6 September. 450 athletes. On site from 5am, last finisher about 1pm, road has to reopen at 3.

Finish area
  150 crowd barriers
  LED trailer screen x1
  PA for the finish straight, 2 handheld radio mics for the commentators, sound engineer
  podium: 2 decks 8x4 at 1ft + treads
  inflatable finish gantry

Village
  10 gazebos
  12 trestle tables
  10 portaloos, 2 accessible, 4 hand wash
  20 wheelie bins

Everywhere
  16 radios
  6 stewards, 5am-3pm
  1 x 30kVA generator
  40 cable ramps (prom is busy with buggies)

We've no kit of our own so assume you bring everything, including what it takes to plug it in.

Regards
Gav / Wavebreak Tri`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs(/LED screen trailer/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 2),
        needs('stage_steps', [1, 2]),
        needs('gazebo', 10),
        needs('table_trestle', 12),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
        needs('two_way_radio', 16),
        needs('crew_steward', [6, 72]),
        needs(/30kVA/, 1),
        needs('cable_ramp', 40),
      ],
      should: [needs(/legs 1ft/, 2), needs('power_cable'), needs('power_distro'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'crew_video', 'crew_technician'],
      offers: [...OUTDOORS_OFFERS, 'camera', 'crew_camera', 'carpet', 'hot_drinks', 'video_switcher'],
      unmet: [/gantry|inflatable/i],
      silly: ['dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor', 'disco_light'],
      title: [/triathlon|bognor/i, /450/],
    },
  },
  {
    id: 'ho-bp-harbour-lights',
    language: 'en',
    catalogue: 'arun',
    description: `REQUEST FOR QUOTATION
Harbour Lights Music Festival, Littlehampton
Saturday 17 and Sunday 18 July, noon to 10 pm. Free entry, licensed for 1,500 at any time.
Issued by: Town Council, Events

Lot 1, stage
1.1  Covered trailer stage, 1 no.
1.2  PA for 1,500 outdoors with subwoofers; SQ-5 desk and stagebox
1.3  6 floor monitors; 1 drum mic set; 8 SM58; 10 DI boxes; 16 boom stands; 2 radio handhelds for the compere
1.4  Shared backline: drum kit, bass amp, guitar amp
1.5  12 LED pars, 6 moving heads, hazer, lighting desk
1.6  Sound engineer and lighting technician, both days; 3 stagehands

Lot 2, site
2.1  Marquee 9m x 21m with boarded floor throughout (189 sq m)
2.2  30 beer tables with benches
2.3  20 portaloos, 2 accessible, 4 hand wash stations
2.4  2 generators of 30kVA, with distribution and cables; 50 cable ramps
2.5  60 crowd barriers
2.6  30 wheelie bins

Option A (to be shown separately from the total): one followspot.`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [6, 40]),
        needs('subwoofer', [2, 8]),
        needs(/SQ-5/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 6),
        needs(/Drum mic/, 1),
        needs(/SM58/, 8),
        needs('di_box', 10),
        needs('mic_stand', 16),
        needs('mic_wireless_handheld', [2, 3]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 1),
        needs('stage_wash', 12),
        needs('moving_head', 6),
        needs('hazer', 1),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 4]),
        needs('crew_stagehand', [3, 80]),
        needs('marquee', 1),
        needs('marquee_floor', 189),
        needs('beer_table_set', 30),
        needs('toilet', 20),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs(/30kVA/, 2),
        needs('power_distro', [1, 10]),
        needs('power_cable', [1, 80]),
        needs('cable_ramp', 50),
        needs('crowd_barrier', 60),
        needs('waste_bin', 30),
        offers('followspot', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, ...SITE_POWER, ...SITE_SERVICES],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'bar_unit', 'refrigeration', 'crew_bar'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'interpretation_booth', 'exhibition_stand'],
      title: [/harbour lights|littlehampton|festival/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-bp-solicitors-garden',
    language: 'en',
    catalogue: 'arun',
    description: `Hello,

I'm PA to the managing partner at a firm of solicitors and I've been asked to get a quote for our summer drinks for clients: Thursday 2 July, 5pm until 9pm, in the garden of his house near Fittleworth. 200 guests, everybody standing.

We need two rustic bars, two bottle fridges, three bar staff for the five hours including setting up, 400 wine glasses and 200 flutes. 30 poseur tables. 6 gazebos dotted about. 12 lengths of festoon and 4 patio heaters for when it gets chilly. One red carpet up from the lane. And the smart loo trailer, so that nobody needs to go in the house.

Two things he was very clear about. The neighbour is a retired judge and there is to be no amplified sound of any description, not so much as a microphone for the welcome. We have a harpist and she's loud enough. And no generator droning away in the shrubbery: there's plenty of power at the house and the garage.

Can you let me have something I can show him on Monday?

Thanks ever so,
Charlotte`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('crew_bar', [3, 18]),
        needs(/Wine glass/, 400),
        needs(/flute/i, 200),
        needs('table_cocktail', 30),
        needs('gazebo', 6),
        needs('festoon', 12),
        needs('patio_heater', 4),
        needs('carpet', 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport'), needs(['power_cable', 'power_distro'])],
      allowed: without([...OUTDOORS], ...GARDEN_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'uplight', 'floodlight'], ...GARDEN_OFF, ...TABLEWARE),
      excluded: GARDEN_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'crowd_barrier', 'stage_deck', 'disco_light', 'hazer', 'marquee'],
      title: [/fittleworth|summer|garden|drinks/i, /200/],
    },
  },
];
