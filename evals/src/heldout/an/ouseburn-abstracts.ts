import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LINEN, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** Abstracts of tenders as a bid board shows them: headings and bullets run into one line. */
export const OUSEBURN_ABSTRACTS: readonly EvalBrief[] = [
  {
    id: 'ho-an-college-tent',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Tent and Related Equipment, Annual Commencement, North Quad Main Tent • 60’ x 120’ white rope and pole tent (“wedding quality”), flame certificate sewn in • Erected on the lower lawn between May 11 and May 13, 2027 and remains through May 17 • Stakes capped, no stakes within 6’ of irrigation heads (marked in orange) Platform • 16’ x 32’ platform, 24” above grade, level to within ½” • Black or carpeted top surface • Two (2) stair units with rails, one (1) ADA ramp • Black skirting, front and both sides, neatly fastened • Installed by May 13 at noon Backdrop • 40 ft. of white drape, 10’ high, behind platform Covered Walkway • 9’ x 80’ white marquee from Alumni Hall to the main tent Flooring • Gray or translucent interlocking floor under the walkway only, approx. 720 sq. ft. Seating • 650 white folding chairs (Samsonite or equal), guests, tied together per NFPA • 180 white padded resin chairs, graduates Crowd Control • Twelve (12) retractable belt stanchions Items not in this bid • Sound system, microphones and web cast are furnished and operated by College Media Services • Podium bearing the seal is College property and will be placed by Grounds • Portable restrooms, see Bid 27-014 Additional Requirements • Certificate of insurance naming the College, 10 days prior • No work during examinations, May 5 through 8, before 9:00`,
    good: {
      must: [
        needs(/60 x 120/, 1),
        needs('stage_deck', [16, 16]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/white pipe and drape/, [40, 40]),
        needs(/walkway marquee/, 4),
        needs('marquee_floor', [700, 800]),
        needs(/White folding/, [650, 650]),
        needs(/padded resin/, [180, 180]),
        needs('stanchion', 12),
      ],
      should: [needs('stage_skirt', [64, 96]), needs(/24 in leg/, [16, 16]), needs('transport')],
      allowed: [...PLATFORM, ...OUTDOORS],
      offers: without([...OUTDOORS_OFFERS, 'uplight', 'fan', 'carpet', 'backdrop', 'bench'], ...LOOS),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        ...LOOS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        'camera',
        'streaming_encoder',
        'crew_camera',
        'lectern',
      ],
      silly: ['dance_floor', 'disco_light', 'projector', 'bar_unit', 'mobile_stage', 'hazer'],
      title: [/commencement|quad/i],
    },
  },
  {
    id: 'ho-an-street-dance-fest',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Scope: Harbor Avenue Day of Dance, Saturday, September 18, 2027. Stage • The City prefers a covered mobile stage of about 24x20, a larger one may be quoted as an alternate. A photo of the stage should be included with your quote. • At least one set of stairs with handrails, rear. • Stage is placed on Harbor between 4th and 5th following the street closure at 7am, first group dances at 11am. • Stage must be off the street by 9pm. Audio • Clear coverage for approx. 180 feet of street, families on both curbs, the City expects 900 over the day. • Four (4) wireless handheld microphones for the emcee and singers, two (2) wired vocal microphones on stands for the drum circle. • Connection for dance schools to plug in a phone or USB stick. • One engineer from 10am until the end. Power • There is no usable City power on this block. Contractor furnishes a quiet generator and all cable, and protects any cable crossing the sidewalk. Provided by others • Barricades and closure signs: Public Works. • Restrooms: under the Downtown Association’s contract, do not quote. • Seating: none. Families bring lawn chairs. • The DJ for the 7pm street dance is booked and comes with his own turntables and speakers for that hour. Lighting is not required, sunset is 7:04 and the DJ set ends by 7:45. Quotes are evaluated on 1) price, 2) stage photo, 3) three references for similar work performed in the last 24 mo`,
    good: {
      attendees: 900,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 14]),
        needs('mic_wireless_handheld', 4),
        needs('mic_wired', [2, 4]),
        needs('generator', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('audio_player', 1),
        needs('mic_stand', [2, 6]),
        needs('cable_ramp', [2, 60]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, 'stage_steps'],
      offers: without([...OUTDOORS_OFFERS], ...LOOS, 'crowd_barrier', 'chair', 'bench', 'festoon', 'signage'),
      excluded: [
        ...LOOS,
        ...SEATS,
        'crowd_barrier',
        'bench',
        'crew_dj',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'disco_light',
        'floodlight',
        'crew_lighting',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'hazer'],
      title: [/harbor|dance/i],
    },
  },
  {
    id: 'ho-an-training-summit',
    language: 'en',
    catalogue: 'ouseburn',
    description: `SPECIFICATIONS: Local Roads Training Summit, two consecutive days in October, Monday through Thursday only. Lodging: • 30 rooms first night • 140 rooms second night, rates at or below GSA per diem, tax exempt certificate will be furnished Day 1 and Day 2 • General Session Room – seating for 140, classroom style – 8:00am – 5:00pm both days • Break Out Rooms: Three (3), each to hold 40 to 50 theater style – 10:00am – 3:30pm both days • Registration: one table with two chairs outside the General Session Room, 7:15am – 10:00am • A/V Equipment: for the General Session Room and each Break Out Room, projector, large screen, podium, microphone, speakers, HDMI cable long enough to reach the podium. Two (2) wireless lavaliers in addition in the General Session Room. Flip chart in each Break Out Room. One technician on site both days. • Presenters bring their own laptops. No recording or streaming, some of the material is pre-decisional. • Wi-Fi is the facility’s, and shall reach all four rooms. Continental Breakfast both days: 7:30 to 8:30, pastries, fruit, yogurt, coffee, juice, for approximately one hundred and forty (140) people. Hot Lunch Buffet Day 1: two (2) entrees, one of which vegetarian, starch, rolls w/ butter, cobbler, iced tea. *Price shall include all china, silverware and linen napkins, service fee and gratuity. Cancellation: the Agency reserves the right to cancel without penalty thirty (30) da`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs('projector', 4),
        needs('projection_screen', 4),
        needs('lectern', 4),
        needs(SPEAKERS, [4, 14]),
        needs('mic_wireless_lapel', [2, 2]),
        needs(['mic_lectern', 'mic_wireless_handheld', 'mic_wired', 'pa_package'], [4, 12]),
        needs('flip_chart', 3),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 48]),
      ],
      should: [
        needs('video_cable', [4, 8]),
        needs(['table_trestle', 'registration_desk', 'table_desk'], [1, 80]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'playback_laptop'),
        ...SEATS,
        ...TABLES,
        ...LINEN,
        'mic_wireless_handheld',
        'mic_wired',
        'crockery',
        'cutlery',
        'glassware',
        'hot_drinks',
        'serving',
        'registration_desk',
      ],
      offers: without(MEETING_OFFERS, 'camera', 'streaming_encoder', 'video_recorder', 'audio_recorder', 'network'),
      excluded: [
        'playback_laptop',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'crew_camera',
        'network',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier'],
      title: [/summit|training/i, /140/],
    },
  },
  {
    id: 'ho-an-chairs-green',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Specifications include, but are not limited to: Contractor shall deliver, set up, fasten (zip tie, in rows of not more than fourteen, as the Fire Marshal requires) and remove 3,600 white folding chairs for the University’s graduation weekend.; Of the 3,600 chairs, 3,400 shall be placed on the Green and 200 in Bartlett Gymnasium.; Chairs shall be clean and in like-new condition. Chipped, faded, rusted or bent chairs will be refused at the truck.; The count may change from year to year by up to ten percent, notice is given not later than April 10.; Set-up in the Gymnasium on Thursday from 7 am, the Green immediately after, all complete by Friday 6 pm.; The grandstand platform, tents and sound system are under separate agreements and no pricing for these is to be submitted.; A joint count is taken after set-up by the Contractor’s foreman and the Facilities Supervisor, and the invoice follows the joint count.; The Contractor provides its own labor. University staff do not unload.`,
    good: {
      must: [needs('chair', [3600, 3600])],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: ANY_JOB,
      excluded: [...STAGES, ...SPEAKERS, 'marquee', 'gazebo'],
      silly: ['table_round', 'toilet', 'lectern', 'generator', 'chair_banquet', 'projector', 'dance_floor'],
      title: [/graduation|green|university|chair/i],
    },
  },
  {
    id: 'ho-an-career-fair',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Abstract. Fall Career Expo, Field House, Wednesday October 6, 10 am to 3 pm, set-up Tuesday after 1 pm. Rental, set and strike: 1) Tables, 8 ft., qty 85, one per employer 2) Table coverings, white, floor length, qty 85 3) Chairs, black folding, qty 170 4) Pipe & drape, black, 10 ft. high, 240 linear ft., to divide the hall 5) Registration counters, qty 2 6) Belt stanchions, qty 20, for the headshot line 7) Coat racks with hangers, qty 4 Owner furnished: (a) electrical, from floor boxes, vendors shall not bring distribution or extension cords; (b) wireless network, by IT; (c) public address, the Field House system is used for announcements, microphones included; (d) trash receptacles and collection; (e) floor protection. Attendance last fall: 1,150 students. Quantities are estimates and do not bind the`,
    good: {
      attendees: [1150, 1150],
      must: [
        needs(/8 ft banquet/, [85, 85]),
        needs('tablecloth', [85, 85]),
        needs(/Black folding/, [170, 170]),
        needs(/black pipe and drape/, [240, 240]),
        needs('registration_desk', 2),
        needs('stanchion', 20),
        needs('coat_rail', 4),
      ],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: ['crew_stagehand', 'transport', 'consumables', 'crew_project_manager', 'crew_driver'],
      offers: ['signage', 'backdrop', 'uplight', 'plants', 'carpet', 'exhibition_stand', 'two_way_radio', 'crew_host'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'power_distro',
        'power_cable',
        'network',
        'waste_bin',
        'marquee_floor',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_deck', ...SCREENS],
      title: [/career|expo/i],
    },
  },
  {
    id: 'ho-an-band-shell-memo',
    language: 'en',
    catalogue: 'ouseburn',
    description: `The 2027 Lakeside Pops concert at Founders Park is scheduled for Saturday, June 26, 2027. In past years the Village has used the Township’s show wagon for this event, however, the wagon failed its inspection in March and will not be returned to service this season.

Staff contacted nine vendors. A 24’ x 20’ covered stage was considered, however the Pops will bring 52 musicians and the director has advised that they cannot be seated on it. An uncovered platform was also considered and was not acceptable to the director on account of the strings and the sun. A 32’ x 24’ mobile stage with a hydraulic roof is available at a cost higher than in previous years.

Total cost of the 32’ x 24’ stage, sound with engineer, generator and labor is $13,870. Attendance is estimated at 2,500, on blankets. The musicians travel with their own chairs, stands and stand lights. Portable restrooms and perimeter fence are part of the annual parks contract (Res. 27-11) and are not included in the amount above. The fireworks were moved to Labor Day.

I move to approve the use of said stage, sound, generator and labor.`,
    good: {
      attendees: 2500,
      must: [
        needs(/32 x 24/, 1),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('generator', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('mixing_console', 1),
        needs(['mic_wired', 'mic_instrument'], [2, 30]),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...SHOW, ...STAGE_LIGHT, 'mic_wireless_handheld'], 'stage_deck'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'fencing', 'chair', 'bench', 'music_stand'),
      excluded: [...LOOS, ...SEATS, 'fencing', 'music_stand', /24 x 20/],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'hazer', 'bar_unit'],
      title: [/founders|pops|lakeside/i],
    },
  },
  {
    id: 'ho-an-july-lots',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Invitation to Bid 27-052, Independence Day at Riverfront Park, rental of event equipment. Bidders may bid one lot or more.
Lot 1 - Portable restrooms, 40 standard, 4 accessible, serviced once at 5 pm
Lot 2 - Hand wash stations, 10
Lot 3 - Steel barricades (bike rack), 200
Lot 4 - Chain link fence panels - WITHDRAWN, City will use its own stock
Lot 5 - Light towers, 4, diesel, for parking field
Lot 6 - Mobile stage, sound and stage lights - WITHDRAWN by Addendum 1, donated by the radio station
Lot 7 - Canopies 10 x 10, 10, tables 8 ft, 30, folding chairs white, 150
Lot 8 - Two-way radios, 16
Lot 9 - Trash boxes - see Lot 9A, Addendum 2: Lot 9 is deleted, Boy Scouts
Est. crowd 12,000. All lots in place by 10:00 a.m., July 4, removed July 5. Prevailing wage does not apply to delivery. Bid opening June 3, 2:00 p.m., Clerk’s office, late bids returned unopened`,
    good: {
      attendees: 12000,
      must: [
        needs('toilet', [40, 40]),
        needs('toilet_accessible', 4),
        needs('hand_wash', 10),
        needs('crowd_barrier', [200, 200]),
        needs('floodlight', 4),
        needs('gazebo', 10),
        needs(/8 ft banquet/, [30, 30]),
        needs(/White folding/, [150, 150]),
        needs('two_way_radio', 16),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'waste_bin'),
      offers: without(OUTDOORS_OFFERS, 'fencing', 'stage_roof'),
      excluded: [
        ...STAGES,
        ...SPEAKERS,
        'fencing',
        'waste_bin',
        'stage_wash',
        'lighting_package',
        'crew_sound',
        'mixing_console',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light'],
      title: [/riverfront|independence/i],
    },
  },
];
