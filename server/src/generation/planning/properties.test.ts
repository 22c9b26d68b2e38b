import { CATEGORIES, UNITS } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../equipment/index.ts';
import { runs } from '../../testing/runs.ts';
import { checkDraft } from '../check.ts';
import { type Activity, CONDITIONS, type EventKind, type Facts, type Performers, SCOPES } from '../facts.ts';
import type { Draft, Shelf, ShelfProduct } from '../types.ts';
import { exclusionsOf } from './asked/exclusions.ts';
import { planDraft, shelfRequest } from './index.ts';

const EVENTS: EventKind[] = [
  'conference',
  'meeting',
  'gala_dinner',
  'wedding',
  'concert',
  'club_night',
  'festival',
  'theatre',
  'screening',
  'exhibition',
  'other',
];
const ACTIVITIES: Activity[] = [
  'speech',
  'panel',
  'questions',
  'awards',
  'live_music',
  'dj',
  'dancing',
  'dining',
  'bar',
  'ceremony',
  'film',
  'stream',
  'recording',
  'workshops',
];
const PERFORMERS: Performers['kind'][] = ['speaker', 'panel', 'host', 'singer', 'band', 'choir', 'orchestra', 'dj'];

const number = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.constantFrom(0, -5, 2.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
);
const size = fc.oneof(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.constantFrom(0, -1, Number.NaN, 1e-12, 1e12));
const traits = fc.record(
  {
    widthM: size,
    depthM: size,
    heightM: size,
    lengthM: size,
    seats: size,
    pieces: size,
    kva: size,
    lumens: size,
    inches: size,
    watts: size,
    channels: size,
  },
  { requiredKeys: [] },
);
const kinds = fc.uniqueArray(fc.constantFrom(...KINDS), { maxLength: 3 });
const words = fc.string({ maxLength: 20 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(fc.record({ value, words: fc.option(words) }), { freq: 2 });
const many = <T>(value: fc.Arbitrary<T>) => fc.array(fc.record({ value, words: fc.option(words) }), { maxLength: 3 });

const facts: fc.Arbitrary<Facts> = fc.record({
  language: fc.constant('en' as const),
  events: fc.array(fc.record({ value: fc.constantFrom(...EVENTS), words: fc.option(words) }), {
    minLength: 1,
    maxLength: 2,
  }),
  attendees: maybe(number),
  days: fc.record({ value: number, words: fc.constant(null) }),
  dateFound: maybe(fc.constantFrom('2026-12-01', 'soon')),
  dateTo: fc.constant(null),
  venueFound: maybe(words),
  clientFound: fc.constant({ name: null, company: null, email: null, phone: null }),
  setting: maybe(fc.constantFrom('indoor' as const, 'outdoor' as const, 'both' as const)),
  seating: many(fc.constantFrom('theatre' as const, 'banquet' as const, 'boardroom' as const, 'standing' as const)),
  activities: many(fc.constantFrom(...ACTIVITIES)),
  performers: fc.array(fc.record({ kind: fc.constantFrom(...PERFORMERS), people: number, acts: number, words }), {
    maxLength: 3,
  }),
  spaces: fc.array(
    fc.record({
      name: words,
      role: fc.constantFrom('main' as const, 'breakout' as const, 'foyer' as const, 'outdoor' as const),
      count: number,
      capacity: fc.option(number),
      words,
    }),
    { maxLength: 3 },
  ),
  demands: fc.array(
    fc.record({ phrase: words, quantity: fc.option(number), kinds, traits, optional: fc.boolean(), words }),
    { maxLength: 5 },
  ),
  exclusions: fc.array(
    fc.record({
      categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 2 }),
      kinds,
      reason: fc.constantFrom('unwanted' as const, 'provided' as const),
      words,
    }),
    { maxLength: 2 },
  ),
  spokenOf: many(fc.constantFrom('toilet' as const, 'stage_wash' as const)).map((all) =>
    all.map(({ value }) => ({ kinds: [value], words: 'spoken of' })),
  ),
  doubts: fc.constant([]),
  optionalCategories: many(fc.constantFrom(...CATEGORIES)),
  conditions: many(fc.constantFrom(...CONDITIONS)),
  hireList: fc.boolean(),
  scope: fc.constantFrom(...SCOPES),
  listeners: fc.constant(null),
});

