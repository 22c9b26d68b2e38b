import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const CONFERENCE_OFF: readonly Selector[] = [...SEATS, 'hot_drinks', 'crockery'];
const AWARDS_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  'tablecloth',
  'napkin',
  ...FOG,
  'effect_fluid',
  ...DECKS,
  'crew_dj',
];
const SCHOOL_OFF: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
const HYBRID_OFF: readonly Selector[] = ['crew_camera', 'display', 'projector', 'projection_screen', 'led_wall'];
const INDOORS: readonly Selector[] = ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'trackway', 'fencing'];

/** Rooms with people who listen. */
export const BLYTH_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-cj-soil-conference',
    language: 'en',
    catalogue: 'blyth',
    description: `Good morning,

Please could we have a price for our soil science conference at the Rivergate Hotel, Gateshead, on Tuesday 11 and Wednesday 12 May. 200 delegates on both days.

Main hall:
- a good bright projector on a 5m screen, laptop and clicker
- speaker system for speech
- lectern with microphone, two lapel mics for the keynotes and two handheld mics for questions
- stage 6m x 3m, 60cm high, with steps

Three breakout rooms, 50 people in each:
- a 75-inch TV on a stand, a laptop and a clicker
- a small PA with one handheld radio mic

We'd like one sound engineer and one video engineer in the main hall both days, and a technician to float between the breakouts.

Seating is part of the room hire, and the hotel looks after teas and coffees. In the foyer we'd like a reception desk and 20 poster boards.

Many thanks,
Helen Marr`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('projector', [1, 2]),
        needs(/projection screen, 5m/, [1, 2]),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [4, 5]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [4, 20]),
        needs('stage_deck', [9, 10]),
        needs('stage_steps', [1, 2]),
        needs(/75-inch/, 3),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_technician', [1, 40]),
        needs('registration_desk', 1),
        needs('pinboard', 20),
        // A speech pack comes with its own hand microphone.
        needs('mic_wireless_handheld', [2, 6]),
      ],
      should: [needs(/legs, 60cm/, [9, 10]), needs('stage_skirt'), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'display', 'display_stand'], ...CONFERENCE_OFF),
      offers: without(MEETING_OFFERS, ...CONFERENCE_OFF),
      excluded: CONFERENCE_OFF,
      silly: [...INDOORS, 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/soil|rivergate|conference/i, /200/],
    },
  },
  {
    id: 'ho-cj-parish-meeting',
    language: 'en',
    catalogue: 'blyth',
    description: `Hello, I'm clerk to the parish council. Our annual meeting is on Thursday 20 May at 7pm in the village hall and we expect about 90 people, as the bypass is on the agenda.

We need a small speaker system, a microphone for the lectern, two radio hand mics to pass along the rows, a projector and screen for the map, and somebody to set it all up and stay until the end. We have our own lectern, the church lent it to us years ago. The clerk's laptop will be plugged into the projector.

A hearing loop has been asked for. Please quote it separately so that the council can decide.

We can spend up to £900.

Janet Fell`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 4]),
        needs('mic_lectern', 1),
        // A speech pack has one of the two.
        needs('mic_wireless_handheld', [1, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
        offers('induction_loop', 1),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'lectern', 'playback_laptop'),
      offers: without([...MEETING_OFFERS, 'playback_laptop', 'chair'], 'lectern'),
      excluded: ['lectern'],
      silly: [...INDOORS, 'subwoofer', 'line_array', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/parish|annual|village/i, /90/],
    },
  },
  {
    id: 'ho-cj-care-awards',
    language: 'en',
    catalogue: 'blyth',
    description: `Hi there

Care Worker of the Year awards dinner, Friday 8 October, ballroom at the Station Hotel in York, 200 guests on 20 tables.

What we need from you is a stage 8m x 4m at 60cm with steps on both sides and a black skirt, an LED wall 4m x 2m at the back of it for the nominee films plus a laptop and a video engineer, a perspex lectern, three handheld radio mics, a PA that will do speeches and then a disco, a sound engineer, lighting for the stage, and 20 battery uplighters for the walls. A 6m x 6m dance floor as well. Our DJ has been booked and needs only a feed into your PA.

Tables, chairs and linen come with the hotel package. One thing the hotel was firm about: their fire alarm doesn't tolerate smoke or haze.

If there's money left we'd love the photo booth, show it as an extra please. Budget is £9,000.

Thanks, Dev`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('stage_deck', [16, 18]),
        needs('stage_steps', 2),
        needs('stage_skirt'),
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/Perspex/, 1),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('uplight', 20),
        needs('dance_floor', 36),
        offers('photo_booth', 1),
      ],
      should: [needs(/legs, 60cm/, [16, 18]), needs('transport')],
      allowed: without(
        [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'disco_light', 'mirror_ball'],
        ...AWARDS_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...AWARDS_OFF, 'smoke_machine'),
      excluded: AWARDS_OFF,
      silly: [...INDOORS, 'projector', 'festoon', 'gazebo'],
      title: [/care|award|york/i, /200/],
    },
  },
  {
    id: 'ho-cj-school-oliver',
    language: 'en',
    catalogue: 'blyth',
    description: `From: Music Dept, St Bede's Academy
Re: Oliver! - hire of sound equipment

Two performances, Thursday 2 and Friday 3 December, 7pm, in our main hall. 180 seats each night.

Please quote for:
10 headset radio mics
PA system suitable for the hall
digital mixer
2 monitors for the band
4 stands with SM58s for the chorus
1 overhead pair for the back of the stage
1 sound engineer, both nights
1 smoke machine for the workhouse scene

The lighting stays as it is, our site manager rigged and programmed it in September and runs it. We do not need staging, the hall stage was rebuilt last year.

Kind regards
T. Olawale`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('mic_headset', 10),
        needs(SPEAKERS, [1, 8]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 2),
        needs(/SM58/, 4),
        needs(/overhead/, [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('smoke_machine', 1),
      ],
      should: [needs('mic_stand', [4, 8]), needs('transport')],
      allowed: without(SHOW, ...SCHOOL_OFF, ...PLATFORM, 'hazer', 'disco_light', 'mirror_ball'),
      offers: without(SHOW_OFFERS, ...SCHOOL_OFF, ...PLATFORM, 'backline'),
      excluded: [...SCHOOL_OFF, ...STAGES, 'stage_leg', 'stage_steps'],
      silly: [...INDOORS, 'dance_floor', 'lectern', 'festoon', 'bar_unit', 'mic_wireless_lapel'],
      title: [/oliver|bede/i, /180/],
    },
  },
  {
    id: 'ho-cj-trustees-hybrid',
    language: 'en',
    catalogue: 'blyth',
    description: `Hybrid trustees' meeting, Wednesday 16 June, 10am to 3pm, Lomax Room at the Lit & Phil

30 people around a hollow square in the room, and about 200 members following on the web. We want everybody at the table to be heard online, so please price 15 push-to-talk delegate mics (one between two). Speakers in the room, not loud. One video camera on a tripod, left on a wide shot; there is no call for a camera operator. Then whatever box you use to stream, and an internet connection of yours because the building's is hopeless. A sound engineer for the day.

Slides go on the two big TVs that are fixed to the wall of the Lomax Room.

Could you send us the figure by Friday?
Ruth Anand`,
    good: {
      // In the room, or with those on the web.
      attendees: [30, 230],
      days: 1,
      must: [
        needs('mic_conference', [15, 16]),
        needs(SPEAKERS, [1, 4]),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs('crew_sound', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'audio_recorder'], ...HYBRID_OFF),
      offers: without(MEETING_OFFERS, ...HYBRID_OFF),
      excluded: HYBRID_OFF,
      silly: [...INDOORS, 'subwoofer', 'line_array', 'dance_floor', 'disco_light', ...FOG, 'stage_monitor'],
      title: [/trustee|lomax|hybrid/i],
    },
  },
  {
    id: 'ho-cj-memorial-chapel',
    language: 'en',
    catalogue: 'blyth',
    description: `Dear Sir or Madam,

We are holding a memorial service for my late husband on Saturday 13 March at 2pm. The chapel at Wickham seats 120 and we think there may be another 60 people who will have to sit in the schoolroom next door.

Could you provide a microphone at the lectern and one hand-held radio microphone for the readings, with loudspeakers in the chapel and in the schoolroom? A camera in the chapel and a large television in the schoolroom so that those people can see the service. I also need 60 padded grey chairs for the schoolroom, and a music player, as there are two recordings he loved. Someone should be there to look after it all, quietly.

The chapel has a lectern. The flowers my sister is seeing to. We should prefer no coloured lighting or anything of that sort.

Yours sincerely,
Margaret Dunne`,
    good: {
      attendees: [120, 180],
      days: 1,
      must: [
        needs('mic_lectern', 1),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Speech PA pack/, [1, 2])),
        needs(SPEAKERS, [2, 6]),
        needs('camera', [1, 2]),
        needs('display', [1, 2]),
        needs(/Grey conference chair/, 60),
        needs('audio_player', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'display', 'display_stand'], 'lectern'),
      offers: [
        'induction_loop',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'crew_camera',
        'mic_wireless_lapel',
        'network',
        'display',
        'display_stand',
        'crew_steward',
        'crew_photographer',
      ],
      excluded: ['lectern', 'uplight', 'disco_light', 'moving_head', 'mirror_ball'],
      silly: [...INDOORS, 'subwoofer', 'dance_floor', ...FOG, 'photo_booth', 'bar_unit', 'stage_monitor'],
      title: [/memorial|wickham|chapel/i],
    },
  },
  {
    id: 'ho-cj-craft-exhibition',
    language: 'en',
    catalogue: 'blyth',
    description: `Northern Makers' Fair - request for quotation

Sports hall of Tynedale College, Saturday 6 and Sunday 7 November, 10am to 5pm. About 1,200 visitors over the weekend. We build on the Friday.

32 shell scheme stands 3m x 2m
64 trestle tables and 100 black folding chairs
2 reception desks at the entrance
12 poseur tables and 6 grey sofas for the café corner
1 small PA with a handheld mic for announcements
40 extension leads
4 site hands to unload and build, 8 hours
2 stewards each day, 8 hours a day
30m of red carpet from the door to the first row`,
    good: {
      attendees: [1200, 1200],
      days: 2,
      must: [
        needs('exhibition_stand', 32),
        needs('table_trestle', 64),
        needs(/Black folding/, 100),
        needs('registration_desk', 2),
        needs('table_cocktail', 12),
        needs('sofa', 6),
        needs('carpet', 3),
        needs(SPEAKERS, [1, 4]),
        needs(/Extension/, 40),
        needs('crew_stagehand', [4, 64]),
        needs('crew_steward', [2, 64]),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'mic_wireless_handheld',
        'mixing_console',
        'speaker_stand',
        'audio_player',
        'crew_electrician',
        'stanchion',
        'crew_technician',
        'fire_extinguisher',
        'waste_bin',
        'two_way_radio',
      ],
      offers: [
        'pinboard',
        'signage',
        'backdrop',
        'display',
        'display_stand',
        'coat_rail',
        'drape',
        'plants',
        'tablecloth',
        'crowd_barrier',
        'uplight',
        'refrigeration',
        'crew_sound',
      ],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'subwoofer', 'disco_light', ...FOG, 'stage_monitor'],
      title: [/makers|tynedale|fair/i],
    },
  },
];
