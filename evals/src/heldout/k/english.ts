import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In English over shelves of several countries. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-k-summer-fair',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear all,

St Botolph's summer fair is on Saturday 26 June, 12 till 4, on the glebe field; we usually see about 700 people. I have been asked to get a price for the following.

Three 6 m pop-up gazebos (the 3 x 6 ones) and eight 3 x 3. Two dozen 6ft trestles, five dozen white wooden folding chairs and 10 picnic sets. The coconut shy, the splat the rat and the hook-a-duck. A popcorn machine and a candyfloss machine. The bouncy castle. A gas barbecue. One battery PA with its radio mic. Ten lengths of bunting. Four toilets plus 2 accessible.

Water boilers, cups and saucers live in the church hall, so not those. The Scouts lend us their generator. Crowd barriers come free from the council. We shan't have the assault course again after what happened to the curate. Straw bales: Mr Giles has promised forty. The Red Lion does the bar, with its own people. The vergers look after the rubbish and bins.

With kind regards,
Marjorie Fenn`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/Gazebo 3m x 6m/, 3),
        needs(/Gazebo 3m x 3m/, 8),
        needs(/Trestle 6ft x 2ft6in/, 24),
        needs(/Folding, White Wood/, [60, 60]),
        needs('beer_table_set', 10),
        needs(/Coconut Shy/, 1),
        needs(/Splat/, 1),
        needs(/Hook-a-Duck/, 1),
        needs(/Popcorn/, 1),
        needs(/Candyfloss/, 1),
        needs(/Bouncy Castle/, 1),
        needs(/Barbecue/, 1),
        needs(/PA, Battery/, 1),
        needs(/Bunting/, 10),
        needs(/Toilet, Portable, Single/, 4),
        needs('toilet_accessible', 2),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'waste_bin'),
      offers: without(
        [...OUTDOORS_OFFERS, 'pa_package', 'mic_wireless_handheld', 'loudhailer', 'crew_sound'],
        'crowd_barrier',
      ),
      excluded: [
        'hot_drinks',
        /Cup and Saucer/,
        'generator',
        'crowd_barrier',
        /Assault/,
        /Straw Bale/,
        'bar_unit',
        'crew_bar',
        'waste_bin',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'marquee_lining'],
      title: [/botolph|fair/i, /700/],
    },
  },
  {
    id: 'ho-k-halloween-club',
    language: 'en',
    catalogue: 'corrib',
    description: `Lads,

Students' Union Halloween club night, Thursday 28 October, sports hall in Galway, 400 heads.

What we're after: 8 boxes of L208 and four S118R, two wedges for the DJ position, 8 R2 Wash, two party bars, the hazer with juice, a mirror ball and an LED wall behind the decks, 4 m x 2.5 m, with processor. Sound eng and a lampie for the night. 20 CCBs for the queue. Oh and distro, 63 three-phase is in the hall so no genny.

The DJs carry their own players and mixer. We've the gym's stage blocks to put them on. Stewards are the usual crowd from Westside Security. The bar is the Union's own and there are toilets in the building. The floor's sprung maple, no dance floor over it please or the PE department will have my head.

Could you throw in a selfie pod as an option? Depends what the ents committee says.

Sinéad`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/L208/, 8),
        needs(/S118R/, 4),
        needs('stage_monitor', 2),
        needs(/R2 Wash/, 8),
        needs(/Party bar/, 2),
        needs('hazer', 1),
        needs('mirror_ball', 1),
        needs(/LED wall/, [10, 10]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crowd_barrier', [20, 20]),
        needs('power_distro', [1, 4]),
      ],
      should: [offers('photo_booth', 1), needs('effect_fluid'), needs('video_processor', 1), needs('transport')],
      allowed: [...without(SHOW, ...STAGES), 'video_switcher', 'playback_laptop', 'video_cable', 'crew_video'],
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], 'bar_unit', 'dance_floor', 'crew_dj'),
      excluded: [...STAGES, ...LOOS, 'dance_floor', 'crew_steward', 'bar_unit', 'generator', 'fuel', 'crew_dj'],
      silly: ['projector', 'lectern', 'marquee', 'table_round', 'drum_kit', 'chair', 'exhibition_stand'],
      title: [/galway|halloween|club/i, /400/],
    },
  },
  {
    id: 'ho-k-keynote-rider',
    language: 'en',
    catalogue: 'demo',
    description: `KEYNOTE REQUIREMENTS - DR AMARA OSEI-LINDQVIST
For the organiser to pass to its AV supplier. Leadership Forum, Harrogate, Thursday 11 November, audience 450. Talk 45 minutes, 09:15.

