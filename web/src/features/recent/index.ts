export { RecentProposals } from './recent-proposals.tsx';
