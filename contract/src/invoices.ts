import { z } from 'zod';
import { day, mailAddress, money, text } from './fields.ts';
import { VAT_WORDING_LIMIT } from './limits.ts';
import { CLIENT_KINDS, type InvoiceKind, VAT_TREATMENTS, type VatTreatment } from './vocabulary.ts';

/** What goes into an invoice. Money in major units of its currency. */

const country = z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country');
const noMail = z.literal('');

/** Who is invoiced, as the invoice says it for ever; an empty text: not known. */
export const invoiceBuyer = z.object({
  kind: z.enum(CLIENT_KINDS),
  name: text(200, 0),
  /** In lines, at most three of which are told to programs apart. */
  street: text(200, 0),
  post_code: text(20, 0),
  city: text(100, 0),
  country: z.union([country, noMail], 'must be the two letters of a country'),
  vat_id: text(40, 0),
  email: z.union([mailAddress, noMail], 'must be a valid email address'),
  /** What the buyer wants named, as the number of an order. */
  reference: text(100, 0),
});
export type InvoiceBuyerBody = z.infer<typeof invoiceBuyer>;

/** What is invoiced: a row of the schedule or an amount before the rest, or all that is left. */
export const invoicePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('row'), position: z.int().min(0).max(100) }),
  z.object({ kind: z.literal('amount'), amount: z.number().refine((value) => value > 0, 'must be more than 0') }),
  z.object({ kind: z.literal('final') }),
]);
export type InvoicePartBody = z.infer<typeof invoicePart>;

/** An invoice as a person has confirmed it. */
export const invoiceOrder = z.object({
  part: invoicePart,
  buyer: invoiceBuyer,
  treatment: z.enum(VAT_TREATMENTS),
  /** Why no tax is charged, in the buyer's language. */
  wording: text(VAT_WORDING_LIMIT, 0),
  due_on: day,
  /**
   * When what it charges was or is supplied, where that is not when the proposal's event is; the last day left out: one day.
   * A deposit has none.
   */
  supplied_from: day.optional(),
  supplied_to: day.optional(),
  /** What it comes to, as it was shown to whoever confirms it. */
  gross: z.number(),
  /**
   * What was left to be invoiced when it was shown, so that an order whose answer was lost is not carried out twice; left out:
   * it is not compared.
   */
  rest: money.optional(),
});
export type InvoiceOrderBody = z.infer<typeof invoiceOrder>;

/** What invoices say of the company beside its letterhead; an empty text: nothing. */
export const invoiceSettings = z.object({
  legal_name: text(200, 0),
  street: text(200, 0),
  post_code: text(20, 0),
  city: text(100, 0),
  /** Its number with the tax office, where that is another than the one for value-added tax. */
  tax_id: text(40, 0),
  /** IBAN, or an account as its country writes it. */
  account: text(40, 0),
  bic: text(20, 0),
  /** Whom buyers ask. */
  contact: text(100, 0),
  /** Whether credit notes are numbered apart from invoices. */
  own_credit_numbers: z.boolean(),
});
export type InvoiceSettingsBody = z.infer<typeof invoiceSettings>;

/** That an invoice was mailed to a client. */
export interface InvoiceSentBody {
  readonly at: string;
  /** The name of whoever sent it; null: the service. */
  readonly by: string | null;
  /** Null: the client was erased. */
  readonly to: string | null;
  /** What became of the mail; `kept`: it never went out, as there was no way to send it; `none`: there is none any more. */
  readonly mail: 'none' | 'kept' | 'waiting' | 'sent' | 'failed';
}

/** An invoice in lists. */
export interface InvoicedBody {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly proposal: { readonly id: string; readonly number: string };
  readonly buyer: string;
  readonly issued_on: string;
  readonly due_on: string | null;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly treatment: VatTreatment;
  /** The number of the credit note that takes it back; null: it counts. */
  readonly credited_by: string | null;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly corrects: string | null;
  /** The oldest first. */
  readonly sendings: readonly InvoiceSentBody[];
}
