import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';
import { LAMPS } from './lamps.ts';

/** Over the same shelf: a council's lots, a band's rider, a race's task list, a forum's question. */
export const CALDER_PAPERS: readonly EvalBrief[] = [
  {
    id: 'ho-z-market-lots',
    language: 'en',
    catalogue: 'medlock',
    description: `INVITATION TO QUOTE
Todbridge Christmas Market and Lantern Parade
Friday 4 to Sunday 6 December (three trading days), Market Square

1. Background
1.1 The Town Council has run the Market since 2011. Attendance over the weekend is estimated at 2,500 persons. The contract will be let on the basis of 60 % price and 40 % quality.
1.2 Quotations shall remain open for acceptance for ninety days. Public liability cover of not less than ten million pounds is a condition of contract.

2. Lots. Suppliers may quote for one or more lots.

Lot A  Stalls         30 no. gazebo 3m x 3m incl. weights; 60 no. 6ft trestle table
Lot B  Performance    1 no. covered mobile stage, minimum 20ft x 16ft; PA system to suit the Square with operator; 2 no. hand-held radio microphones; 4 no. vocal microphones on stands; basic stage lighting
Lot C  Power          1 no. 60 kVA and 2 no. 20 kVA generators, silenced, with distribution and cabling; 50 m cable ramp
Lot D  Barriers       180 no. pedestrian barrier
Lot E  Welfare        8 no. single toilets and 2 no. accessible units; 20 no. 240 litre bins

3. Outside the scope of this quotation
3.1 Stewarding and first aid are covered by the Council's existing framework.
3.2 The festive lighting of the Square, including festoons, is installed by the highways contractor.
3.3 The artificial snow of previous years has been withdrawn from the specification on account of complaints about the pavement.

4. Evaluation
Suppliers shall enclose method statement, risk assessment and three references. Canvassing of members will disqualify.`,
    good: {
      attendees: 2500,
      days: 3,
      must: [
        needs('gazebo', [30, 30]),
        needs('table_trestle', [60, 60]),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/SM58/, [4, 4]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs(/60kVA/, 1),
        needs(/20kVA/, 2),
        needs('cable_ramp', [50, 50]),
        needs('crowd_barrier', [180, 180]),
        needs(/Portable loo/, 8),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
      ],
      should: [
        needs('crew_sound', [1, 6]),
        needs('mic_stand', [4, 6]),
        needs('power_distro', [1, 13]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'crew_steward', 'crew_medic'), ...BAND, ...STAGE_LIGHT, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'festoon', 'crew_steward'),
      excluded: ['crew_steward', 'crew_medic', 'festoon', 'snow_machine'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'pinboard', 'disco_light', 'tablecloth'],
      title: [/todbridge|market/i, /2[.,   ]?500/],
    },
  },
  {
    id: 'ho-z-soul-rider',
    language: 'en',
    catalogue: 'medlock',
    description: `Hi, can you cost the below for the Civic Hall, Saturday 6 November. 400 standing, sold out. Cheers, Lou (promoter)

--- THE VELVET PIGEONS - TECHNICAL RIDER v9 - this rider forms part of the contract ---

LINE-UP: drums, bass, guitar, keys, 3 brass, 2 backing vocals, lead vocal (10 people on stage)

1. FRONT OF HOUSE
A professional full range system with subs, able to deliver 100 dB(A) clean at the desk. No home-made cabinets. 32 channel digital desk with stage box. Our engineer Dee mixes; one of your people who knows the system is to be present from load-in to load-out.

2. MONITORS
4 floor wedges on 4 sends for brass and backing vocals. Band are otherwise on our own in-ears, we carry the racks.

3. MICROPHONES
5 x SM58 or better, all on booms. Drum mic case. 3 x SM57 for the brass. 6 active or passive DI boxes. Lead vocal mic is radio and we bring it.

4. BACKLINE
All ours: kit, bass rig, guitar amp, keys. It's in the van. Please do not substitute or add.

5. LIGHTS
12 LED pars, 6 moving wash fixtures, desk and somebody to drive it. Haze, water based. The hall's two follow spots are fine for us.

6. STAGE
The Civic's fixed stage (30 x 20) suits.

7. HOSPITALITY
Ten hot meals, two of them vegan. 24 waters. Clean towels x 10. Parking for one long wheelbase van. Twin rooms x 5 within 15 minutes of the venue, breakfast included.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        either(needs('subwoofer', [2, 8]), needs(/Dance rig/, [1, 3])),
        needs(/M32 Live/, 1),
        needs('stagebox', [1, 1]),
        needs('stage_monitor', 4),
        needs(/SM58/, [5, 6]),
        needs(/drum mics/, 1),
        needs(/SM57/, [3, 3]),
        needs('di_box', [6, 6]),
        either(needs(/SlimPar/, [12, 12]), needs(/light pack/, [1, 2])),
        needs('moving_head', 6),
        needs('hazer', [1, 2]),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('mic_stand', [8, 20]), needs('transport')],
      allowed: without([...SHOW, 'mic_wireless_handheld'], 'in_ear_monitor', 'mic_wireless_handheld', ...STAGES),
      offers: without(SHOW_OFFERS, 'followspot', 'backline', 'mic_wireless_handheld'),
      excluded: [
        'in_ear_monitor',
        'mic_wireless_handheld',
        'drum_kit',
        'bass_amp',
        'guitar_amp',
        'keyboard',
        'followspot',
        ...STAGES,
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', 'chair', 'gazebo'],
      unmetToo: [/meal|hot|water|towel|room|hotel|parking|hospitality/i],
      title: [/civic|pigeons|concert|gig/i, /400/],
    },
  },
  {
    id: 'ho-z-fell-race-tasks',
    language: 'en',
    catalogue: 'medlock',
    description: `STOODLEY FELL RACE & GALA - jobs list after Tuesday's meeting (Sunday 5 Sept, 350 runners, maybe 1,200 folk on the field)

WHO / WHAT / STATE
Pam - landowner letter - sent
Pam - race permit - in hand
Ian - marshals - club members, 40 names down so far
Ian - first aid - mountain rescue said yes again
Sue - entries online - open from 1 June, cap at 350
Keith - beer tent - the brewery brings the marquee, the bar, the fridges and their lasses to serve
Keith's cousin - bouncy castle - free of charge, just needs a socket
Raj - timing company - booked, they bring clock and arch
Margaret - cakes, teas - chapel ladies, they have the urns and all the cups
Steve - KIT HIRE - *** get a price by the 20th ***
     10 gazebos (entries 2, results 1, teas 2, first aid 1, stalls 4)
     24 trestles
     60 white seats
     PA for Ian's commentary, wants to reach finish and the field. 2 radio mics
     100 barriers for the finish funnel
     12 two-ways for summit and road crossings
     10 loos plus an accessible one
     genny for PA + teas + the castle, leads
     10 wheelie bins
All - put up Saturday pm, take down Sunday tea time, bring gloves`,
    good: {
      attendees: [350, 1550],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 24),
        needs('chair', [60, 60]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crowd_barrier', [100, 100]),
        needs('two_way_radio', 12),
        needs(/Portable loo/, 10),
        needs('toilet_accessible', 1),
        needs('generator', [1, 3]),
        needs('waste_bin', 10),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'crew_medic'), ...LOUD],
      offers: without([...OUTDOORS_OFFERS, 'fan'], 'crew_steward'),
      excluded: [
        'crew_steward',
        'crew_medic',
        'marquee',
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'inflatable',
        'hot_drinks',
        /Cup and saucer/,
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', 'disco_light', 'tablecloth'],
      title: [/stoodley|fell|race|gala/i],
    },
  },
  {
    id: 'ho-z-retro-forum',
    language: 'en',
    catalogue: 'medlock',
    description: `Topic: first time hiring kit for a show, sanity check?
Posted by: bodgeit_and_scarper

Evening all. Long post, sorry. Some of you came to our little retro computer do in the church room two years back. This time we've gone mad and taken the big sports hall in Mytholmroyd for Saturday 13 February. 45 exhibitors so far and we reckon 600 through the door over the day.

What I think I have to hire:
* tables. 90 six foot trestles, and black or white cloths for the 20 along the front
* power to the lot of it. The hall has a 63A three phase socket by the stage. So one of those distro boxes that takes 63 to 32s, six of the ones with 13A sockets on, the fat cables between, and 60 extension leads
* cable ramps, 20, the caretaker is hot on trip hazards
* for the talks corner (60 seats): a projector, 10ft screen, little PA and 2 tie-clip mics, somebody to look after it
* 12 felt panels for the magazine covers exhibition
* sign-in desk x2

What I don't think I have to hire: chairs, because the hall has about 300 of those orange ones. Monitors and TVs, people are bringing CRTs by the lorryload. And the centre's cafe won't let anyone else do drinks so no urns. Lighting is whatever the hall's got, we want it gloomy anyway.

Am I missing anything obvious? Has anyone used the Medlock lot?

Edit: yes we have insurance. Edit 2: no I will not be selling the Archimedes`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('table_trestle', [90, 90]),
        needs(/trestle cloth/, [20, 20]),
        needs(/63A to 32A/, 1),
        needs(/six 13A/, 6),
        needs(/13A extension/, [60, 60]),
        needs('cable_ramp', 20),
        needs('projector', 1),
        needs(/10ft/, 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 2])),
        needs('mic_wireless_lapel', 2),
        needs('pinboard', 12),
        needs('registration_desk', 2),
      ],
      should: [
        needs(/32A cable/, [5, 12]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'confidence_monitor'), 'crew_electrician', 'fire_extinguisher'],
      offers: without(
        [...MEETING_OFFERS, 'stanchion', 'waste_bin', 'crowd_barrier', 'crew_steward'],
        'display',
        'uplight',
        ...STAGE_LIGHT,
        ...LAMPS,
      ),
      excluded: [...SEATS, 'display', 'hot_drinks', ...LAMPS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'stage_monitor', 'hazer'],
      title: [/mytholmroyd|retro|computer/i, /600/],
    },
  },
];
