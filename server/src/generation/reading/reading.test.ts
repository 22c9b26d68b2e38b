import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsToTry, runs } from '../../testing/runs.ts';
import { product } from '../planning/fixtures.ts';
import { titleOf } from '../planning/prose/title.ts';
import { facts as vocabulary } from '../facts.ts';
import { readBrief, readFacts } from './index.ts';

const LONGEST = 10_000;

describe('a brief', () => {
  it('takes no day of a date for those who attend', () => {
    const description = 'Four hundred and fifty gold banqueting chairs for the gala on 30 January.';
    const shelf = { products: [product('gold', 'Gold Banqueting Chair', 'chair_banquet')] };
    expect(readBrief({ description }).over(shelf).attendees?.value).not.toBe(30);
  });

  it('is read as a whole', () => {
    const facts = readFacts({
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
    });
    expect(facts.demands.map(({ kinds, quantity, optional }) => [kinds[0], quantity, optional])).toEqual([
      ['bar_stool', 12, false],
      ['lectern', 1, false],
      ['uplight', null, true],
    ]);
    expect(facts.exclusions.map(({ reason, words }) => [reason, words])).toEqual([
      ['provided', 'Theatre-style seating in the main hall'], // of the chairs that the venue provides
      ['provided', 'The venue provides tables and chairs'],
      ['unwanted', 'No staging please'],
    ]);
  });

  it('gives way to the fields of the request, rounded up', () => {
    const facts = readFacts({ description: 'A two-day fair for 300 people', attendees: 120.2, days: 2.5 });
    expect(facts.attendees).toEqual({ value: 121, words: null });
    expect(facts.days).toEqual({ value: 3, words: null });
  });

  it('that says nothing yields what holds for any event', () => {
    expect(readFacts({ description: '?' })).toEqual({
      language: 'en',
      events: [{ value: 'other', words: null }],
      attendees: null,
      days: { value: 1, words: null },
      dateFound: null,
      dateTo: null,
      venueFound: null,
      clientFound: { name: null, company: null, email: null, phone: null },
      setting: null,
      seating: [],
      activities: [],
      performers: [],
      spaces: [],
      demands: [],
      exclusions: [],
      spokenOf: [],
      doubts: [],
      optionalCategories: [],
      conditions: [],
      hireList: true,
      scope: 'neither',
      listeners: null,
    });
  });

  it('is read the same way each time', () => {
    const brief = { description: 'Gala for 300 on 3 May, band, no stage, 12 tables of 10 and maybe a hazer' };
    expect(readFacts(brief)).toEqual(readFacts(brief));
  });
});

describe('any text', () => {
  const words = constantFrom(
    ...`no the venue has 12 chairs , and a stage . maybe 8 x 4 ft risers for 250 guests - £ ( ) two hundred speakers
      each is not needed of to optional : 3 bubble machines another panel Friday Sunday May 2027 provided by need`.split(
      /\s+/u,
    ),
    ...`am 12. bis 14.06.2027 um Uhr letztes Jahr 250 Gäste in der Halle bei Köln Aufbau dreitägig du 3 au 5 juillet
      château de à Lyon enfants et dont los días 5, 6 y 7 de marzo cerca van t/m juni wij trouwen te Venue: St At
      The Regards, last year this a day per children adults possibly including online`.split(/\s+/u),
    '\n',
    'ß',
    '٣',
    '💡',
  );
  const texts = oneof(
    string({ unit: 'binary', maxLength: 400 }),
    array(words, { maxLength: 120 }).map((list) => list.join(' ')),
  );

  it('is read without failing, in the words of the vocabulary, and every fact keeps words of the text', () => {
    assert(
      property(texts, (description) => {
        const facts = readFacts({ description });
        expect(vocabulary.safeParse(facts).error).toBeUndefined();
        const tidy = description.replace(/\s+/gu, ' ');
        const single = [facts.attendees, facts.days, facts.setting, facts.dateFound, facts.venueFound].filter(
          (fact) => fact !== null,
        );
        const said = [...single, ...facts.events, ...facts.activities, ...facts.demands, ...facts.exclusions];
        // a heading and what stands under it are joined by an ellipsis
        const isOfText = (words: string) => words.split(' … ').every((part) => tidy.includes(part));
        expect(said.filter(({ words }) => words !== null && !isOfText(words))).toEqual([]);
        expect(Array.from(titleOf(facts)).length).toBeLessThanOrEqual(200);
        const counts = [
          ...facts.demands.map(({ quantity }) => quantity ?? 1),
          facts.days.value,
          facts.attendees?.value ?? 1,
        ];
        expect(counts.filter((count) => !Number.isInteger(count) || count < 1)).toEqual([]);
      }),
      { numRuns: runs(100, 300) },
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
    ' ',
    '\n',
    `chairs${' '.repeat(59)}`,
    'é',
    '\n- ',
    'chairs, a lectern, lights, ',
    'Leeds, ',
    'In Leeds ',
    'at The ',
    'The ',
    'Hall, ',
    'château de la ',
    'Kind regards,\n',
    'zweihundert',
    '12 June 2027 and ',
    '5, 6, ',
    'am 12.6. ',
    '1 hour ',
    '12th-',
    'Friday evening, 6 pm ',
    '12 people and 5 children ',
    '12 chairs in ',
    'last year 12, ',
    '12 maybe 14 ',
    '~~ 12',
    'risers: drums ',
    '1 kick 2 snare ',
  ];

  it('of full length costs time in proportion to it, whatever it says', () => {
    const ordinary = 'We need 12 chairs and a lectern for 250 guests in the hall. ';
    const plain = Math.min(read(ordinary), read(ordinary), read(ordinary));
    const isSlow = (unit: string) => read(unit) > plain * 12; // a quadratic reader takes 100 times
    const slow = rowsToTry(hostile, 5).filter((unit) => isSlow(unit) && isSlow(unit) && isSlow(unit));
    expect(slow).toEqual([]);
  });
});

/** The CPU time of reading a full-length text, in microseconds. */
function read(unit: string): number {
  const description = unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);
  const start = process.cpuUsage();
  readFacts({ description });
  return process.cpuUsage(start).user;
}
