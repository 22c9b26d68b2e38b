import type { ProposalBody } from '@showbill/contract';
import { formatCount } from '@showbill/contract/words';
import { useEffect, useRef } from 'react';
import { formatDays } from '../../lib/format.ts';
import { TEXTS } from '../../texts.ts';
import { StatusMark } from '../../ui/status-mark.tsx';

export function ProposalHead({ proposal }: { proposal: ProposalBody }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="proposal-head">
      <p className="proposal-number">
        {proposal.number} <StatusMark status={proposal.status} />
        <a className="button" href={proposal.share_url} target="_blank" rel="noreferrer">
          {TEXTS.proposal.clientView}
        </a>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {proposal.title}
      </h1>
      <p className="quiet">{facts(proposal).join(' · ')}</p>
    </header>
  );
}

function facts({ event, client, valid_until, status }: ProposalBody): string[] {
  return [
    event.date === null ? null : formatDays(event.date, event.days),
    event.days === 1 ? TEXTS.proposal.oneDay : TEXTS.proposal.days(formatCount(event.days)),
    event.attendees === null ? null : TEXTS.proposal.people(formatCount(event.attendees)),
    event.venue,
    client === null ? null : client.name,
    status === 'sent' && valid_until !== null ? TEXTS.proposal.openUntil(formatDays(valid_until, 1)) : null,
  ].filter((fact) => fact !== null);
}
