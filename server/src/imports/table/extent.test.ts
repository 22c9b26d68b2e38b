import { expect, it } from 'vitest';
import { spansTooMuch } from './extent.ts';

it.each([
  ['a tag that another cuts off', '<c>', false],
  ['a tag that never ends', '', true],
])('reads two megabytes of places once: %s', (_what, rest, tooMuch) => {
  expect(spansTooMuch(Buffer.from(`<sheetData><row${' r="1"'.repeat(300_000)}${rest}`))).toBe(tooMuch);
});
