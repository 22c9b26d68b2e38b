export { type InvoiceFile, readInvoiceFile } from './invoice-file.ts';
export { makePickingPdf } from './picking-pdf.ts';
export { makeProposalPdf, readSignedCopy } from './read-documents.ts';
