import './frame.css';
import { formatCount } from '@showbill/contract/words';
import type { ReactNode } from 'react';
import { useGeneration } from '../features/brief/index.ts';
import { useRoute } from '../lib/router.ts';
import { closeSession, useQuota } from '../lib/session.ts';
import { TEXTS } from '../texts.ts';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';
import { useNewProposalKey } from './new-proposal-key.ts';

/** What stands around every page once a key is given. */
export function Frame({ companyName, children }: { companyName: string; children: ReactNode }) {
  useNewProposalKey();
  return (
    <>
      <header className="frame">
        <Link to="" className="wordmark">
          <Mark /> {TEXTS.name}
        </Link>
        <span className="company">{companyName}</span>
        <QuotaLine />
        <nav>
          <NewProposal />
          <a href="./docs">{TEXTS.frame.reference}</a>
          <button type="button" className="plain" onClick={() => closeSession()}>
            {TEXTS.frame.changeKey}
          </button>
        </nav>
      </header>
      <main>{children}</main>
    </>
  );
}

function NewProposal() {
  const generation = useGeneration();
  if (useRoute().page === 'home') return null;
  return <Link to="">{generation.state === 'working' ? TEXTS.frame.working : TEXTS.frame.newProposal}</Link>;
}

function QuotaLine() {
  const quota = useQuota();
  if (quota === null) return null;
  return <span className="quota quiet">{TEXTS.frame.quota(formatCount(quota.used), formatCount(quota.limit))}</span>;
}
