import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDays, formatMoney } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import rows from '../../ui/rows.module.css';
import { StatusMark } from '../../ui/status-mark.tsx';

const texts = TEXTS.clients.proposals;

export function ClientProposals({ id }: { readonly id: string }) {
  useRowKeys();
  const list = useInfiniteQuery(
    trpc.clients.proposals.infiniteQueryOptions({ id }, { getNextPageParam: (last) => last.next_cursor ?? undefined }),
  );
  if (list.isPending) return <LoadingRows label={texts.loading} rows={3} />;
  if (list.isError) return <Problem error={list.error} onRetry={() => void list.refetch()} />;
  const proposals = list.data.pages.flatMap(({ data }) => data);
  if (proposals.length === 0) return <Empty text={texts.empty} />;
  return (
    <>
      <table className={rows.table}>
        <tbody>
          {proposals.map(({ id: of, number, title, status, total, currency, event: { date, days } }) => (
            <tr key={of}>
              <td>
                <Link to="/proposals/$id" params={{ id: of }} data-row className={`row-link ${rows.name}`}>
                  {title}
                </Link>
                <div className="quiet">
                  <span className="document-number">{number}</span> ·{' '}
                  {date === null ? texts.noDate : formatDays(date, days)}
                </div>
                <div className={rows.below}>
                  <StatusMark status={status} />
                </div>
              </td>
              <td className={rows.wide}>
                <StatusMark status={status} />
              </td>
              <td className={rows.number}>{formatMoney(total, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.hasNextPage && (
        <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
