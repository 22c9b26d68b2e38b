export { ProposalPage } from './proposal-page.tsx';
