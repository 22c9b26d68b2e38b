import type { Kind } from '../../../equipment/index.ts';

const MICROPHONES: readonly Kind[] = [
  'mic_wired',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_lectern',
  'mic_instrument',
  'mic_conference',
];
const SEATS: readonly Kind[] = ['chair', 'chair_banquet', 'bench'];
const LINEN: readonly Kind[] = ['tablecloth', 'napkin', 'chair_cover'];
const DISHES: readonly Kind[] = ['crockery', 'cutlery', 'glassware'];
const PICTURES: readonly Kind[] = ['projection_screen', 'display', 'led_wall'];

/** General words for things of several kinds. */
const ROWS: readonly (readonly [readonly Kind[], string])[] = [
  [
    MICROPHONES,
    "microphone microphones mics mikro mikrofon mikrofone mikrofonen mikros micro micros microphones microfono microfonos microfoon microfoons micro's",
  ],
  [SEATS, 'seating seats seat bestuhlung sitzgelegenheiten sitzplatze asientos zitplaatsen sieges assises'],
  [LINEN, 'linen linens tischwasche linge nappage manteleria tafellinnen linnen linnengoed tischtextilien'],
  [['crockery', 'cutlery'], 'china'],
  [DISHES, 'tableware vaisselle vajilla servies geschirr'],
  [PICTURES, 'screens'],
];

export const GENERIC: ReadonlyMap<string, readonly Kind[]> = new Map(
  ROWS.flatMap(([kinds, words]) => words.split(' ').map((word): [string, readonly Kind[]] => [word, kinds])),
);
