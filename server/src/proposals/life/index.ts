export { type Amendment, amendProposal } from './amend.ts';
export { type LifeContext, type ProposalEvent } from './events.ts';
export { expireProposals } from './expire.ts';
export { findClosing } from './find-closing.ts';
export { foreseeSending, type Sending } from './foresee-sending.ts';
export { dispatchJob, returnJob } from './jobs.ts';
export { type Changed, changeProposal, type Deed } from './transition.ts';
export { type StockDifference, verifyStock } from './verify-stock.ts';