const shelf: fc.Arbitrary<Shelf> = fc
  .array(
    fc.record({
      name: fc.oneof(words, fc.constantFrom('Speaker', 'LED Wall', 'Truck', 'White Chair')),
      description: fc.option(words),
      category: fc.constantFrom(...CATEGORIES),
      unit: fc.constantFrom(...UNITS),
      kinds: kinds.chain((each) =>
        fc.constant(each.map((kind, index) => ({ kind, confidence: index === 0 ? 1 : 0.5 }))),
      ),
      traits,
      perAttendees: fc.option(number),
      accessories: fc.array(fc.record({ productId: fc.integer({ min: 0, max: 40 }).map(String), quantity: number }), {
        maxLength: 2,
      }),
      stock: fc.option(
        fc.record({
          free: fc.integer({ min: -50, max: 500 }),
          tightestDay: fc.option(fc.constantFrom('2026-06-12', '2027-01-01')),
        }),
      ),
    }),
    { maxLength: 40 },
  )
  .map((products) => ({
    products: products.map((product, index): ShelfProduct => ({ ...product, id: String(index) })),
  }));

/** Lines as a language model might write them. */
const written: fc.Arbitrary<Draft> = fc.record({
  title: fc.string({ unit: 'binary' }),
  scopeSummary: fc.string({ unit: 'binary' }),
  lines: fc.array(
    fc.record({
      productId: fc.integer({ min: 0, max: 50 }).map(String),
      units: number,
      hours: fc.option(number),
      optional: fc.boolean(),
      reason: words,
    }),
    { maxLength: 12 },
  ),
  unmet: fc.array(words, { maxLength: 3 }),
  assumptions: fc.array(words, { maxLength: 3 }),
  questions: fc.array(words, { maxLength: 3 }),
  attendees: fc.constant(null),
  days: fc.constant(1),
  language: fc.constant('en'),
});

function expectUsable(draft: Draft, given: Facts, on: Shelf): void {
  const products = new Map(on.products.map((product) => [product.id, product]));
  const exclusions = exclusionsOf(given);
  const seen = new Set<string>();
  for (const line of draft.lines) {
    const product = products.get(line.productId);
    if (product === undefined) throw new Error(`${line.productId} is not on the shelf`);
    expect(Number.isSafeInteger(line.units) && line.units >= 1).toBe(true);
    expect(exclusions.against(product)).toBeNull();
    expect(line.hours === null || (Number.isInteger(line.hours) && line.hours >= 1)).toBe(true);
    expect(line.hours === null).toBe(product.unit !== 'hour');
    expect(Array.from(line.reason).length).toBeLessThanOrEqual(400);
    const ahead = draft.lines.filter((other) => other.productId === line.productId && line.optional && !other.optional);
    const needed = [line, ...ahead].reduce((sum, { units }) => sum + units, 0);
    const short = product.stock !== null && needed > product.stock.free;
    expect(/ short on .+ (?:free|owned)\.$|more than the .+ owned\.$/.test(line.reason)).toBe(short);
    const key = `${line.productId} ${line.optional}`;
    expect(seen.has(key)).toBe(false);
    seen.add(key);
  }
  expect(Array.from(draft.title).length).toBeLessThanOrEqual(200);
  expect(draft.title).not.toMatch(/\p{Cc}/u);
  expect(draft.days).toBeGreaterThanOrEqual(1);
}

const RUNS = runs(200, 2_000);

describe('for any facts and any shelf', () => {
  it("the planner's draft holds whole units of products of the shelf, and nothing excluded", () => {
    fc.assert(
      fc.property(facts, shelf, (given, on) => {
        const planned = planDraft({}, given, on);
        expectUsable(checkDraft(planned, given, on), given, on);
        for (const line of planned.lines) expect(Number.isSafeInteger(line.units) && line.units >= 1).toBe(true);
        expect(planned).toEqual(planDraft({}, given, on));
      }),
      { numRuns: RUNS },
    );
  });

  it('the check makes any draft usable, and is content with its own result', () => {
    fc.assert(
      fc.property(written, facts, shelf, (draft, given, on) => {
        const checked = checkDraft(draft, given, on);
        expectUsable(checked, given, on);
        expect(checkDraft(checked, given, on)).toEqual(checked);
      }),
      { numRuns: RUNS },
    );
  });

  it('the shelf asked for never names what is excluded', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const exclusions = exclusionsOf(given);
        expect(shelfRequest(given).kinds.filter((kind) => exclusions.forbid(kind))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
