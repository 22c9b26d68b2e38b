import { z } from 'zod';
import { changedDelivery, lineDelivery } from './delivery.ts';
import { day, kept, text } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import {
  ANSWER_LIMIT,
  ATTENDEES_LIMIT,
  COVER_NOTE_LIMIT,
  DAYS_LIMIT,
  HOURS_LIMIT,
  NAME_LIMIT,
  NOTES_LIMIT,
  QUESTION_LIMIT,
  SUMMARY_LIMIT,
  UNITS_LIMIT,
  VENUE_LIMIT,
} from './limits.ts';
import { paymentTerms } from './payments.ts';
import { codeRule, codeText, priceListRule } from './rules.ts';
import { CATEGORIES, LAYOUTS, UNITS } from './vocabulary.ts';

/** How a draft is changed in the web application. Money in major units of the proposal's currency. */

/** Enough for what undoes the largest edit. */
const CHANGES_LIMIT = 5000;
/** A question with its answer. */
const ANSWERED_LIMIT = QUESTION_LIMIT + ANSWER_LIMIT + 3;

const units = whole(UNITS_LIMIT);
const days = whole(DAYS_LIMIT);
const hours = whole(HOURS_LIMIT).nullable();
const unitPrice = z.number().min(0, 'must be 0 or more');
/** What one pricing unit costs the company itself; null: it is not known. */
const unitCost = unitPrice.nullable();
const name = text(NAME_LIMIT);
const category = z.enum(CATEGORIES);
const id = z.uuid('must be an id');
/** What a draft left open: texts that are taken off one by one. */
const list = z.enum(['unmet', 'assumptions', 'questions']);
/** Before which line; null: at the end. */
const before = id.nullable();

function whole(most: number) {
  const message = `must be a whole number from 1 to ${most.toLocaleString('en-GB')}`;
  return z.number().refine((value) => Number.isInteger(value) && value >= 1 && value <= most, message);
}

function percentage(most: number) {
  return z
    .number()
    .refine(
      (value) => value > 0 && value <= most && /^\d+(\.\d{1,3})?$/.test(String(value)),
      `must be more than 0, at most ${most.toLocaleString('en-GB')}, with at most 3 decimals`,
    );
}

function priceChange(mostPercent: number) {
  const label = text(100);
  const percent = percentage(mostPercent);
  const amount = z.number().refine((value) => value > 0, 'must be more than 0');
  return z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), percent, label }),
      z.object({ kind: z.literal('amount'), amount, label }),
    ])
    .nullable();
}
const discount = priceChange(100);
const surcharge = priceChange(1000);
/** Null: none is charged. */
const tax = z.object({ percent: percentage(100), label: text(40) }).nullable();

/** What a line can be changed in. */
export const lineFields = { units, days, hours, unit_price: unitPrice, optional: z.boolean(), name, category };
/** A line as its editor saw it. */
const seenLine = z.object({
  units: z.number(),
  days: z.number(),
  hours: z.number().nullable(),
  unit_price: z.number(),
  /** Left out by who does not know it. */
  unit_cost: z.number().nullable().optional(),
  optional: z.boolean(),
  name: z.string(),
  category: z.string(),
  delivery: lineDelivery.nullable().optional(),
});

export const eventFields = {
  date: day.nullable(),
  venue: text(VENUE_LIMIT).nullable(),
  attendees: whole(ATTENDEES_LIMIT).nullable(),
  days,
};
const seenEvent = z.object({
  date: z.string().nullable(),
  venue: z.string().nullable(),
  attendees: z.number().nullable(),
  days: z.number(),
});

/** How it is shown to the client, and what it begins with. */
const documentFields = {
  layout: z.enum(LAYOUTS),
  pictures: z.boolean(),
  cover_note: text(COVER_NOTE_LIMIT, 0).nullable(),
};
const seenDocument = z.object({ layout: z.string(), pictures: z.boolean(), cover_note: z.string().nullable() });

/** Whose text it is: made from the lines, or a person's, with what it named of the lines when it was written. */
const author = z.discriminatedUnion('by', [
  z.object({ by: z.literal('lines') }),
  z.object({
    by: z.literal('person'),
    seen: z.object({ categories: z.array(kept(100)).max(100), named: z.array(kept(1100)).max(10_000) }).nullable(),
  }),
]);
/** Of an undoing: whose text comes back, and over whose. One of the lines that is another by now stays. */
const authored = { author: author.optional(), over: z.enum(['lines', 'person']).optional() };
const wordingField = z.enum(['title', 'summary']);
/** Whether what goes with a line follows it, and the texts the lines; default: they do. */
const follow = z.boolean().optional();
/** Of an undoing: the server's own mark on what it brings back. */
const seal = z.string().max(100).optional();

/** Where a new line goes and how much of it: by default 1 at the end, for all days of the event, 8 hours on each. */
export const placing = {
  id: id.optional(),
  units: units.optional(),
  days: days.optional(),
  hours: hours.optional(),
  optional: z.boolean().optional(),
  before: before.optional(),
};

