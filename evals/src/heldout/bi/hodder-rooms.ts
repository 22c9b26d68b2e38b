import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, PARTY_LIGHT, PLATFORM, SEATS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Where people meet, launch, dine and graduate. */
export const HODDER_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bi-hybrid-agm',
    language: 'en',
    catalogue: 'hodder',
    description: `Good morning

Our housing association holds its annual general meeting on Thursday 23 September, 6.30pm, in the college lecture theatre. We count on 130 members in the room and perhaps 60 joining from home, so it has to be properly hybrid: two cameras with one operator, vision mixing, and a stream that also gets recorded.

On the platform there will be a chair and a panel of five, each with a lapel mic (that is six). Two handheld radio mics for questions from the floor, and a lectern with a microphone. We would also like a confidence monitor for the speakers and a hearing loop.

The theatre already has a projector, a screen and fixed seating, and the college's broadband is fast and wired, so none of that is needed. Voting will be by show of hands and online: no keypads.

Kind regards
Fiona Adeyemi, company secretary`,
    good: {
      attendees: [130, 190],
      days: 1,
      must: [
        needs('camera', [2, 2]),
        needs('crew_camera', [1, 2]),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('mic_wireless_lapel', [6, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('confidence_monitor', [1, 2]),
        needs('induction_loop', [1, 2]),
      ],
      should: [
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs(['crew_video', 'crew_technician'], [1, 24]),
        needs('crew_sound', [1, 12]),
        needs('mixing_console', [1, 1]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'projector', 'projection_screen', 'projector_lens'),
        ...without(BROADCAST, 'network'),
        'audio_recorder',
        'table_trestle',
        'tablecloth',
      ],
      offers: without(MEETING_OFFERS, 'network', 'led_wall', 'video_processor', 'media_server'),
      excluded: [...SEATS, 'projector', 'projection_screen', 'network', 'voting_system'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'disco_light', 'crowd_barrier'],
      title: [/agm|annual|general/i, /130|190/],
    },
  },
  {
    id: 'ho-bi-bike-launch',
    language: 'en',
    catalogue: 'hodder',
    description: `Hey team, agency side here. Electric cargo bike launch for press and dealers, Tuesday November 16, 80 guests standing, at a converted tram depot in Salford.

Need list, please price each line:
• LED wall 4m x 2.5m with processor and a playback laptop
• low stage 16 x 8ft, 1ft high, with a wheelchair ramp because the bike is ridden up it
• black pipe and drape, 12 meters, to hide the bike until the reveal
• 2 headset mics for the founders, 1 handheld for Q&A
• sound to fill the room, background music before and after
• stage lighting incl. 4 moving heads and an operator
• 10 poseur tables, 1 white bar
• red carpet and a printed media wall

We do NOT need cameras or streaming: our film crew are shooting it themselves. Food, drink, glasses and bar staff all come with the caterer. No seats, everyone's on their feet. And nothing pyro, no sparks, the depot won't have it.

Thanks! Jodie`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/LED wall/, [10, 12]),
        needs('video_processor', [1, 1]),
        needs('stage_deck', [4, 4]),
        needs('stage_ramp', [1, 1]),
        needs('drape', [12, 12]),
        needs('mic_headset', [2, 2]),
        needs('mic_wireless_handheld', [1, 1]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('moving_head', [4, 4]),
        needs('crew_lighting', [1, 12]),
        needs('table_cocktail', [10, 10]),
        needs('bar_unit', [1, 1]),
        needs('carpet', [1, 2]),
        needs('backdrop', 1),
      ],
      should: [
        needs('playback_laptop', [1, 2]),
        needs(/Legs 1ft/, 4),
        needs('audio_player', 1),
        needs('lighting_console', 1),
        needs('crew_video', [1, 12]),
        needs('transport'),
      ],
      allowed: [
        ...SPEECH,
        'subwoofer',
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...WALL,
        ...ANY_JOB,
        'presentation_clicker',
        'uplight',
      ],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...BROADCAST,
        ...(['spark_machine', 'glassware', 'crew_bar', 'crew_waiter', 'bar_stool', 'sofa', 'armchair'] as const),
      ),
      excluded: [
        ...SEATS,
        ...TABLEWARE,
        ...([
          'camera',
          'crew_camera',
          'streaming_encoder',
          'crew_bar',
          'spark_machine',
          'bar_stool',
          'sofa',
          'armchair',
        ] as const),
      ],
      silly: ['generator', 'toilet', 'marquee', 'line_array', 'stage_monitor', 'drum_kit', 'flip_chart', 'projector'],
      title: [/salford|launch/i, /80/],
    },
  },
  {
    id: 'ho-bi-business-awards',
    language: 'en',
    catalogue: 'hodder',
    description: `Hi,

The borough business awards are on Friday 12 November in the town hall ballroom, Bolton: 260 guests at round tables of ten for a three-course dinner, then the prizes, then dancing until one.

Please quote for:
- a stage 24ft x 12ft, 2ft high, with two sets of steps and a valance
- two 14 x 8 screens with projectors, one either side, and a laptop for the winners' slides
- PA suited to speeches for 260 and a bit of a disco afterwards
- perspex lectern with gooseneck mic, plus two radio handhelds
- a star cloth behind the stage
- 24 battery uplighters
- a DJ until 1am
- a 6m x 6m oak dance floor
- sound and vision engineers

Please include moving heads (six) and a photo booth as options only, with their own prices. Overall we'd like to stay under £9,000 plus VAT.

Best wishes,
Graham`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs(/14 x 8/, [2, 2]),
        needs('projector', [2, 2]),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs(/perspex/, 1),
        needs('mic_lectern', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('star_cloth', [1, 2]),
        needs('uplight', [24, 24]),
        needs('crew_dj', 1),
        needs('dance_floor', [36, 36]),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [
        needs(/Legs 2ft/, [9, 9]),
        needs('stage_steps', [2, 2]),
        needs('stage_skirt', [7, 30]),
        needs('playback_laptop', [1, 2]),
        either(needs('subwoofer', [1, 8]), needs(/PA set B/, [1, 2])),
        offers('moving_head', [6, 6]),
        offers('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'speaker_timer'),
        ...PLATFORM,
        ...without(PARTY_LIGHT, 'moving_head'),
        'subwoofer',
        'line_array',
        'dj_player',
        'dj_mixer',
        'table_round',
        'chair',
        'chair_banquet',
        'tablecloth',
        'napkin',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, ...TABLEWARE, 'marquee'],
      silly: ['generator', 'toilet', 'crowd_barrier', 'choir_riser', 'beer_table_set', 'flip_chart'],
      title: [/bolton|award/i, /260/],
    },
  },
];
