import * as fc from 'fast-check';
import { ZONES } from './calendar.ts';

/** Some sort otherwise by UTF-16, by language, or without regard to case than they do by code point. */
const NAMES = ['apple stand', 'Apple Stand', 'Zebra Light', 'Ångström Lamp', 'ﬀ Clamp', '𝄞 Desk', 'apple stand'];
/** Near changes of clocks, year ends and leap days, and far from any. */
const STARTS = ['2026-03-06', '2026-03-27', '2026-10-01', '2026-10-23', '2026-12-29', '2028-02-26', '2027-06-15'];

const is = <const W extends string>(what: W) => fc.constant(what);
/** Chooses one of whatever there is by then. */
const which = fc.nat(999);
/** Days from today. */
const offset = fc.integer({ min: -12, max: 20 });
/** Often today itself, where imports count as well. */
const stockDay = fc.oneof(fc.constant(0), offset);
const past = fc.option(fc.integer({ min: -10, max: 1 }), { freq: 3 });
const units = fc.integer({ min: 1, max: 9 });
const owned = fc.integer({ min: 0, max: 30 });
const release = { on: offset, units: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 4 }) };
const tracked = fc.constantFrom(true, true, true, false);
/** Whatever comes, most of it to be refused; else what the rules allow. */
const isWild = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 9);

const draft = fc.record({
  date: fc.option(offset, { freq: 12 }),
  days: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.integer({ min: 55, max: 90 }) },
  ),
  lines: fc.array(
    fc.record({ product: fc.option(which, { freq: 9 }), units, optional: fc.constantFrom(false, false, true) }),
    { minLength: 1, maxLength: 4 },
  ),
  /** Its last day is set before it is sent. */
  validFor: fc.option(fc.integer({ min: -1, max: 8 }), { freq: 2 }),
  /** It amends an accepted one. */
  amends: fc.option(which, { freq: 2 }),
});

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: is('write') }) },
  {
    weight: 12,
    arbitrary: fc.record({
      what: is('change'),
      deed: fc.constantFrom('send', 'send', 'send', 'accept', 'accept', 'accept', 'decline', 'revise', 'cancel'),
      which,
      isWild,
      picks: fc.nat(15),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: is('dispatch'), which, isWild, on: past }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: is('return'),
      which,
      isWild,
      on: past,
      product: fc.option(which, { freq: 2 }),
      units: fc.option(units),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: is('sweep') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: is('hold'),
      product: which,
      kind: fc.constantFrom('in_repair', 'lost'),
      units: fc.integer({ min: 1, max: 6 }),
      from: offset,
      days: fc.option(fc.integer({ min: 0, max: 25 }), { freq: 2 }),
      /** At once, since most come of several releases of one hold. */
      releases: fc.array(fc.record(release), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: is('release'), which, ...release }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: is('trade'),
      product: which,
      units: fc.integer({ min: -8, max: 8 }).filter((drawn) => drawn !== 0),
      on: stockDay,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: is('count'), product: which, owned, on: stockDay }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: is('import'),
      rows: fc.array(fc.record({ product: which, tracked, owned: fc.option(owned) }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: is('ask a supplier'),
      product: which,
      units,
      from: offset,
      days: fc.integer({ min: 0, max: 12 }),
      isConfirmed: fc.boolean(),
      job: fc.option(which),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: is('change a sub-hire'),
      which,
      deed: fc.constantFrom('confirm', 'confirm', 'doubt', 'cancel', 'units', 'arrives', 'goes back'),
      units,
      by: fc.integer({ min: -6, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: is('archive'), product: which }) },
  { weight: 1, arbitrary: fc.record({ what: is('restore'), product: which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: is('assemble'),
      product: which,
      parts: fc.array(fc.record({ product: which, quantity: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: is('set'),
      before: fc.option(fc.nat(3)),
      after: fc.option(fc.nat(3)),
      zone: fc.option(fc.constantFrom(...ZONES), { freq: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: is('ask'),
      first: fc.integer({ min: -40, max: 25 }),
      days: fc.integer({ min: 1, max: 40 }),
      items: fc.option(fc.array(which, { minLength: 1, maxLength: 4 }), { freq: 3 }),
    }),
  },
);

const wait = fc.oneof(
  { weight: 6, arbitrary: fc.record({ until: is('later'), minutes: fc.nat(8 * 60) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      until: is('midnight'),
      days: fc.nat(3),
      milliseconds: fc.constantFrom(-1, 0, 60_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ until: is('change of clocks'), milliseconds: fc.constantFrom(-1, 0, 1_800_000) }),
  },
);

/** What a small company does over some weeks, and when; what cannot be done when its time comes is left out or refused. */
export const stories = fc.record({
  start: fc.tuple(fc.constantFrom(...STARTS), fc.nat(3 * 24 * 60)),
  zone: fc.constantFrom(...ZONES),
  before: fc.constantFrom(0, 0, 1, 2),
  after: fc.constantFrom(0, 0, 1, 3),
  products: fc.array(fc.record({ name: fc.constantFrom(...NAMES), tracked, owned: fc.option(owned) }), {
    minLength: 2,
    maxLength: 6,
  }),
  drafts: fc.array(draft, { minLength: 4, maxLength: 14, size: 'max' }),
  steps: fc.array(fc.record({ wait, act }), { minLength: 15, maxLength: 45, size: 'max' }),
});

export type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;
export type Draft = Story['drafts'][number];
export type Wait = Story['steps'][number]['wait'];
export type Act = Story['steps'][number]['act'];
export type ActOf<W extends Act['what']> = Extract<Act, { what: W }>;