/** `was` is what its editor saw; where something else is stored by now, nothing is changed and they are told. */
export const proposalChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('set_title'), title: text(NAME_LIMIT), was: z.string(), ...authored }),
    z.object({ kind: z.literal('set_summary'), summary: text(SUMMARY_LIMIT, 0), was: z.string(), ...authored }),
    /** Made from the lines again, and from then on with each change of them. */
    z.object({ kind: z.literal('follow_lines'), field: wordingField }),
    /** Left as it is, though the lines are others by now. */
    z.object({ kind: z.literal('keep_text'), field: wordingField }),
    z.object({ kind: z.literal('set_notes'), notes: text(NOTES_LIMIT, 0).nullable(), was: z.string().nullable() }),
    z
      .object({
        kind: z.literal('set_event'),
        ...z.object(eventFields).partial().shape,
        /** Whether lines follow the event's days, and catalogue prices its region; default: they do. */
        follow: z.boolean().optional(),
        was: seenEvent.partial(),
      })
      .superRefine(seenWhatIsChanged(Object.keys(eventFields))),
    z.object({
      kind: z.literal('set_client'),
      client_id: id.nullable(),
      /** Whether their price list comes with them; default: it does. */
      follow: z.boolean().optional(),
      was: z.string().nullable(),
    }),
    z.object({ kind: z.literal('set_language'), language: z.enum(LANGUAGES), was: z.string() }),
    z.object({ kind: z.literal('set_valid_until'), valid_until: day.nullable(), was: z.string().nullable() }),
    z.object({ kind: z.literal('set_discount'), discount, was: discount }),
    z.object({ kind: z.literal('set_surcharge'), surcharge, was: surcharge }),
    z.object({ kind: z.literal('set_tax'), tax, was: tax }),
    /** A rule that the total follows, switched off or on again for this proposal. */
    z.object({ kind: z.literal('switch_rule'), rule_id: kept(40), off: z.boolean() }),
    z.object({
      kind: z.literal('set_code'),
      code: codeText.nullable(),
      /** Of an undoing: what it takes off. Without its seal the code is entered anew. */
      rule: codeRule.optional(),
      seal,
      was: z.string().nullable(),
    }),
    /** Of an undoing: what the client's prices were. */
    z.object({
      kind: z.literal('set_price_list'),
      price_list: priceListRule.nullable(),
      was: priceListRule.nullable(),
      seal,
    }),
    z.object({
      kind: z.literal('set_payment_terms'),
      payment_terms: paymentTerms.nullable(),
      was: paymentTerms.nullable(),
    }),
    z
      .object({
        kind: z.literal('set_document'),
        ...z.object(documentFields).partial().shape,
        was: seenDocument.partial(),
      })
      .superRefine(seenWhatIsChanged(Object.keys(documentFields))),
    z
      .object({
        kind: z.literal('set_line'),
        line_id: id,
        ...z.object(lineFields).partial().shape,
        /** Null: the catalogue's. */
        unit_price: unitPrice.nullable().optional(),
        /** With a unit price; default: it is. One that is not follows the region. */
        price_set_by_hand: z.boolean().optional(),
        unit_cost: unitCost.optional(),
        /** Priced by the company's table of delivery prices; null: as any other line. */
        delivery: changedDelivery.nullable().optional(),
        /** Of an undoing: what was said of it, and whether it follows the line that it goes with. */
        reason: kept(2000).optional(),
        units_set_by_hand: z.boolean().optional(),
        follow,
        was: seenLine.partial(),
      })
      .superRefine(seenWhatIsChanged([...Object.keys(lineFields), 'unit_cost', 'delivery'])),
    z.object({ kind: z.literal('add_line'), product_id: id, follow, ...placing }),
    z.object({
      kind: z.literal('add_free_line'),
      name,
      category,
      unit: z.enum(UNITS),
      unit_price: unitPrice,
      unit_cost: unitCost.optional(),
      ...placing,
    }),
    z.object({ kind: z.literal('remove_line'), line_id: id, follow, was: seenLine }),
    /** Puts back a line that was removed, as it was. */
    z.object({
      kind: z.literal('restore_line'),
      line: z.object({
        id,
        product_id: id.nullable(),
        ...lineFields,
        unit: z.enum(UNITS),
        unit_cost: unitCost.optional(),
        delivery: lineDelivery.nullable().optional(),
        price_set_by_hand: z.boolean(),
        units_set_by_hand: z.boolean().optional(),
        name: kept(1000),
        reason: kept(2000),
        words: kept(30_000).nullable(),
      }),
      before,
    }),
    z.object({ kind: z.literal('move_line'), line_id: id, before }),
    /** Lines whose cost is not known get that of the catalogue. */
    z.object({ kind: z.literal('take_costs') }),
    z.object({ kind: z.literal('dismiss_text'), list, text: z.string() }),
    /** Puts back a text that was taken off its list. */
    z.object({ kind: z.literal('restore_text'), list, text: text(ANSWERED_LIMIT), place: z.int().min(0) }),
    /** The question leaves its list; with its answer it is taken for granted. */
    z.object({ kind: z.literal('answer_question'), question: text(QUESTION_LIMIT), answer: text(ANSWER_LIMIT) }),
  ],
  { error: 'must be one of the changes that there are' },
);

export const proposalChanges = z
  .array(proposalChange)
  .min(1, 'must hold at least one change')
  .max(CHANGES_LIMIT, `must hold at most ${CHANGES_LIMIT.toLocaleString('en-GB')} changes`);

export type ProposalChange = z.infer<typeof proposalChange>;
export type TextList = z.infer<typeof list>;

function seenWhatIsChanged(fields: readonly string[]) {
  return (change: { readonly [field: string]: unknown; readonly was: object }, context: z.RefinementCtx) => {
    for (const field of fields) {
      if (change[field] === undefined || Object.hasOwn(change.was, field)) continue;
      context.addIssue({ code: 'custom', path: ['was', field], message: 'is required: what the editor saw' });
    }
  };
}
