import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, OPERATORS, PARTY_LIGHT, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-c-club-night',
    language: 'en',
    catalogue: 'demo',
    description: `Hey! Halloween night at The Foundry, Portland ME, Fri Oct 31, 9pm-2am, 350 capacity. House & techno.

Looking for:
- 2x CDJ-3000 + DJM-900
- DJ booth
- 4 tops, 4 subs + booth monitor
- 8 moving heads, 4 strobes, 1 hazer, somebody to run lights
- 1 wireless mic for the host
- sound tech

The club has bars, tables and stools. No video wall and no lasers please.

- Marcus`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs(['speaker_top', 'line_array'], [4, 8]),
        needs('subwoofer', 4),
        needs('stage_monitor', [1, 2]),
        needs('moving_head', 8),
        needs('strobe', 4),
        needs('hazer', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_lighting', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('effect_fluid'), needs('lighting_console', 1), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...SHOW],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS].filter((each) => each !== 'led_wall'),
      excluded: ['led_wall', 'laser', 'furniture'],
      silly: ['generator', 'lectern', 'projector', 'toilet', 'marquee', 'piano'],
      title: [/portland|foundry/i, /350/],
    },
  },
  {
    id: 'ho-c-job-fair',
    language: 'en',
    catalogue: 'demo',
    description: `Tri-County Job Fair, Expo Center, Dayton, OH – Wednesday, April 22, 10 AM to 3 PM. 55 employers, about 900 job seekers expected.

Please quote the following:
55 six-foot tables with white tablecloths
110 conference chairs
2 registration desks
10 A-frame signs
PA system with one wireless handheld for announcements
6 two-way radios

We do not need booths or pipe and drape. Wi-Fi is provided by the Expo Center.

Thank you,
Denise Whitlock`,
    good: {
      attendees: [900, 960],
      days: 1,
      must: [
        needs(/^6ft x 2ft 6in/, 55),
        needs(/Trestle Tablecloth/, 55),
        needs(/Conference Chair/, 110),
        needs('registration_desk', 2),
        needs('signage', 10),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 4])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport'), needs(['crew_stagehand', 'crew_technician', 'crew_sound'])],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', /Earpiece/],
      offers: [
        ...MEETING_OFFERS,
        ...OPERATORS,
        'carpet',
        'stanchion',
        'coat_rail',
        'waste_bin',
        'crew_steward',
        'chair',
      ],
      excluded: ['exhibition_stand', 'drape', 'network'],
      silly: ['subwoofer', 'stage_deck', 'projector', 'generator', 'dance_floor', 'marquee', 'toilet', 'lighting'],
      title: [/dayton/i, /900|55/],
    },
  },
];
