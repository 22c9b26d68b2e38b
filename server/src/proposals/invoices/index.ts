export { creditInvoice } from './credit-invoice.ts';
export { type Foreseen, foreseeInvoice, type InvoiceToBe } from './foresee.ts';
export { issueInvoice } from './issue-invoice.ts';
export { type InvoicesOfProposal, readInvoicesOf } from './read-invoices-of.ts';
