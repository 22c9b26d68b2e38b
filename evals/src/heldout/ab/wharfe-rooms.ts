import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Under a roof in the Dales: a conference, a band's rider, a prize giving, a memorial, a gala. */
export const WHARFE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ab-hotel-conference',
    language: 'en',
    catalogue: 'wharfe',
    description: `EVENT TECHNOLOGY REQUEST FORM

Organisation: Northern Housing Practitioners' Network
Event: Annual conference
Date(s): Wednesday 14 and Thursday 15 April
Venue: hotel near Skipton, Craven Suite
Delegates: 180
Room layout: theatre

Stage: low platform, 16ft x 8ft, 1ft high, black skirt, one set of treads
Speakers / panels: panel of four plus a chair at the acrylic lectern
Microphones: 4 lapel, 2 roving handheld, 1 on the lectern
Sound: PA to suit the room, engineer for both days
Recording / streaming: yes please - 2 cameras with operators, live stream to members, vision mixer
Other: presenter's screen on the floor so that speakers can see their slides; clicker; show laptop; 2 welcome desks in the foyer; 12 display boards for posters; hearing loop

What the venue provides: the suite has a ceiling projector and a drop-down screen which we are told are perfectly good. Seating and tables are included in the day delegate rate, as is lunch. The hotel's wi-fi will carry the stream.
Accommodation: own arrangements
Access: from 4pm on the Tuesday`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [4, 8]),
        needs(/Lectern, acrylic/, 1),
        needs('mic_wireless_lapel', [4, 5]),
        needs('mic_wireless_handheld', [2, 4]),
        needs('mic_lectern', 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', [1, 2]),
        needs('video_switcher', 1),
        needs('confidence_monitor', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('registration_desk', 2),
        needs('pinboard', 12),
        needs('induction_loop', [1, 2]),
      ],
      should: [
        needs('stage_steps', 1),
        needs('stage_skirt', [5, 16]),
        needs('stage_leg', [4, 8]),
        needs('presentation_clicker', [1, 2]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'projector', 'projection_screen'), ...PLATFORM, ...BROADCAST],
      offers: [...without(MEETING_OFFERS, 'led_wall', 'display', 'network'), 'coat_rail'],
      excluded: [
        'projector',
        'projection_screen',
        'led_wall',
        ...SEATS,
        'table_round',
        'table_trestle',
        'network',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/conference|skipton|housing/i, /180/],
    },
  },
  {
    id: 'ho-ab-folk-rider',
    language: 'en',
    catalogue: 'wharfe',
    description: `Hello, I look after bookings at the village institute in Grassington. We have a six-piece folk-rock band coming on Saturday 20 November, 250 tickets sold, and they've sent the rider below. Could you price for whatever is on it that we haven't got? We have the stage (fixed, with steps) and a lighting rig that our own volunteer works, so leave both of those. Thanks, Meg

THE HOLLOW KETTLE - TECHNICAL RIDER (v6)
1. FRONT OF HOUSE. A full range system able to deliver 102 dB(A) at the mix position, with subs. We travel with our own front of house engineer, who will need a 32-channel digital console with stage box.
2. MONITORS. Five wedges on five mixes.
3. MICROPHONES. 4 vocal mics on boom stands (wired, Beta 58 or equal). One case of drum mics. 3 instrument mics. 6 DI boxes.
4. BACKLINE. Drums and guitar amplifiers come in our van. PROMOTER to supply: one bass amp; one stage piano with weighted keys.
5. LIGHTING. A warm state and a cool state. Absolutely no haze or smoke: our singer is asthmatic.
6. HOSPITALITY. Hot meal for eight or a buy-out of £15 a head. Still water, fruit, one bottle of decent red.
7. LODGING. Four twin rooms within ten miles.
8. PARKING for a long wheelbase van.
9. SETTLEMENT on the night, in cash or by transfer.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('subwoofer', [2, 6]),
        needs(/Digital mixer/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [5, 6]),
        needs(/Beta 58/, [4, 6]),
        needs(/Drum mics/, 1),
        needs(/SM57/, [3, 5]),
        needs('di_box', [6, 8]),
        needs('bass_amp', 1),
        needs('keyboard', 1),
      ],
      should: [needs('mic_stand', [4, 16]), needs('transport')],
      allowed: without([...LOUD, ...SHOW], ...PLATFORM, ...STAGE_LIGHT, ...FOG, 'crew_lighting'),
      offers: ['audio_recorder', 'crew_photographer', 'in_ear_monitor', 'music_stand', 'crew_sound', 'camera'],
      excluded: [
        ...STAGES,
        'stage_steps',
        ...FOG,
        'drum_kit',
        'guitar_amp',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'projector', 'lectern', 'marquee', 'crowd_barrier', 'dance_floor', 'table_round'],
      title: [/grassington|kettle|folk|concert|band/i, /250/],
    },
  },
  {
    id: 'ho-ab-prize-giving',
    language: 'en',
    catalogue: 'wharfe',
    description: `CALL NOTE  10.20  taken by Jan
Mrs Ackroyd, bursar, academy at Keighley. Prize giving, sports hall, Fri 2 July, 1.30 pm start, 600 people incl. parents.
- stage 24 x 12 ft, 2 ft high, two treads, skirt across the front
- oak lectern + gooseneck
- two radio handhelds, one for head, one spare
- decent speech PA, sports hall is boomy
- some light on the stage, "nothing fancy"
- 4 choir risers for the junior choir, 48 of them, they sing twice. choir mics, 2
- chairs: needs 600, school's got 250 that are fine, so 350 from us, black
- their piano's in there already and has been tuned
- said no to a screen, head doesn't want slides this year
- flowers: PTA
- wants someone here for the afternoon to look after sound
Deliver Thursday after 4, out by 6 Fri. Send to bursar's office by end of week.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('stage_deck', [9, 10]),
        needs(/Lectern, oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 4])),
        needs('choir_riser', 4),
        needs(/Choir mic/, 2),
        needs(/folding, black/, 350),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 16]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs('stage_steps', 2), needs(/legs 2ft/, [9, 10]), needs('stage_skirt', [7, 22]), needs('transport')],
      allowed: [
        ...without(MEETING, ...SCREENS),
        ...PLATFORM,
        ...STAGE_LIGHT,
        'mic_instrument',
        'subwoofer',
        'line_array',
      ],
      offers: without([...MEETING_OFFERS, 'stage_monitor'], ...SCREENS, 'plants'),
      excluded: [...SCREENS, 'keyboard', 'piano'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'hazer'],
      title: [/prize|keighley|academy/i, /600/],
    },
  },
  {
    id: 'ho-ab-memorial',
    language: 'en',
    catalogue: 'wharfe',
    description: `Good afternoon,

My father was the vet in our dale for forty years and we are holding a memorial for him at the chapel in Buckden on Saturday 8 May at noon. The chapel holds 150. We think as many as 90 more will come, and they would have to be outside on the green.

I am told you could put something up for them. What I have in mind is eight gazebos, 90 white chairs, two big televisions showing what is going on inside, with loudspeakers so they can hear, and one camera in the chapel to feed them. It would all need to be worked by somebody competent, for none of us is.

In the chapel: a radio microphone for those who get up to speak and a gooseneck for the reading desk, which is itself a lovely carved thing and stays. A hearing loop would be a kindness.

The organ is the chapel's own and needs nothing. My nephew is putting it out on the internet with his own equipment, so you needn't. Teas afterwards are with the Institute ladies, who have their own boiler and cups. And we would rather it wasn't lit up like a theatre, thank you.

Yours sincerely,
Frances Thwaite`,
    good: {
      attendees: [150, 240],
      days: 1,
      must: [
        needs('gazebo', 8),
        needs(/resin folding, white/, [90, 95]),
        needs(/TV/, 2),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('camera', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_lectern', 1),
        needs('induction_loop', 1),
      ],
      should: [needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 16]), needs('transport')],
      allowed: [
        ...without(MEETING, 'lectern', 'projector', 'projection_screen'),
        'camera',
        'crew_camera',
        'generator',
        'fuel',
        'display_stand',
      ],
      offers: [
        'toilet',
        'toilet_accessible',
        'patio_heater',
        'signage',
        'two_way_radio',
        'audio_recorder',
        'crew_steward',
      ],
      excluded: [
        'lectern',
        'streaming_encoder',
        'keyboard',
        'hot_drinks',
        'crockery',
        'stage_wash',
        'lighting_package',
        'uplight',
        'profile_spot',
        'moving_head',
      ],
      silly: [
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'photo_booth',
        'bar_unit',
        'stage_monitor',
        'subwoofer',
        'led_wall',
      ],
      title: [/buckden|memorial/i],
    },
  },
  {
    id: 'ho-ab-hospice-gala',
    language: 'en',
    catalogue: 'wharfe',
    description: `Hi team,

Our hospice winter gala is on Friday 3 December, 240 guests, in the big shed at the auction mart in Otley, which is a bare box, so we need the lot:

Furniture: 24 x 6ft rounds, 240 limewash Chiavaris, white cloths & napkins, 10 poseurs, 2 bars
Tableware for 240: dinner plate, three-piece cutlery, wine glass, flute, tumbler
Stage: 16ft x 8ft at 2ft, treads, skirt, black drape behind (8 m)
AV: LED wall 3m x 2m (6 sq m) behind the presenter, laptop, lectern with mic, 2 radio handhelds for the auctioneer, PA for speeches and a disco
Lighting: 30 wireless uplighters in our purple, mirror ball, stage light set
Dancing: 18ft x 18ft floor, DJ for five hours + decks (2 players and a mixer)
Entrance: red carpet, rope and post (8), photo booth, 3 coat rails
Heating: 2 marquee heaters, it is perishing in there
Crew: sound engineer, lighting engineer, vision engineer on the night

Set up Thursday, away Saturday morning. Budget's about 15k all in, tell us if we're dreaming.

Best, Priya (events & fundraising)`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Round table 6ft/, [24, 25]),
        needs(/Chiavari/, [240, 252]),
        needs(/Cloth, round/, [24, 26]),
        needs('napkin', [240, 264]),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
        needs('crockery', [240, 270]),
        needs('cutlery', [240, 270]),
        needs(/Wine glass/, [240, 300]),
        needs(/Flute/, [240, 300]),
        needs(/Tumbler/, [240, 300]),
        needs('stage_deck', [4, 8]),
        needs('led_wall', [6, 6]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('uplight', [30, 36]),
        needs('mirror_ball', 1),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('photo_booth', 1),
        needs('coat_rail', 3),
        needs('space_heater', 2),
      ],
      should: [
        needs('lighting_package', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs('drape', [8, 8]),
        needs('stanchion', 8),
        needs('carpet', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, 'fuel', 'video_processor'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...ANY_JOB, 'crew_waiter', 'generator', 'toilet', 'toilet_trailer'],
      silly: ['crowd_barrier', 'flip_chart', 'marquee', 'exhibition_stand', 'drum_kit', 'stage_monitor', 'inflatable'],
      title: [/gala|hospice|otley/i, /240/],
    },
  },
];
