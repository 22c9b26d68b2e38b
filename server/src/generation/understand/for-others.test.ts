import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  ['Chairs should be set out for the 31 players.', ['31 chair']],
  ['Please bring music stands and chairs for 22 musicians.', ['22 music_stand', '22 chair']],
  ['We want white cloths for 14 of those round tables.', ['14 tablecloth']],
  ['Cloths for the 9 trestle tables, please.', ['9 tablecloth']],
])('what a thing is for tells how many of it: %s', (description, wanted) => {
  const { demands } = understand({ description });
  expect(demands.map(({ quantity, kinds }) => `${quantity} ${kinds[0]}`)).toEqual(wanted);
});
