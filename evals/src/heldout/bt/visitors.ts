import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, PARTY_LIGHT, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const RANCH_OFF: readonly Selector[] = ['generator', 'bar_unit', 'crew_bar', 'tablecloth', ...FOG, 'spark_machine'];
const FORUM_OFF: readonly Selector[] = [
  ...STAGES,
  'stage_wash',
  'profile_spot',
  'lighting_package',
  'moving_head',
  'lighting_console',
  'crew_lighting',
  ...SEATS,
  'projector',
  'projection_screen',
];
const DANCE_OFF: readonly Selector[] = [
  ...FOG,
  'lighting_console',
  /^LD$/,
  'drape',
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mic_lectern',
];

/** Out of the desert, for people from elsewhere and from there. */
export const VISITORS: readonly EvalBrief[] = [
  {
    id: 'ho-bt-dealer-dinner',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hi there,

I produce incentive trips out of Toronto and I'm bringing 140 snowmobile dealers (I know) to a ranch outside Santa Fe. The farewell dinner is Thursday, October 8, outdoors in the courtyard, 6 to 11.

Could you quote me the following, please?

• 14 x 72in rounds, 140 gold chiavaris
• stage for the mariachi, 16' x 12', 16-24" high, one step unit
• PA suited to an eight-piece mariachi, six SM58s on tall booms, 2 DIs, one wireless handheld for our CEO's toast, and an A1
• 20 battery uplites, 12 strands of bistro lights
• 8 propane mushroom heaters. I'm told it gets cold after dark.

The caterer handles the bar from A to Z and is supplying all of the linen. There's 200 amps at the courtyard wall, the ranch manager sent me photos, so we can do without a generator. Also their insurer has vetoed anything that makes fog, haze or sparks, which is a shame, but there you are.

Cheers,
Devon Achterberg`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/72in round/, 14),
        needs('chair_banquet', 140),
        needs(/4x8/, 6),
        needs('stage_steps', 1),
        needs(SPEAKERS, [2, 14]),
        needs(/^SM58$/, 6),
        needs(/Tall boom/, [6, 10]),
        needs('di_box', 2),
        needs('mic_wireless_handheld', 1),
        needs(/^A1$/, 1),
        needs(/Freedom Par/, 20),
        needs('festoon', 12),
        needs('patio_heater', 8),
      ],
      should: [needs(/Leg set 16-24/, 6), needs('mixing_console', 1), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...BAND, ...STAGE_LIGHT, 'stage_skirt', 'stage_handrail', 'crew_sound'],
        ...RANCH_OFF,
        'fuel',
      ),
      offers: without([...PARTY_OFFERS, ...PARTY_LIGHT, ...TABLES, 'stage_skirt', 'gazebo', 'marquee'], ...RANCH_OFF),
      excluded: RANCH_OFF,
      silly: [
        'projector',
        'lectern',
        'crowd_barrier',
        'exhibition_stand',
        'confetti_machine',
        'drum_kit',
        'registration_desk',
      ],
      title: [/dinner|santa fe|ranch|dealer/i, /140/],
    },
  },
  {
    id: 'ho-bt-candidates-forum',
    language: 'en',
    catalogue: 'bluemesa',
    description: `First name: Ruthanne
Organization: Voters' League of Sandoval County (nonprofit)
Event: School board candidates forum
Date: Tuesday, October 13   Start: 6:30 PM   End: 8:30 PM
Attendance: 200
Venue: Middle school auditorium, Rio Rancho

Tell us about your event:
Five candidates and a moderator at one long table. We want a wireless conference mic (the MXCW ones) in front of each of the six. Two wireless handhelds in the aisles for the audience. The school's speakers have not worked since the flood, so yours please, with an A1. It should be streamed live to our Facebook page: two PXW-Z280 cameras with camera ops, a switcher with someone to direct, one encoder. Also a press mult box, one assistive listening kit and a Limitimer so they can see how long they have left.

What do you NOT need from us?
Stage, it's built in. Lighting, the drama teacher has it focused how she likes it and asked that nobody touch it. Seating. There won't be slides so no projector or screen.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/MXCW640/, 6),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 10]),
        needs(/^A1$/, 1),
        needs(/Z280/, 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('streaming_encoder', 1),
        needs('press_feed', 1),
        needs('induction_loop', 1),
        needs('speaker_timer', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...FORUM_OFF),
      offers: without([...MEETING_OFFERS, ...BROADCAST, 'press_feed', 'table_trestle'], ...FORUM_OFF),
      excluded: FORUM_OFF,
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/forum|candidate|school board|rio rancho/i, /200/],
    },
  },
  {
    id: 'ho-bt-water-summit',
    language: 'en',
    catalogue: 'bluemesa',
    description: `REQUEST FOR PROPOSALS (EXTRACT)
Acequia & Water Users' Summit, Albuquerque Convention Center
Tuesday, November 10 and Wednesday, November 11
Expected registration: 350

Section 4. Audiovisual services

4.1 Plenary hall, both days. Vendor shall provide: two (2) 9' x 16' Fast-Fold screens and two (2) RZ120 projectors; one (1) Lucite podium with gooseneck microphone; three (3) wireless lavalier and four (4) wireless handheld microphones; sound reinforcement for 350; two (2) confidence monitors; one (1) speaker timer; two (2) show laptops; one (1) switcher.

4.2 Concurrent sessions. Four (4) rooms seating 40 to 50 each, every one with a 6,000 lumen projector, a 7.5' x 13' screen, a show laptop and a slide clicker.

4.3 Exhibits. Twenty-four (24) 10x10 booths.

4.4 Staff. One audio engineer and one video engineer in the plenary; two general AV technicians for the concurrent rooms.

4.5 Simultaneous interpretation, English/Spanish, with receivers for sixty (60) persons.

4.6 Add alternate: live stream encoder for the plenary. Price separately; award of the alternate is at the sole discretion of the Association.`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs(/9' x 16'/, 2),
        needs(/RZ120/, 2),
        needs(/Lucite/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [2, 24]),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs('video_switcher', 1),
        needs('playback_laptop', 6),
        needs(/L1100U/, 4),
        needs(/7\.5' x 13'/, 4),
        needs('presentation_clicker', [4, 6]),
        needs('exhibition_stand', 24),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
        needs('crew_technician', [2, 64]),
        offers('streaming_encoder', 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...SEATS],
      offers: [...MEETING_OFFERS, ...SEATS, ...TABLES, 'stanchion', 'press_feed', 'teleprompter', 'network'],
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'crowd_barrier'],
      unmet: [/interpret/i],
      unmetToo: [/receiver|spanish/i],
      title: [/water|summit|acequia|albuquerque/i, /350/],
    },
  },
  {
    id: 'ho-bt-dance-rider',
    language: 'en',
    catalogue: 'bluemesa',
    description: `TECHNICAL RIDER - LUMEN STREET DANCE (Montréal) - "Salt Maps", full evening, six dancers
Presenter: Teatro Cordova, Las Cruces, Saturday February 20, 600 seats

A. FLOOR. Black marley, 40' x 30' (1,200 sq ft), laid and taped before 10 AM.
B. LIGHTING. Twelve (12) Source Four 750w, two (2) six-channel dimmer packs, eight (8) LED pars. The company tours its own console and its own lighting designer, who runs the show; do not book an LD or a board. The work is lit for clear air: haze and fog are not permitted in the theatre on the day.
C. SOUND. Stereo PA with subwoofers, two (2) wedges on stage as side fill, a 12 channel mixer and an A1. Playback is from our stage manager's computer through a laptop interface (1). There is no speech in the piece. Microphones, live or otherwise, must not be provided.
D. MASKING. House legs and black traveller are in good order per our site visit. No pipe and drape.
E. COMMS. One four-pack Clear-Com system.
F. LABOUR. Four (4) hands for load-in and load-out.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('stage_floor', [1200, 1300]),
        needs(/Source 4 750w/, 12),
        needs('dimmer', 2),
        needs(/COLORADO/, 8),
        needs(SPEAKERS, [3, 24]),
        needs('subwoofer', [1, 8]),
        needs('stage_monitor', 2),
        needs(/Mackie/, 1),
        needs(/^A1$/, 1),
        needs(/laptop interface/, 1),
        needs('intercom', 1),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs('transport'), needs('tape')],
      allowed: without(
        SHOW,
        ...DANCE_OFF,
        ...STAGES,
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'effect_fluid',
        'mic_stand',
      ),
      offers: without(SHOW_OFFERS, ...DANCE_OFF, 'backline', 'crowd_barrier'),
      excluded: DANCE_OFF,
      silly: ['generator', 'marquee', 'dance_floor', 'projector', 'lectern', 'table_round', 'chair', 'disco_light'],
      title: [/dance|lumen|cordova|cruces|salt maps/i, /600/],
    },
  },
];
