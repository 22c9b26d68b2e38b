import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.newProposal;

/** Why no proposal can be made here now; null where one can. */
export function useRefusal(): ReactNode {
  const { company, quota } = useCompany();
  const mayEdit = useMayEdit();
  const progress = useQuery(trpc.company.progress.queryOptions());
  if (!mayEdit) return texts.viewer;
  if (company.subscription !== 'active') return texts.inactive;
  if (quota.used >= quota.limit) return texts.exhausted(formatCount(quota.limit));
  if (progress.data?.products !== 0) return null;
  return (
    <>
      {texts.noProducts} <Link to="/first-run">{texts.setUp}</Link>
    </>
  );
}
