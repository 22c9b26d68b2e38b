import { type EvalBrief, needs } from '../../expectation.ts';
import { RADIO_MICS, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** What public bodies in Ontario put out. */
export const ONTARIO_TENDERS: readonly EvalBrief[] = [
  {
    id: 'ho-g-convocation-abstract',
    language: 'en',
    catalogue: 'kawartha',
    description: `Convocation Seating, Platform and Tents (Abstract) • Contractor to furnish, set and remove the following on the South Lawn for spring Convocation, Friday June 12; approx. 1,500 in attendance • 1,250 black folding chairs, ganged with cable ties in rows as directed by the Fire Marshal • 280 white padded folding chairs for graduands, set in two blocks • Platform 40' x 16' at 24" elevation, level to within 1/4" • Black skirting on the front and both ends of platform • Two (2) stair units with handrails • One (1) accessible ramp to platform, code compliant • 60 linear feet black drape, 10' high, directly behind platform • Two (2) 20' x 40' white frame tents, one for robing and one for guest check-in • Irrigation lines are shallow: NO STAKES. All tents to be held down with concrete • Sound reinforcement, video and captioning are furnished by the University's Classroom Technology unit and shall not be bid • Guests will use washrooms in the Athletics Centre • Set-up complete by noon Thursday June 11; strike may begin at 5 pm Friday`,
    good: {
      attendees: [1500, 1530],
      must: [
        needs(/Samsonite/, 1250),
        needs(/White Resin/, 280),
        needs('stage_deck', 20),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('drape', [60, 60]),
        needs(/Frame Tent 20x40/, 2),
      ],
      should: [
        needs(/Leg Set 24in/, 20),
        needs('stage_skirt', [72, 112]),
        needs('ballast'),
        needs('stage_handrail'),
        needs('transport'),
      ],
      allowed: [...ANY_JOB, 'marquee_floor', 'fire_extinguisher'],
      offers: without([...OUTDOORS_OFFERS, 'lectern', 'marquee_floor', 'two_way_radio'], ...LOOS),
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mixing_console', ...SCREENS, 'camera', ...LOOS],
      silly: ['generator', 'dance_floor', 'lighting_package', 'hazer', 'table_round', 'bar_unit', 'patio_heater'],
      title: [/convocation|south lawn/i],
    },
  },
  {
    id: 'ho-g-downtown-sow',
    language: 'en',
    catalogue: 'kawartha',
    description: `PART C – SCOPE OF WORK
Downtown Business Improvement Area, Summer Streets Festival, Saturday July 18, 11:00 to 21:00

C.1 STAGE. Supply one mobile stage with roof, 24 ft x 20 ft or larger, positioned at George and Hunter. Rain or shine.
C.2 SOUND. System to serve an estimated 2,000 persons over 200 ft of street. Not fewer than eight line array boxes and four subwoofers; digital console; four floor monitors; ten wired vocal microphones on stands; six direct boxes. One engineer from load-in to curfew.
C.3 LIGHT. Stage wash sufficient for the last two acts, after dark.
C.4 POWER. One tow-behind generator at the stage. Twenty-four cable protectors where cables cross the pavement.
C.5 BARRIERS. 90 interlocking steel barricades.
C.6 VENDORS. 20 canopies 10 x 10, 20 eight-foot tables and 40 folding chairs.
C.7 SANITARY. 12 portable washrooms, 2 of the accessible type in addition, 3 handwash stations.
C.8 WASTE. 24 bins, split between waste and recycling.
C.9 COMMUNICATIONS. 12 two-way radios, charged.

PART D – SCHEDULE
D.1 Streets close at 06:30. Everything shall be in place and tested by 10:00, and off the asphalt by midnight.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 16]),
        needs('subwoofer', [4, 10]),
        needs('stage_monitor', [4, 6]),
        needs(/Genset 45/, [1, 2]),
        needs('crowd_barrier', 90),
        needs('gazebo', [20, 21]),
        needs(/^Portable Washroom$/, 12),
        needs('hand_wash', 3),
      ],
      should: [
        needs('toilet_accessible', 2),
        needs('waste_bin', 24),
        needs('two_way_radio', 12),
        needs(/Banquet Table 8ft/, [20, 22]),
        needs('chair', [40, 48]),
        needs('mic_wired', [10, 16]),
        needs('di_box', [6, 8]),
        needs('cable_ramp', [24, 30]),
        needs('crew_sound', [1, 2]),
        needs('mixing_console', [1, 2]),
        needs(['lighting_package', 'stage_wash']),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: [
        'lectern',
        'dance_floor',
        'table_round',
        'projector',
        'chair_banquet',
        'mic_wireless_lapel',
        'stage_deck',
      ],
      title: [/summer streets|downtown|peterborough|george/i, /2[.,\s]?000/],
    },
  },
  {
    id: 'ho-g-movie-in-the-park',
    language: 'en',
    catalogue: 'kawartha',
    description: `Township of Selwyn – Recreation – Movies in the Park (one evening, Aug 21, Ennismore Waterfront)

The Township requires: • one outdoor LED screen, 15 ft wide or better, visible before full dark (projection was tried in 2024 and was not visible until 9:40; do not propose it) • four speakers on stands covering the seating lawn, movie sound only • one wireless handheld for the Reeve's welcome • one technician for the duration • one playback laptop • two towable light towers to light the parking field after the film • 6 portable washrooms and 1 accessible • 12 waste/recycling bins • a popcorn machine

Audience of 400 is expected. Patrons are told to bring lawn chairs and blankets. The sound equipment may draw on the pavilion's outlets, which are ample, and the screen must be self-powered; there is accordingly no generator on this list.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/LED Trailer/, 1),
        needs(['speaker_top', 'line_array'], [4, 8]),
        needs('mic_wireless_handheld', 1),
        needs(['crew_technician', 'crew_sound'], [1, 2]),
        needs('playback_laptop', 1),
        needs('floodlight', 2),
        needs(/^Portable Washroom$/, 6),
        needs('waste_bin', 12),
      ],
      should: [
        needs('toilet_accessible', 1),
        needs('speaker_stand', [4, 8]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator'), 'audio_cable', 'video_cable', 'crew_video'],
      offers: without(OUTDOORS_OFFERS, 'chair', 'bench', 'beer_table_set', 'table_trestle'),
      excluded: ['projector', 'projection_screen', ...SEATS, 'beer_table_set', 'generator'],
      silly: ['stage_monitor', 'lectern', 'dance_floor', 'mobile_stage', 'lighting_package', 'subwoofer', 'bar_unit'],
      unmet: [/popcorn/i],
      title: [/ennismore|selwyn|movie/i, /400/],
    },
  },
  {
    id: 'ho-g-fall-fair-minutes',
    language: 'en',
    catalogue: 'kawartha',
    description: `NORWOOD DISTRICT AGRICULTURAL SOCIETY
Grounds committee, excerpt of minutes, for the rental company please

7. Rentals for the Fair (Thanksgiving weekend, Saturday to Monday). Last year's gate was 9,000 over the three days.
   a) Horse ring: 4 bleacher units. Announcer gets 4 speakers on stands, a 12 channel mixer and 2 wireless handhelds. Hire a sound technician with it, all three days.
   b) Washrooms: 18 regular, 3 accessible, 4 handwash stations.
   c) Light towers, 3, for the midway lot.
   d) Homecrafts building: 30 eight foot tables. 100 of the black chairs.
   e) 4H barn wants 60 barricades.
   f) Garbage and recycling bins, 30.
   g) Tents. Two 20x20 for the pie judging and the quilts.
   h) Golf carts, 2, if the rental place has any.`,
    good: {
      days: 3,
      must: [
        needs(/Bleacher/, 4),
        needs(['speaker_top', 'line_array'], 4),
        needs(/ProFX12/, 1),
        needs('mic_wireless_handheld', 2),
        needs(/^Portable Washroom$/, 18),
        needs('toilet_accessible', 3),
        needs('floodlight', 3),
        needs(/Banquet Table 8ft/, 30),
      ],
      should: [
        needs('hand_wash', 4),
        needs('waste_bin', 30),
        needs(/Samsonite/, 100),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('crowd_barrier', 60),
        needs(/Frame Tent 20x20/, 2),
        needs('speaker_stand', 4),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'ballast', 'audio_cable', 'mic_stand'],
      offers: [...OUTDOORS_OFFERS, 'space_heater', 'marquee_floor', 'marquee'],
      silly: ['stage_monitor', 'dance_floor', 'projector', 'lighting_package', 'bar_unit', 'mobile_stage', 'drape'],
      unmet: [/golf|cart/i],
      title: [/norwood|fair/i],
    },
  },
];
