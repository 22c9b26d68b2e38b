import { z } from 'zod';
import { day, text } from './fields.ts';
import { CATEGORIES } from './vocabulary.ts';

/** Rules of a total: what a company adds to or takes off what lines come to, by its own settings. */

const label = text(100);
const percent = z.number().refine((value) => /^-?\d+(\.\d{1,3})?$/.test(String(value)), 'must have at most 3 decimals');
const categories = z
  .array(z.enum(CATEGORIES))
  .min(1, 'must have at least 1 entry')
  .max(CATEGORIES.length)
  .transform((each) => [...new Set(each)]);

const share = percent.refine(
  (value) => value > 0 && value <= 100,
  'must be more than 0, at most 100, with at most 3 decimals',
);
const change = percent
  .min(-100, 'must be at least -100')
  .max(1000, 'must be at most 1,000')
  .refine((value) => value !== 0, 'must not be 0');

/** Both ends are in it. A yearly one counts month and day alone, and may run over New Year. */
const dates = z
  .object({ from: day, to: day, yearly: z.boolean() })
  .refine(({ from, to, yearly }) => yearly || from <= to, { path: ['to'], message: 'must be the first day or later' });
/** 1 (Monday) to 7. */
const weekdays = z
  .array(z.int().min(1).max(7))
  .max(7)
  .transform((each) => [...new Set(each)].sort((a, b) => a - b));

/** More (or, negative, less) for hire on some days. */
const season = {
  kind: z.literal('season'),
  label,
  percent: change,
  /** Null: all hire by the day, week or event but crew, transport and consumables. Chosen ones count with all their lines. */
  categories: categories.nullable(),
  /** None: all. */
  weekdays,
  dates: dates.nullable(),
};
/** A share of what the lines of some categories come to. */
const waiver = {
  kind: z.literal('waiver'),
  label,
  percent: share,
  categories,
  /** Whether a proposal can do without it. */
  optional: z.boolean(),
};
const minimum = { kind: z.literal('minimum'), amount: z.number().refine((value) => value > 0, 'must be more than 0') };
/** What a client gets off: on lines of some categories, and on all others (null: nothing). */
const priceList = {
  percent: share.nullable(),
  categories: z.array(z.object({ category: z.enum(CATEGORIES), percent: share })).max(CATEGORIES.length),
};

/** A rule as a company sets it; amounts in major units of its currency. */
export const ruleInput = z
  .discriminatedUnion('kind', [z.object(season), z.object(waiver), z.object(minimum)], {
    error: 'must be one of the rules that there are',
  })
  .refine((rule) => rule.kind !== 'season' || rule.weekdays.length > 0 || rule.dates !== null, {
    path: ['weekdays'],
    message: 'must name days of the week, or dates',
  });
export type RuleInput = z.infer<typeof ruleInput>;

export const priceListInput = z
  .object({ name: label, ...priceList })
  .refine(({ categories }) => new Set(categories.map((each) => each.category)).size === categories.length, {
    path: ['categories'],
    message: 'must name each category once',
  })
  .refine(({ percent, categories }) => percent !== null || categories.length > 0, {
    path: ['percent'],
    message: 'must take something off: a percentage, or one for a category',
  });
export type PriceListInput = z.infer<typeof priceListInput>;

/** What people and clients type; letters count alike in capitals and small. */
export const codeText = z
  .string()
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9_-]{3,40}$/, 'must have 3 to 40 letters, figures, - or _'));

/** Of a code; an amount is in major units of the company's currency. */
export const codeInput = z
  .object({
    code: codeText,
    percent: share.nullable(),
    amount: z
      .number()
      .refine((value) => value > 0, 'must be more than 0')
      .nullable(),
    /** Days on which it can be entered, both inclusive; null: always. */
    from: day.nullable(),
    to: day.nullable(),
    /** How many proposals may have it at once; null: any number. */
    uses: z.int().min(1, 'must be 1 or more').max(1_000_000, 'must be at most 1,000,000').nullable(),
    active: z.boolean(),
  })
  .refine(({ percent: share, amount }) => (share === null) !== (amount === null), {
    path: ['percent'],
    message: 'must be either a percentage or an amount',
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'must be the first day or later',
  });
export type CodeInput = z.infer<typeof codeInput>;

/** Of a proposal: what the rule is told from others by, and whether it is switched off there. */
const frozen = { id: text(40), off: z.boolean() };
const minor = z.string().regex(/^\d{1,16}$/);

/** Of one client, or of one code: an undoing brings them back as they were. */
export const priceListRule = z.object({ kind: z.literal('price_list'), label, ...priceList, ...frozen });
export const codeRule = z.object({
  kind: z.literal('code'),
  label,
  code: codeText,
  percent: share.nullable(),
  amount: minor.nullable(),
  ...frozen,
});

/**
 * A rule that a proposal was priced with, and keeps: amounts are whole minor units of its currency, as text. Label and code
 * are what a company typed.
 */
const totalRule = z.discriminatedUnion('kind', [
  z.object({ ...season, ...frozen }),
  priceListRule,
  codeRule,
  z.object({ ...waiver, ...frozen }),
  z.object({ kind: z.literal('minimum'), label, amount: minor, currency: z.string(), ...frozen }),
]);

export type TotalRule = z.infer<typeof totalRule>;
export type RuleKind = TotalRule['kind'];
export type SeasonRule = Extract<TotalRule, { kind: 'season' }>;
export type PriceListRule = Extract<TotalRule, { kind: 'price_list' }>;
export type CodeRule = Extract<TotalRule, { kind: 'code' }>;
