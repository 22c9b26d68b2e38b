import './recent.css';
import type { ProposalListBody } from '@showbill/contract';
import { RECENT_PATH } from '../../lib/proposals.ts';
import { useQuery } from '../../lib/query.ts';
import { TEXTS } from '../../texts.ts';
import { Problem } from '../../ui/problem.tsx';
import { RecentRow } from './recent-row.tsx';

export function RecentProposals() {
  const { data, error, loading, retry } = useQuery<ProposalListBody>(RECENT_PATH);
  return (
    <section className="recent" aria-busy={loading}>
      <h2>{TEXTS.recent.heading}</h2>
      {error !== undefined && <Problem error={error} onRetry={retry} />}
      {data === undefined && loading && <p className="quiet">{TEXTS.recent.loading}</p>}
      {data?.count === 0 && <p className="quiet">{TEXTS.recent.empty}</p>}
      {data !== undefined && data.count > 0 && (
        <ul>
          {data.data.map((proposal) => (
            <RecentRow key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
    </section>
  );
}
