import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** American: a city's concert, a company's holiday party, a race, a symposium. */
export const SLANEY: readonly EvalBrief[] = [
  {
    id: 'ho-ab-freedom-concert',
    language: 'en',
    catalogue: 'slaney',
    description: `CITY OF FAIRHOLM, DEPARTMENT OF PARKS AND RECREATION
SCOPE OF WORK: PRODUCTION SERVICES, JUNETEENTH FREEDOM CONCERT
Saturday, June 19, 2:00 p.m. to 9:00 p.m., Riverfront Park. Estimated attendance 2,500.

SECTION 1. STAGE. One hydraulic mobile stage, 24' x 20', with roof. Two sets of stairs.
SECTION 2. AUDIO. Eight powered line array cabinets and four 18" subwoofers; six wedge monitors; one 40 channel digital mixer; four wireless handhelds; six wired vocal microphones with boom stands; one drum mic kit; six direct boxes. One audio engineer, 10 hours.
SECTION 3. LIGHTING. Two stage wash kits, one lighting tech. Four diesel light towers for egress.
SECTION 4. POWER. One 45 kVA towable generator, three spider boxes, eight 50 A cables, fuel. 40 cable ramps.
SECTION 5. SITE. 20 standard restrooms, 3 ADA, 4 hand wash stations. 120 sections of bike rack. Ten pop-up canopies for vendors and the information booth.

SECTION 6. FURNISHED BY THE CITY OR BY OTHERS. Fence panels will be drawn from the Parks yard. Public Works sets and empties the trash carts. The headliner's agent ships drums, amplifiers and keys to the stage; Contractor shall not include backline. The video screen is furnished by the title sponsor. Police and EMS by the City.

SECTION 7. BONDS AND INSURANCE. A five percent bid bond accompanies each proposal. Contractor shall comply with the living wage ordinance.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs(/X32/, 1),
        needs('mic_wireless_handheld', 4),
        needs('mic_wired', 6),
        needs(/Drum Mic/, 1),
        needs('di_box', 6),
        needs('crew_sound', [1, 10]),
        needs('lighting_package', 2),
        needs('crew_lighting', [1, 12]),
        needs('floodlight', 4),
        needs(/45 kVA/, 1),
        needs('power_distro', 3),
        needs(/50 A Cable/, 8),
        needs('cable_ramp', 40),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
        needs('crowd_barrier', 120),
        needs('gazebo', 10),
      ],
      should: [needs('mic_stand', [6, 20]), needs('stage_steps', 2), needs('fuel'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'waste_bin', 'crew_steward', 'crew_medic'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        'fencing',
        'led_wall',
        'backline',
        'crew_steward',
        'video_processor',
      ),
      excluded: [
        'fencing',
        'waste_bin',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'led_wall',
        'display',
        'crew_steward',
        'crew_medic',
      ],
      silly: [
        'dance_floor',
        'lectern',
        'table_round',
        'flip_chart',
        'projector',
        'interpretation_booth',
        'disco_light',
      ],
      title: [/fairholm|juneteenth|concert|freedom/i, /2[, ]?500/],
    },
  },
  {
    id: 'ho-ab-holiday-party',
    language: 'en',
    catalogue: 'slaney',
    description: `Hi! We're planning our company holiday party for Friday, December 10, at our own warehouse (it'll be cleared and swept, power's fine). 160 employees and guests, cocktail style with a sit-down for about half at any time.

What we're thinking:
- 20 highboys with black spandex
- 10 60" rounds with white linens to the floor, 80 gold Chiavaris
- 4 loveseats
- 3 LED bars
- 24 battery uplights in red & green
- 12 strands of bistro lights
- oak dance floor 15x15
- a DJ for 4 hours with dance lights and a PA that can get a room of 160 moving
- 1 wireless mic for the CEO
- photo booth
- 2 coat racks
- popcorn cart!!
- 2 tent heaters for the loading dock side, it gets drafty

Also pls include 4 bartenders and 4 servers for 5 hours. And 300 wine glasses. Delivery the day before would be great.

Thanks, Danielle`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_cocktail', 20),
        needs(/Spandex/, 20),
        needs(/60"" Round|60" Round/, 10),
        needs(/120" Round/, 10),
        needs(/Chiavari/, [80, 84]),
        needs('sofa', 4),
        needs('bar_unit', 3),
        needs(/ADJ Element/, 24),
        needs('festoon', 12),
        needs('dance_floor', [25, 25]),
        needs('crew_dj', 1),
        needs('disco_light', [1, 4]),
        either(needs(/Party/, [1, 2]), needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('photo_booth', 1),
        needs('coat_rail', [2, 4]),
        needs(/Popcorn/, 1),
        needs('space_heater', 2),
        needs('crew_bar', [4, 24]),
        needs('crew_waiter', [4, 24]),
        needs(/Wine Glass/, 300),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'fuel'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'generator', 'power_distro', 'stage_deck', 'chair'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'marquee', 'toilet', 'stage_monitor', 'flip_chart'],
      title: [/holiday|party/i, /160/],
    },
  },
  {
    id: 'ho-ab-turkey-trot',
    language: 'en',
    catalogue: 'slaney',
    description: `Race director to-do (please price the ones marked HIRE, ignore the rest but I'm pasting the whole list because last year I left things off)

Turkey Trot 5K, Thursday Nov 25, gun at 8:30, 700 runners plus families, high school parking lot

[HIRE] 10 restrooms + 1 ADA, 2 hand wash
[HIRE] 100 barricades for the chute and the corner at Elm
[HIRE] 8 pop-up canopies
[HIRE] announcer sound: something decent for the start/finish, 2 wireless handhelds, music off a phone
[HIRE] one quiet Honda generator, nothing plugs in out there
[HIRE] 12 two-way radios
[HIRE] 4 patio heaters near the finish as an option if money allows
[HIRE] 6 A-frame signs
[done] tables - First Methodist, 30 of them, Bob's truck
[done] start arch and clock - timing company
[done] coffee - the roastery on 3rd brings urns and cups
[done] trash: cross country team hauls it off in the school's own toters
[done] course marshals, 40 volunteers. Boy Scouts for parking.
[done] medical - county EMS on standby
[to do] bibs, pies, permission slip for the drone`,
    good: {
      attendees: [700, 1500],
      days: 1,
      must: [
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 100),
        needs('gazebo', 8),
        either(needs(SPEAKERS, [1, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Honda/, 1),
        needs('two_way_radio', 12),
        needs('signage', 6),
      ],
      should: [offers('patio_heater', 4), needs('transport')],
      allowed: [...without(OUTDOORS, 'waste_bin', 'crew_steward', 'crew_medic'), ...SPEECH],
      offers: without(
        [...OUTDOORS_OFFERS, 'subwoofer', 'stanchion'],
        'table_trestle',
        'beer_table_set',
        'crew_steward',
      ),
      excluded: ['table_trestle', 'hot_drinks', 'crockery', 'waste_bin', 'crew_steward', 'crew_medic', 'table_round'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'marquee', 'drape'],
      title: [/trot|5k|race|run/i, /700/],
    },
  },
  {
    id: 'ho-ab-symposium-sow',
    language: 'en',
    catalogue: 'slaney',
    description: `STATEMENT OF WORK - AV SERVICES, GRADUATE RESEARCH SYMPOSIUM
Performance period: March 22-23 (two days). Place of performance: Student Union Ballroom. Attendance: 150 each day.

C.1 General session. The contractor shall furnish one 12,000 lumen projector and one 9' x 16' fast-fold screen with dress kit; one switcher; two show laptops; one PerfectCue; one confidence monitor; one speaker timer; four lavaliers; two wireless handhelds; speech reinforcement for 150; one assistive listening kit.
C.2 Poster session. Six 55" displays on stands.
C.3 Streaming. Two camcorders with operators and one stream encoder.
C.4 Labor. One audio engineer and one video tech, 9 hours on each day.
C.5 Government/University-furnished property. The ballroom's permanent stage and wood lectern (with built-in gooseneck) will be made available at no cost to the contractor. Tables and chairs are set by Union Facilities. House lighting is adequate, no theatrical lighting shall be quoted.
C.6 Lodging block, 40 rooms, and continental breakfast with all dinnerware: solicited separately.
C.7 Invoicing. Net 45. Section 508 applies to deliverables.`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/RZ120/, 1),
        needs(/9' x 16'/, 1),
        needs('video_switcher', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs(/Assistive/, 1),
        needs(/55" on Stand/, 6),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 18]),
        needs('crew_video', [1, 18]),
      ],
      should: [needs('transport')],
      allowed: [...without(MEETING, 'lectern', 'mic_lectern'), ...BROADCAST],
      offers: without(
        MEETING_OFFERS,
        ...PLATFORM,
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'uplight',
        'crew_lighting',
      ),
      excluded: [
        'stage_deck',
        'mobile_stage',
        'lectern',
        'mic_lectern',
        ...SEATS,
        'table_round',
        'table_trestle',
        'lighting',
        'crew_lighting',
        ...TABLEWARE,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'crowd_barrier', 'stage_monitor'],
      title: [/symposium/i, /150/],
    },
  },
];
