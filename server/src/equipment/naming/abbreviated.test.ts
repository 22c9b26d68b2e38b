import { CATEGORIES } from '@showbill/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { table } from '../lexicon/index.ts';
import { writtenOut } from './abbreviated.ts';

const NAMES = table('test-data/written-out.csv', {
  name: z.string().min(1),
  category: z.enum(CATEGORIES),
  whole: z.string().min(1),
});

it('writes out the names of test-data/written-out.csv', () => {
  const failing = NAMES.rows()
    .map((row) => ({ ...row, written: writtenOut(row.name, row.category) }))
    .filter(({ whole, written }) => written !== whole);
  expect(failing).toEqual([]);
});
