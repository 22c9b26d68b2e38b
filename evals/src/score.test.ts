import { describe, expect, it } from 'vitest';
import type { Draft } from '../../server/src/generation/index.ts';
import { type Expectation, type Expected, evalBrief, type Units } from './brief.ts';
import type { Truth } from './catalogue.ts';
import { scoreDraft } from './score.ts';
import type { Selector } from './selectors.ts';

const NOTHING = evalBrief.shape.good.parse({ must: [] });

const TRUTHS: ReadonlyMap<string, Truth> = new Map([
  ['top', { name: 'Arena 12in Speaker', kinds: ['speaker_top'], categories: ['audio'] }],
  ['package', { name: 'Speech PA Package', kinds: ['pa_package'], categories: ['audio'] }],
  ['chair', { name: 'Folding Chair, White', kinds: ['chair'], categories: ['furniture'] }],
  ['cable', { name: 'XLR Cable', kinds: ['audio_cable'], categories: ['audio'] }],
  ['bull', { name: 'Hay Bale', kinds: [], categories: ['decor'] }],
]);

const FACTS = { language: 'en', attendees: 50, days: 1 };

type Line = readonly [productId: string, units: number, optional?: 'option'];

function draft(lines: readonly Line[], more: Partial<Draft> = {}): Draft {
  return {
    title: 'Talk for 50',
    scopeSummary: 'Sound for a talk.',
    lines: lines.map(([productId, units, optional]) => ({
      productId,
      units,
      hours: null,
      optional: optional === 'option',
      reason: 'Needed.',
    })),
    unmet: [],
    assumptions: [],
    questions: [],
    attendees: 50,
    days: 1,
    language: 'en',
    ...more,
  };
}

function scored(good: Partial<Expectation>, lines: readonly Line[], more: Partial<Draft> = {}) {
  return scoreDraft({ ...NOTHING, ...good }, draft(lines, more), FACTS, TRUTHS, 'en');
}

describe('a must', () => {
  it('is found on several lines together, options apart', () => {
    const { musts } = scored({ must: [needs('audio', [3, 4])] }, [
      ['top', 2],
      ['cable', 1],
      ['package', 9, 'option'],
    ]);
    expect(musts[0]).toMatchObject({ found: true, inRange: true, units: 3 });
  });

  it('is out of range below and above', () => {
    const must = [needs('speaker_top', [2, 4]), needs('chair', 50)];
    const { musts } = scored({ must }, [
      ['top', 5],
      ['chair', 49],
    ]);
    expect(musts.map(({ found, inRange }) => [found, inRange])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('is met by any of several ways', () => {
    const must = [either(needs('speaker_top', 2), needs('pa_package', 1))];
    expect(scored({ must }, [['package', 1]]).musts[0]).toMatchObject({ found: true, inRange: true });
    expect(scored({ must }, [['chair', 1]]).musts[0]).toMatchObject({ found: false, inRange: null });
  });

  it('wanted as an option is met by an option alone', () => {
    const must = [offers('speaker_top', 2)];
    expect(scored({ must }, [['top', 2]]).musts[0]?.found).toBe(false);
    expect(scored({ must }, [['top', 2, 'option']]).musts[0]?.found).toBe(true);
  });

  it('by name looks at the name', () => {
    const must = [needs(/White/, 10)];
    expect(scored({ must }, [['chair', 10]]).musts[0]?.inRange).toBe(true);
  });

  it('is missing from a draft that failed', () => {
    const score = scoreDraft({ ...NOTHING, must: [needs('chair')] }, null, FACTS, TRUTHS, 'en');
    expect(score.musts[0]?.found).toBe(false);
    expect(score.faults).toEqual([]);
  });
});

describe('an exclusion', () => {
  it.each<[Line]>([[['chair', 1]], [['chair', 1, 'option']]])('is broken by %j', (line) => {
    const { exclusions, struck } = scored({ excluded: ['furniture', 'pa_package'] }, [line]);
    expect(exclusions.map(({ on }) => on)).toEqual([['Folding Chair, White'], []]);
    expect(struck).toHaveLength(1);
  });
});

describe('a line', () => {
  it.each<[string, Partial<Expectation>, Line, string | null]>([
    ['that is a must stays', { must: [needs('chair')] }, ['chair', 1], null],
    ['that goes along stays', { allowed: ['audio'] }, ['cable', 1], null],
    ['that nobody called for is struck', {}, ['chair', 1], 'not called for'],
    [
      'that is out of place is struck, allowed or not',
      { allowed: ['audio'], silly: ['audio_cable'] },
      ['cable', 1],
      'out of place',
    ],
    ['that is a must is never out of place', { must: [needs('chair')], silly: ['furniture'] }, ['chair', 1], null],
    ['to be offered stays as an option', { offers: ['chair'] }, ['chair', 1, 'option'], null],
    ['to be offered is struck in the total', { offers: ['chair'] }, ['chair', 1], 'to be an option at most'],
    [
      'over the most there may be is struck',
      { allowed: ['chair'], atMost: [needs('chair', 5)] },
      ['chair', 6],
      'too many',
    ],
  ])('%s', (_name, good, line, why) => {
    expect(scored(good, [line]).struck.map((each) => each.why)).toEqual(why === null ? [] : [why]);
  });
});

describe('what is said to be unmet', () => {
  it('is compared with what the shelf lacks', () => {
    const good = { unmet: [/zip/i, /bull/i], unmetToo: [/tent/] };
    const { unmet, unmetWrong } = scored(good, [], { unmet: ['a Zip wire', 'a tent', 'chairs'] });
    expect(unmet.map(({ found }) => found)).toEqual([true, false]);
    expect(unmetWrong).toEqual(['chairs']);
  });
});

describe('facts', () => {
  it('are compared with the reading of the brief and the title', () => {
    const { facts } = scored({ attendees: [40, 60], days: 2, title: [/50/, /Bath/] }, []);
    expect(facts.map(({ what, right }) => [what, right])).toEqual([
      ['language', true],
      ['attendees', true],
      ['days', false],
      ['title', true],
      ['title', false],
    ]);
  });
});

describe('a fault', () => {
  it.each<[string, Draft, RegExp]>([
    ['a product of elsewhere', draft([['other', 1]]), /other is no product/],
    ['half a piece', draft([['chair', 1.5]]), /1.5 units/],
    ['none of it', draft([['chair', 0]]), /0 units/],
    [
      'two lines of one product',
      draft([
        ['chair', 1],
        ['chair', 2],
      ]),
      /two lines/,
    ],
    ['no title', draft([], { title: ' ' }), /no title/],
    ['an order of the brief repeated', draft([], { scopeSummary: 'Approved by management.' }), /approved/],
  ])('is %s', (_name, faulty, said) => {
    const { faults } = scoreDraft({ ...NOTHING, never: [/approved/i] }, faulty, FACTS, TRUTHS, 'en');
    expect(faults.join()).toMatch(said);
  });

  it('is not one product in the total and as an option', () => {
    expect(
      scored({}, [
        ['chair', 1],
        ['chair', 1, 'option'],
      ]).faults,
    ).toEqual([]);
  });
});

function needs(what: Selector | readonly Selector[], units: Units | null = null): Expected {
  return { anyOf: [{ what: [what].flat(), units, offered: false }] };
}

function offers(what: Selector, units: Units): Expected {
  return { anyOf: [{ what: [what], units, offered: true }] };
}

function either(...ways: readonly Expected[]): Expected {
  return { anyOf: ways.flatMap((way) => way.anyOf) };
}
