import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH } from '../../usual.ts';
import { LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A council's scope, a show society's minutes, an abstract, a rider, a parish's post. */
export const RIMU_PUBLIC: readonly EvalBrief[] = [
  {
    id: 'ho-v-matariki',
    language: 'en',
    catalogue: 'rimu',
    description: `REQUEST FOR PROPOSALS (abstract): Matariki ki te Awa, riverside festival, staging and technical services

The District Council seeks one supplier for the two festival evenings, Friday 10 and Saturday 11 July, 4.30 pm to 9.00 pm, Kowhai Park. Average attendance in previous years was 2,000 each evening. Services required: • One roofed mobile stage, minimum 7 m x 5 m. • Line array sound system of no fewer than eight boxes with four subs, digital desk, four foldback wedges, four handheld radio microphones, and a sound technician each evening. • One outdoor LED screen trailer. • Four diesel lighting towers for paths and the car park. • Twenty 3 m x 3 m gazebos for food vendors and community stalls. • Eighty crowd barriers. • Two silenced 30 kVA generators, distribution for the vendors, and forty metres of cable ramp. • Eight fire extinguishers and twelve two-way radios.

The following do not form part of this contract: toilets and rubbish bins (Council's facilities team); security and traffic marshals (separate tender). Performers will bring their own instruments and amplifiers. Tables and chairs for stalls are supplied by the vendors themselves.`,
    good: {
      attendees: [2000, 4000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 12]),
        needs('subwoofer', [4, 8]),
        needs('mixing_console', 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 28]),
        needs(/LED screen trailer/, 1),
        needs(/Lighting tower/, 4),
        needs('gazebo', 20),
        needs('crowd_barrier', 80),
        needs(/30kVA/, 2),
        needs('power_distro', [2, 12]),
        needs('cable_ramp', 40),
        needs('fire_extinguisher', 8),
        needs('two_way_radio', 12),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, 'fencing', 'video_cable', 'playback_laptop', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [...LOOS, 'waste_bin', 'crew_steward', 'backline', 'table_trestle', 'chair'],
      silly: ['dance_floor', 'lectern', 'table_round', 'whiteboard', 'ceremony_arch', 'photo_booth', 'bar_unit'],
      title: [/matariki|kowhai|riverside/i, /2[,. ]?000/],
    },
  },
  {
    id: 'ho-v-show-society',
    language: 'en',
    catalogue: 'rimu',
    description: `MINUTES (extract), Upper Rangitata Agricultural & Pastoral Society, general committee

Item 6, Annual Show, Saturday 6 and Sunday 7 March, domain grounds. Secretary reported a gate of 3,500 last year and expects the same again.
6.1 Moved Dodds/McAra that quotes be got for hire of: one 10 x 21 clearspan for produce and baking; 45 trestle tables; 200 white plastic chairs; 90 security fence panels round the horse lines; 100 crowd barriers for the ring; 14 portaloos and 2 accessible; 4 hand wash stations; 25 wheelie bins. Carried.
6.2 Ring commentary. Old horns are finished. Agreed to ask for six powered speakers on stands, a mixer and two hand-held radio mics. Carried.
6.3 Children's corner: two bouncy castles and a giant games pack.
6.4 Two 7 kVA generators for the far side of the ground, where there is no supply.
6.5 Secretary to have prices in hand before the January meeting.`,
    good: {
      attendees: 3500,
      days: 2,
      must: [
        needs(/Clearspan 10 x 21m/, 1),
        needs('table_trestle', 45),
        needs(/bistro/, [200, 210]),
        needs('fencing', 90),
        needs('crowd_barrier', 100),
        needs(/^Portaloo$/, 14),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 25),
        needs(/K12.2/, 6),
        needs('speaker_stand', 6),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('inflatable', 2),
        needs('game', 1),
        needs(/EU70/, 2),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: OUTDOORS_OFFERS,
      silly: ['dance_floor', 'disco_light', 'projector', 'uplight', 'table_round', 'stage_monitor', 'bar_unit'],
      title: [/rangitata|show|pastoral/i, /3[,. ]?500/],
    },
  },
  {
    id: 'ho-v-graduation-quad',
    language: 'en',
    catalogue: 'rimu',
    description: `Solicitation summary: graduation ceremony, seating and platform, South Campus quad

The Institute invites prices to deliver, set out and later remove 1,200 white plastic chairs in blocks facing the platform, and 60 oak crossback chairs for the official party. A platform 12 m x 6 m, 300 mm high, with two sets of steps, guard rails at the rear, an access ramp and black skirting to the front and sides is required. One perspex lectern with gooseneck microphone; six powered 12 inch loudspeakers on stands; one handheld radio microphone; mixer and operator. One 12 square metre LED screen trailer. Six gazebos for robing and water. Ten crowd barriers at the vehicle gate.

Chairs must be clean and undamaged. The set-up is to be complete by 5 pm on Wednesday 12 May; the ceremony takes place on Thursday 13 May at 2 pm. Estimated attendance: 1,200.`,
    good: {
      attendees: [1200, 1260],
      must: [
        needs(/bistro/, [1200, 1260]),
        needs(/crossback/, [60, 63]),
        needs('stage_deck', 25),
        needs('stage_steps', 2),
        needs('stage_handrail', [4, 16]),
        needs('stage_ramp', 1),
        needs('stage_skirt', [20, 36]),
        needs(/perspex/, 1),
        needs('mic_lectern', 1),
        needs(/K12.2/, 6),
        needs('speaker_stand', 6),
        needs('mic_wireless_handheld', 1),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 14]),
        needs(/LED screen trailer/, 1),
        needs('gazebo', 6),
        needs('crowd_barrier', 10),
      ],
      should: [needs(/legs 300mm/, 25), needs('crew_stagehand'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'video_cable', 'playback_laptop', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'inflatable', 'photo_booth', 'mirror_ball'],
      title: [/graduation|quad|campus/i, /1[,. ]?200/],
    },
  },
  {
    id: 'ho-v-long-span-rider',
    language: 'en',
    catalogue: 'rimu',
    description: `THE LONG SPAN (six-piece, alt country) - technical rider
Show: Old Wool Store, Nelson, Friday 26 March. Cap. 350, standing

Promoter to supply
STAGE 7.2 x 4.8 m, 600 high, one set of steps
PA four 12" tops, four 18" subs, 48 channel digital desk, stagebox
MONITORS five wedges
MICS drum kit set x 1, SM58 x 6, SM57 x 4, DI x 6, boom stands x 14
LIGHTS twelve LED pars, four moving washes, desk, hazer
CREW one sound tech (systems and FOH), two loaders for four hours
MERCH two trestles

The band
We bring our own backline, drums included. Our lighting operator travels with us, you don't need to book one. All vocals are on cable, so no radio mics thanks. No barrier in front of the stage, we like to see people.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', 1),
        needs(/K12.2/, 4),
        needs('subwoofer', 4),
        needs(/Wing/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 5),
        needs(/Drum mic kit/, 1),
        needs(/^Shure SM58$/, 6),
        needs(/SM57/, 4),
        needs('di_box', 6),
        needs('mic_stand', 14),
        needs('stage_wash', 12),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('crew_sound', [1, 14]),
        needs('crew_stagehand', [2, 16]),
        needs('table_trestle', 2),
      ],
      should: [needs(/legs 600mm/, 12), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: ['backline', 'crew_lighting', /ULXD2/, 'mic_wireless_lapel', 'mic_headset', 'crowd_barrier'],
      silly: ['projector', 'toilet', 'marquee', 'lectern', 'dance_floor', 'chair', 'disco_light', 'generator'],
      title: [/nelson|long span|wool store/i, /350/],
    },
  },
  {
    id: 'ho-v-parish-pageant',
    language: 'en',
    catalogue: 'rimu',
    description: `From the St Barnabas, Karori parish noticeboard (sent on to you by the vestry secretary)

CHRISTMAS PAGEANT, Sunday 19 December at 5 pm, inside the church, with a sausage sizzle on the grass afterwards. 240 people last year and we are planning on the same.

Things we need to hire: three choir risers, six headset mics for the narrators and the innkeeper, twenty battery uplights to colour the walls, two spotlights (profiles) on the crib, 60 extra folding chairs, six gazebos for the lawn, two BBQs, two zip urns, four trestles.

Things we needn't hire: the church has a sound system, and Malcolm and his team run it. The church has a projector and screen as well. Cups are in the parish hall cupboard, 300 of them. No smoke effects, please, after 2019.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('choir_riser', 3),
        needs('mic_headset', 6),
        needs('uplight', 20),
        needs('profile_spot', 2),
        needs('chair', [60, 63]),
        needs('gazebo', 6),
        needs('cooking', 2),
        needs('hot_drinks', 2),
        needs('table_trestle', 4),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'audio_cable', 'lighting_console', 'dimmer', 'crew_lighting', 'crew_technician'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'tablecloth'],
      excluded: [...SPEAKERS, 'mixing_console', 'crew_sound', 'projector', 'projection_screen', 'crockery', 'hazer'],
      silly: ['dance_floor', 'disco_light', 'bar_unit', 'toilet_trailer', 'stage_monitor', 'table_round', 'camera'],
      title: [/karori|barnabas|pageant/i, /240/],
    },
  },
];
