import type { ClientKind, InvoicePartBody, VatTreatment } from '@showbill/contract';
import {
  isPaidInAdvance,
  type Period,
  possibleTreatments,
  type ProposedTreatment,
  proposeTreatment,
  type Sums,
  wordingOf,
} from '../../invoices/index.ts';
import { addDays } from '../../platform/days.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import type { Proposal } from '../proposal.ts';
import { eventDays, findInvoicingState, isTaxed } from './read-invoicing-state.ts';
import { resolvePart } from './resolve-part.ts';

/** Days in which an invoice is usually to be paid. */
const DAYS_TO_PAY = 14;

export interface PreviewRequest {
  readonly part: InvoicePartBody;
  readonly buyer: { readonly kind: ClientKind; readonly country: string; readonly hasNumber: boolean };
  /** As a person chose it; null: as the rule proposes. */
  readonly treatment: VatTreatment | null;
}

export interface InvoicePreview {
  readonly treatment: VatTreatment;
  readonly proposed: ProposedTreatment;
  readonly possible: readonly VatTreatment[];
  /** What is usually said for the treatment; null: nothing. */
  readonly wording: string | null;
  readonly sums: Sums;
  readonly tax: Proposal['tax'];
  readonly dueOn: string;
  /** When it is supplied by the proposal; null: not known, or a payment in advance. */
  readonly supplied: Period | null;
  /** Whether it has to say so. */
  readonly asksForSupply: boolean;
  readonly currency: string;
}

/** What an invoice would come to, and how its tax would be dealt with. Throws as `issueInvoice` does. */
export async function previewInvoice(
  tx: Tx,
  companyId: string,
  id: string,
  asked: PreviewRequest,
  now: Date,
): Promise<InvoicePreview> {
  const state = await findInvoicingState(tx, companyId, id, now);
  const { company, seller, proposal } = state;
  const taxed = isTaxed(proposal);
  const proposed = proposeTreatment({
    sellerCountry: company.country,
    sellerHasNumber: seller.vatId !== null,
    buyerCountry: asked.buyer.country,
    buyerKind: asked.buyer.kind,
    buyerHasNumber: asked.buyer.hasNumber,
    isTaxed: taxed,
  });
  const possible = possibleTreatments(taxed);
  const treatment = possible.find((each) => each === asked.treatment) ?? proposed.treatment;
  const { sums, dueOn, kind } = resolvePart(state, asked.part, treatment);
  const today = dayIn(company.timeZone, now);
  const event = eventDays(proposal);
  const asksForSupply = !isPaidInAdvance({ kind, event, today });
  return {
    treatment,
    proposed,
    possible,
    wording: wordingOf(treatment, proposal.language, company.country),
    sums,
    tax: treatment === 'standard' ? proposal.tax : null,
    dueOn: dueOn !== null && dueOn >= today ? dueOn : addDays(today, DAYS_TO_PAY),
    supplied: asksForSupply ? event : null,
    asksForSupply,
    currency: proposal.currency,
  };
}
