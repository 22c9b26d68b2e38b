export { creditInvoice } from './credit-invoice.ts';
export { type PreviewRequest, previewInvoice, type InvoicePreview } from './preview-invoice.ts';
export { findInvoiced, type Invoiced } from './find-invoiced.ts';
export { issueInvoice } from './issue-invoice.ts';
export { noteSent, type SentByMail } from './note-sent.ts';
export { type InvoicesOfProposal, readInvoicesOf } from './read-invoices-of.ts';
