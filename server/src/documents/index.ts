export { formatsOf, type InvoiceFile, readInvoiceFile, refuseLacking } from './invoice-file.ts';
export { makePickingPdf } from './picking-pdf.ts';
export { makeProposalPdf, readSignedCopy } from './read-documents.ts';
