import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Indoors over Kestrel: a members' meeting, a funeral tea, a band's rider, a gala, a school play, an all-hands, a fair. */
export const KESTREL_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-r-housing-agm',
    language: 'en',
    catalogue: 'kestrel',
    description: `Enquiry type: AV hire with technician
Your name: Denise Okafor
Organisation: Calderbank Homes (housing association)
Event: tenants' annual general meeting
Date: Thursday 17 September, doors 17.30, meeting 18.00 to 20.00
Venue: The Assembly Rooms, Halifax
Expected numbers: 180
Tell us what you need:
PA so everyone can hear, 1 lectern with a mic on it, 2 roving handheld mics for questions from the floor, 3 lapel mics for the panel. A portable hearing loop please, last year we had complaints. 2 flip charts. Someone to look after it all on the night.

The Assembly Rooms have a projector and drop down screen which we'll use, and our comms officer brings the laptop with the slides. Chairs are put out by the caretaker. We don't need a stage, the panel sit at floor level.
How did you hear about us: used you in 2023`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wireless_lapel', 3),
        needs('induction_loop', [1, 2]),
        needs('flip_chart', 2),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'presentation_clicker', 'video_cable'],
      offers: [...MEETING_OFFERS, 'presentation_clicker'],
      excluded: ['projector', 'projection_screen', 'playback_laptop', 'chair', 'stage_deck'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'line_array', 'hazer'],
      title: [/calderbank|halifax|meeting|tenants/i, /180/],
    },
  },
  {
    id: 'ho-r-memorial',
    language: 'en',
    catalogue: 'kestrel',
    description: `Dear Sir or Madam

We are holding a service of thanksgiving for our late headmaster, Mr Pargeter, at St Oswald's, Guiseley on Saturday 8 November at 2pm. We think around 350 will come and the church only seats 200.

The church has a sound system which works well in the nave, and the verger will run it. What we would like is to show the service to the people in the church hall next door: one camera in the church with somebody to work it, two 86 inch screens in the hall, a pair of loudspeakers on stands there so they can hear, and a technician for the hall. Your people can take the sound from the verger's desk.

We also need 150 black conference chairs for the hall, and 10 trestle tables with white cloths for the tea afterwards, together with 2 tea urns. The Mothers' Union are lending us their cups and saucers and plates and doing all the food.

No lighting please, and no filming lights either. It won't be recorded or put on the internet, the family don't wish it.

With kind regards
Hilary Stannard (school secretary)`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('camera', 1),
        needs('crew_camera', [1, 12]),
        needs(/86in/, 2),
        needs(['speaker_top', 'speaker_column'], 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
        needs('chair', [150, 160]),
        needs('table_trestle', 10),
        needs(/tablecloth, trestle/, [10, 10]),
        needs('hot_drinks', 2),
      ],
      should: [needs('speaker_stand', 2), needs('video_cable'), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'video_switcher', 'crew_video', 'display_stand'],
      offers: ['induction_loop', 'two_way_radio', 'napkin', 'video_converter', 'video_processor', 'crew_steward'],
      excluded: [
        'crockery',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'uplight',
        'crew_lighting',
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_deck', 'line_array'],
      title: [/guiseley|thanksgiving|service|oswald/i],
    },
  },
  {
    id: 'ho-r-soul-rider',
    language: 'en',
    catalogue: 'kestrel',
    description: `Forwarding the band's tech spec, can you quote for Sat 28 Feb at the Corn Exchange, Hexham? 400 standing, get-in from 2. M.

THE BRASSNECKS - TECHNICAL REQUIREMENTS (9-piece soul)
Line-up: drums, bass, guitar, keys, 3 horns, 2 lead vocals

PA: full range system with subs suitable for room and capacity. Digital desk, min 32 channels, with stagebox
Monitors: 6 wedges
Mics: drum mic kit, 3 x SM58 for horns, 2 x radio handhelds for the singers, 4 DIs, boom stands for all
Engineer: promoter to supply FOH engineer. We tour our own monitor mix off the keys player's iPad, nobody needed for that
Backline: we bring our own guitar and bass amps, keyboard and breakables. Promoter to supply 5-piece drum kit (no cymbals needed)
Staging: 8m x 5m or thereabouts. Corn Exchange stage is fine
Lights: whatever the house has, house LD
No haze or smoke please, two of the horns have asthma.
Merch: 1 x 6ft table`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 3])),
        needs('subwoofer', [2, 10]),
        needs(/SQ-6/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [6, 6]),
        needs('mic_instrument', [1, 2]),
        needs('mic_wired', [3, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('di_box', [4, 5]),
        needs('crew_sound', [1, 2]),
        needs('drum_kit', 1),
        needs('table_trestle', [1, 1]),
      ],
      should: [needs('mic_stand', [5, 20]), needs('transport')],
      allowed: [...BAND, ...ANY_JOB],
      offers: ['audio_player', 'crew_photographer', 'two_way_radio', 'crowd_barrier', 'crew_steward', 'in_ear_monitor'],
      excluded: [
        'guitar_amp',
        'keyboard',
        'stage_deck',
        'hazer',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['projector', 'generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'chair_banquet', 'tablecloth'],
      title: [/hexham|brassnecks|corn exchange/i, /400/],
    },
  },
  {
    id: 'ho-r-hospice-gala',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hello Kestrel team,

Our hospice's winter ball is on Friday 4 December at the Spa Pavilion in Saltburn, 240 guests, three course dinner, charity auction, then dancing till 1. Budget for equipment and crew is about £6,500 and honestly there is not a penny more, so please keep it sensible.

Definitely:
- 24 round tables for 10
- 240 limewash chiavari chairs
- stage, 16ft x 8ft, 1ft high, for the auctioneer and then the function band, with steps and a black skirt
- 2 handheld radio mics, lectern
- sound for the speeches and for background music in dinner
- 24 uplights in our colour (teal)
- dance floor, about 36 square metres
- big screen for the auction lots, with a projector and a laptop

Please price separately as optional extras: photo booth; red carpet for the arrivals.

The band have their own PA and lights for their set. The Pavilion provides linen, crockery, glasses and all the waiting and bar staff. Photographs are being done by one of our trustees, so no photographer needed. Nothing that goes bang or sparks - there are people coming with oxygen.

Best wishes,
Marie-Claire`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Round table 6ft/, [24, 24]),
        needs(/Chiavari/, [240, 250]),
        needs('stage_deck', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 3])),
        needs('uplight', [24, 24]),
        needs('dance_floor', [36, 38]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        offers('photo_booth', 1),
        offers('carpet', [1, 2]),
      ],
      should: [
        needs(/legs 1ft/, [4, 4]),
        needs(/treads for 1ft/, [1, 2]),
        needs('stage_skirt', [7, 16]),
        needs(['crew_sound', 'crew_technician'], [1, 20]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'crew_sound', 'crew_technician'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [...TABLEWARE, 'tablecloth', 'napkin', 'crew_bar', 'crew_photographer', 'spark_machine', 'disco_light'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'stage_monitor', 'exhibition_stand'],
      title: [/saltburn|hospice|ball/i, /240/],
    },
  },
  {
    id: 'ho-r-school-musical',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hi there, Tamsin from Wattle Flat Secondary College (drama). Our musical is on in the college hall, three nights, Thu 20 to Sat 22 August, audience of 260 a night. I've been told by the business manager to get a quote from you lot.

We need 10 headset mics for the leads, 2 hanging/condenser pairs to pick up the chorus, a digital desk big enough for all that and a sound engineer for the three nights. 4 monitors so the kids can hear the band. Also 12 music stands, a hazer for the graveyard scene, one followspot and 3 walkie-talkies for backstage.

The hall's got its own speakers and amps, we just plug into them. Lights likewise, the hall rig was done up last year and our Year 11s run the lighting desk. Students are doing the filming. The orchestra bring their own instruments but if you've got a stage piano on a stand we'd love that, ours died.

Seating's sorted, it's the bleachers.

Cheers! T.`,
    good: {
      attendees: 260,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs('mic_instrument', [2, 4]),
        needs(/SQ-6/, 1),
        needs('crew_sound', [1, 6]),
        needs('stage_monitor', [4, 4]),
        needs('music_stand', 12),
        needs('hazer', 1),
        needs('followspot', 1),
        needs('two_way_radio', [3, 4]),
        needs('keyboard', 1),
      ],
      should: [needs('stagebox', [1, 2]), needs('transport')],
      allowed: [...ANY_JOB, 'stagebox', 'mic_stand', 'audio_cable', 'di_box', 'effect_fluid', 'crew_technician'],
      offers: ['in_ear_monitor', 'mic_wired', 'audio_recorder', 'intercom', 'mic_wireless_handheld', 'stage_floor'],
      excluded: [
        'speaker_top',
        'subwoofer',
        'line_array',
        'speaker_column',
        'pa_package',
        'amplifier',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'camera',
        'crew_camera',
        'chair',
        'drum_kit',
        'guitar_amp',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'dance_floor', 'disco_light'],
      title: [/wattle flat|musical/i, /260/],
    },
  },
  {
    id: 'ho-r-all-hands',
    language: 'en',
    catalogue: 'kestrel',
    description: `Subject: quote for Q3 all-hands

Hi,

We're a software company with an office in Leeds and I'm organizing our Q3 all-hands from here in Denver, so bear with me on terminology. September 30, 9am-12pm local, in our own atrium. 150 in the room and maybe 400 remote on Zoom.

- small stage, 16' x 8', 1' high, with a step
- confidence monitor for presenters
- 5,000 lumen projector and 16x9 screen? or an LED wall, whatever you think - let's say LED wall, 4m x 2.25m, indoor, with the processor
- 2 cameras with operators, switcher, encoder to feed Zoom and record
- 4 lapel mics, 2 handhelds for Q&A
- sound system for 150
- 2 laptops with clickers
- 150 chairs, the linking black ones
- basic front light so people don't look like ghosts on camera
- crew: audio, video, lighting

Setup the evening before is OK (after 6pm). We'd want everything gone by 3pm.

Thanks,
Brett`,
    good: {
      attendees: [150, 550],
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('confidence_monitor', [1, 2]),
        needs('led_wall', [9, 10]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('playback_laptop', [2, 3]),
        needs('presentation_clicker', [2, 2]),
        needs(/Black conference/, [150, 160]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs('crew_sound', [1, 20]),
        needs('crew_video', [1, 20]),
        needs('crew_lighting', [1, 20]),
      ],
      should: [
        needs('video_processor', 1),
        needs('stage_steps', [1, 2]),
        needs(/legs 1ft/, [4, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST, 'video_processor', 'crew_video'],
      offers: [...MEETING_OFFERS, 'projector', 'projection_screen'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'line_array', 'hazer'],
      title: [/leeds|all.hands/i, /150/],
    },
  },
  {
    id: 'ho-r-careers-fair',
    language: 'en',
    catalogue: 'kestrel',
    description: `CAREERS EXPO - what we still have to order (Jan's list, v3)

Event: Riverina Careers Expo, Wagga Wagga, Wed 13 May, 9 - 3. About 1,500 students through the day by bus, 28 exhibitors. In the showground pavilion.

- 28 shell scheme stands 3 x 2
- a trestle and 2 chairs (white folding ok) for each stand
- one 13A lead per stand. Pavilion has the power points
- rego desk x 2 at the door
- careers talks corner: small PA with 1 handheld and 1 headset, 55" screen x 2, laptop, clicker, 80 of the black chairs, 12 poster boards round it for a bit of separation
- AV tech for the day
- bins x 12
- 6 radios for the teachers
- crowd barriers x 20 for the bus line

Delivery Tuesday arvo from 1pm, pick up Wednesday after 4.`,
    good: {
      attendees: [1500, 1530],
      days: 1,
      must: [
        needs('exhibition_stand', 28),
        needs('table_trestle', [28, 30]),
        needs(/White folding/, [56, 60]),
        needs(/13A extension/, [28, 40]),
        needs('registration_desk', 2),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_headset', 1),
        needs(/55in/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/Black conference/, [80, 85]),
        needs('pinboard', 12),
        needs('crew_technician', [1, 10]),
        needs('waste_bin', 12),
        needs('two_way_radio', [6, 6]),
        needs('crowd_barrier', 20),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...SLIDES, ...ANY_JOB, 'crew_technician'],
      offers: [...MEETING_OFFERS, 'fire_extinguisher', 'crew_steward', 'stanchion', 'hand_wash', 'carpet'],
      silly: [
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'line_array',
        'stage_monitor',
        'tablecloth',
        'hazer',
      ],
      title: [/wagga|riverina|careers/i, /1[.,]?500/],
    },
  },
];
