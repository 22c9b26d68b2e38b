import { UNITS } from '@showbill/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { table } from './lexicon/index.ts';
import { unitFromWord } from './unit-words.ts';

/** The words of price lists and their pricing unit; without one where no guess is made. */
const WORDS = table('test-data/units.csv', { unit: z.enum(['', ...UNITS]), word: z.string() });

it('knows the pricing units of test-data/units.csv', () => {
  const failing = WORDS.rows()
    .map((row) => ({ ...row, read: unitFromWord(row.word) }))
    .filter(({ unit, read }) => (read ?? '') !== unit);
  expect(failing).toEqual([]);
});
