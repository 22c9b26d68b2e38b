import { expect, it } from 'vitest';
import { formatWhen } from './when.ts';

const NOW = new Date(2026, 2, 1, 9, 30);

it.each([
  [new Date(2026, 2, 1, 0, 5), 'today 00:05'],
  [new Date(2026, 1, 28, 23, 59), 'yesterday 23:59'],
  [new Date(2026, 1, 27, 14, 2), '27 Feb, 14:02'],
  [new Date(2025, 11, 31, 14, 2), '31 Dec 2025, 14:02'],
])('%s is %s', (moment, said) => {
  expect(formatWhen(moment.toISOString(), NOW)).toBe(said);
});
