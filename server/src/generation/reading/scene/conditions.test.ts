import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { CONDITIONS } from '../../facts.ts';
import { readText } from '../document/text.ts';
import { readConditions, tableSeatsIn } from './conditions.ts';

const row = z.object({ condition: z.enum(CONDITIONS), said: z.enum(['yes', 'no']), text: z.string() });
const EXAMPLES = readTable(new URL('./conditions.test.csv', import.meta.url), row);

it.each(EXAMPLES)('$text: $condition, $said', ({ condition, said, text }) => {
  const found = readConditions(readText(text)).some(({ value }) => value === condition);
  expect(found).toBe(said === 'yes');
});

it.each([
  ['12 tables of eight', 8],
  ['runde Tische zu je 10 Personen', 10],
  ['tables rondes de 8', 8],
  ['mesas de 10', 10],
  ['two tables', null],
])('%s seat %s', (text, seats) => expect(tableSeatsIn(readText(text))).toBe(seats));

it('reads a long text in linear time', () => {
  const text = readText('no tables of hall fully power '.repeat(350));
  const started = performance.now();
  readConditions(text);
  expect(performance.now() - started).toBeLessThan(200);
});
