import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const LONGEST = 10_000;

describe('a brief', () => {
  it('is read as a whole', () => {
    const facts = understand({
      description:
        'Sales conference for 250 delegates over two days at the Corn Exchange, Leeds, 12-13 March 2027. ' +
        'Theatre-style seating in the main hall, four seminar rooms of 30-40, and a foyer for registration. ' +
        'Keynote speaker, a panel of six. The venue provides tables and chairs. We need 12 bar stools and a lectern; ' +
        'uplighters as an option. No staging please. Budget of £8,000.',
    });
    expect(facts).toMatchObject({
      language: 'en',
      events: [{ value: 'conference', words: 'Sales conference' }],
      attendees: { value: 250, words: '250 delegates' },
      days: { value: 2, words: 'two days' },
      dateFound: { value: '2027-03-12' },
      venueFound: { value: 'Corn Exchange, Leeds' },
      setting: { value: 'indoor' },
      seating: [{ value: 'theatre' }],
      performers: [
        { kind: 'speaker', people: 1, acts: 1 },
        { kind: 'panel', people: 6, acts: 1 },
      ],
      spaces: [
        { name: 'main hall', role: 'main' },
        { name: 'seminar room', role: 'breakout', count: 4, capacity: 40 },
        { name: 'foyer', role: 'foyer' },
      ],
      budget: { value: { amount: 8000, currency: 'GBP' } },
    });
    expect(facts.demands.map(({ kinds, quantity, optional }) => [kinds[0], quantity, optional])).toEqual([
      ['bar_stool', 12, false],
      ['lectern', 1, false],
      ['uplight', null, true],
    ]);
    expect(facts.exclusions.map(({ reason, words }) => [reason, words])).toEqual([
      ['provided', 'venue provides tables and chairs'],
      ['unwanted', 'No staging'],
    ]);
  });

  it('gives way to the fields of the request, rounded up', () => {
    const facts = understand({ description: 'A two-day fair for 300 people', attendees: 120.2, days: 2.5 });
    expect(facts.attendees).toEqual({ value: 121, words: null });
    expect(facts.days).toEqual({ value: 3, words: null });
  });

  it('that says nothing yields what holds for any event', () => {
    expect(understand({ description: '?' })).toEqual({
      language: 'en',
      events: [{ value: 'other', words: null }],
      attendees: null,
      days: { value: 1, words: null },
      dateFound: null,
      venueFound: null,
      setting: null,
      seating: [],
      activities: [],
      performers: [],
      spaces: [],
      demands: [],
      exclusions: [],
      optionalCategories: [],
      budget: null,
    });
  });

  it('is read the same way each time', () => {
    const brief = { description: 'Gala for 300 on 3 May, band, no stage, 12 tables of 10 and maybe a hazer' };
    expect(understand(brief)).toEqual(understand(brief));
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'no the venue has 12 chairs , and a stage . maybe 8 x 4 ft risers for 250 guests - £ ( ) two hundred speakers each is not needed of to optional : 3 bubble machines another panel Friday Sunday May 2027 provided by need'.split(
      ' ',
    ),
    '\n',
    'ß',
    '٣',
    '💡',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words, { maxLength: 120 }).map((list) => list.join(' ')),
  );

  it('is read without failing, and every fact keeps words of the text', () => {
    fc.assert(
      fc.property(texts, (description) => {
        const facts = understand({ description });
        const tidy = description.replace(/\s+/gu, ' ');
        const said = [
          facts.attendees,
          facts.days,
          facts.setting,
          ...facts.events,
          ...facts.activities,
          ...facts.demands,
          ...facts.exclusions,
        ];
        for (const fact of said) {
          if (fact !== null && fact.words !== null) expect(tidy).toContain(fact.words);
        }
        for (const { quantity } of facts.demands)
          expect(quantity === null || (Number.isInteger(quantity) && quantity >= 1)).toBe(true);
        expect(Number.isInteger(facts.days.value) && facts.days.value >= 1).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  const hostile = [
    'no chairs, ',
    'chairs and ',
    'we have a stage but need more ',
    'maybe chairs ',
    'another 5, ',
    '1 chair. ',
    '2 chairs and 3 chairs ',
    'the venue has ',
    'speakers ',
    '8 x 4 x ',
    'each room ',
    'two hundred and ',
    'Friday to ',
    '12 to 13 ',
    '((((',
    'a.a.',
    "'",
    'x',
    '9',
    'é',
    '\n- ',
    'Leeds, ',
    'zweihundert',
  ];

  it('of full length costs time in proportion to it', () => {
    const read = (unit: string, length: number): number => {
      const description = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const rounds = [1, 2, 3].map(() => {
        const start = performance.now();
        understand({ description });
        return performance.now() - start;
      });
      return Math.min(...rounds);
    };
    const slowest = Math.max(...hostile.map((unit) => read(unit, LONGEST)));
    expect(slowest).toBeLessThan(250); // 15 ms for a brief on an idle machine; a quadratic reader takes seconds
  });
});
