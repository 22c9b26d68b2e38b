import { embedInPdf, isWritable, writeXml } from '../invoices/index.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { paperOf } from './paper.ts';
import { render } from './render.ts';
import type { InvoiceOrder } from './types.ts';

/** An invoice as a file. The paper of one whose currency the norm cannot hold has no data inside. */
export async function makeInvoice(order: InvoiceOrder): Promise<Uint8Array> {
  const { company, invoice, format } = order;
  if (format !== 'pdf') return new TextEncoder().encode(await writeXml(invoice, format));
  const pdf = await render(invoiceSheet(order, await paperOf(company, invoice.language)));
  return isWritable(invoice) ? embedInPdf(invoice, pdf) : pdf;
}
