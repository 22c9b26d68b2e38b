import { describe, expect, it } from 'vitest';
import type { Scope } from '../facts.ts';
import { readFacts } from './index.ts';

describe('the scope of a brief', () => {
  it.each<[string, Scope]>([
    ['20 uplighters for a wedding.', 'order'],
    ['Deliver 1,200 chairs for our commencement.', 'order'],
    ['Folk festival, two days: stage 6 x 4 m please.', 'order'],
    ['We need radios and barriers for a football tournament.', 'order'],
    ['PA and lights for an 18th birthday. We have our own DJ.', 'order'],
    ['Zwölf Stehtische und 80 Stühle für den Sommerempfang.', 'order'],
    ['Nous cherchons 4 barnums pour un mariage.', 'order'],
    ['Graag 70 congresstoelen en 5 statafels, wij halen zelf op', 'order'],
    ['Wedding for 120 in a marquee, band in the evening, what do you suggest?', 'event'],
    [
      'We want to organise a conference for 250 with a keynote and two breakout rooms. Can you plan everything?',
      'event',
    ],
    ['Wir planen ein Sommerfest für 200 Gäste mit Band. Was brauchen wir alles, was schlagen Sie vor?', 'event'],
    ['Are you open on bank holidays?', 'neither'],
  ])('of "%s" is %s', (description, scope) => expect(readFacts({ description }).scope).toBe(scope));
});

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
