import { type Buyer, type Invoice, type Missing, missingOfSeller, type Sums } from '../../invoices/index.ts';
import { getClient } from '../../clients/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Proposal } from '../proposal.ts';
import { buyerFor } from './buyer.ts';
import { uncreditedInvoices, findInvoicingState, leftToInvoice, usualTreatment } from './read-invoicing-state.ts';

/** A proposal's invoices, and what can be invoiced of it. */
export interface InvoicesOfProposal {
  readonly proposal: Proposal;
  readonly invoices: readonly Invoice[];
  /** What was agreed on and is not invoiced yet, with the tax that was agreed on. */
  readonly rest: Sums;
  /** Positions of the rows of its schedule that are not invoiced yet; the last one is what is left of all. */
  readonly openRows: readonly number[];
  /** The one that is usually invoiced next; null: all that is left, as where rows were invoiced for a proposal that it replaced. */
  readonly nextRow: number | null;
  /** Nothing more can be invoiced for it. */
  readonly isFinal: boolean;
  /** Whom it would be for. */
  readonly buyer: Buyer;
  /** What the company has to enter before. */
  readonly missing: readonly Missing[];
}

/** Throws `not_found`. */
export async function readInvoicesOf(tx: Tx, companyId: string, id: string, now: Date): Promise<InvoicesOfProposal> {
  const state = await findInvoicingState(tx, companyId, id, now);
  const { proposal, company, seller, invoices } = state;
  const client = proposal.client === null ? null : await getClient(tx, companyId, proposal.client.id);
  const counted = uncreditedInvoices(invoices);
  const own = counted.filter((each) => each.proposal.id === id);
  const buyer = buyerFor(client, company);
  const openRows = proposal.agreedSchedule
    .filter(({ kind }) => kind === 'deposit' || kind === 'instalment')
    .map(({ position }) => position)
    .filter((position) => !own.some((each) => each.position === position));
  const isContinued = counted.some((each) => each.proposal.id !== id && each.position !== null);
  return {
    proposal,
    invoices,
    rest: leftToInvoice(state),
    openRows,
    nextRow: isContinued ? null : (openRows[0] ?? null),
    isFinal: own.some(({ kind }) => kind === 'final'),
    buyer,
    missing: missingOfSeller(seller, usualTreatment(state)),
  };
}
