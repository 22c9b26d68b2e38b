import type { ClientKind, InvoicePartBody, VatTreatment } from '@showbill/contract';
import {
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
import { findGround, isTaxed } from './ground.ts';
import { partOf } from './part.ts';

/** Days in which an invoice is usually to be paid. */
const DAYS_TO_PAY = 14;

export interface Foreseen {
  readonly part: InvoicePartBody;
  readonly buyer: { readonly kind: ClientKind; readonly country: string; readonly hasNumber: boolean };
  /** As a person chose it; null: as the rule proposes. */
  readonly treatment: VatTreatment | null;
}

export interface InvoiceToBe {
  readonly treatment: VatTreatment;
  readonly proposed: ProposedTreatment;
  readonly possible: readonly VatTreatment[];
  /** What is usually said for the treatment; null: nothing. */
  readonly wording: string | null;
  readonly sums: Sums;
  readonly tax: Proposal['tax'];
  readonly dueOn: string;
  readonly currency: string;
}

/** What an invoice would come to, and how its tax would be dealt with. Throws as `issueInvoice` does. */
export async function foreseeInvoice(
  tx: Tx,
  companyId: string,
  id: string,
  asked: Foreseen,
  now: Date,
): Promise<InvoiceToBe> {
  const ground = await findGround(tx, companyId, id, now);
  const { company, seller, proposal } = ground;
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
  const { sums, dueOn } = partOf(ground, asked.part, treatment);
  const today = dayIn(company.timeZone, now);
  return {
    treatment,
    proposed,
    possible,
    wording: wordingOf(treatment, proposal.language, company.country),
    sums,
    tax: treatment === 'standard' ? proposal.tax : null,
    dueOn: dueOn !== null && dueOn >= today ? dueOn : addDays(today, DAYS_TO_PAY),
    currency: proposal.currency,
  };
}
