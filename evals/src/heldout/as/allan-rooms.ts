import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Meetings and a dinner over a shelf of terse, inverted names. */
export const ALLAN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-as-tenants-agm',
    language: 'en',
    catalogue: 'allan',
    description: `Good morning,

I look after governance at a housing association and our annual general meeting is on Tuesday 22 September, 6 pm, in the council chamber at Alloa. About 85 tenants in the room and we think another 140 or so watching from home, so it has to be streamed, and we need the recording afterwards.

On the platform there will be a panel of six and the chair speaks from a lectern. Members put questions from the floor, so a couple of roving mics please. We need two cameras with somebody on each, and somebody to look after the sound.

The chamber has its own screen and projector, fixed to the ceiling, so please leave those out, and the benches are fixed, so no seating. Tea and coffee is laid on by the council's caterers.

Kind regards
Fiona`,
    good: {
      attendees: [85, 225],
      days: 1,
      must: [
        either(needs('mic_conference', [6, 8]), needs(['mic_wireless_lapel', 'mic_wired', 'mic_headset'], [6, 8])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('camera', 2),
        needs('crew_camera', [2, 30]),
        needs('streaming_encoder', [1, 2]),
        needs('crew_sound', [1, 20]),
      ],
      should: [
        needs('mic_lectern', [1, 1]),
        needs('video_switcher', [1, 1]),
        needs(SPEAKERS, [1, 6]),
        needs('network', [1, 1]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'projector', 'projection_screen', 'projector_lens'),
        'video_recorder',
        'audio_recorder',
        'intercom',
        'stage_wash',
        'lighting_package',
        'induction_loop',
        'mic_conference',
      ],
      offers: without(
        [...MEETING_OFFERS, ...STAGE_LIGHT, 'mic_conference', 'two_way_radio', 'table_trestle', 'tablecloth'],
        'projector',
        'projection_screen',
      ),
      excluded: ['projector', 'projection_screen', ...SEATS, 'hot_drinks', 'crockery'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'line_array', ...FOG],
      title: [/alloa|general meeting|AGM/i],
    },
  },
  {
    id: 'ho-as-seminar-rooms',
    language: 'en',
    catalogue: 'allan',
    description: `CONFERENCE ENQUIRY
Event: regional nursing conference
Dates: Thursday 5 and Friday 6 November (two days)
Venue: hotel, Dunfermline
Delegates: 240

Main hall, theatre style: stage 16ft x 8ft at 2ft, lectern, tie-clip mics for the speakers (four at most at any time), two handhelds for questions, large screen and projector suited to the room, confidence monitor, sound for 240, sound engineer and a video tech on both days.

Four seminar rooms of 30-40: in each a projector, a small screen, a laptop and a flip chart. No amplification is required in the seminar rooms.

Foyer: 12 display boards for posters and a registration desk.

Please quote recording of the main hall as an option.`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('stage_deck', [4, 4]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', [5, 6]),
        needs('projection_screen', [5, 6]),
        needs('playback_laptop', [4, 6]),
        needs('flip_chart', 4),
        needs('pinboard', 12),
        needs('registration_desk', 1),
        needs('confidence_monitor', [1, 2]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs(SPEAKERS, [2, 12]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs(/Legs 2ft/, [4, 4]),
        needs('stage_skirt', [5, 16]),
        offers(['video_recorder', 'camera', 'audio_recorder']),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'line_array', 'subwoofer', 'audio_recorder', 'intercom'],
      offers: [...MEETING_OFFERS, ...SEATS, 'table_desk', 'table_trestle'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', ...FOG],
      title: [/dunfermline|conference|nurs/i, /240/],
    },
  },
  {
    id: 'ho-as-credit-union-gala',
    language: 'en',
    catalogue: 'allan',
    description: `Hiya,

Community awards night for the credit unions, Sat 14 Nov, function room of a hotel outside Dundalk, 320 for dinner at round tables. We're after:

* stage 24ft x 12ft, 1ft high with steps at both sides, black valance
* LED wall behind it, 5m x 3m
* lectern & mic, one handheld for whoever is giving out the prizes
* a bit of proper light on the stage and 20 uplighters round the room
* sound for speeches and then for a 7-piece wedding band (two singers, guitar, bass, drums, sax, keys), engineer to stay till the end
* video man to play the nominee clips

The hotel is giving us the tables, chairs and linen. The band have all their own instruments and amps and the drummer wouldn't dream of using anyone else's kit. We don't want any smoke or haze, and there's no need for a dance floor because the one in the room is built in.

Thanks a million
Deirdre`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('led_wall', [15, 15]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 4]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 28]),
        needs(/Uplighter/, [20, 20]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 20]),
        needs('crew_video', [1, 20]),
      ],
      should: [
        needs(/Legs 1ft/, [9, 9]),
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 22]),
        needs('mic_lectern', 1),
        needs('subwoofer', [1, 6]),
        needs('stage_monitor', [3, 8]),
        needs(['mic_instrument', 'mic_wired'], [2, 16]),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...BAND,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'moving_head',
        'led_wall',
        'video_processor',
        'crew_rigger',
        'crew_stage_manager',
        'intercom',
      ],
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS],
        'dance_floor',
        'hazer',
        'tablecloth',
        'napkin',
        'chair_cover',
        'table_cocktail',
      ),
      excluded: [
        ...SEATS,
        'table_round',
        'tablecloth',
        'napkin',
        ...FOG,
        'dance_floor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'exhibition_stand', 'flip_chart'],
      title: [/dundalk|award|credit/i, /320/],
    },
  },
];
