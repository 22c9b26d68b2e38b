import { z } from 'zod';
import { day, money, text } from './fields.ts';
import { DUE_DAYS_LIMIT, INSTALMENTS_LIMIT, PAYMENT_NOTE_LIMIT } from './limits.ts';
import { PAYMENT_METHODS } from './vocabulary.ts';

/** When and how much of a proposal is paid. Money in major units of the proposal's currency. */

const after = z
  .int(`must be a whole number from 0 to ${DUE_DAYS_LIMIT}`)
  .refine((days) => days >= 0 && days <= DUE_DAYS_LIMIT, `must be a whole number from 0 to ${DUE_DAYS_LIMIT}`);
const around = z
  .int(`must be a whole number from -${DUE_DAYS_LIMIT} to ${DUE_DAYS_LIMIT}`)
  .refine(
    (days) => Math.abs(days) <= DUE_DAYS_LIMIT,
    `must be a whole number from -${DUE_DAYS_LIMIT} to ${DUE_DAYS_LIMIT}`,
  );

/** A day, or so many days from acceptance, from the first day of the event (before it where negative) or after its last. */
export const paymentDue = z.discriminatedUnion('from', [
  z.object({ from: z.literal('acceptance'), days: after }),
  z.object({ from: z.literal('event'), days: around }),
  z.object({ from: z.literal('event_end'), days: after }),
  z.object({ from: z.literal('day'), day }),
]);
export type PaymentDue = z.infer<typeof paymentDue>;

const percent = z
  .number()
  .refine(
    (value) => value > 0 && value <= 100 && /^\d+(\.\d{1,3})?$/.test(String(value)),
    'must be more than 0, at most 100, with at most 3 decimals',
  );
const amount = z.number().refine((value) => value > 0, 'must be more than 0');

const share = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent }),
  z.object({ kind: z.literal('amount'), amount }),
]);

/** What is due when; `rest` is when what is left is due. */
export const paymentTerms = z
  .object({
    /** On acceptance; null: nothing. */
    deposit: share.nullable(),
    instalments: z
      .array(z.object({ share, due: paymentDue }))
      .max(INSTALMENTS_LIMIT, `must have at most ${INSTALMENTS_LIMIT} entries`),
    rest: paymentDue,
    /** Less by so many per cent where all of it is paid by then: a term, and no part of the total. */
    early: z
      .object({ percent: percent.refine((value) => value < 100, 'must be less than 100'), due: paymentDue })
      .nullable(),
  })
  .refine(isWithinWhole, {
    path: ['instalments'],
    error: 'must come to at most 100 per cent together with the deposit',
  });
export type PaymentTermsBody = z.infer<typeof paymentTerms>;

function isWithinWhole({
  deposit,
  instalments,
}: {
  readonly deposit: Share | null;
  readonly instalments: readonly { readonly share: Share }[];
}) {
  const shares = [...(deposit === null ? [] : [deposit]), ...instalments.map((each) => each.share)];
  // thousandths, so that three times 33.333 is what it says
  const thousandths = shares.map((each) => (each.kind === 'percent' ? Math.round(each.percent * 1000) : 0));
  return thousandths.reduce((sum, each) => sum + each, 0) <= 100_000;
}

type Share = z.infer<typeof share>;

/** What is written down of a payment. `position`: of the row that it is for; null: for whatever is due first. */
export const newPayment = z.object({
  position: z.int('must be a whole number').min(0, 'must be 0 or more').max(100, 'must be at most 100').nullable(),
  paid_on: day,
  amount,
  method: z.enum(PAYMENT_METHODS),
  note: text(PAYMENT_NOTE_LIMIT, 0).optional(),
});
export type NewPaymentBody = z.infer<typeof newPayment>;

const DUE =
  'YYYY-MM-DD, or, while that day is not known: acceptance, acceptance+DAYS, event-DAYS, event+DAYS or event_end+DAYS.';

export const paymentScheduleRowSchema = z
  .object({
    label: z.string().meta({ description: 'In the language of the proposal.' }),
    due: z.string().meta({
      description: `${DUE} A day that is over when the proposal is accepted becomes the day of acceptance.`,
      example: '2027-02-12',
    }),
    amount: money,
    paid: money.meta({ description: 'Of amount.' }),
  })
  .meta({ id: 'PaymentScheduleRow' });
export type PaymentScheduleRowBody = z.infer<typeof paymentScheduleRowSchema>;

export const earlyPaymentSchema = z
  .object({
    percent: z.number().meta({ description: 'Of total.' }),
    amount: money.meta({ description: 'What is taken off. The total and payment_schedule are without it.' }),
    due: z.string().meta({ description: `By when all of total less amount is paid: ${DUE}`, example: '2027-02-12' }),
  })
  .meta({ id: 'EarlyPayment' });
export type EarlyPaymentBody = z.infer<typeof earlyPaymentSchema>;
