import { describe, expect, it } from 'vitest';
import { understand } from '../understand/index.ts';

const isOrder = (description: string) => understand({ description }).hireList;

describe('an order', () => {
  it.each([
    '20 uplighters for a wedding.',
    'Deliver 1,200 chairs for our commencement.',
    'Folk festival, two days: stage 6 x 4 m please.',
    'Zwölf Stehtische und 80 Stühle für den Sommerempfang.',
    'Nous cherchons 4 barnums pour un mariage.',
  ])('names what it wants: %s', (description) => {
    expect(isOrder(description)).toBe(true);
  });

  it.each([
    'Sound for a conference of 80',
    'Wedding for 120 with a seven-piece band: 12 uplighters and whatever the band needs.',
    'Two-day conference for 250 with a keynote and two breakout rooms.',
    'A party for 60 in our garden.',
  ])('is not what describes an event: %s', (description) => {
    expect(isOrder(description)).toBe(false);
  });
});
