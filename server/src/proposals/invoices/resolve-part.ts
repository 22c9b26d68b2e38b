import type { InvoicePartBody, VatTreatment } from '@showbill/contract';
import { amountUnder, type Invoice, partSums, restSums, type Sums } from '../../invoices/index.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { toMajor, toMinor } from '../../platform/money/index.ts';
import type { Proposal } from '../proposal.ts';
import { uncreditedInvoices, type InvoicingState, isTaxed, agreedAndInvoiced } from './read-invoicing-state.ts';

/** What is to be invoiced. */
export interface InvoicePart {
  readonly kind: 'deposit' | 'part' | 'final';
  /** Of the row of the schedule. */
  readonly position: number | null;
  /** When that row is due; null: not known, or no row. */
  readonly dueOn: string | null;
  readonly sums: Sums;
}

/**
 * A part of what was agreed on, or all that is left of it, as it comes to under a treatment. Never more than was agreed.
 * Throws `conflict` where nothing can be invoiced so, and `invalid_request` for a row or an amount that is none.
 */
export function resolvePart(state: InvoicingState, asked: InvoicePartBody, treatment: VatTreatment): InvoicePart {
  const { proposal, invoices } = state;
  if (proposal.status !== 'accepted') {
    throw new AppError('conflict', ({ invoices, statuses }) => invoices.notAccepted(statuses[proposal.status]));
  }
  const counted = uncreditedInvoices(invoices);
  const final = counted.find(({ kind, proposal: own }) => kind === 'final' && own.id === proposal.id);
  if (final !== undefined) throw new AppError('conflict', ({ invoices }) => invoices.finalThere(final.number));
  const other = counted.find((each) => each.treatment !== treatment || each.currency !== proposal.currency);
  if (other !== undefined) throw new AppError('conflict', ({ invoices }) => invoices.otherTreatment(other.number));
  if (treatment === 'standard') refuseOtherRate(proposal, counted);
  if (treatment === 'standard' && !isTaxed(proposal)) {
    throw invalidRequest('treatment', ({ invoices }) => invoices.noTaxAgreed);
  }
  const { agreed, before } = agreedAndInvoiced(state, treatment);
  const rest = restSums(agreed, before);
  if (rest.gross < 0n) {
    const over = format(-rest.gross, proposal.currency);
    throw new AppError('conflict', ({ invoices }) => invoices.tooMuch(over));
  }
  if (asked.kind === 'final') {
    if (rest.gross === 0n && counted.length === 0) throw new AppError('conflict', ({ invoices }) => invoices.nothing);
    return { kind: 'final', position: null, dueOn: null, sums: rest };
  }
  const { amount, ...part } = amountOf(state, asked, { agreed, rest });
  if (amount > rest.gross) {
    const left = format(rest.gross, proposal.currency);
    throw invalidRequest('amount', ({ invoices }) => invoices.beyond(left));
  }
  return { ...part, sums: partSums(amount, agreed, before) };
}

/** Sums of two rates have no tax that is a share of what was agreed. */
function refuseOtherRate({ tax }: Proposal, counted: readonly Invoice[]): void {
  const other = counted.find(({ rate }) => Number(rate) !== Number(tax?.rate ?? 0));
  if (other !== undefined) throw new AppError('conflict', ({ invoices }) => invoices.otherRate(other.number));
}

function amountOf(
  { proposal, invoices }: InvoicingState,
  asked: Exclude<InvoicePartBody, { kind: 'final' }>,
  { agreed, rest }: { readonly agreed: Sums; readonly rest: Sums },
): Omit<InvoicePart, 'sums'> & { readonly amount: bigint } {
  if (asked.kind === 'amount') {
    return { kind: 'part', amount: toMinor(asked.amount, proposal.currency), position: null, dueOn: null };
  }
  const row = proposal.agreedSchedule.find(({ position }) => position === asked.position);
  if (row === undefined) throw invalidRequest('position', ({ payments }) => payments.noRow);
  const there = uncreditedInvoices(invoices).find(
    ({ position, proposal: own }) => position === row.position && own.id === proposal.id,
  );
  if (there !== undefined) throw new AppError('conflict', ({ invoices }) => invoices.rowThere(there.number));
  // rows that were rounded up come to more than all together
  const whole = amountUnder(row.amount, proposal.total, agreed);
  const amount = whole > rest.gross ? rest.gross : whole;
  if (amount === 0n) throw new AppError('conflict', ({ invoices }) => invoices.nothing);
  const kind = row.kind === 'deposit' ? 'deposit' : 'part';
  return { kind, amount, position: row.position, dueOn: row.dueOn };
}

function format(minor: bigint, currency: string): string {
  return `${toMajor(minor, currency)} ${currency}`;
}
