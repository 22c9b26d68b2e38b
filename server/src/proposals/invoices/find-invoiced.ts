import { type Company, getCompany } from '../../accounts/index.ts';
import { getInvoice, type InvoiceDocument, invoicesOfProposals } from '../../invoices/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';

/** An invoice with the proposal that it was issued for. */
export interface Invoiced {
  readonly company: Company;
  readonly proposal: Proposal;
  readonly document: InvoiceDocument;
  /** Whether a credit note has taken it back. */
  readonly isCredited: boolean;
}

/** Throws `not_found`. */
export async function findInvoiced(tx: Tx, companyId: string, id: string, now: Date): Promise<Invoiced> {
  const { proposalId, document } = await getInvoice(tx, companyId, id);
  const company = await getCompany(tx, companyId);
  const proposal = await loadProposal(tx, companyId, proposalId, dayIn(company.timeZone, now));
  if (proposal === null) throw new Error('an invoice has no proposal');
  const issued = await invoicesOfProposals(tx, companyId, [proposalId]);
  const isCredited = issued.some((each) => each.id === id && each.creditedBy !== null);
  return { company, proposal, document, isCredited };
}
