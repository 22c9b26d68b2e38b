import { csvRow } from '../platform/csv-row.ts';
import { formatDecimal, minorDigits } from '../platform/money/index.ts';
import type { AccountedInvoice } from './for-accounting.ts';

const COLUMNS = [
  'number',
  'kind',
  'date',
  'due',
  'supplied_from',
  'supplied_to',
  'client',
  'client_country',
  'client_vat_id',
  'proposal',
  'currency',
  'net',
  'tax_rate',
  'tax',
  'gross',
  'treatment',
  'corrects',
  'credited_by',
];
/** Spreadsheets take a file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Invoices for accounting: a row for each, credit notes with negative amounts, days as YYYY-MM-DD, figures plain. */
export function invoicesCsv(invoices: readonly AccountedInvoice[]): string {
  const rows = invoices.map((invoice) => {
    const { currency } = invoice;
    const amount = (minor: bigint) => formatDecimal({ coefficient: minor, scale: minorDigits(currency) });
    return csvRow([
      invoice.number,
      invoice.kind,
      invoice.issuedOn,
      invoice.dueOn,
      invoice.suppliedFrom,
      invoice.suppliedTo,
      invoice.buyer,
      invoice.buyerCountry,
      invoice.buyerVatId,
      invoice.proposal.number,
      currency,
      amount(invoice.net),
      invoice.rate,
      amount(invoice.tax),
      amount(invoice.gross),
      invoice.treatment,
      invoice.corrects,
      invoice.creditedBy,
    ]);
  });
  return `${BYTE_ORDER_MARK}${csvRow(COLUMNS)}${rows.join('')}`;
}
