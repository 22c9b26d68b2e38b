import type { ProposalSummaryBody } from '@showbill/contract';
import { formatMoment, formatMoney } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';

export function RecentRow({ proposal }: { proposal: ProposalSummaryBody }) {
  const { id, number, title, status, client, total, currency, created_at } = proposal;
  return (
    <li>
      <Link to={`proposals/${id}`} className="recent-row">
        <span className="recent-title">{title}</span>
        <span className="recent-about">
          {number} · {client === null ? '' : `${client.name} · `}
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </span>
        <StatusMark status={status} />
        <span className="recent-total figure">{formatMoney(total, currency)}</span>
      </Link>
    </li>
  );
}
