import { useQuery } from '@tanstack/react-query';
import { formatDays, formatDateAndTime } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CONSUMER_TEXTS } from '../../../texts/consumers/index.ts';
import { useEditing } from '../editing.ts';
import side from './side.module.css';

const texts = CONSUMER_TEXTS.right;

/** The right of withdrawal that a consumer accepted with, and whether they used it. */
export function Withdrawal() {
  const { id } = useEditing().proposal;
  const { data: right } = useQuery({ ...trpc.withdrawal.ofProposal.queryOptions({ id }), staleTime: 0 });
  if (right === undefined || right === null) return null;
  const { received } = right;
  const last = formatDays(right.last_day, 1);
  return (
    <section className={side.section} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {received === null ? (
        <p className="quiet">{right.is_open ? texts.until(last) : texts.past(last)}</p>
      ) : (
        <p className={received.ended ? 'quiet' : (side.bad ?? '')}>
          {(received.ended ? texts.ended : texts.open)(formatDateAndTime(received.at))}
        </p>
      )}
      {right.asked_to_start && <p className="quiet">{texts.asked}</p>}
    </section>
  );
}
