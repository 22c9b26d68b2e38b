import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, OPERATORS, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const AUSTRALIAN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-c-memorial',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Good afternoon,

We are holding a memorial service for my father, Ron Castellari, at the Yamba Bowling Club next Thursday at 11 am. We expect around 130 people.

We would need a lectern with a microphone, one handheld wireless microphone for friends who wish to say something, a speaker system suitable for the room, and a large TV with a laptop for a slideshow of photos with music. Would someone be able to set it up and stay for the hour and a half?

The club has tables and chairs. We don't want a stage or any special lighting, thank you.

Kind regards
Denise`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs(['mic_wired', 'mic_wireless_handheld'], [2, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs(SPEAKERS, [1, 4]), needs('pa_package', 1)),
        needs('display', [1, 2]),
        needs('playback_laptop', 1),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_lectern', 'mic_wired', 'video_cable', 'presentation_clicker', ...OPERATORS],
      offers: ['induction_loop', 'projector', 'projection_screen', 'mic_wireless_lapel', 'plants', 'camera', 'display'],
      excluded: [...SEATS, ...TABLES, 'stage_deck', 'mobile_stage', 'lighting'],
      silly: ['subwoofer', 'line_array', 'led_wall', 'generator', 'dance_floor', 'stage_monitor', 'toilet'],
      title: [/yamba|castellari|memorial/i, /130/],
    },
  },
  {
    id: 'ho-c-safety-conference',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Goldfields Mine Safety Forum, Kalgoorlie Town Hall, Wednesday 20 May, 8.30am–4.30pm, 120 delegates.

AV requirements
* data projector and a 4m screen
* lectern with mic
* 2 lapel mics, 2 roving handhelds for Q&A
* PA for the hall
* laptop and clicker
* a screen at the front so presenters can see their slides
* AV tech for the day

Trade area in the foyer: 10 display boards (velcro) and a reception counter for sign-in.

Tables and chairs are set by the hall. No webcast or recording this year.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Fastfold 4.0m/, 1),
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs('mic_wired')),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', 1)),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs(['confidence_monitor', 'display'], 1),
        needs(OPERATORS, [1, 3]),
        needs('pinboard', 10),
        needs('registration_desk', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, 'mic_wired'],
      offers: MEETING_OFFERS.filter((each) => each !== 'camera' && each !== 'streaming_encoder'),
      excluded: [...SEATS, ...TABLES, 'streaming_encoder', 'camera'],
      silly: ['subwoofer', 'dance_floor', 'generator', 'marquee', 'disco_light', 'toilet'],
      title: [/kalgoorlie|goldfields/i, /120/],
    },
  },
  {
    id: 'ho-c-rotary-gala',
    language: 'en',
    catalogue: 'wattlebird',
    description:
      'Rotary gala dinner & charity auction, Sat 25 July, Bunbury Function Centre, 240 guests on 24 tables. The venue does tables, chairs and linen. From you: stage 7.2 x 3.6 at 600 high with steps and skirt, lectern + mic, 2 handheld radio mics for the auctioneer, PA for speeches and dinner music, LED screen 4m wide x 2.5m high behind the stage with someone to run it, 20 battery uplights round the room, stage wash, red carpet and a media wall at the entrance, gum leaf garland for each table. No dance floor – there’s no dancing – and please no haze or smoke, last time it set off the alarms.',
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Stage deck 2.4/, [9, 9]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 22]),
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs('mic_wired')),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs(/Absen/, [36, 44]),
        needs([...OPERATORS], [1, 4]),
        needs(/Battery uplight/, 20),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs(/Red carpet/, [1, 2]),
        needs('backdrop', 1),
        needs(/Gum leaf/, [24, 48]),
      ],
      should: [needs('video_processor', 1), needs('mixing_console', 1), needs('transport'), needs('crew_stagehand')],
      allowed: [
        ...SPEECH,
        ...SLIDES.filter((each) => each !== 'projector' && each !== 'projection_screen'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...WALL,
        ...ANY_JOB,
        'mic_lectern',
        'subwoofer',
        'stanchion',
      ],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, 'followspot', 'drape'],
      excluded: [...SEATS, 'table_round', 'table_trestle', ...LINEN, 'dance_floor', 'hazer', 'smoke_machine'],
      silly: ['generator', 'marquee', 'toilet', 'line_array', 'projector', 'gazebo'],
      title: [/bunbury|rotary/i, /240/],
    },
  },
  {
    id: 'ho-c-ute-launch',
    language: 'en',
    catalogue: 'wattlebird',
    description:
      "G'day, we're a car dealership in Dubbo launching the new ute to about 80 customers in the showroom, Thurs 12 Feb 5.30–8pm. Need 12 dry bars with the stretchy covers, 20 bar stools, a PA and 2 wireless mics, the big 86 inch screen and a laptop for the video, red carpet, 8 bollards with rope around the ute, 3 evaporative coolers coz it'll be stinking hot, and the barista cart. It's a dry event so no bar, and no stage, the ute's the star. Deliver & set up that morning please. Gav",
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('table_cocktail', 12),
        needs(/Dry bar sock/, 12),
        needs('bar_stool', 20),
        either(needs(SPEAKERS, [1, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/86" touch/, 1),
        needs('playback_laptop', 1),
        needs(/Red carpet/, [1, 2]),
        needs('stanchion', [8, 8]),
        needs(/Breezair/, 3),
        needs(/Barista/, 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs('crew_stagehand')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'video_cable',
        'presentation_clicker',
        'crew_video',
        'subwoofer',
        'crew_technician',
      ],
      offers: [...PARTY_OFFERS.filter((each) => each !== 'bar_unit'), 'drape', 'confidence_monitor', 'signage', 'fan'],
      excluded: ['bar_unit', 'crew_bar', 'stage_deck', 'mobile_stage'],
      silly: ['projector', 'generator', 'marquee', 'dance_floor', 'toilet', 'line_array', 'gazebo'],
      title: [/dubbo|ute/i, /80/],
    },
  },
];
