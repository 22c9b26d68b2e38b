import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  ['We want one 60’x120’ and one 20’x30’ tent.', ['1 marquee 18.3', '1 marquee 6.1']],
  ['Please bring two 10x10 and three 20x20 tents.', ['2 marquee 3', '3 marquee 6.1']],
  ['Toilets: we agreed on 8 standard and 2 accessible toilets.', ['8 toilet', '2 toilet_accessible']],
  ['They settled on 9 + 1 disabled portaloo.', ['9 toilet', '1 toilet_accessible']],
  ['We need 5 wired and 3 wireless microphones.', ['5 mic_wired', '3 mic_wireless_handheld']],
  ['Zehn runde und vier eckige Tische bitte.', ['10 table_round', '4 table_trestle']],
])('a figure counts the thing whose noun stands further on: %s', (description, wanted) => {
  const asked = understand({ description }).demands.map(({ quantity, kinds, traits }) => {
    const width = traits.widthM === undefined ? '' : ` ${Math.round(traits.widthM * 10) / 10}`;
    return `${quantity} ${kinds[0]}${width}`;
  });
  expect(asked).toEqual(wanted);
});

test('people who are counted beside a thing are none of it', () => {
  const { demands } = understand({ description: 'We are 6 people and 2 tents are needed.' });
  expect(demands.map(({ quantity, kinds }) => [quantity, kinds[0]])).toEqual([[2, 'marquee']]);
});
