import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Under a roof in the north-east: a musical, a conference, a band on tour, a tender. */
export const WANSBECK_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ai-school-musical',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Good morning,

I write from the school office on behalf of our Head of Drama. The summer musical runs in our main hall from Wednesday 23 to Friday 25 June (three performances, 200 in the audience each night) and she would like a price for the following:

10 headset radio microphones
4 choir microphones for the chorus, with stands
a digital mixing desk of 32 channels
2 floor wedges
8 LED profiles
6 moving heads
a follow spot
a haze machine
12 music stands with lights for the pit
a stage piano

The hall has its own loudspeakers and amplifiers, which are quite new, and the stage is permanent. Our site team puts out the chairs. The desk will be operated by a sixth former so we do not need an engineer, and the same goes for the lights. A drum kit we can borrow from the music service.

Yours faithfully,
School Office`,
    good: {
      attendees: 200,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(/choir condenser/, 4),
        needs(/digital 32/, 1),
        needs('stage_monitor', 2),
        needs('profile_spot', 8),
        needs('moving_head', 6),
        needs('followspot', 1),
        needs('hazer', 1),
        needs('music_stand', 12),
        needs('keyboard', 1),
      ],
      should: [needs('mic_stand', [4, 8]), needs('transport')],
      allowed: [
        ...without(STAGE_LIGHT, 'crew_lighting'),
        ...ANY_JOB,
        'stagebox',
        'audio_cable',
        'mic_stand',
        'di_box',
        'effect_fluid',
      ],
      offers: without(
        [...SHOW, ...SHOW_OFFERS],
        ...SPEAKERS,
        ...STAGES,
        'amplifier',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
        'backline',
      ),
      excluded: [
        ...SPEAKERS,
        'amplifier',
        ...STAGES,
        'chair',
        'chair_banquet',
        'crew_sound',
        'crew_lighting',
        'drum_kit',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'dance_floor'],
      title: [/musical|school/i, /200/],
    },
  },
  {
    id: 'ho-ai-hotel-conference',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Hi, banqueting at the hotel here. A pharma client has just confirmed our ballroom for Tuesday 9 March, 150 theatre style, and they want rather more than our built-in kit can do. Could you quote me for:

10,000 lumen projector and the 14ft screen
comfort monitor at the front, laptop and clicker
a clear lectern with its microphone
4 lapel radio mics and 2 handhelds for questions
a camera, with operator, and a streaming encoder for the people at home
20 battery uplighters in their blue
video technician and a sound engineer for the day
a registration desk and 10 poster boards for the foyer

We have a good PA in the ceiling so please patch into that rather than bringing speakers, and we've our own stage blocks, tables, chairs, linen and coat rails naturally. Wi-fi is ours as well. The client considered an LED wall and has dropped it on cost.

Thanks, Gareth`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/10000 lumen/, 1),
        needs(/14ft/, 1),
        needs('confidence_monitor', 1),
        needs('playback_laptop', [1, 2]),
        needs(/clear acrylic/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs('camera', [1, 1]),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        needs('uplight', 20),
        needs('crew_video', 1),
        needs('crew_sound', 1),
        needs('registration_desk', 1),
      ],
      should: [needs('presentation_clicker', 1), needs('mic_lectern', 1), needs('pinboard', 10), needs('transport')],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'amplifier', 'speaker_stand'),
        'video_switcher',
        'video_recorder',
        'video_converter',
        'intercom',
      ],
      offers: without(MEETING_OFFERS, ...STAGES, 'led_wall', 'network', 'coat_rail', 'stage_deck'),
      excluded: [
        ...SPEAKERS,
        ...STAGES,
        'table_round',
        'table_trestle',
        'chair',
        'chair_banquet',
        'tablecloth',
        'coat_rail',
        'network',
        'led_wall',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/conference|hotel|ballroom|pharma/i, /150/],
    },
  },
  {
    id: 'ho-ai-tour-rider',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Hexham Corn Exchange, Fri 16 April, cap 400
TM here - we've been let down by the last lot so need local hire for this one date. Four piece: drums, bass, guitar/vox, keys/vox.

NEEDED
PA: tops and at least 4 subs for 400 standing
Desk: we travel with our own FOH desk and our own engineer. Stage box also ours, do not send.
Wedges: 4
In-ears: 2 wireless sets (singers)
Mics: drum case, 4 SM58, 3 SM57, boom stands for the lot
DIs: 5
Bass amp: yes. Guitar amp: yes. Keys: a weighted 88. Drum kit: ours, in the truck.
Lights: 6 moving heads and 8 LED pars plus desk with operator
Haze: yes, water based
Stage: 8 decks at 2ft with steps, plus 4 more of the same as a drum riser out of the way at the back
Barriers: the house has a pit barrier
Hands: 4 stage hands for in and out
Merch: 1 trestle

NOT NEEDED: smoke, strobes, any video`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [4, 8]),
        needs('stage_monitor', 4),
        needs('in_ear_monitor', 2),
        needs(/drum case/, 1),
        needs(/SM58/, 4),
        needs(/SM57/, 3),
        needs('di_box', 5),
        needs('bass_amp', 1),
        needs('guitar_amp', 1),
        needs('moving_head', 6),
        needs('stage_wash', 8),
        needs('stage_deck', 12),
        needs('crew_stagehand', 4),
      ],
      should: [
        needs('keyboard', 1),
        needs('hazer', 1),
        needs('crew_lighting', 1),
        needs('lighting_console', 1),
        needs('stage_steps', [1, 2]),
        needs('table_trestle', 1),
        needs('mic_stand', [7, 20]),
        needs('transport'),
      ],
      allowed: without(SHOW, 'mixing_console', 'stagebox', 'crew_sound'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'strobe', 'backline', 'video_switcher', 'camera', 'led_wall'),
      excluded: [
        'mixing_console',
        'stagebox',
        'crew_sound',
        'drum_kit',
        'pit_barrier',
        'smoke_machine',
        'strobe',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
        'camera',
        'crew_video',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'table_round', 'dance_floor'],
      title: [/hexham|band|concert|gig/i, /400/],
    },
  },
  {
    id: 'ho-ai-awards-tender',
    language: 'en',
    catalogue: 'wansbeck',
    description: `REQUEST FOR QUOTATION 0417 - Apprenticeship Awards
Date: Thursday 4 November. Venue: exhibition hall, Gateshead (empty hall). Guests: 240.
Issued by: Procurement

Lot 1, furniture: 24 round tables seating ten; 24 white round cloths; 240 Chiavari chairs; 12 poseur tables; 4 coat rails
Lot 2, tableware: 240 place settings, comprising dinner plate, three piece cutlery, wine glass and linen napkin
Lot 3, staging: a stage 24ft x 12ft at 2ft, skirted, with two sets of steps and a wheelchair ramp; an oak lectern; 20 m of black drape behind
Lot 4, audio visual: sound system suitable for 240 at dinner; 2 handheld radio microphones; projector of 10,000 lumens with 14ft screen; one laptop; stage lighting set; 30 battery uplighters
Lot 5, labour: one sound engineer, one lighting operator, one video technician, twelve waiting staff

Quotations to be valid for 90 days.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/round \/ 6ft/, 24),
        needs(/round 120in/, [24, 26]),
        needs('chair_banquet', [240, 240]),
        needs('table_cocktail', 12),
        needs('crockery', [240, 480]),
        needs('cutlery', [240, 250]),
        needs(/Glass \/ wine/, [240, 260]),
        needs('napkin', [240, 250]),
        needs('stage_deck', 9),
        needs(SPEAKERS, [1, 10]),
        needs(/10000 lumen/, 1),
        needs('uplight', 30),
        needs('drape', 20),
        needs('crew_waiter', 12),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', 2),
        needs(/2ft \/ four/, 9),
        needs(/Lectern \/ oak/, 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/14ft/, 1),
        needs('playback_laptop', 1),
        needs('lighting_package', 1),
        needs('coat_rail', 4),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
        needs('crew_video', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...STAGE_LIGHT, 'stage_skirt', 'stage_handrail', 'subwoofer', 'line_array'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'stage_monitor'],
      title: [/gateshead|award/i, /240/],
    },
  },
];
