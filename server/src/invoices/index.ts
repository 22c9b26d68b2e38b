import './tables.ts';

export { creditOf } from './credit.ts';
export { invoicesCsv } from './csv.ts';
export type { Buyer, InvoiceDocument, InvoiceLine, Seller } from './document.ts';
export { invoicesForAccounting } from './for-accounting.ts';
export { findInvoiceCopy, keepInvoice, keepInvoiceCopy } from './keep-invoice.ts';
export { linesOfProposal, wholeLine } from './lines.ts';
export { type Missing, missingInFile, missingOf, missingOfSeller } from './missing.ts';
export { takeInvoiceNumber } from './numbering.ts';
export {
  type FullInvoice,
  getInvoice,
  type Invoice,
  invoicesOfProposals,
  type InvoicesPage,
  pageOfInvoices,
  yearsOfInvoices,
} from './read-invoices.ts';
export { keepSending, type SentInvoice, sentInvoices } from './sendings.ts';
export { changeInvoiceSettings, readInvoiceSettings, sellerOf } from './settings.ts';
export { splitAddress } from './split-address.ts';
export { isPaidInAdvance, type Period, suppliedOn } from './supply.ts';
export { agreedSums, amountUnder, partSums, restSums, type Sums, totalOf } from './sums.ts';
export { type ProposedTreatment, possibleTreatments, proposeTreatment } from './treatment.ts';
export { wordingOf } from './wordings.ts';
export { isWritable, openCheck } from './xml/check.ts';
export { embedInPdf, writeXml } from './xml/write-xml.ts';
