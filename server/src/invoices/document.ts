import { CLIENT_KINDS, INVOICE_KINDS, LANGUAGES, UNITS, VAT_TREATMENTS } from '@showbill/contract';
import { z } from 'zod';
import { hashOf, unchanged } from '../platform/kept-content.ts';

/** All that an invoice says, frozen when it is issued. Amounts in minor units; in a credit note they are negative. */

const minor = z.codec(z.string().regex(/^-?\d+$/), z.bigint(), { decode: BigInt, encode: String });
const sums = z.object({ net: minor, tax: minor, gross: minor });
const reference = z.object({ number: z.string(), issuedOn: z.string() });

const seller = z.object({
  name: z.string(),
  /** Of its letterhead, where it differs. */
  tradingName: z.string().nullable(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string().nullable(),
  vatIdName: z.string(),
  taxId: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  account: z.string().nullable(),
  bic: z.string().nullable(),
  contact: z.string().nullable(),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
});
export type Seller = z.output<typeof seller>;

const buyer = z.object({
  kind: z.enum(CLIENT_KINDS),
  name: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string().nullable(),
  email: z.string().nullable(),
  reference: z.string().nullable(),
});
export type Buyer = z.output<typeof buyer>;

const line = z.object({
  name: z.string(),
  quantity: z.number(),
  /** Of things, where the quantity is theirs by the day or hour. */
  units: z.number(),
  /** Null: it is counted in nothing. */
  unit: z.enum(UNITS).nullable(),
  unitPrice: minor,
  net: minor,
});
export type InvoiceLine = z.output<typeof line>;

const documentSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  currency: z.string(),
  language: z.enum(LANGUAGES),
  proposal: z.object({ number: z.string(), title: z.string() }),
  /** First and last day of what is invoiced; null: it has none yet. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  seller,
  buyer,
  vat: z.object({
    treatment: z.enum(VAT_TREATMENTS),
    /** Percent, as a decimal text; 0 where none is charged. */
    rate: z.string(),
    label: z.string(),
    /** Why none is charged. */
    wording: z.string().nullable(),
  }),
  lines: z.array(line).min(1),
  /** What is added to the lines or, negative, taken off them, before tax. */
  adjustments: z.array(z.object({ label: z.string(), amount: minor })),
  /** What was invoiced before. */
  deductions: z.array(reference.extend(sums.shape)),
  sums,
  /** Of a credit note: what it takes back. */
  corrects: reference.nullable(),
});
export type InvoiceDocument = z.output<typeof documentSchema>;

/** Signs that XML 1.0 does not allow (its production 2, Char). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export interface WrittenDocument {
  readonly json: string;
  /** SHA-256 of it, in hexadecimal. */
  readonly hash: string;
}

/** Texts without signs that no file in XML can hold: each of them is a blank. */
export function writeDocument(document: InvoiceDocument): WrittenDocument {
  const json = JSON.stringify(documentSchema.encode(document), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(NOT_IN_XML, ' ') : value,
  );
  return { json, hash: hashOf(json) };
}

/** Throws where it is not what was written. */
export function readDocument({ json, hash }: WrittenDocument): InvoiceDocument {
  return documentSchema.decode(JSON.parse(unchanged(json, hash, 'an invoice')));
}
