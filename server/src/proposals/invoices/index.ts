export { creditInvoice } from './credit-invoice.ts';
export { type Foreseen, foreseeInvoice, type InvoiceToBe } from './foresee.ts';
export { findInvoiced, type Invoiced } from './find-invoiced.ts';
export { issueInvoice } from './issue-invoice.ts';
export { noteSent, type SentByMail } from './note-sent.ts';
export { type InvoicesOfProposal, readInvoicesOf } from './read-invoices-of.ts';
