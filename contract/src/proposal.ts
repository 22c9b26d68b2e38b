import { z } from 'zod';
import { count, day, mailAddress, moment, money, note, optional, text } from './fields.ts';
import { ATTENDEES_LIMIT, DAYS_LIMIT, DESCRIPTION_LIMIT } from './limits.ts';
import { earlyPaymentSchema, paymentScheduleRowSchema } from './payments.ts';
import { quotaSchema } from './quota.ts';
import { ADJUSTMENT_KINDS, CATEGORIES, DRAFTERS, PROPOSAL_STATUSES, UNITS } from './vocabulary.ts';

const newClientSchema = z.object({
  name: text(200),
  email: optional(mailAddress),
  phone: note(200),
  company: note(200),
  notes: note(10_000),
});

export const createProposalRequest = z
  .object({
    event: z.object({
      description: text(DESCRIPTION_LIMIT).meta({
        description: 'The event in plain words: 1 to 10,000 characters after trimming.',
        example: 'Two-day sales conference for 250 in Leeds, keynote stage, panel of four, evening party with DJ.',
      }),
      date: optional(day).meta({ description: 'First day, YYYY-MM-DD.', example: '2027-03-12' }),
      venue: note(1000).meta({
        description: 'City or venue name. Affects regional pricing.',
        example: 'Corn Exchange, Leeds',
      }),
      attendees: optional(count(ATTENDEES_LIMIT)).meta({ description: 'Drives equipment sizing.', example: 250 }),
      days: optional(count(DAYS_LIMIT)).meta({ description: 'Defaults to 1.', example: 2 }),
    }),
    title: optional(text(200)).meta({ description: 'Generated from venue and size when left out.' }),
    client: optional(newClientSchema).meta({ description: 'Creates a new client; not together with client_id.' }),
    client_id: optional(z.string()).meta({ description: 'Attaches an existing client.' }),
    currency: optional(z.string()).meta({
      description: "ISO 4217 code for which the company has an exchange rate. Defaults to the company's currency.",
      example: 'GBP',
    }),
  })
  .refine((body) => body.client === undefined || body.client_id === undefined, {
    path: ['client_id'],
    error: 'must not be sent together with client: send one of the two',
  })
  .meta({ id: 'CreateProposal' });

export type CreateProposalRequest = z.infer<typeof createProposalRequest>;

/** What the company itself pays and earns: only in answers to a key with the scope `money`. */
const OF_MONEY = 'Only for a key with the scope money.';

export const lineItemSchema = z
  .object({
    id: z.uuid(),
    catalog_item_id: z.uuid().nullable(),
    category: z.enum(CATEGORIES),
    name: z.string(),
    quantity: z.number().meta({ description: 'Pricing units: total = quantity × unit_price.' }),
    unit: z.enum(UNITS),
    unit_price: money,
    total: money,
    units: z.int().meta({ description: 'Pieces at one time.' }),
    days: z.int(),
    hours: z.int().nullable().meta({ description: 'Hours that each unit works in all, where the unit is hour.' }),
    is_optional: z.boolean().meta({ description: 'Outside subtotal and total until the client picks it.' }),
    picked: z.boolean().meta({ description: 'An option that the client picked at acceptance.' }),
    reason: z.string().meta({ description: 'Why this line is here, and in this number.' }),
    unit_cost: money
      .nullable()
      .optional()
      .meta({
        description: `${OF_MONEY} What one pricing unit costs the company; null: not known.`,
      }),
    cost: money
      .nullable()
      .optional()
      .meta({
        description: `${OF_MONEY} quantity × unit_cost, and for units that a supplier hires to the company what the supplier takes; null: not known.`,
      }),
    margin: money
      .nullable()
      .optional()
      .meta({ description: `${OF_MONEY} total less cost; null: not known.` }),
  })
  .meta({ id: 'LineItem' });

export const proposalSummarySchema = z
  .object({
    id: z.uuid(),
    number: z.string().meta({ example: 'P-2026-0042' }),
    status: z.enum(PROPOSAL_STATUSES),
    title: z.string(),
    currency: z.string(),
    subtotal: money.meta({ description: 'Sum of the totals of the lines that are not optional.' }),
    total: money.meta({ description: 'subtotal plus the amounts of all adjustments.' }),
    scope_summary: z.string(),
    adjustments: z
      .array(
        z.object({ kind: z.enum(ADJUSTMENT_KINDS), label: z.string(), amount: money.meta({ description: 'Signed.' }) }),
      )
      .meta({
        description:
          'What is added to and taken off subtotal, in the order multi_day, discount, surcharge, tax. ' +
          'Several of kind discount or surcharge may follow each other. Each is rounded once to the smallest unit of ' +
          'the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2); multi_day is the sum over ' +
          'lines of what is so rounded for each.',
      }),
    unmet: z.array(z.string()).meta({ description: 'What was asked for and the catalogue lacks.' }),
    assumptions: z.array(z.string()).meta({
      description: "What was taken for granted, in the brief's language. Never shown to the client.",
    }),
    questions: z.array(z.string()).meta({
      description: "What to ask the client before sending, in the brief's language. Never shown to the client.",
    }),
    event: z.object({
      description: z.string(),
      date: day.nullable(),
      venue: z.string().nullable(),
      attendees: z.int().nullable(),
      days: z.int(),
    }),
    client: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() }).nullable(),
    drafted_by: z.enum(DRAFTERS),
    version: z.int(),
    replaces: z.uuid().nullable(),
    share_url: z.url().meta({ description: "The client's view." }),
    app_url: z.url().meta({ description: 'The proposal in the web application.' }),
    valid_until: day.nullable(),
    created_at: moment,
    updated_at: moment,
    sent_at: moment.nullable(),
    viewed_at: moment.nullable(),
    accepted_at: moment.nullable(),
    declined_at: moment.nullable(),
  })
  .meta({ id: 'ProposalSummary' });

export const proposalSchema = proposalSummarySchema
  .extend({
    cost: money
      .nullable()
      .optional()
      .meta({
        description: `${OF_MONEY} Of the lines in the total; null where the cost of one of them is not known.`,
      }),
    margin: money
      .nullable()
      .optional()
      .meta({
        description: `${OF_MONEY} total without tax less cost; null where the cost of a line in the total is not known.`,
      }),
    line_items: z.array(lineItemSchema),
    payment_schedule: z
      .array(paymentScheduleRowSchema)
      .optional()
      .meta({
        description:
          'What is to be paid and when, in order of days: the amounts add up to total. Empty ' +
          'where the company set no payment terms. Fixed when the proposal is accepted. Left out ' +
          'only in an answer that an earlier version kept for retries.',
      }),
    early_payment: earlyPaymentSchema
      .nullable()
      .optional()
      .meta({
        description:
          'What is taken off where all of it is paid early; null where nothing of the kind is offered, or its day ' +
          'was over before acceptance. Left out only in an answer that an earlier version kept for retries.',
      }),
    quota: quotaSchema,
  })
  .meta({ id: 'Proposal' });

/** Where an acceptance needs more than was free. */
export interface ShortageBody {
  readonly catalog_item_id: string;
  readonly day: string;
  readonly needed: number;
  readonly free: number;
}

export type LineItemBody = z.infer<typeof lineItemSchema>;
export type ProposalSummaryBody = z.infer<typeof proposalSummarySchema>;
export type ProposalBody = z.infer<typeof proposalSchema>;
