import type { InvoiceSeries, VatTreatment } from '@showbill/contract';
import { sql } from 'kysely';
import { type Company, getCompany } from '../../accounts/index.ts';
import {
  agreedSums,
  type Invoice,
  type Period,
  invoicesOfProposals,
  readInvoiceSettings,
  restSums,
  type Seller,
  type Sums,
  sellerOf,
  totalOf,
} from '../../invoices/index.ts';
import { dayIn } from '../../platform/clock.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';

/** What invoices of a proposal are made from. */
export interface InvoicingState {
  readonly company: Company;
  readonly seller: Seller;
  /** In which its credit notes are numbered. */
  readonly creditSeries: InvoiceSeries;
  readonly proposal: Proposal;
  /** Of it, and of those that it replaced or that replaced it: what was invoiced for one counts for the others. */
  readonly invoices: readonly Invoice[];
}

/** The same of the proposal with an id. Throws `not_found`. */
export async function findInvoicingState(tx: Tx, companyId: string, id: string, now: Date): Promise<InvoicingState> {
  const { timeZone } = await getCompany(tx, companyId);
  const proposal = isUuid(id) ? await loadProposal(tx, companyId, id, dayIn(timeZone, now)) : null;
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return readInvoicingState(tx, companyId, proposal);
}

export async function readInvoicingState(tx: Tx, companyId: string, proposal: Proposal): Promise<InvoicingState> {
  const company = await getCompany(tx, companyId);
  const settings = await readInvoiceSettings(tx, companyId);
  const invoices = await invoicesOfProposals(tx, companyId, await findFamily(tx, companyId, proposal.id));
  const creditSeries = settings.own_credit_numbers ? 'credit_note' : 'invoice';
  return { company, seller: sellerOf(company, settings), creditSeries, proposal, invoices };
}

/** Invoices that were not taken back; credit notes are none. */
export function uncreditedInvoices(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ kind, creditedBy }) => kind !== 'credit' && creditedBy === null);
}

/** What was agreed on under a treatment, and what of it was invoiced. */
export function agreedAndInvoiced(
  { proposal, invoices }: InvoicingState,
  treatment: VatTreatment,
): { readonly agreed: Sums; readonly before: Sums } {
  const { total, adjustments } = proposal;
  const tax = adjustments.reduce((sum, { kind, amount }) => (kind === 'tax' ? sum + amount : sum), 0n);
  return { agreed: agreedSums({ total, tax }, treatment), before: totalOf(uncreditedInvoices(invoices)) };
}

/** What of it is not invoiced yet, under the treatment of what was; without any with the tax that was agreed on. */
export function leftToInvoice(state: InvoicingState): Sums {
  const { agreed, before } = agreedAndInvoiced(state, usualTreatment(state));
  return restSums(agreed, before);
}

/** That of the invoices so far; without any, whether there is tax. */
export function usualTreatment({ proposal, invoices }: InvoicingState): VatTreatment {
  return uncreditedInvoices(invoices)[0]?.treatment ?? (isTaxed(proposal) ? 'standard' : 'exempt');
}

/** The days of its event; null: it has no date. */
export function eventDays({ event: { date, days } }: Pick<Proposal, 'event'>): Period | null {
  return date === null ? null : { from: date, to: addDays(date, days - 1) };
}

/** Whether what was agreed on holds tax. */
export function isTaxed({ tax }: Proposal): boolean {
  return tax !== null && Number(tax.rate) > 0;
}

/**
 * Invoices of a company are written one after another: what one of them leaves to be invoiced is what the next one finds, and
 * their days follow their numbers.
 */
export async function lockCompanyInvoices(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoices ${companyId}`}, 0))`.execute(tx);
}

/** A proposal, those that it replaced, and those that replaced it. */
async function findFamily(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id, replaces from proposals where company_id = ${companyId} and id = ${id}
      union
      select p.id, p.replaces
      from family f
      join proposals p on p.company_id = ${companyId} and (p.id = f.replaces or p.replaces = f.id)
    )
    select id from family order by id`.execute(tx);
  return rows.map((row) => row.id);
}
