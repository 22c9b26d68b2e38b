import { INVOICE_DATA_FORMATS, type InvoiceDataFormat, type InvoiceFormat } from '@showbill/contract';
import {
  findInvoiceCopy,
  getInvoice,
  type InvoiceDocument,
  keepInvoiceCopy,
  missingInFile,
} from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { minorDigits } from '../platform/money/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { print } from './press/press.ts';
import { documentCompany } from './read-documents.ts';

export interface InvoiceFile {
  readonly name: string;
  readonly mediaType: 'application/pdf' | 'application/xml';
  readonly bytes: Uint8Array;
}

/**
 * An invoice as a file. Its paper is made when it is first wanted, and the same bytes from then on; files for programs follow
 * from what was frozen. Throws `not_found`, and `conflict` where the invoice lacks what such a file needs.
 */
export async function readInvoiceFile(
  context: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  id: string,
  format: InvoiceFormat,
): Promise<InvoiceFile> {
  const read = await forCompany(context.db, companyId, async (tx) => ({
    ...(await getInvoice(tx, companyId, id)),
    kept: format === 'pdf' ? await findInvoiceCopy(tx, companyId, id) : null,
    company: await documentCompany(tx, companyId),
  }));
  const { document: invoice, company, issuedAt, kept } = read;
  if (format !== 'pdf') {
    refuseLacking(invoice, format);
    const bytes = await print({ company, invoice, issuedAt, format });
    return { name: `${invoice.number}-${format}.xml`, mediaType: 'application/xml', bytes };
  }
  return { name: `${invoice.number}.pdf`, mediaType: 'application/pdf', bytes: kept ?? (await makeCopy()) };

  async function makeCopy(): Promise<Uint8Array> {
    const content = await print({ company, invoice, issuedAt, format });
    const now = context.clock.now();
    return forCompany(context.db, companyId, (tx) => keepInvoiceCopy(tx, companyId, id, content, now));
  }
}

/** As which files for programs an invoice can be handed out. */
export function formatsOf(invoice: InvoiceDocument): InvoiceDataFormat[] {
  return INVOICE_DATA_FORMATS.filter((format) => lackingOf(invoice, format).length === 0);
}

function lackingOf(invoice: InvoiceDocument, format: InvoiceDataFormat) {
  const decimals = minorDigits(invoice.currency);
  return missingInFile(invoice, { decimals, isXRechnung: format === 'xrechnung' });
}

/** Throws `conflict` where an invoice lacks what such a file needs. */
export function refuseLacking(invoice: InvoiceDocument, format: InvoiceDataFormat): void {
  const lacking = lackingOf(invoice, format);
  if (lacking.length === 0) return;
  throw new AppError('conflict', ({ invoices, invoiceParts }) =>
    invoices.notInFile(lacking.map((name) => invoiceParts[name]).join(', ')),
  );
}
