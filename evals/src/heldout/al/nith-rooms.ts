import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BROADCAST,
  LOUD,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'uplight', 'crew_lighting'] as const;

/** In halls and churches: a wedding, an annual meeting, a funeral, a conference, an awards dinner. */
export const NITH_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-al-village-wedding',
    language: 'en',
    catalogue: 'nith',
    description: `Your name: Tilly and Owain
Date: Saturday 12 June
Where: the village hall, Kirkhope
How many guests: 110 for the meal, another 40 or so in the evening
What would you like to hire?: Round tables for the meal, eight to a table, with white cloths to the floor, and the limewash chairs for everyone who is eating. Something to do the speeches on, one hand held mic will be plenty. A dance floor, 18ft by 18ft if it fits. 100 metres of festoon for the garden and the path.
Anything else we should know?: The ceilidh band (five of them) carry their own PA and lights, so you needn't bring anything for them. Mum is cooking and has plates, cutlery and glasses for everybody from her café. And no DJ thank you, we went through all that at my sister's.`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/Round 5ft/, [14, 15]),
        needs(/Chiavari/, [110, 121]),
        needs(/Cloth, round/, [14, 17]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', 1)),
        needs('dance_floor', [36, 40]),
        needs('festoon', [5, 6]),
      ],
      should: [needs([...SPEAKERS], [1, 4]), needs('transport')],
      allowed: [...without(SPEECH, 'stagebox'), ...ANY_JOB, 'napkin'],
      offers: without(PARTY_OFFERS, 'glassware', 'crew_dj', 'lighting_package', 'stage_wash'),
      excluded: [...TABLEWARE, ...DECKS, 'crew_dj', 'stage_monitor', 'lighting_package', 'stage_wash'],
      silly: ['lectern', 'generator', 'crowd_barrier', 'line_array', 'projector', 'drum_kit', 'marquee', 'toilet'],
      title: [/kirkhope|wedding/i, /110|150/],
    },
  },
  {
    id: 'ho-al-agm-phone',
    language: 'en',
    catalogue: 'nith',
    description: `Tel. 14.20, Mrs Okafor, housing association

- AGM, Tues 14 Sept, hotel ballroom, 6 to 8.30 pm
- 180 tenants, theatre style
- panel of six at the top table, chair speaks from a lectern (ours, with mic)
- two roving mics for questions from the floor
- slides: projector, big screen, laptop
- wants it going out live for those who can't get there, and a recording afterwards
- hotel sets out all chairs and the top table, and there's a stage in the room already
- hotel's PA is hopeless (her word), bring ours, with somebody to run it
- signer coming with them, all arranged
- no lighting. Said it twice.
- budget about £3,000. Email quote by Friday`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs(
          ['mic_wired', 'mic_conference', 'mic_wireless_lapel', 'mic_wireless_handheld', 'mic_headset', 'mic_lectern'],
          [8, 15],
        ),
        needs('mic_wireless_handheld', [2, 9]),
        needs('lectern', 1),
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs('camera', [1, 3]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs(['crew_camera', 'crew_video'], [1, 5]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, ...RADIO_MICS, 'mic_wired', 'mic_conference'],
      offers: without(MEETING_OFFERS, ...PLATFORM, ...STAGE_LIGHT, 'uplight', 'truss', 'hoist', 'crew_rigger'),
      excluded: [...SEATS, ...STAGES, ...LAMPS, 'table_trestle', 'table_round', 'crew_interpreter'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'subwoofer', 'interpretation_booth'],
      title: [/agm|annual|meeting/i, /180/],
    },
  },
  {
    id: 'ho-al-funeral-overflow',
    language: 'en',
    catalogue: 'nith',
    description: `My father's funeral is at St Bride's on Thursday week at 11. The church seats two hundred and we expect a good hundred and fifty more than that, so the hall across the lane will be the overflow.

What we'd want from you is a camera in the church with somebody to work it, the picture on a big screen in the hall with loudspeakers there so that they can hear, and the whole thing streamed for the cousins in Canada.

In the church itself the sound system with its mics is already in and looked after by the verger, you'd only take a feed. The hall has its own chairs. Please, no lights anywhere. The organ is played by Mr Dunlop, and my niece will sing without accompaniment. As little to see as possible would be appreciated.

Helen`,
    good: {
      attendees: [200, 350],
      days: 1,
      must: [
        needs('camera', [1, 2]),
        either(needs('projection_screen', 1), needs('display', [1, 2]), needs('led_wall', [4, 16])),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs('streaming_encoder', [1, 2]),
        needs(['crew_camera', 'crew_video'], [1, 3]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...BROADCAST,
        'projector',
        'projection_screen',
        'playback_laptop',
        'crew_technician',
        ...ANY_JOB,
      ],
      offers: [
        'audio_recorder',
        'display',
        'induction_loop',
        'video_recorder',
        'crew_photographer',
        'signage',
        'ups',
        'led_wall',
      ],
      excluded: [...RADIO_MICS, ...SEATS, ...LAMPS, 'mic_lectern', 'keyboard'],
      silly: ['generator', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'bar_unit', 'drum_kit'],
      title: [/funeral|st bride/i, /\d{3}/],
    },
  },
  {
    id: 'ho-al-two-day-hybrid',
    language: 'en',
    catalogue: 'nith',
    description: `Subject: Quotation request, soil science meeting, 6 and 7 October

Dear Sir or Madam,

We are holding a two-day hybrid conference at the university on 6 and 7 October. The plenaries are in the main lecture theatre (160 delegates, plus around 50 who join online), and in the afternoons there are four seminar rooms of 30-40.

Plenary: two cameras with operators, a vision mixer and a streaming encoder; simultaneous interpretation French/English with one booth for two interpreters and 60 receivers. We engage the interpreters ourselves.
Seminar rooms: in each a 75 inch screen, a laptop and a clicker.
Foyer: 20 poster boards and a registration desk.

The lecture theatre has its own projector, screen and PA with microphones, and the university's technician operates them. The seminar rooms are small enough to do without any amplification. Furniture of every other sort is in place.

Yours faithfully,
Conference Office`,
    good: {
      attendees: [160, 210],
      days: 2,
      must: [
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs(/Telly 75in/, 4),
        needs('playback_laptop', [4, 6]),
        needs('presentation_clicker', [4, 6]),
        needs('pinboard', 20),
        needs('registration_desk', 1),
      ],
      should: [needs(['crew_video', 'crew_technician'], [1, 40]), needs('transport')],
      allowed: [
        ...BROADCAST,
        ...ANY_JOB,
        'crew_technician',
        'playback_laptop',
        'confidence_monitor',
        'audio_cable',
        'batteries',
        'display_stand',
      ],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, ...PLATFORM, ...STAGE_LIGHT),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        ...SEATS,
        'projector',
        'projection_screen',
        'crew_interpreter',
        'crew_sound',
        'table_trestle',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'drum_kit'],
      title: [/conference|meeting|soil/i, /160|210/],
    },
  },
  {
    id: 'ho-al-awards-dinner',
    language: 'en',
    catalogue: 'nith',
    description: `Hi both,

The county sports awards are on again, Friday 5 November in the leisure centre's main hall. Twenty-four tables of ten, so 240 sitting down to dinner.

From you, please:
- the big round tables, white cloths, limewash chairs
- stage 16ft x 12ft, two foot high, black skirt, steps each side
- acrylic lectern with its mic, plus two handheld radio mics for the presenters
- a PA that reaches the back, and an engineer
- two projectors with 10ft screens, one either side, and a laptop for the nominees' films
- 12m of black pipe and drape behind the stage
- some light on the stage
- 30 battery uplighters round the walls
Could you put in a photo booth as an option? I have to ask the sponsor.

The caterers bring all crockery, cutlery and glasses and their own waiting staff. Our compère comes from the local radio. There's no dancing this year, so no disco and no dance floor.

Cheers, Gwen`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Round 6ft/, [24, 25]),
        needs(/Cloth, round/, [24, 27]),
        needs(/Chiavari/, [240, 250]),
        needs('stage_deck', [6, 6]),
        needs(/Lectern, acrylic/, 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 3])),
        needs('projector', 2),
        needs(/Screen 10ft/, 2),
        needs(/black 3m/, [12, 12]),
        needs('uplight', 30),
        needs(['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'], [1, 16]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        { anyOf: [{ what: ['photo_booth'], units: 1, offered: true }] },
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 20]),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('stage_leg', 6),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...LOUD, 'napkin'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'dance_floor',
      ),
      excluded: [...TABLEWARE, ...DECKS, 'crew_waiter', 'dance_floor', 'disco_light', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'drum_kit'],
      title: [/award/i, /240/],
    },
  },
  {
    id: 'ho-al-kammerchor-gastspiel',
    language: 'de',
    catalogue: 'nith',
    description: `Guten Tag,

unser Kammerchor aus Gera gastiert am Samstag, 9. Oktober, in der Partnerstadt. Das Konzert findet in der Pfarrkirche statt, etwa 300 Zuhörer, wir sind 45 Sängerinnen und Sänger.

Wir benötigen:
• Chorpodeste für 45 Personen
• ein E-Piano mit 88 Tasten
• vier Chormikrofone mit Stativen und ein Aufnahmegerät, es geht nur um einen Mitschnitt
• einen Tontechniker, der den Mitschnitt betreut

Eine Verstärkung in den Raum gibt es nicht, also bitte keine Lautsprecher. Sitzplätze sind in der Kirche genug, und die Beleuchtung stellt die Gemeinde.

Freundliche Grüße
Annegret Pohl, Vorstand`,
    good: {
      attendees: [300, 345],
      days: 1,
      must: [
        needs('choir_riser', [4, 5]),
        needs('keyboard', 1),
        needs(/Choir mic/, 4),
        needs('audio_recorder', 1),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs('mic_stand', [4, 6]), needs('transport')],
      allowed: [
        'mixing_console',
        'audio_cable',
        'stagebox',
        'mic_stand',
        'di_box',
        'crew_technician',
        'music_stand',
        ...ANY_JOB,
      ],
      offers: ['camera', 'video_recorder', 'crew_camera', 'streaming_encoder', 'network', 'crew_photographer'],
      excluded: [...SPEAKERS, ...SEATS, ...LAMPS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'lectern', ...TABLES, 'drum_kit'],
      title: [/chor|konzert/i, /300/],
    },
  },
];
