import type { InvoiceDocument } from './document.ts';
import { negated } from './sums.ts';

/** What of a credit note its own number and day add. */
export type NewCredit = Pick<InvoiceDocument, 'number' | 'issuedOn'>;

/** The credit note that takes all of an invoice back: the same, each amount with the opposite sign. */
export function creditOf(invoice: InvoiceDocument, { number, issuedOn }: NewCredit): InvoiceDocument {
  return {
    ...invoice,
    kind: 'credit',
    number,
    issuedOn,
    dueOn: null,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      units: -line.units,
      net: -line.net,
    })),
    adjustments: invoice.adjustments.map(({ label, amount }) => ({ label, amount: -amount })),
    deductions: invoice.deductions.map((deduction) => ({ ...deduction, ...negated(deduction) })),
    sums: negated(invoice.sums),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  };
}
