import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SLIDES, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { RIG } from './left-out.ts';

/** In English over known shelves: a notice in lots, a fete, a sixtieth, a developers' camp, awards, carols. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-u-lots-notice',
    language: 'en',
    catalogue: 'larkfield',
    description: `Contract notice (below threshold): Event infrastructure for the District Show, Hartsmere Borough Council

The Council invites quotations for one day, Saturday 5 September, Priory Meadow. Attendance in recent years: between 4,000 and 5,000. Lots may be awarded together.

Lot 1 - Barriers: 180 crowd control barriers; 60 mesh fence panels.
Lot 2 - Temporary toilets: 24 single units, 3 accessible, 2 four-way urinals, 6 twin hand wash units.
Lot 3 - Marquees: one 12m x 24m clearspan with plastic interlocking flooring throughout; three 6m x 6m clearspans; ten 3m x 3m gazebos.
Lot 4 - Tables and chairs: 80 six-foot trestles; 400 charcoal Samsonite chairs.
Lot 5 - Power: two 45kVA silenced generators, four 63A distribution boards, 400 litres diesel, and an electrician on site.
Lot 6 - Waste: 35 wheelie bins.
Lot 7 - Radios: 20 two-way radios.

Quotations are evaluated 60% price, 30% quality, 10% social value. No variant bids.`,
    good: {
      attendees: [4000, 5000],
      days: 1,
      must: [
        needs('crowd_barrier', 180),
        needs(/Fence Panel/, 60),
        needs(/Portable, Single/, 24),
        needs('toilet_accessible', 3),
        needs(/Urinal/, [2, 2]),
        needs('hand_wash', 6),
        needs(/12m x 24m/, 1),
        needs(/Flooring, Interlocking/, [280, 300]),
        needs(/6m x 6m/, 3),
        needs(/3m x 3m/, 10),
        needs(/Trestle 6ft x 2ft6in/, 80),
        needs(/Samsonite/, [400, 420]),
        needs(/45kVA/, 2),
        needs(/63A to/, 4),
        needs(/Diesel, per/, [400, 400]),
        needs('crew_electrician'),
        needs('waste_bin', 35),
        needs('two_way_radio', 20),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, 'trackway'],
      offers: [...OUTDOORS_OFFERS, 'pa_package'],
      silly: ['dance_floor', 'disco_light', 'projector', 'lectern', 'table_round', 'chair_cover', 'bar_unit'],
      title: [/hartsmere|show|priory/i],
    },
  },
  {
    id: 'ho-u-village-fete',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

The vicar has volunteered me (I was out of the room) to look after this year's fete at Upper Swanmore, Saturday 11 July, 1 to 5 on the rec. We had 600 last time, though that was the year of the otter.

Please would you let me have a price for: a 6m x 12m marquee for the teas; 20 of the 6ft trestles; 100 white bistro chairs; 12 gazebos, the 3 x 3 ones; the battery PA for the egg and spoon; coconut shy, hook-a-duck and splat the rat; the 12 x 15 bouncy castle; a petrol suitcase generator for it; 40 lengths of bunting; six portable toilets, one of which wheelchair friendly; and ten wheelie bins.

Tea things are no trouble: the WI have china for two hundred and their own boiler, which predates decimalisation. We are not having a bar this year, for reasons connected with the otter. The Scouts look after parking and the gate. And I gather the pub is lending its barbecue, so leave that off as well.

With many thanks,
Rosalind Pym (Mrs)`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs(/Trestle 6ft x 2ft6in/, 20),
        needs(/Bistro/, [100, 105]),
        needs(/3m x 3m/, 12),
        needs(/PA, Battery/, 1),
        needs(/Coconut/, 1),
        needs(/Duck/, 1),
        needs(/Splat/, 1),
        needs(/Bouncy/, 1),
        needs(/3kVA/, 1),
        needs(/Bunting/, 40),
        needs(/Portable, Single/, [5, 6]),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'tablecloth', 'mic_wireless_handheld'],
      excluded: ['crockery', 'hot_drinks', 'bar_unit', 'crew_bar', /Barbecue/],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'stage_deck', 'sofa'],
      title: [/swanmore|fete/i, /600/],
    },
  },
  {
    id: 'ho-u-sixtieth',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hi, got your number off the marquee people at Wick Farm. It's my sixtieth, Sat 3 October, in our own barn near Romsey, 90 of us for a sit-down do and then a ceilidh.

I want it to look nice without going mad. 12 rustic oak tables, the 8ft ones. 90 cross-back chairs. Hessian runners for the tables. The pallet bar and a double door bottle cooler. 15ft square dance floor. Festoon, 10 lots. 16 uplighters. Two of the fire pits outside. Two of the Chesterfield sofas. A 1+1 luxury loo trailer. 90 white napkins.

We're all right for the food side as Jan's caterers bring their crockery, cutlery and glasses with them, plus the waiting staff. The ceilidh band have a PA and won't let anyone else's near it. I don't want a photo booth, you can tell my daughter that when she rings. There's a good supply in the barn (it was a grain dryer) so we won't be needing a generator.

Ta, Phil Dewey`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Rustic Oak 8ft/, 12),
        needs(/Cross-Back/, [90, 95]),
        needs(/Runner/, [12, 24]),
        needs(/Pallet/, 1),
        needs(/Bottle Cooler/, 1),
        needs(/15ft x 15ft/, 1),
        needs(/Festoon/, 10),
        needs('uplight', 16),
        needs(/Fire Pit/, 2),
        needs('sofa', 2),
        needs(/1\+1/, 1),
        needs(/Napkin, White/, [90, 99]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'fire_extinguisher', 'hand_wash'],
      offers: [...PARTY_OFFERS, 'table_trestle'],
      excluded: [...TABLEWARE, ...SPEAKERS, 'crew_waiter', 'photo_booth', 'generator'],
      silly: ['projector', 'table_desk', 'crowd_barrier', 'flip_chart', 'line_array', 'marquee'],
      title: [/romsey|sixtieth|60|birthday/i, /90/],
    },
  },
  {
    id: 'ho-u-devcamp',
    language: 'en',
    catalogue: 'demo',
    description: `brisbane-devcamp/2026 | Discussions | "Main hall production, what do we still need?"

**kelso**: Recap for newcomers. Friday 8 and Saturday 9 May at the Powerhouse annexe, 250 tickets. The hall is an empty shed. What's agreed: stage 6 m x 3 m at 400 mm, a clear lectern, a 12k lumen projector and a 16 ft fast-fold, confidence monitor, two laptops for playback, 1 headset mic per speaker (3 in rotation), 2 handhelds for Q&A, PA for 250 people talking (not for dancing), speaker timer, sound tech and video tech both days.
**mbutros**: plus 250 chairs and 20 trestle tables for the hack corner. And 6 flip charts, the sticky note mob asked again
**kelso**: 👍 also 12 battery uplights, that shed is grim
**tasha_w**: recording is done by the uni's media kids with their cameras, they get course credit, so nothing to hire there
**mbutros**: internet's in, NBN enterprise plus the venue's access points
**kelso**: and coffee carts are booked. So that leaves lanyards. Who's doing lanyards`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs('stage_deck', [9, 18]),
        needs('lectern', 1),
        needs(/L1505/, 1),
        needs(/16ft/, 1),
        needs('confidence_monitor', 1),
        needs('playback_laptop', 2),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', 2),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('speaker_timer', 1),
        needs('crew_sound'),
        needs('crew_video'),
        needs('chair', [250, 263]),
        needs('table_trestle', 20),
        needs('flip_chart', 6),
        needs(/Battery Uplighter/, 12),
      ],
      should: [
        needs(/400mm/, [36, 36]),
        needs('stage_steps', [1, 2]),
        needs('mixing_console', 1),
        needs('video_cable'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: ['camera', 'crew_camera', 'video_recorder', 'network', 'hot_drinks'],
      silly: ['marquee', 'dance_floor', 'disco_light', 'generator', 'subwoofer', 'crowd_barrier', 'hazer'],
      title: [/devcamp|brisbane|powerhouse/i, /250/],
    },
  },
  {
    id: 'ho-u-tradies-awards',
    language: 'en',
    catalogue: 'demo',
    description: `Hi guys,

Regional Master Builders here, we're after a ballpark for our awards night on Friday 13 November at the Wagga showground pavilion. 320 seated.

32 round tables of ten (5ft 6), 320 gold banquet chairs, white cloths, 320 linen napkins. Stage 8 m x 4 m, 600 high, stairs each side, black skirt, starcloth or similar behind. Clear lectern with a mic, two radio handhelds for the MC and presenters. A decent PA with subs as there's a covers band after (they need 4 wedges, 4 vocal mics and 4 DIs from you too). Two 16 ft screens with 12,000 lumen projectors either side, one laptop, a switcher and someone to drive it. Stage wash, a few movers for the stings, sound and lighting techs. 30 uplights. 6 x 6 m oak dance floor.

Bump-in is from 8 am on the day. Last year's mob left us with a hum from start to finish, so if you can keep that out I'll name a child after you.

Cheers
Damo`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/5ft 6in Round/, 32),
        needs(/Gold Banq/, [320, 336]),
        needs(/Round White Linen/, [32, 36]),
        needs('napkin', [320, 352]),
        needs('stage_deck', [16, 32]),
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 26]),
        needs('star_cloth', [1, 3]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'line_array', 'pa_package']),
        needs(['subwoofer', 'pa_package']),
        needs('stage_monitor', 4),
        needs('mic_wired', [4, 6]),
        needs('di_box', 4),
        needs(/16ft/, 2),
        needs(/L1505/, 2),
        needs('playback_laptop', [1, 2]),
        needs('video_switcher', 1),
        needs('crew_video'),
        needs(['stage_wash', 'lighting_package']),
        needs('moving_head', [2, 12]),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs('uplight', 30),
        needs('dance_floor', 36),
      ],
      should: [
        needs(/600mm/, [64, 64]),
        needs('mic_lectern', 1),
        needs('mixing_console', [1, 2]),
        needs('lighting_console', 1),
        needs('mic_stand', [4, 12]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BAND, ...PLATFORM, ...SLIDES, ...RIG, ...ANY_JOB, 'rigging', 'lighting'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['toilet', 'generator', 'crowd_barrier', 'table_desk', 'flip_chart', 'gazebo', 'fencing'],
      title: [/wagga|award|builders/i, /320/],
    },
  },
  {
    id: 'ho-u-carols-council',
    language: 'en',
    catalogue: 'demo',
    description: `EAST COOMBE TOWN COUNCIL - Events Committee, 9 September. Item 6: Carols in the Square, Sunday 13 December, 4 to 7 pm

Members will recall that the flatbed lorry used hitherto has failed its MOT. Officers sought indicative prices for a covered trailer stage, sound for a crowd of some 1,500 (silver band, three school choirs of forty, a compère), simple lighting of the stage as it will be dark by half past four, a 60 kVA generator, 120 crowd barriers, 6 single toilets and 1 accessible, 10 stewards and 1 medic.

The officer's notes:
The band plays acoustically and wants picking up with two condenser mics; choirs likewise, four more. Two radio handhelds. Sound engineer and lighting technician required.
Seating was provided in 2023 and mostly stood empty; there is to be none.
The Rotary Club is once more providing mulled wine, and has gazebos, tables and urns of its own.
Christmas lights around the Square, festoons included, are up already under the County contract.
Snow machines: no, after the business with the fishmonger.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array']),
        needs(/C414/, [6, 6]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs(['stage_wash', 'lighting_package']),
        needs(/60 kVA/, 1),
        needs('crowd_barrier', 120),
        needs(/Single Portable/, 6),
        needs('toilet_accessible', 1),
        needs('crew_steward', [10, 120]),
        needs('crew_medic', [1, 14]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('mic_stand', [6, 12]),
        needs('power_distro', [1, 10]),
        needs('power_cable'),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, ...LOUD, ...SPEECH, ...RIG, 'lighting_console', 'dimmer', 'clamp'],
      offers: [...OUTDOORS_OFFERS, ...BROADCAST, 'led_wall', 'choir_riser'],
      excluded: ['chair', 'chair_banquet', 'bench', 'gazebo', 'table_trestle', 'hot_drinks', 'festoon'],
      silly: ['dance_floor', 'disco_light', 'projector', 'table_round', 'flip_chart', 'registration_desk'],
      title: [/coombe|carols/i, /1[,. ]?500/],
    },
  },
];
