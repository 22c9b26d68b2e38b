import { useHotkeys } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useRef } from 'react';
import { formatDays, formatMoney } from '../../lib/format.ts';
import type { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { UnreadMark } from '../../ui/activity/unread-mark.tsx';
import { TagList } from '../../ui/sales/tag-list.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import classes from './proposal-rows.module.css';

const texts = TEXTS.proposals;

type Listed = inferOutput<typeof trpc.proposals.list>['proposals'][number];

interface Props {
  readonly proposals: readonly Listed[];
  /** Those of the question before, while the answer is on its way. */
  readonly old: boolean;
}

/** A row for each; `j` and `k` go through them, Enter opens. */
export function ProposalRows({ proposals, old }: Props) {
  const list = useRef<HTMLDivElement>(null);

  function move(step: 1 | -1): void {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }
  useHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
  ]);

  return (
    <div ref={list} role="table" aria-label={texts.title} aria-busy={old} className={classes.table} data-old={old}>
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.row}>
          <span role="columnheader">{texts.columns.proposal}</span>
          <span role="columnheader">{texts.columns.date}</span>
          <span role="columnheader">{texts.columns.status}</span>
          <span role="columnheader" className={classes.total}>
            {texts.columns.total}
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {proposals.map((proposal) => (
          <Row key={proposal.id} proposal={proposal} />
        ))}
      </div>
    </div>
  );
}

function Row({ proposal }: { readonly proposal: Listed }) {
  const { id, number, title, unread, client, event, status, total, currency, owner, tags } = proposal;
  return (
    <div role="row" className={`${classes.row} ${classes.proposal}`}>
      <div role="cell" className={classes.name}>
        <Link to="/proposals/$id" params={{ id }} className="row-link" data-row>
          {title}
        </Link>{' '}
        {unread && <UnreadMark />}
        <div className={classes.below}>
          <span className="document-number">{number}</span>
          <span>{client?.name ?? texts.noClient}</span>
          {event.venue !== null && <span className={classes.venue}>{event.venue}</span>}
          {owner !== null && <span>{owner.name}</span>}
          <TagList tags={tags} />
        </div>
      </div>
      <div role="cell" className={`${classes.date} figure`}>
        {event.date === null ? <span className="quiet">{texts.noDate}</span> : formatDays(event.date, event.days)}
      </div>
      <div role="cell" className={classes.status}>
        <StatusMark status={status} />
        <Standing proposal={proposal} />
      </div>
      <div role="cell" className={`${classes.total} figure`}>
        {formatMoney(total, currency)}
      </div>
    </div>
  );
}

/** What one wants to know of a proposal that is with its client. */
function Standing({ proposal: { status, viewed_at: seen, valid_until: last } }: { proposal: Listed }) {
  if (status !== 'sent') return null;
  const parts = [seen === null ? null : texts.seen, last === null ? null : texts.validUntil(formatDays(last, 1))];
  return <div className={classes.standing}>{parts.filter((part) => part !== null).join(', ')}</div>;
}
