import { CATEGORIES, day, text, UNITS, UNITS_LIMIT } from '@showbill/contract';
import { z } from 'zod';
import { PRODUCT_SORTS, type PriceStep } from '../../../catalogue/index.ts';
import { invalidField } from '../../../platform/errors.ts';
import { parseDecimal, toMinor } from '../../../platform/money/index.ts';

export const id = z.uuid('must be an id');
const measure = z.number().gt(0, 'must be more than 0').lt(1_000_000, 'must be less than 1,000,000').nullable();
export const units = z
  .number()
  .refine(
    (value) => Number.isInteger(value) && value >= 1 && value <= UNITS_LIMIT,
    `must be a whole number from 1 to ${UNITS_LIMIT.toLocaleString('en-GB')}`,
  );
const none = z.literal(0);

export const filter = z.object({
  text: text(200, 0).optional(),
  category: z.enum(CATEGORIES).optional(),
  own_category: text(100).optional(),
  archived: z.boolean().optional(),
});

/** Which products are meant, as the catalogue takes it. */
export function filterOf({ own_category: ownCategory, ...same }: z.output<typeof filter>) {
  return { ...same, ownCategory };
}

export const page = {
  offset: z.int('must be a whole number').min(0, 'must be 0 or more').default(0),
  limit: z.int('must be a whole number').min(1, 'must be 1 or more').max(200, 'must be at most 200').default(50),
};

export const listInput = filter.extend({
  sort: z.enum(PRODUCT_SORTS).optional(),
  descending: z.boolean().optional(),
  ...page,
});

const goingOut = z
  .array(z.object({ product_id: id, quantity: units.refine((value) => value <= 10_000, 'must be at most 10,000') }))
  .max(100, 'must be at most 100');

export const productFields = z.object({
  name: text(200),
  sku: text(100, 0).nullish(),
  description: text(5000, 0).nullish(),
  category: z.enum(CATEGORIES),
  own_category: text(100, 0).nullish(),
  unit: z.enum(UNITS),
  unit_price: z.number().min(0, 'must be 0 or more'),
  /** What one unit costs the company itself; null: not known. */
  cost_price: z.number().min(0, 'must be 0 or more').nullish(),
  tracked: z.boolean().optional(),
  per_attendees: measure.optional(),
  weight_kg: measure.optional(),
  volume_m3: measure.optional(),
  power_w: measure.optional(),
  accessories: goingOut.optional(),
  parts: goingOut.optional(),
});

type Fields = z.output<ReturnType<typeof productFields.partial>>;

/** What a form sends, as the catalogue takes it: money in minor units, and only what was sent. */
export function productOf(fields: Fields, currency: string) {
  const {
    unit_price: price,
    cost_price: cost,
    per_attendees: perAttendees,
    weight_kg: kilograms,
    volume_m3: cubicMetres,
    ...rest
  } = fields;
  const { power_w: watts, accessories, parts, own_category: ownCategory, ...same } = rest;
  return {
    ...same,
    ...(ownCategory !== undefined && { ownCategory }),
    ...(price !== undefined && { unitPrice: toMinor(price, currency, 'unit_price') }),
    ...(cost !== undefined && { costPrice: cost === null ? null : toMinor(cost, currency, 'cost_price') }),
    ...(perAttendees !== undefined && { perAttendees }),
    ...(kilograms !== undefined && { kilograms }),
    ...(cubicMetres !== undefined && { cubicMetres }),
    ...(watts !== undefined && { watts }),
    accessories: accessories?.map(otherOf),
    parts: parts?.map(otherOf),
  };
}

function otherOf({ product_id: productId, quantity }: z.output<typeof goingOut>[number]) {
  return { productId, quantity };
}

export const pricesInput = z.object({
  filter,
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.number().min(-100, 'must be -100 or more').max(1000, 'must be at most 1,000'),
    }),
    z.object({ kind: z.literal('amount'), amount: z.number() }),
  ]),
  /** Prices end up at a multiple of it. */
  round_to: z.number().gt(0, 'must be more than 0'),
});

export function pricesOf({ filter, change, round_to: roundTo }: z.output<typeof pricesInput>, currency: string) {
  const step: PriceStep =
    change.kind === 'percent'
      ? { kind: 'percent', percent: percentOf(change.percent) }
      : { kind: 'amount', amount: toMinor(change.amount, currency, 'amount') };
  return { filter: filterOf(filter), step, roundTo: toMinor(roundTo, currency, 'round_to') };
}

function percentOf(percent: number) {
  const decimal = parseDecimal(percent, 'percent');
  if (decimal.scale > 3) throw invalidField('percent', ({ needs }) => needs.threeDecimals);
  return decimal;
}

const entry = { product_id: id, day: day.optional(), note: text(500, 0).optional() };

/** One record of stock; `day` is the company's today where it is left out. */
export const stockInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['bought', 'sold']), quantity: units, ...entry }),
  z.object({
    kind: z.literal('counted'),
    quantity: z.union([units, none], { error: 'must be a whole number, 0 or more' }),
    ...entry,
  }),
  z.object({ kind: z.enum(['in_repair', 'lost']), quantity: units, to: day.optional(), ...entry }),
]);

export const releaseInput = z.object({ hold_id: id, quantity: units.optional(), day: day.optional() });
