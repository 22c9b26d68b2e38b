import { expect, it } from 'vitest';
import { spansTooMuch } from './extent.ts';

it.each([
  ['many places in one tag', `<sheetData><row${' r="1"'.repeat(300_000)}>`],
  ['many tags that open and one end', `<sheetData>${'<row r="1" '.repeat(200_000)}>`],
])('reads two megabytes once: %s', (_what, xml) => {
  expect(spansTooMuch(Buffer.from(xml))).toBe(false);
});
