import './tables.ts';

export { type Created, createProposal, type GenerationContext } from './create.ts';
export { findProposals, findSharedProposal, getProposal } from './find.ts';
export { checkCurrency } from './ground.ts';
export type { CreateProposal, LineItem, Proposal, ProposalSummary } from './proposal.ts';
export type { Transition } from './state/index.ts';
export { applyTransition } from './transition.ts';
export { createUnderWay, type UnderWay } from './under-way.ts';
