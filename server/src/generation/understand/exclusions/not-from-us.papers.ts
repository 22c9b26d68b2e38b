import type { NotFromUsRow } from './fixtures.ts';

/** Minutes, tenders and riders that were written for somebody else, and what is said there of things in passing. */
export const PAPERS: readonly NotFromUsRow[] = [
  [
    'Die Bestuhlung für die Scheune soll mit einer Brauerei aus dem Ort abgesprochen werden. Bitte ein Zelt 10 x 15 m anbieten.',
    'chair',
    'marquee',
  ],
  [
    'De tafels worden besproken met de brouwer. Tafels en tent zijn voor 120 eters. Graag een tent 10x15.',
    'table_trestle',
    'marquee',
  ],
  [
    'El vallado y los aseos de la verbena son objeto de otro contrato. Las luces se licitan aparte. Hacen falta 300 sillas.',
    'fencing toilet stage_wash',
    'chair',
  ],
  ['Das Klettern auf der Bühne ist verboten. Wir brauchen eine Bühne von 6 x 4 m.', '', 'stage_deck'],
  [
    'The bins have been ordered. Of the budget 500 is for the band and bins. We still need a stage 4 x 3 m.',
    'waste_bin',
    'stage_deck',
  ],
  ['Microphones: a cabled microphone is to be avoided. One handheld radio mic.', 'mic_wired', 'mic_wireless_handheld'],
  ['Máquinas de humo no por favor, hay niños. Pista de baile sí.', 'smoke_machine', 'dance_floor'],
  ['Licht wordt zelf meegenomen. Toneelverlichting maakt het mooier. Graag 90 stoelen.', 'stage_wash', 'chair'],
  [
    'Als er een geluidsinstallatie aanwezig is, wordt daar graag gebruik van gemaakt. Graag 90 stoelen.',
    'pa_package',
    'chair',
  ],
  ['If the hall has a decent projector we will use it. 4 lapel mics please.', 'projector', 'mic_wireless_lapel'],
  [
    'Anlage und Licht haben die selber dabei. Für den Aufbau der PA ist neben der Bühne Platz. Wir brauchen eine Bühne 5 x 3 m.',
    'pa_package stage_wash',
    'stage_deck',
  ],
];
