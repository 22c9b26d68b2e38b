import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-e-sales-kickoff',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hi team,

Looking for a quote on our sales kickoff at a resort in Scottsdale, AZ, January 20-21 (two full days), 220 people in general session plus 3 breakout rooms of about 50.

General session:
- 24' x 12' stage, 24" high, with steps and skirt
- (2) 9x16 screens with 12K projectors
- Video switcher and (2) show laptops
- (2) confidence monitors
- Podium with gooseneck mic
- 4 lavs, 2 wireless handhelds
- PA for the room
- Stage wash
- A1, V1 and LD both days

Each breakout:
- 75" monitor on a cart
- Laptop

The hotel provides tables, chairs, flip charts and Wi-Fi. We don't need recording or streaming.

Thanks!
Kristen Amador`,
    good: {
      attendees: [220, 220],
      days: 2,
      must: [
        needs(/Versalite 4x8/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [24, 72]),
        needs(/9' x 16'/, 2),
        needs(/RZ120/, 2),
        needs('video_switcher', 1),
        needs('playback_laptop', [5, 6]),
        needs('confidence_monitor', 2),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 12]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('crew_sound', [1, 3]),
        needs('crew_video', [1, 3]),
        needs('crew_lighting', [1, 2]),
        needs(/QM75/, 3),
        needs('display_stand', 3),
      ],
      should: [
        needs('stage_leg', [9, 9]),
        needs('mixing_console', [1, 4]),
        needs('presentation_clicker'),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'subwoofer',
        'video_converter',
        'intercom',
        'crew_stage_manager',
        ...OPERATORS,
      ],
      offers: MEETING_OFFERS.filter((each) => each === 'intercom' || !BROADCAST.includes(each)),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'flip_chart',
        'network',
        'camera',
        'video_recorder',
        'streaming_encoder',
      ],
      silly: ['generator', 'dance_floor', 'marquee', 'disco_light', 'crowd_barrier', 'gazebo', 'stage_monitor'],
      title: [/scottsdale/i, /220/],
    },
  },
  {
    id: 'ho-e-ribbon-cutting',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'Ribbon cutting for the new Desert Sage Health Clinic in Yuma, Tuesday March 3 at 10 AM, about an hour, in the parking lot. 100 guests. We need a 20x40 tent, 100 white padded folding chairs, a wood podium with our logo and a mic, a PA with one wireless handheld, a press mult box, an 8x8 step and repeat, a red carpet, 6 velvet ropes and posts and 2 evaporative coolers. No stage needed. We can plug into the building so no generator. The clinic has restrooms. Sound tech on site please.',
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/20x40/, 1),
        needs(/White resin/, [100, 100]),
        needs(/Podium, wood/, 1),
        either(needs('mic_lectern', [1, 2]), needs('mic_wired', [1, 2])),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs(/Press Mult/, 1),
        needs(/Step & Repeat/, 1),
        needs(/Red carpet/, 1),
        needs(/Velvet rope/, 6),
        needs(/Port-A-Cool/, 2),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, 'mic_lectern', 'mic_wired', 'audio_recorder'],
      offers: [
        ...OUTDOORS_OFFERS,
        'table_cocktail',
        'tablecloth',
        'registration_desk',
        'plants',
        'induction_loop',
        'mic_wireless_lapel',
        'camera',
        'fan',
        'loudhailer',
        'drape',
      ],
      excluded: ['stage_deck', 'mobile_stage', 'generator'],
      silly: ['dance_floor', 'projector', 'disco_light', 'line_array', 'moving_head', 'patio_heater', 'bar_unit'],
      title: [/yuma/i, /100/],
    },
  },
];
