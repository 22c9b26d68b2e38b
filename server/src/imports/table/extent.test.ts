import { expect, it } from 'vitest';
import { spannedCells } from './extent.ts';

it.each([
  ['a tag that another cuts off', '<c>', 0],
  ['a tag that never ends', '', Infinity],
])('reads two megabytes of places once: %s', (_what, rest, cells) => {
  expect(spannedCells(`<sheetData><row${' r="1"'.repeat(300_000)}${rest}`)).toBe(cells);
});
