import type { InvoiceFormat, Language } from '@showbill/contract';
import type { Company } from '../accounts/index.ts';
import type { InvoiceDocument } from '../invoices/index.ts';
import type { Acceptance, AgreedRight, Job, PaymentPlan, PickingGroup, Proposal, Stop } from '../proposals/index.ts';

/** What a document shows of the company: its own settings, and its logo where it has one. */
export interface DocumentCompany
  extends Pick<
    Company,
    'id' | 'name' | 'email' | 'country' | 'timeZone' | 'colour' | 'terms' | 'taxNumber' | 'taxNumberName' | 'letterhead'
  > {
  /** PNG, JPEG or WebP. */
  readonly logo: { readonly image: Uint8Array; readonly forDarkGround: boolean } | null;
}

/** When equipment is delivered and collected. */
export interface Stops {
  readonly delivery: Stop;
  readonly collection: Stop;
}

/** What any document is made from. */
export type AnyOrder = Order | PickingOrder | InvoiceOrder;

/** An invoice as a file: its paper with its data inside, or its data alone. */
export interface InvoiceOrder {
  /** Its look, and whose turn it is; what it says comes from the invoice. */
  readonly company: DocumentCompany;
  readonly invoice: InvoiceDocument;
  readonly issuedAt: Date;
  readonly format: InvoiceFormat;
}

/** A picking list. */
export interface PickingOrder {
  readonly company: DocumentCompany;
  readonly job: Job;
  readonly picking: readonly PickingGroup[];
  readonly madeAt: Date;
  readonly language: Language;
}

/** What a proposal or its signed copy is made from. */
export interface Order {
  readonly company: DocumentCompany;
  readonly proposal: Proposal;
  readonly stops: Stops;
  /** When it is to be paid. */
  readonly payments: PaymentPlan;
  /** By line: small JPEGs of their products. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Of a signed copy. */
  readonly acceptance: Acceptance | null;
  /** The right of withdrawal that came with it. */
  readonly right: AgreedRight | null;
}
