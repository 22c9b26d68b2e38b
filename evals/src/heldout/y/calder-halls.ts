import { type EvalBrief, needs, offers } from '../../expectation.ts';
import {
  LOUD,
  OPERATORS,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  WALL,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A launch in a mill, a fair, a choir on tour, over the shelf that this set brought along. */
export const CALDER_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-y-ebike-launch',
    language: 'en',
    catalogue: 'calder',
    description: `Hello,

We're launching our new e-bike to the trade on the evening of Thursday 11 February, in an old mill in Leeds. 120 guests, all standing with a drink.

We need an LED screen 4 m wide and 2 m high, because the projector we had last year looked washed out and we're not having one again. Also a small stage, 12ft x 8ft and a foot high, a headset mic for our founder, two handhelds for the question time, sound for talking plus a bit of walk-on music, and 20 poseurs. Someone to run sound and someone on the screen, please.

Could you include lighting (a wash on the stage, a bit of colour up the columns) as an option, shown apart? We may not stretch to it.

The mill runs its own bar with its own people and glasses. No haze, there's a fine if the alarm goes off.

We've got £6,000 plus VAT for the lot.

Cheers, Petra`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', [32, 32]),
        needs('stage_deck', 3),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('table_cocktail', 20),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        offers(['stage_wash', 'lighting_package', 'profile_spot', 'uplight']),
      ],
      should: [
        needs('video_processor', 1),
        needs('stage_leg', 3),
        needs('playback_laptop', [1, 2]),
        needs('mixing_console', [1, 1]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...WALL, ...PLATFORM, ...ANY_JOB, 'presentation_clicker', 'confidence_monitor', 'tablecloth'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT],
        ...FOG,
        'bar_unit',
        'crew_bar',
        'glassware',
        'crew_waiter',
      ),
      excluded: ['projector', 'projection_screen', 'bar_unit', 'crew_bar', 'glassware', ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'line_array', 'stage_monitor', 'choir_riser', 'crowd_barrier'],
      title: [/leeds|launch|bike/i, /120/],
    },
  },
  {
    id: 'ho-y-jobs-fair',
    language: 'en',
    catalogue: 'calder',
    description: `Apprenticeship fair, Keighley leisure centre, Tues 9 + Wed 10 March, 10-3 both days. Last year 900 a day came through.

Please quote for:
20 shell scheme stands, 3 x 2 m, with power to each
2 welcome desks
10 poster boards
a talks corner: 60 linking chairs, PA for speech, 1 headset mic + 1 radio hand mic, a 75 inch screen, a laptop with a clicker
someone to man the talks corner each day
3 clothes rails
6 walkie talkies
Set-up is Monday, from 2pm. Thanks, Rukhsana`,
    good: {
      attendees: [900, 1800],
      days: 2,
      must: [
        needs('exhibition_stand', 20),
        needs('registration_desk', 2),
        needs('pinboard', 10),
        needs(/linking/, [60, 60]),
        needs(SPEAKERS, [1, 4]),
        needs('mic_headset', 1),
        needs('display', [1, 1]),
        needs('playback_laptop', 1),
        needs('coat_rail', 3),
        needs('two_way_radio', 6),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 1]),
        needs('presentation_clicker', 1),
        needs(['power_distro', 'power_cable']),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'crew_video', 'crew_electrician', 'display_stand', 'batteries'],
      offers: [...MEETING_OFFERS, 'stanchion', 'carpet', 'crew_steward', 'waste_bin', 'plants', 'table_trestle'],
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
      title: [/keighley|apprentice|fair/i, /900|1[., ]?800/],
    },
  },
  {
    id: 'ho-y-koorreis',
    language: 'nl',
    catalogue: 'calder',
    description: `Goedendag,

Met ons kamerkoor uit Zwolle (45 zangers) geven we op zaterdag 22 mei een concert in een kerk in Ripon. Er komen ongeveer 200 bezoekers.

Wat wij graag zouden huren:
- koortreden voor alle zangers
- een elektrische piano met statief
- 12 muziekstandaards
- eenvoudige verlichting op het koor
- opname: een recorder met een paar condensatormicrofoons op hoge statieven

De kerk heeft zelf stoelen en een geluidsinstallatie met microfoons, dus versterking is niet nodig. Wij komen alles zelf ophalen met ons busje en brengen het maandag terug, bezorgen hoeft dus niet. En alstublieft geen rook, de dominee is daar heel duidelijk over.

Met vriendelijke groet,
Hanneke Wolters`,
    good: {
      attendees: [200, 245],
      days: 1,
      must: [
        needs('choir_riser', [3, 4]),
        needs('keyboard', 1),
        needs('music_stand', 12),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 12]),
        needs('audio_recorder', 1),
        needs(/sE8/, [1, 2]),
      ],
      should: [needs('mic_stand', [1, 4])],
      allowed: [
        ...STAGE_LIGHT,
        'mic_instrument',
        'audio_cable',
        'power_cable',
        'power_distro',
        'cable_ramp',
        'batteries',
        'consumables',
      ],
      offers: [...OPERATORS, 'crew_stagehand', 'camera', 'video_recorder', 'uplight'],
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mixing_console', ...SEATS, ...FOG, 'transport'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'projector', 'stage_monitor'],
      title: [/ripon|koor|concert/i, /200|45|245/],
    },
  },
];
