import './proposal.css';
import './lines.css';
import './side.css';
import type { ProposalBody } from '@showbill/contract';
import { usePageTitle } from '../../lib/page-title.ts';
import { proposalPath } from '../../lib/proposals.ts';
import { useQuery } from '../../lib/query.ts';
import { TEXTS } from '../../texts.ts';
import { Problem } from '../../ui/problem.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { ProposalLines } from './proposal-lines.tsx';
import { ProposalSide } from './proposal-side.tsx';

export function ProposalPage({ id }: { id: string }) {
  const { data, error, loading, retry } = useQuery<ProposalBody>(proposalPath(id));
  usePageTitle(data?.title ?? null);
  return (
    <article className="proposal" aria-busy={loading}>
      {error !== undefined && <Problem error={error} onRetry={retry} />}
      {data === undefined && loading && <p className="quiet">{TEXTS.proposal.loading}</p>}
      {data !== undefined && (
        <>
          <ProposalHead key={data.id} proposal={data} />
          <ProposalSide proposal={data} />
          <ProposalLines proposal={data} />
        </>
      )}
    </article>
  );
}
