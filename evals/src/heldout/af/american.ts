import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American: a sunrise service, a run, a wedding planner, a university's list. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-af-sunrise-service',
    language: 'en',
    catalogue: 'tidewater',
    description: `Good evening and God bless,

Our church holds Easter sunrise service on the riverfront lawn in Urbanna, VA, Sunday March 28, gates 5:30, service at 6:30. We look for about 500.

Please price 500 white Samsonite chairs, a stage 16 x 12 that's 24" high with one stair unit, four K12s on stands with two subs, four floor monitors, three wireless handhelds, four SM58s with booms, six direct boxes, one 7 kW Honda, ten cable ramps, four standard restrooms and one ADA.

Brother Dale runs our sound every week, so he'll be mixing, on the X32 and stage box we already own. The pulpit rides over in the deacons' pickup. If it rains we go back in the sanctuary, so no tent of any kind. And the Lord is providing the light that morning, we won't be needing yours!

Yours in Christ,
Sister Yvonne, church office`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Samsonite Folding White/, [500, 500]),
        needs('stage_deck', [6, 6]),
        needs('stage_steps', 1),
        needs(/K12\.2/, 4),
        needs('subwoofer', 2),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 3),
        needs(/SM58/, 4),
        needs('di_box', 6),
        needs(/7 kW/, 1),
        needs('cable_ramp', 10),
        needs(/Restroom, Standard/, 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('speaker_stand', 4), needs('mic_stand', [4, 8]), needs(/24"-32/, [6, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, 'crew_technician'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'crew_sound',
        'mixing_console',
        'stagebox',
        'lectern',
        'marquee',
        'gazebo',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'uplight',
        'floodlight',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'chair_banquet', 'hazer'],
      title: [/urbanna|easter|sunrise|service/i, /500/],
    },
  },
  {
    id: 'ho-af-shelter-5k',
    language: 'en',
    catalogue: 'tidewater',
    description: `From: volunteer coordinator
Re: 5K for the animal shelter, Sat. April 17, Gloucester Point

Hi! 800 runners this year (wow). Quote please!

WE NEED
120 steel barricades
20 8-ft banquet tables
12 pop-ups w/ weights
2 light towers (we set up at 4 am)
1 speech PA package + 1 battery PA for the turn-around
a little stage, 8 x 8, 24" high, w/ stairs
2 of the 7 kW generators
14 restrooms + 2 ADA
4 hand wash stations
20 trash boxes

WE'RE GOOD ON
timing clock & finish arch (timing company has 'em)
the emcee's got his own headset mic
coffee is donated, urns and all
radios, the ham club comes every year
seating, nobody sits at a 5K lol
EMTs

Thanks so much!! 🐾 Deb`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', [120, 120]),
        needs(/8' Banquet/, [20, 20]),
        needs('gazebo', [12, 12]),
        needs('floodlight', 2),
        needs(/PA Package, Speech/, 1),
        needs(/PA, Battery/, 1),
        needs('stage_deck', [2, 2]),
        needs(/7 kW/, 2),
        needs(/Restroom, Standard/, 14),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
      ],
      should: [needs('stage_steps', 1), needs('stage_leg', [2, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: ['mic_headset', 'hot_drinks', 'two_way_radio', 'chair', 'chair_banquet', 'bench', 'crew_medic'],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'lectern', 'stage_monitor', 'choir_riser'],
      title: [/gloucester|5k|shelter|run/i, /800/],
    },
  },
  {
    id: 'ho-af-tented-wedding',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hello Tidewater team,

Planner here, new couple for you: May 15, private waterfront home in Mathews, 180 guests. Below is our rental scope.

Ceremony: 180 white resin chairs
Reception: 40 x 60 Century pole tent; (23) 60" rounds with 120" white linens; 180 gold Chiavari; 180 napkins; oak dance floor 18' x 18'; (10) strands bistro lights; (15) cocktail tables; sweetheart table will be the bride's grandmother's
Back of house: 3-station restroom trailer, 45 kW generator, (2) spider boxes

Handled by others: full tabletop and chafers (caterer), bars and bartenders (mobile bar truck), band incl. sound system, mixer and dance lighting, florist, photographer. Client does not want flooring in the tent, she loves the grass. Pipe and drape was in my first draft; please remove, we found a hedge. No heaters in May.

Warmly,
Alicia`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Resin/, [180, 189]),
        needs(/40'x60'/, 1),
        needs(/60"+ Round"*$/, [23, 23]),
        needs(/120"+ Round/, [23, 25]),
        needs(/Chiavari/, [180, 189]),
        needs('napkin', [180, 200]),
        needs('dance_floor', [36, 36]),
        needs('festoon', 10),
        needs('table_cocktail', 15),
        needs('toilet_trailer', 1),
        needs(/45 kW/, 1),
        needs('power_distro', 2),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        'serving',
        'bar_unit',
        'crew_bar',
        'mixing_console',
        'disco_light',
        'crew_photographer',
        'marquee_floor',
        'drape',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'choir_riser', 'flip_chart'],
      title: [/mathews|wedding/i, /180/],
    },
  },
  {
    id: 'ho-af-research-day',
    language: 'en',
    catalogue: 'tidewater',
    description: `Requesting a quote for Undergraduate Research Day, campus green, Williamsburg, Wednesday April 7, est. 300 attendees. Items copied from the purchase request:

2 - Tent, frame 20x40, white
8 - Sidewall, solid, 20 ft
12 - Table, 60" round
96 - Chair, Samsonite black
30 - Table, 8' banquet
30 - Linen for 8' table, to floor, white
10 - Table, cocktail
1 - Lectern, acrylic
1 - PA package, speech
2 - Wireless mic, lav
3 - TV, 65" on stand
1 - Laptop
2 - Fan, drum
6 - Extension cord 50'
2 - AV tech
Delivery to loading zone C by 7 am.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Frame 20'x40'/, 2),
        needs(/Sidewall/, 8),
        needs(/60"+ Round"*$/, 12),
        needs(/Samsonite Folding Black/, [96, 96]),
        needs(/8' Banquet/, [30, 30]),
        needs(/90"+x156/, [30, 30]),
        needs('table_cocktail', 10),
        needs('lectern', 1),
        needs(/PA Package, Speech/, 1),
        needs('mic_wireless_lapel', 2),
        needs('display', 3),
        needs('playback_laptop', 1),
        needs(/Fan, Drum/, 2),
        needs('crew_technician', 2),
      ],
      should: [needs(/Extension Cord/, 6), needs('transport')],
      allowed: [...MEETING, ...OUTDOORS],
      offers: [...MEETING_OFFERS, ...OUTDOORS_OFFERS, ...ANY_JOB],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'choir_riser', 'hazer', 'line_array'],
      title: [/williamsburg|research/i, /300/],
    },
  },
];
