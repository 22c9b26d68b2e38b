import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('tables by those who dine at them', () => {
  it.each([
    ['Dinner for 700. Dinner tables for ten to 12 people each.', 'table_round'],
    ['Tables for ten people each.', 'table_round'],
    ['Tische für zehn Personen je Tisch.', 'table_round'],
    ['Tables for ten people.', 'table_trestle'],
  ])('%s', (description, kind) => expect(understand({ description }).demands[0]?.kinds[0]).toBe(kind));
});
