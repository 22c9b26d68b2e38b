import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { Problem } from '../problem.tsx';
import { SubHireList } from './sub-hire-list.tsx';

interface OfProposalProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** What is hired in for a proposal or job; nothing where nothing is. */
export function SubHiresOfProposal({ id, className }: OfProposalProps) {
  const { data, error, refetch } = useQuery(trpc.subHires.ofProposal.queryOptions({ id }));
  if (error === null && (data === undefined || data.data.length === 0)) return null;
  return (
    <section className={className} aria-label={SUB_HIRE_TEXTS.heading}>
      <h2>{SUB_HIRE_TEXTS.heading}</h2>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <SubHireList subHires={data.data} currency={data.currency} />}
    </section>
  );
}
