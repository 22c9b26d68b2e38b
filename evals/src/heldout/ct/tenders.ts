import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, OPERATORS, SEATS, SPEAKERS, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RESTROOM_OFF: readonly Selector[] = ['hand_wash'];
const FAIR_OFF: readonly Selector[] = ['fire_extinguisher', 'generator'];
const QUAD_OFF: readonly Selector[] = ['mobile_stage'];

/** Abstracts of public tenders. */
export const TENDERS: readonly EvalBrief[] = [
  {
    // bidnetdirect.com 443688329561
    id: 'ho-ct-festival-restrooms',
    language: 'en',
    catalogue: 'nemasket',
    description: `Portable restrooms, handwashing stations, gray water, and grease containers are required for this event. The company that is awarded the service contract must be on-call for the whole of the event and provide facilities and equipment that are clean, functional, and well-maintained. Needs or problems will be coordinated and communicated to the contractor’s on-call personnel throughout the event by paid staff at Festival headquarters. Drop-off, pick-up, and sizes of containers must be coordinated by the contractor’s management staff with the Festival’s paid technical team. Equipment and servicing needed in recent years have included 59 portable restrooms, 4 handicap-accessible restrooms, 13 handwashing stations* (provided by the Festival), 12 gray water containers ranging from 200 to 450 gallons, and up to three 350-gallon grease containers.`,
    good: {
      must: [needs('toilet', [59, 60]), needs('toilet_accessible', [4, 5])],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_steward'],
      offers: ['waste_bin', 'floodlight', 'crowd_barrier', 'two_way_radio'],
      excluded: RESTROOM_OFF,
      unmet: [/gr[ae]y/i, /grease/i],
      unmetToo: [/servic|clean|pump|on-call/i],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_deck', 'speaker_top'],
    },
  },
  {
    // bidnetdirect.com 443568490413
    id: 'ho-ct-fair-tents',
    language: 'en',
    catalogue: 'nemasket',
    description: `1. All tents whatever their size shall have sides up to 10-foot-high. 2. Tents must be in good condition, clean, free of pin holes, rips/tears, etc., ready to erect and left ready for use. 3. Tents Shall be Hoeker Brand or its functional equivalent. 4. Vendor shall be in a position to replace tents within four (4) hours. 5. Frame tents shall be of Aluminum tube construction. 6. Clear Span Tents must be of boxed beam construction without interior poles. 7. Because of locations of tents and safety concerns, no external stakes will be allowed. Stakes shall be placed only in the base of the side verticals. 8. When and where possible other options for securing should be considered with TCSF approval. 9. Lighting shall consist of up to a minimum of eight (8) lights which are to be mercury vapor or metal halide at a minimum or LED. The State reserves the right to ask for a sample of the lighting before an award is made. 10. Vendor is responsible for adequate lighting for each tent for which this additional service is requested. 11. Electrical plugs will be available for use. Vendor is to provide and install all electrical cords for lights from the tents to the electrical panels that are provided. 12. Ground surface will be concrete, asphalt, grass, or gravel. 13. Fire safety equipment will be provided by TCSF. 14. All tents must be Setup Starting Monday, September 22, 2025, and completed by October 06, 2025, and removal starting Monday, October 27, 2025, and must be completed by Friday, October 31, 2025. Failure to do so will result in 15% of the invoice payment being held back until all tents are removed. 15. TCSF personnel will take care of all permits and utility locating. 16. All Stake Holes must be filled and repaired after the fair. 17. TCSF has the right to cancel any and all tent reservations until September 22, 2025.`,
    good: {
      must: [needs('marquee'), needs(/Tent Light/), needs('power_cable')],
      should: [needs(/Sidewall/), needs('transport')],
      allowed: [...ANY_JOB, /Sidewall/, 'floodlight', 'ballast', 'crew_electrician'],
      offers: ['festoon', 'gazebo', 'marquee_floor', 'crowd_barrier', 'waste_bin'],
      excluded: FAIR_OFF,
      unmetToo: [/hoeker|quantit|stake|number|size|aluminum/i],
      silly: ['projector', 'lectern', 'dance_floor', 'stage_deck', 'speaker_top', 'toilet'],
    },
  },
  {
    // bidnetdirect.com 42837136837
    id: 'ho-ct-commencement-video',
    language: 'en',
    catalogue: 'nemasket',
    description: `Specifications include, but are not limited to: Personnel Requirements: Firm awarded must be certified/licensed to do this work BAYS (these are provided by the contracted staging vendor) Video/Sound Bays • (2) 20 x 20’ bays for holding video screens (2600lbs/each) • (2) Sound bays for holding 9 speakers per side flown from stage roof Commencement Video and Sound Specs for Bid VIDEO • (2) 17’ x 10’ LED daylight video displays to be suspended safely from the video bays, to the right and left of the stage • All rigging hardware, cables, accessories and adapters • LED Drive rack with backup unit onsite • Digital switcher/format converter for putting in a prerecorded video and a PowerPoint slide • Qualified technicians for install, operation, and strike of event • Video Camera System interfacing with the LED video screens to include professional video camera with appropriate hardware, cables, accessories and adapters with qualified videographer to install, operate, and strike • Ability to take input from the closed captioner during remarks. SOUND • Sound system to include: • mics (2 at center podium, 1 at reader podium on main stage. Multiple for brass ensemble of 18 pieces with vocalist on side stage), sources also include prerecorded video and PowerPoint slide show located in Marsh Hall lobby with audio CD playback at mix for announcements before the event. • stands, • snakes, • 16-input digital mixing console, • amps, processing, house speakers, as appropriate for an audience of approx. 14,000 people with even distribution and a full range to fill the Quad and the sidewalk down Chapel Way to Student Center o House speakers`,
    good: {
      attendees: 14000,
      must: [
        needs('led_wall', [340, 360]),
        needs('video_processor', [1, 3]),
        needs('video_switcher', [1, 2]),
        needs('camera', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 40]),
        needs(['mic_lectern', 'mic_wired'], [3, 24]),
        needs(['mic_wired', 'mic_instrument'], [3, 24]),
        needs('mixing_console', [1, 2]),
        needs(SPEAKERS, [12, 60]),
        needs('mic_stand', [3, 30]),
      ],
      should: [needs(/Digital Console/, 1), needs('audio_player', 1), needs('stagebox'), needs('crew_sound')],
      allowed: [
        ...SHOW,
        ...WALL,
        ...BROADCAST,
        'mic_lectern',
        'audio_player',
        'confidence_monitor',
        'presentation_clicker',
        'display',
        'display_stand',
      ],
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'generator', 'lectern', 'mic_wireless_handheld'],
        ...QUAD_OFF,
      ),
      excluded: QUAD_OFF,
      unmetToo: [/caption|certif|licen/i],
      silly: ['toilet', 'marquee', 'dance_floor', 'inflatable', 'hazer', 'drum_kit'],
    },
  },
  {
    // bidnetdirect.com 42990589584
    id: 'ho-ct-board-meeting',
    language: 'en',
    catalogue: 'nemasket',
    description: `Specifications include, but are not limited to: Lodging Lodging rooms must be offered at the applicable state rate of $85.00 a night or better. All taxes that apply should be included in costs. The Hotel will get a rooming list about two (2) weeks before the event; all participants on the rooming list must be direct billed. Hotel must collect credit cards to guarantee self-pay rooms. Tuesday • Block of five (5) rooms • All cost to be in this quote Wednesday • Block of 40 rooms • Cost of 20 rooms to be in this quote • The other 20 rooms will be self-pay Physical Layout Requirements for both Wednesday & Thursday: • A ballroom with a capacity of about 5,700-6,000 square feet of meeting space, unobstructed and column-free. • Half of the room must be set in a U-shape for 21 and must include a podium at the open end of the U from which speakers and guests address the Board members. • The other half of the ballroom must be set theatre style for at least 80 people. • Spacing of seats must be in accordance with industry standards and fire marshal regulations. • Meeting space should be large enough for 1-2 registration tables and a beverage table at the rear of the room. • Flags of the United States of America and of the State must be provided by the hotel. Audio / Visual Services Requirements for both Wednesday &Thursday: • At least ten (10) Push-to-Talk microphones must be set at the U table with appropriate sound mixer(s), reverberation (feedback) minimization devices, and amplification devices/speakers so that the voices of the Board members are heard by all in attendance. • Podium must include one (1) gooseneck microphone connected to a speaker system for amplification. • Electrical service and power strips (if necessary) sufficient for Board members to power laptops, phones, and other devices for the duration of the Board Meeting. • Broadband width sufficient to allow internet `,
    good: {
      attendees: [80, 125],
      days: 2,
      must: [needs('mic_conference', [10, 21]), needs('lectern', 1), needs('mic_lectern', 1), needs(SPEAKERS, [1, 8])],
      should: [
        needs(['mixing_console', 'pa_package'], [1, 3]),
        needs('chair', [80, 130]),
        needs(['table_trestle', 'table_desk'], [7, 30]),
        needs(/Power Strip/, [1, 30]),
        needs(OPERATORS),
      ],
      allowed: [...MEETING, ...SEATS, ...TABLES, 'tablecloth'],
      offers: MEETING_OFFERS,
      unmetToo: [/flag|lodg|room|internet|broadband|wi-?fi|feedback|hotel/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'inflatable'],
    },
  },
  {
    // nawbobrc.blogspot.com, bid board notice
    id: 'ho-ct-annual-conference',
    language: 'en',
    catalogue: 'nemasket',
    description: `Saturday, March 6, 2010

PROCUREMENT- CONFERENCE Banquet Facility-

BID BOARD NOTICE

PROCUREMENT ID NUMBER: KHA-S566

ISSUE DATE: February 26, 2010

TITLE: State Council on Heart Health Annual Heart Conference
SCOPE OF WORK

The State Council on Heart Health is seeking the services of a banquet and conference facility to accommodate at least 300 and at most 500 participants and guests at a one-day event with the title State Council on Heart Health Annual Heart Conference on December 1, 2, 8, or 9, 2010 in the Greater Wexbury Metropolitan Region.
DESCRIPTION OF SERVICE

The following services shall be provided by the contractor:

1. Staffing support and facility space for the Statewide Consensus Conference on December 1, 2, 8, or 9, 2010. The conference space shall be made up of a main plenary room with classroom style seating, which can hold a minimum of 300 and a maximum of 500 people. The event will run from 6:30 am until 4 pm on December 1, 2, 8, or 9, 2010. Contractor shall have staffing adequate for timely breakdown and set-up of various rooms used during the conference.



2. No cost is to be incurred for parking by anyone who wishes to attend the conference. Parking should be convenient, on-site preferably, so that attendees have no parking costs or lengthy walks. No restaurants or major restaurant food chains shall be within easy walking distance of the facility (1/3 of a mile or less).



3. The contractor shall work with State Council on Heart Health staff to coordinate and serve a menu meeting the needs of attendees and fiscally advantageous to the state. Meals will include a continental breakfast; service in the morning break; a catered box lunch or seated luncheon and an afternoon break service.



4. Contractor shall provide Audio-Visual support made up of: LCD projectors, 2 - 12’ skirted screens, microphones (Floor, table and lavaliere,) and access to a technician f`,
    good: {
      attendees: [300, 500],
      days: 1,
      must: [
        needs('projector', [1, 6]),
        needs(/Fastfold Screen, 12/, 2),
        needs('mic_wireless_lapel', [1, 6]),
        needs(['mic_conference', 'mic_wired', 'mic_wireless_handheld', 'mic_lectern'], [1, 30]),
        needs(OPERATORS, [1, 24]),
      ],
      should: [needs(SPEAKERS), needs('chair', [300, 500]), needs(['table_desk', 'table_trestle'])],
      allowed: [
        ...MEETING,
        ...SEATS,
        ...TABLES,
        'tablecloth',
        'mic_conference',
        'mic_wired',
        'mic_wireless_handheld',
        'subwoofer',
        'line_array',
      ],
      offers: MEETING_OFFERS,
      unmetToo: [/venue|facilit|park|menu|meal|cater|breakfast|lunch|food/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'inflatable'],
    },
  },
];
