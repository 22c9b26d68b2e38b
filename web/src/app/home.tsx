import { BriefForm } from '../features/brief/index.ts';
import { RecentProposals } from '../features/recent/index.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function Home() {
  usePageTitle(null);
  return (
    <div className="home">
      <BriefForm />
      <RecentProposals />
    </div>
  );
}