Stage: 6 x 4 m, 0.6 m high, steps at both ends. Dr Osei-Lindqvist walks; no lectern may be on stage.
Microphone: one headset. She does not wear a lapel mic.
Q&A: 2 handheld radio mics in the audience.
Slides: 16:9, from her own MacBook, so no laptop is needed. One PerfectCue.
Screen: 16 ft x 9 ft with a 12,000 lumen projector.
Stage front: 2 confidence monitors, 1 speaker timer.
Prompting: one presidential teleprompter pair.
Light: warm and even, six profile spots and a lighting desk, with operator. No moving heads. No haze.
Sound: PA for 450 and a sound engineer.
Afterwards: book signing in the foyer, 2 trestle tables with white cloths. Books come from the publisher.
Not permitted: filming, photography, streaming.
The hotel sees to chairs, water and coffee.
Green room: room-temperature water, almonds. Fee as per agreement 20,000; flights for 2.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('stage_deck', [12, 24]),
        needs('stage_steps', 2),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 2),
        needs(/PerfectCue/, 1),
        needs(/16ft x 9ft/, 1),
        needs(/12,000 lm/, 1),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs('teleprompter', 1),
        needs('profile_spot', 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 14]),
        needs(SPEAKERS, [2, 20]),
        needs('crew_sound', [1, 14]),
        needs('table_trestle', 2),
      ],
      should: [needs('tablecloth', 2), needs('crew_video', [1, 14]), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern', 'playback_laptop'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        'line_array',
        'subwoofer',
        'crew_stage_manager',
      ],
      offers: without(
        MEETING_OFFERS,
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'mic_wireless_lapel',
        'crew_photographer',
      ),
      excluded: [
        ...SEATS,
        ...FOG,
        'lectern',
        'mic_lectern',
        'mic_wireless_lapel',
        'playback_laptop',
        'moving_head',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'crew_photographer',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/harrogate|forum|keynote/i, /450/],
    },
  },
  {
    id: 'ho-k-track-meet',
    language: 'en',
    catalogue: 'kawartha',
    description: `QUOTE REQUEST (web)
Organization: Trillium Lakes school board, athletics
Event: Track and field day
Date: Friday, June 11
Attendance: 900
Tents: 6 pop-ups 10x10 and one frame tent 20x40
Tables: 24 x 6 ft
Chairs: 200, black folding
Bleachers: we have our own
Sound: 2 Yorkville battery speakers with wireless handheld
Washrooms: 6, plus 2 accessible, and 2 handwash stations
Barricades: 40
Two-way radios: 12
Power: not required, the school has outlets by the track
Stage: no
Heaters: no
BBQ: one Crown Verity, the Lions Club does the cooking and brings coolers
Garbage/recycling bins: school's own
Delivery: yes, Thursday afternoon
Alternate: please price a luxury washroom trailer as an option
Comments: Timing is by TrackPro, who carry two QSC K12.2 and a light tower of their own. Bus count 14. Lane width 1.22 m.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('gazebo', 6),
        needs(/Frame Tent 20x40/, 1),
        needs(/Banquet Table 6ft/, 24),
        needs(/Samsonite/, [200, 200]),
        needs(/Yorkville/, 2),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('crowd_barrier', [40, 40]),
        needs('two_way_radio', 12),
        needs(/Crown Verity/, 1),
      ],
      should: [offers('toilet_trailer', 1), needs('transport')],
      allowed: OUTDOORS,
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor'], 'patio_heater'),
      excluded: [
        ...STAGES,
        /Bleacher/,
        'generator',
        'fuel',
        'refrigeration',
        'space_heater',
        'patio_heater',
        'waste_bin',
        /QSC K12\.2/,
        /Light Tower/,
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'chair_banquet', 'line_array'],
      title: [/trillium|track/i, /900/],
    },
  },
  {
    id: 'ho-k-growers-agm',
    language: 'en',
    catalogue: 'ruahine',
    description: `REQUEST FOR QUOTATION
Manawatū Growers' Co-operative, annual general meeting and awards dinner, Palmerston North, Tuesday 24 August. Meeting 2 pm, 260 shareholders; dinner 7 pm, 200 guests, same hall.

Part A, meeting
- stage 6 x 3 m, 400 mm high, with ramp, steps and skirt
- rimu lectern with gooseneck
- four handheld radio mics, one lapel
- two fastfold screens 4.1 m, each with a 7000 lm projector
- show laptop and comfort monitor
- hearing loop
- sound operator and vision operator, PA for 260
Part B, dinner
- 20 round tables, 1.8 m, with cloths to the floor
- 16 battery uplights
- one disco pack
- parquet dance floor, 25 panels
Part C, price as an option
- webcast: one camera with operator and the Pearl Nano

Not part of this request
Chairs, mains power and house lights are in the hire of the hall. The covers band is self-contained. Voting is by show of hands. The Centre's caterer provides coffee and tableware. Flowers are donated. Haze is prohibited. Tenderers are asked not to offer drape.`,
    good: {
      attendees: [200, 260],
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs(/rimu/, 1),
        needs('mic_wireless_handheld', 4),
        needs('mic_wireless_lapel', 1),
        needs(/4\.1 x 2\.3/, 2),
        needs(/PU1007/, 2),
        needs('playback_laptop', [1, 2]),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
        needs(/Round table 1\.8m/, 20),
        needs(/Round cloth/, [20, 22]),
        needs(/Battery uplight/, 16),
        needs(/Disco Pack/, 1),
        needs('dance_floor', [25, 25]),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('mic_lectern', 1),
        offers('camera', 1),
        offers('streaming_encoder', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...LOUD, ...PARTY_LIGHT],
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], 'drape', 'hazer'),
      excluded: [...SEATS, 'generator', 'hot_drinks', 'hazer', 'drape'],
      silly: ['marquee', 'crowd_barrier', 'mobile_stage', 'in_ear_monitor', 'exhibition_stand', 'gazebo'],
      title: [/palmerston|growers|general meeting/i, /260|200/],
    },
  },
];
