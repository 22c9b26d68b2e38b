import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { SCOPES } from '../facts.ts';
import { readFacts } from './index.ts';

/** The judge is learned: single texts may change sides. */
const LEAST_RIGHT = 0.9;

it('the scope of a brief is told', () => {
  const row = z.strictObject({ scope: z.enum(SCOPES), text: z.string().min(1) });
  const texts = readTable(new URL('./scope.test.csv', import.meta.url), row);
  const wrong = texts.filter(({ scope, text }) => readFacts({ description: text }).scope !== scope);
  expect(1 - wrong.length / texts.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

it.each(['Conference', 'A party', 'Gala dinner', 'concert tonight', 'Hochzeit', 'Festival, 2 days'])(
  'what only names an event is one: %s',
  (description) => expect(readFacts({ description }).scope).toBe('event'),
);

describe('an order', () => {
  it.each([
    ['20 uplighters for a wedding.', true],
    ['Equipment list: 4 radio mics, 2 screens, 2 projectors, 1 lectern. We collect on Monday.', true],
    ['Item | Qty\nDinner plate | 80\nDinner fork | 80\nBanquet chair | 80', true],
    ['PA and lights for an 18th birthday. We have our own DJ.', false],
    ['Wedding for 120 with a seven-piece band: 12 uplighters and whatever the band needs.', false],
  ])('has nothing planned around "%s": %s', (description, isBare) =>
    expect(readFacts({ description }).hireList).toBe(isBare),
  );

  it('names no event by the words of its things', () => {
    const { events, activities } = readFacts({ description: '40 conference chairs, 6 dinner tables, 4 party tents' });
    expect([events[0]?.value, activities]).toEqual(['other', []]);
  });
});
