import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A conference's specifications, a village's agenda item, a band's rider. */
export const TWEED_SPECS: readonly EvalBrief[] = [
  {
    id: 'ho-am-caseworker-training',
    language: 'en',
    catalogue: 'tweed',
    description: `SPECIFICATIONS / CONTRACT REQUIREMENTS (audio visual portion awarded separately from the facility): Lodging (facility): • 90 rooms night before Day 1 • 200 rooms night of Day 1. All rates shall be within state per-diem. Meeting space (facility): • General Session room, 220 persons, classroom style, both days 8:00am – 5:00pm • Six (6) break out rooms, 35 persons each, theater style. Tables, chairs, table linens and wireless internet are included in the facility’s price. Meals (facility): • Continental breakfast, hot lunch and two breaks each day for 220, price to include all dinnerware, glassware and silverware, service fees and gratuity. A/V equipment (this award): General Session – two (2) 12,000 lumen projectors, two (2) large fast-fold screens, one podium with microphone, two (2) wireless handheld and two (2) wireless lavalier microphones, speakers adequate for 220, one A/V technician on site both days. Break out rooms – each room: one projector, one tripod screen, two easel pads with markers. No amplification is needed in break out rooms. Presenters bring their own laptops and clickers; A/V vendor provides HDMI connection in all seven rooms. * Price shall be inclusive of delivery, set-up and strike. Cancellation: the Agency may cancel without penalty up to 60 days prior to the event. Vendor shall be registered in the eVA syst`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/12,000 lumen/, 2),
        needs(/Fast-Fold/, 2),
        needs(/5,500 lumen/, 6),
        needs(/Tripod Screen/, 6),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [1, 8]),
        needs('flip_chart', 12),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('mic_lectern', 1), needs('mixing_console', 1), needs('video_cable', [7, 16]), needs('transport')],
      allowed: [...MEETING, 'display'],
      offers: MEETING_OFFERS,
      excluded: [
        'playback_laptop',
        'presentation_clicker',
        'network',
        ...SEATS,
        ...TABLEWARE,
        'table_round',
        'table_trestle',
        'table_desk',
        'tablecloth',
      ],
      silly: ['toilet', 'generator', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor'],
      title: [/training|session|conference|meeting|220/i, /220/],
    },
  },
  {
    id: 'ho-am-village-concert-memo',
    language: 'en',
    catalogue: 'tweed',
    description: `The Independence Eve Concert will be held on Saturday, July 3, 2027 in Prairie Crossing Park. Since 2011 the Wind Symphony has performed in the park's bandshell; however, the bandshell is closed for the replacement of its roof and will not be available until August. Staff therefore obtained prices for a mobile stage. Attendance last year was estimated at 4,500.

A 24' x 20' mobile stage was first considered. The Conductor advised that 65 musicians can not be seated on it and this stage is therefore not recommended. A 40' x 40' hydraulic stage with a roof is available and would be set on the parking lot.

Staff recommends the rental of the 40' x 40' stage, a sound system for 4,500 with two engineers, one 70 kW towable generator (the power of the bandshell is disconnected), four light towers for the walkways and 65 black folding chairs for the musicians. The Symphony brings its own music stands, risers and percussion. As in other years residents bring lawn chairs and blankets.

Portable restrooms and hand washing sinks are delivered by the Village's annual vendor. Trash containers, barricades and the labor to place them are furnished by Public Works. Crossing guards: Police Department. Fireworks are a separate agenda item.

This item was reviewed by the Recreation Committee on April 6, recommended for approval 3-0 and referred to the Board. Funds in the amount of $24,000 are available in account 283-4003-490220.`,
    good: {
      attendees: 4500,
      days: 1,
      must: [
        needs(/SL320/, 1),
        needs(SPEAKERS, [4, 28]),
        needs('crew_sound', 2),
        needs(/70 kW/, 1),
        needs('floodlight', 4),
        needs(/black poly/, [65, 65]),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('mic_instrument', [2, 26]),
        needs(['power_distro', 'power_cable']),
        needs('transport'),
      ],
      allowed: [...LOUD, ...BAND, ...SHOW, ...OUTDOORS, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'lectern'],
      excluded: [/SL100/, ...LOOS, 'hand_wash', 'waste_bin', 'crowd_barrier', 'choir_riser', 'crew_steward'],
      silly: ['dance_floor', 'table_round', 'disco_light', 'exhibition_stand', 'projector'],
      title: [/concert|prairie|independence/i, /4[,.]?500/],
    },
  },
  {
    id: 'ho-am-swing-band-rider',
    language: 'en',
    catalogue: 'tweed',
    description: `TECHNICAL RIDER, Part II - Indoor Engagements (11 musicians, 2 vocalists)

Stage Requirements - If a permanent stage is not available, Purchaser shall provide a stage no less than 32 feet wide by 24 feet deep, 24 inches high, level and without wheels, with two (2) sets of steps.

Sound - Purchaser shall provide a professional sound system, with subwoofers, suitable for the room and an audience of up to 600; one (1) 32 channel digital console; six (6) monitor wedges; five (5) SM58 or equal for vocals; one (1) drum microphone kit; six (6) SM57 or equal for horns; four (4) direct boxes; stands for all. One (1) engineer who knows the system. Artist does not travel with an engineer.

Lights - A wash in amber and blue of the whole stage and two (2) follow spots with operators. ABSOLUTELY NO haze, fog or smoke of any kind; the vocalists will leave the stage.

Power Requirements - Five (5) 20A circuits (120V) upstage, grounded. Purchaser shall furnish a licensed electrician from load in until downbeat.

Backline - Artist carries drums, bass and guitar amplifiers, piano, music fronts and in-ear monitors (two vocalists). Nothing to be rented.

Hospitality - Thirteen (13) hot meals, two vegetarian; one case of still water at room temperature; clean towels, dark. Dressing rooms to lock. Merchandise - Artist retains 100% of`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('stage_deck', [24, 48]),
        needs('stage_steps', 2),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [2, 16]),
        either(needs('subwoofer', [2, 8]), needs(/Dance PA/, [1, 3])),
        needs(/M32/, 1),
        needs('stage_monitor', 6),
        needs(/SM58/, 5),
        needs(/Drum Mic/, 1),
        needs(/SM57/, 6),
        needs('di_box', 4),
        needs('followspot', 2),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_sound', 1),
        needs('crew_electrician', [1, 12]),
      ],
      should: [
        needs('stage_leg', [24, 48]),
        needs('mic_stand', [11, 24]),
        needs('crew_lighting', [1, 3]),
        needs('stagebox', 1),
        needs('transport'),
      ],
      allowed: [...SHOW, ...PARTY_LIGHT, 'followspot'],
      offers: without([...SHOW_OFFERS, ...MEETING_OFFERS], 'backline'),
      excluded: [...FOG, 'effect_fluid', 'backline', 'in_ear_monitor'],
      silly: ['toilet', 'generator', 'marquee', 'projector', 'lectern', 'registration_desk'],
      title: [/band|concert|swing|engagement/i, /600/],
    },
  },
  {
    id: 'ho-am-library-groundbreaking',
    language: 'en',
    catalogue: 'tweed',
    description: `EVENT ORDER / VENDOR COPY. Groundbreaking, East Branch Library (vacant lot, gravel). Tuesday April 20, 2027, 10:00 to 11:00, guests invited 150. TENT: 40x40 frame, white, water barrels for weight (16 min.), no stakes! gas main. SEATING: 120 brown folding chairs. STAGE: 12 x 8 riser, 8 in high, one step, skirt. SOUND: battery or generator powered, 1 podium (oak) w/ mic, 1 wireless handheld, someone to stay with it. FLOOR: black carpet on stage not needed. POWER: there is none. one 7 kW generator. RESTROOM: fire station across the street, do not order. COFFEE: Friends of the Library with their own urns & cups. SHOVELS + HARD HATS: contractor. PHOTOS: Communications office. BANNER: in house print shop. Trash: Facilities. RAIN: goes ahead. Access from 6:30, clear by 1pm. cc: Mayor’s sched., Branch Mgr, Risk`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/40x40 Frame/, 1),
        needs(/Water Barrel/, [16, 24]),
        needs(/brown steel/, [120, 120]),
        needs('stage_deck', [3, 6]),
        needs(SPEAKERS, [1, 4]),
        needs(/Podium, oak/, 1),
        needs('mic_lectern', 1),
        either(needs('mic_wireless_handheld', 1), needs(/Battery PA|Speech PA/, 1)),
        needs(/7 kW/, 1),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs('stage_leg', [3, 6]), needs('stage_steps', 1), needs('stage_skirt', [12, 40]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: [...LOOS, 'hot_drinks', 'crockery', 'crew_photographer', 'waste_bin', /Carpet, black/, 'signage'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'subwoofer', 'stage_monitor', 'projector'],
      title: [/groundbreaking|library/i, /150/],
    },
  },
];
