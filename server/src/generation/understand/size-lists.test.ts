import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  [
    'White tents in various sizes, including but not limited to 30’ x 30’; 30’ x 60’',
    '? marquee 9.1 9.1, ? marquee 9.1 18.3',
  ],
  ['Tents (10x10, 20x20 and 20x40)', '? gazebo 3 3, ? marquee 6.1 6.1, ? marquee 6.1 12.2'],
  ['Tents: two 20x20, one 30x60', '2 marquee 6.1 6.1, 1 marquee 9.1 18.3'],
  ['Tents: 1 - 20 x 20, 2 - 10 x 10', '1 marquee 6.1 6.1, 2 gazebo 3 3'],
  ['9 of the 3 x 3 m gazebos and 2 of the 3 x 6', '9 gazebo 3 3, 2 gazebo 3 6'],
  ["(2) 20' x 20' tents and (1) 20'x40'", '2 marquee 6.1 6.1, 1 marquee 6.1 12.2'],
  ['We need 20x20, 20x40 and 30x60 tents.', '? marquee 6.1 6.1, ? marquee 6.1 12.2, ? marquee 9.1 18.3'],
  [
    "Tables: 60'' round, 6' rectangular and 8' rectangular",
    '? table_round 1.5, ? table_trestle 1.8, ? table_trestle 2.4',
  ],
  ['6ft and 8ft tables, chairs', '? table_trestle 1.8, ? table_trestle 2.4, ? chair'],
  ['Zelte in verschiedenen Größen: 5 x 10 m und 10 x 20 m', '? marquee 5 10, ? marquee 10 20'],
  ['Tentes de différentes tailles (5 x 6 m, 5 x 10 m)', '? marquee 5 6, ? marquee 5 10'],
  ['Carpas de varias medidas: 5x8 m y 10x20 m', '? marquee 5 8, ? marquee 10 20'],
  ['Tenten in verschillende maten, zoals 5x8 m en 10x20 m', '? marquee 5 8, ? marquee 10 20'],
  ['Marquee 6 x 12 m, 10 x 10 ft kitchen tent', '? marquee 6 12, ? marquee 3 3'],
  ['20 pop up gazebos 10x10, two 6ft trestles', '20 gazebo 3 3, 2 table_trestle 1.8'],
  ["Dance floor 24' wide, 16' deep", '? dance_floor 7.3 4.9'],
])('each size of a list is a thing of its own: %s', (description, expected) => {
  const asked = understand({ description }).demands.map(({ quantity, kinds, traits }) => {
    const sides = [traits.widthM ?? traits.diameterM ?? traits.lengthM, traits.depthM];
    const sized = sides.flatMap((side) => (side === undefined ? [] : ` ${Math.round(side * 10) / 10}`));
    return `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}${sized.join('')}`;
  });
  expect(asked.join(', ')).toBe(expected);
});
