import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS } from '../usual.ts';

/** In Dutch over a Flemish shelf. */
export const ZENNE_NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-be-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op donderdag 18 november organiseert onze hogeschool in Mechelen een hybride studiedag voor 120 deelnemers in de aula en een 200-tal online.

Wat we van u nodig hebben:
* 3 PTZ-camera's, een beeldmixer en een stabiele livestream, met videotechnicus
* 5 dasspelden voor het panel en 2 draadloze handmicro's voor vragen uit de zaal
* een plexi spreekgestoelte
* een retourscherm voor de sprekers
* 5G-router, de wifi is er niet te vertrouwen
* 4 flipovers en 10 posterborden voor de namiddag

De aula heeft een vaste beamer met scherm en goede luidsprekers. Zetels staan er ook vast in. Koffie en broodjes: daar zorgt de cafetaria voor.

Vriendelijke groeten,
Lieselot, dienst communicatie`,
    good: {
      attendees: [120, 320],
      days: 1,
      must: [
        needs(/PTZ/, 3),
        needs('video_switcher', 1),
        needs(['streaming_encoder', 'video_switcher'], [1, 3]),
        needs('crew_video', [1, 14]),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', 2),
        needs(/plexi/, 1),
        needs('confidence_monitor', [1, 2]),
        needs('network', 1),
        needs('flip_chart', 4),
        needs('pinboard', 10),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(SPEECH, ...SPEAKERS, 'amplifier', 'speaker_stand'),
        ...without(SLIDES, 'projector', 'projector_lens', 'projection_screen'),
        ...BROADCAST,
        ...ANY_JOB,
        'mic_lectern',
        'di_box',
      ],
      offers: without(MEETING_OFFERS, 'led_wall', 'projector', 'projection_screen'),
      excluded: ['projector', 'projection_screen', ...SPEAKERS, ...SEATS, 'hot_drinks', 'crockery', 'serving'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...FOG],
      title: [/mechelen|studiedag/i, /120|320/],
    },
  },
];
