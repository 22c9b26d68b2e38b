export { offerSubHire } from './offer-sub-hire.ts';
export { subHiresOfProposal } from './sub-hires-of-proposal.ts';
