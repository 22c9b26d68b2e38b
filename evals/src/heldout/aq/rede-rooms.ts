import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';

/** An annual meeting, a school's play, a thanksgiving service, a conference with four seminar rooms. */
export const REDE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-aq-tenants-agm',
    language: 'en',
    catalogue: 'rede',
    description: `REQUEST FOR QUOTATION
Annual General Meeting of the Riverside Tenants' Mutual
Corn Exchange, main floor. Thursday 24 September 2026, 18:00 to 20:30. 180 members in the room; the rest follow from home.

Lot 1, sound
1.1 PA for speech throughout the hall, with a sound engineer
1.2 Push-to-talk microphones for the top table, five places
1.3 Lectern with gooseneck microphone
1.4 Two roving radio microphones for members' questions

Lot 2, pictures and webcast
2.1 Projector and a screen that can be read from the back row, laptop
2.2 Two cameras, each with an operator, and a vision mixer
2.3 Live stream, with a recording handed over on the night
2.4 Vision technician

Not to be priced. The Corn Exchange sets out its own chairs and tables. It has a fixed hearing loop. It gives us a dedicated internet line, tested last month. Its house lighting is sufficient and no lighting is to be brought in.

Prices to be held for 90 days.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        either(needs(SPEAKERS, [1, 12]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 2]),
        needs('mic_conference', [5, 6]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
      ],
      should: [needs('mic_lectern', 1), needs('crew_video', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'audio_recorder', 'ups'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, 'uplight', 'network', 'induction_loop'),
      excluded: [...SEATS, 'table_trestle', 'table_round', 'table_desk', 'induction_loop', 'network', 'lighting'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'choir_riser'],
      title: [/agm|annual|tenants|riverside/i, /180/],
    },
  },
  {
    id: 'ho-aq-school-musical',
    language: 'en',
    catalogue: 'rede',
    description: `Hiya

It's that time again! Our spring musical is Wed 24 to Fri 26 March, three nights, about 220 in the audience each night, in the main hall of the academy.

Could we have
8 headset mics
2 of the choir mics to hang over the front
2 decent speakers on poles and 1 bass bin
the 24 channel desk
2 wedges so the cast can hear the band
5 music stands with lamps

We don't need an engineer, Mr Dunmore from physics does the mixing. Lighting is our own rig, year 11 run it. The stage is built in and the sound effects come off the drama department's laptop, so none of that. Oh and the Head has banned smoke machines after last year!!

We'd pick it all up in the minibus on the Tuesday and bring it back Saturday.

Thanks a million
Mrs Akehurst`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('mic_headset', 8),
        needs(/Mic, choir/, 2),
        needs(['speaker_top'], [2, 2]),
        needs('subwoofer', [1, 1]),
        needs(/Expression/, 1),
        needs('stage_monitor', 2),
        needs('music_stand', 5),
      ],
      should: [needs('speaker_stand', 2), needs('mic_stand', [1, 6])],
      allowed: [...LOUD, ...without(ANY_JOB, 'crew_driver', 'transport'), 'di_box', 'crew_technician', 'batteries'],
      offers: ['mic_wired', 'mic_wireless_handheld', 'mic_instrument', 'intercom', 'two_way_radio', 'di_box'],
      excluded: ['crew_sound', 'lighting', ...STAGES, 'playback_laptop', ...FOG, 'transport'],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'chair_banquet'],
      title: [/musical|school|academy/i, /220/],
    },
  },
  {
    id: 'ho-aq-thanksgiving-service',
    language: 'en',
    catalogue: 'rede',
    description: `Dear Sir or Madam,

I am the churchwarden at St Botolph's. On Monday 8 February at 2pm we hold the funeral of a much loved headmaster. The church seats 200 and will be full, and we expect a further 90 in the parish hall across the lane, who should see and hear what goes on.

We therefore ask for one camera on its tripod at the west end with somebody to work it, and two of your largest televisions in the hall with loudspeakers there for the sound. Fifty metres of cable would reach. We should also like to hire 90 folding chairs for the hall, and a digital piano for the nave, as our organ is in pieces.

The church has its own microphones and loudspeakers, which the verger looks after. The family has asked that nothing be recorded and nothing put on the internet. The undertaker sees to the flowers. Tea is made by the Mothers' Union, who have urns and cups in plenty.

With thanks,
R. Oldcorn`,
    good: {
      attendees: [90, 290],
      days: 1,
      must: [
        needs('camera', 1),
        needs('crew_camera', 1),
        needs(/85in/, 2),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs(/folding black|Chair, folding/, [90, 90]),
        needs(/Piano, digital/, 1),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'speaker_stand',
        'mixing_console',
        'audio_cable',
        'di_box',
        'video_cable',
        'video_converter',
        'video_switcher',
        'crew_video',
        'crew_technician',
        'crew_sound',
        'display_stand',
      ],
      offers: without(
        [...MEETING_OFFERS, 'coat_rail'],
        ...RADIO_MICS,
        'streaming_encoder',
        'video_recorder',
        'plants',
        'audio_recorder',
      ),
      excluded: [
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'streaming_encoder',
        'video_recorder',
        'plants',
        'hot_drinks',
        'crockery',
      ],
      silly: [
        'dance_floor',
        'disco_light',
        'subwoofer',
        'bar_unit',
        'uplight',
        'marquee',
        'toilet',
        'generator',
        'photo_booth',
      ],
      title: [/funeral|botolph|church/i],
    },
  },
  {
    id: 'ho-aq-soil-conference',
    language: 'en',
    catalogue: 'rede',
    description: `Hello there,

Our institute's soil health conference takes place on Tuesday and Wednesday, 22 and 23 September, at a conference hotel near Selby. We have had just over 200 registrations for the plenary, seated theatre style, and it then breaks into four seminar rooms of 30 to 40.

Plenary: PA, the big 12k projector with a 13ft screen, a laptop and clicker, perspex lectern with its mic, two handhelds for questions. Each afternoon ends with a panel of six plus a chair, all of whom should be on tie clips or headsets. Stage wash please, the hotel's ceiling spots are useless. A stage 16 feet by 8, a foot high, with a step.

Each seminar room: projector, screen, laptop, flipchart.

Foyer: 30 poster boards and two welcome counters.

Languages: everything in the plenary is interpreted into French and Spanish, so two booths, and 60 of the receivers. We have engaged the interpreters ourselves.

A sound engineer and a projection technician for both days.

What we don't want: the hotel is laying out all chairs and tables, and serves coffee and lunch on its own crockery. Nothing is to be filmed or streamed, the data is unpublished.

Kind regards
Dr Pell`,
    good: {
      attendees: [200, 210],
      days: 2,
      must: [
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs(/12k/, 1),
        needs('projector', 5),
        needs(/13ft/, 1),
        needs('projection_screen', 5),
        needs('playback_laptop', [5, 6]),
        needs(/perspex/, 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['mic_wireless_lapel', 'mic_headset'], [7, 7]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs('stage_deck', [4, 4]),
        needs('flip_chart', 4),
        needs('pinboard', 30),
        needs('registration_desk', 2),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [60, 60]),
        needs('crew_sound', [1, 4]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('presentation_clicker', [1, 5]),
        needs(['crew_video', 'crew_technician'], [1, 12]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'interpretation_transmitter', 'subwoofer'],
      offers: without(MEETING_OFFERS, ...BROADCAST, 'crew_interpreter'),
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'table_desk',
        ...TABLEWARE,
        'hot_drinks',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'choir_riser', ...FOG],
      title: [/soil|conference|selby/i, /200/],
    },
  },
];
