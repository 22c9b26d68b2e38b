import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

/** Irish, British and Flemish, over shelves that are known. */
export const ISLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-y-medals-night',
    language: 'en',
    catalogue: 'corrib',
    description: `Well folks,

Ye might price a medals night for us. Saturday 5 December in the hotel in Ballina, 320 for the dinner.

The wedding band have their own PA, amps, drums and a rake of lights with them, so leave all that out. But they don't switch on till ten, and the medals are at nine, so we want a small speech system with two radio mics off yourselves, and a stage 24ft by 12ft at a foot high for the lot of them. Then two of the big 75 inch tellies and a laptop for the county final highlights, 30 battery uplights in green and red, a red carpet, a step and repeat with the crest, and the selfie pod.

Tables, chairs, the dinner and the bar are all the hotel. No DJ after the band, the guards were called the last time.

Somebody to mind the sound till the band take over, so.

Go raibh míle, Padraic`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', 9),
        needs(/LG 75/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/Ape Labs/, 30),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
      ],
      should: [needs('stage_leg', 9), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'video_cable', 'presentation_clicker', 'lectern', 'mic_lectern'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...STAGE_LIGHT,
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'table_cocktail',
        'glassware',
        'disco_light',
        'moving_head',
        'crew_dj',
        'tablecloth',
        'napkin',
      ),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        ...TABLEWARE,
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'crew_dj',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'subwoofer',
        'line_array',
        'disco_light',
        'moving_head',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'choir_riser', 'stage_monitor'],
      title: [/ballina|medals?|dinner/i, /320/],
    },
  },
  {
    id: 'ho-y-enterprise-expo',
    language: 'en',
    catalogue: 'corrib',
    description: `QUOTATION REQUEST: Enterprise Expo, Tullamore leisure centre, Thursday 22 and Friday 23 April. Around 600 visitors over the two days.

Main hall: 24 shell scheme stands 3 x 2 m; 2 white registration desks; 4 coat rails with hangers; 6 bay trees for the entrance.
Seminar area for 80, theatre style: 80 conference chairs; speech PA; 2 headworn microphones and 1 lapel; 2 no. 55" screens on stands; show laptop and clicker; portable hearing loop; perspex lectern.
Staffing: an AV technician from 9 to 5 on both days.
Build on Wednesday 21 April from noon, breakdown on Friday from 5 pm.`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('exhibition_stand', 24),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('plants', 6),
        needs(/Conference chair/, [80, 80]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_headset', 2),
        needs('mic_wireless_lapel', 1),
        needs(/Samsung 55/, 2),
        needs('induction_loop', 1),
        needs('lectern', 1),
        needs('crew_technician', [10, 20]),
      ],
      should: [needs('playback_laptop', 1), needs('presentation_clicker', 1), needs('transport')],
      allowed: [...MEETING, 'crew_electrician'],
      offers: [...MEETING_OFFERS, 'carpet', 'waste_bin', 'crew_steward', 'stanchion'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'subwoofer',
        'line_array',
      ],
      title: [/tullamore|expo/i, /600/],
    },
  },
  {
    id: 'ho-y-works-council',
    language: 'en',
    catalogue: 'kestrel',
    description: `Good morning

Our European works council meets at a hotel near Birmingham from Tuesday 8 to Thursday 10 June: sixty delegates, three days, one room.

We require simultaneous interpretation into German, French and Polish. That is three booths and 60 receivers with headphones; the interpreters themselves are employed by us.

Further, one lectern with microphone, four handheld radio mics, a speech PA, two 86 inch screens on trolleys, two laptops and a technician throughout.

The hotel sets the tables and chairs and provides flip charts, tea and coffee. Neither a stage nor any lighting is called for, and for reasons of confidentiality nothing may be recorded or streamed.

Kind regards
Secretariat`,
    good: {
      attendees: 60,
      days: 3,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [3, 4]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs(/LG 86/, 2),
        needs('playback_laptop', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'projector', 'projection_screen', 'audio_recorder'),
      offers: without(
        MEETING_OFFERS,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...([
          'uplight',
          'camera',
          'crew_camera',
          'streaming_encoder',
          'video_recorder',
          'audio_recorder',
          'flip_chart',
        ] as const),
      ),
      excluded: [
        'crew_interpreter',
        ...SEATS,
        'table_round',
        'table_trestle',
        'table_desk',
        'flip_chart',
        'hot_drinks',
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'uplight',
        'crew_lighting',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      unmet: [/booth|interpret/i],
      unmetToo: [/receiver|headphone|interpret/i],
      title: [/birmingham|works council/i, /60/],
    },
  },
  {
    id: 'ho-y-freshers-headphones',
    language: 'en',
    catalogue: 'kestrel',
    description: `Rang at 11: students' union ents officer, Loughborough. Freshers' silent disco, Fri 1 Oct, 9pm-1am, in the union hall. Cap is 400 but they'll do it in two shifts.

200 headsets, all three channels. Three DJs, one per channel, they all come with their own controllers. No speakers whatsoever, they've had a noise notice. Three of the disco light sets, mirror ball, photo booth, 30 barriers for the queue outside. Bar and door staff: union's own. No smoke machine or haze, the beam detectors are a nightmare.

One tech to set up the transmitters and stay. Said they need a number by Monday.`,
    good: {
      attendees: [200, 400],
      days: 1,
      must: [
        needs('silent_disco', 200),
        needs('disco_light', 3),
        needs('mirror_ball', 1),
        needs('photo_booth', 1),
        needs('crowd_barrier', 30),
        needs(['crew_technician', 'crew_sound', 'crew_lighting'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...without(PARTY_LIGHT, 'crew_lighting'), ...ANY_JOB, 'audio_cable', 'mixing_console', 'crew_lighting'],
      offers: without(
        [...PARTY_OFFERS, 'stanchion', 'followspot'],
        ...FOG,
        'bar_unit',
        'crew_bar',
        'glassware',
        'refrigeration',
        'crew_dj',
        'crew_waiter',
      ),
      excluded: [...SPEAKERS, ...DECKS, 'crew_dj', 'bar_unit', 'crew_bar', 'crew_steward', ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', 'stage_monitor'],
      title: [/loughborough|silent|disco|freshers/i, /400|200/],
    },
  },
  {
    id: 'ho-y-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Voor ons personeelsfeest op vrijdag 18 juni, op het grasveld naast ons magazijn in Vilvoorde, zoeken we een totaalpakket voor 200 personen:

- feesttent 10 x 30 met vloer (300 m²)
- 25 ronde tafels van 150 met wit tafellaken en 200 Napoleonstoelen
- 10 statafels voor de receptie vooraf
- twee toogmodules in steigerhout, 2 koelkasten en 2 mensen achter de bar
- dansvloer van 6 x 6 m
- feestset geluid, een draadloze handmicro voor de toespraak van de directeur, 2 discosets en een spiegelbol
- DJ voor vijf uur
- photobooth
- 8 snoeren prikkabel
- toiletwagen
- aggregaat 60 kVA met verdeling
- 4 terrasverwarmers als optie

Budget: ongeveer 14.000 euro.

Groeten,
Els Vermeersch`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Feesttent 10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs(/Ronde tafel Ø 150/, [25, 25]),
        needs(/Tafellaken wit rond/, [25, 27]),
        needs(/Napoleonstoel/, [200, 210]),
        needs('table_cocktail', [10, 10]),
        needs(/Toog steigerhout/, 2),
        needs('dance_floor', [36, 36]),
        needs(/Feestset/, 1),
        needs('disco_light', 2),
        needs('crew_dj', 1),
        needs('photo_booth', 1),
        needs('festoon', 8),
        needs('toilet_trailer', 1),
        needs(/60 kVA/, 1),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('mirror_ball', 1),
        needs(/Koelkast/, 2),
        needs('crew_bar', [2, 30]),
        needs('power_distro', [1, 8]),
        { anyOf: [{ what: ['patio_heater'], units: 4, offered: true }] },
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, ...DECKS, 'dj_booth', 'tablecloth', 'napkin'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'stage_deck', 'crew_waiter'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'interpretation_booth'],
      title: [/vilvoorde|personeel/i, /200/],
    },
  },
];
