export { creditInvoice } from './credit-invoice.ts';
export { type PreviewRequest, previewInvoice, type InvoicePreview } from './preview-invoice.ts';
export { issueInvoice } from './issue-invoice.ts';
export { type InvoicesOfProposal, readInvoicesOf } from './read-invoices-of.ts';
