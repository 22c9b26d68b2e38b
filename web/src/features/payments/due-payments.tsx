import { Button, SegmentedControl } from '@mantine/core';
import { DownloadIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatMoney } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { dueText, rowName } from '../../ui/payments/due-text.ts';
import { InQuestion } from '../../ui/payments/in-question.tsx';
import { Problem } from '../../ui/problem.tsx';
import rows from '../../ui/rows.module.css';
import { StateMark } from '../../ui/state-mark.tsx';
import { type DueRow, dueCsv } from './csv.ts';
import classes from './due-payments.module.css';
import { SPANS } from './search.ts';

const texts = PAYMENT_TEXTS;
const route = getRouteApi('/inside/payments');

/** What is due and overdue over all proposals. The address holds how far ahead. */
export function DuePayments() {
  const { within = '30' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isPending, isError, error, refetch } = useQuery({
    ...trpc.payments.due.queryOptions({ within: within === 'all' ? null : Number(within) }),
    placeholderData: keepPreviousData,
  });
  useRowKeys();
  const found = data?.rows ?? [];
  function show(next: string): void {
    const span = SPANS.find((each) => each === next);
    void navigate({ search: span === undefined || span === '30' ? {} : { within: span }, replace: true });
  }
  return (
    <Page
      title={texts.title}
      actions={
        <Button
          variant="default"
          leftSection={<DownloadIcon aria-hidden />}
          disabled={data === undefined || found.length === 0}
          onClick={() => data && saveFile(texts.file(data.today), 'text/csv;charset=utf-8', dueCsv(data.rows))}
        >
          {texts.export}
        </Button>
      }
    >
      <SegmentedControl
        aria-label={texts.withinLabel}
        data={SPANS.map((value) => ({ value, label: texts.within[value] }))}
        value={within}
        onChange={show}
      />
      <InQuestion proposals={data?.questioned ?? []} />
      {isPending && <LoadingRows label={texts.loading} />}
      {isError && <Problem error={error} onRetry={() => void refetch()} />}
      {data !== undefined && found.length === 0 && <Empty text={texts.empty} />}
      {found.length > 0 && (
        <>
          <p className={classes.sums}>{sumsOf(found).map(texts.sum).join(' · ')}</p>
          <DueTable found={found} />
        </>
      )}
    </Page>
  );
}

/** What is to come, by currency. */
function sumsOf(found: readonly DueRow[]): string[] {
  const sums = new Map<string, number>();
  for (const { currency, open } of found) sums.set(currency, (sums.get(currency) ?? 0) + open);
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency));
}

function DueTable({ found }: { readonly found: readonly DueRow[] }) {
  const { columns } = texts;
  return (
    <table className={`${rows.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{columns.proposal}</th>
          <th scope="col">{columns.payment}</th>
          <th scope="col">{columns.due}</th>
          <th scope="col" className={rows.number}>
            {columns.open}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((row) => (
          <Row key={`${row.proposal.id} ${row.position}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: DueRow }) {
  const { proposal, client, state } = row;
  return (
    <tr>
      <td>
        <Link to="/proposals/$id" params={{ id: proposal.id }} className="row-link" data-row>
          {proposal.title}
        </Link>
        <span className={classes.facts}>{[proposal.number, client?.name].filter(Boolean).join(' · ')}</span>
      </td>
      <td>{rowName(row)}</td>
      <td>
        {dueText(row.due, row.due_on)}
        {state === 'overdue' && (
          <span className={classes.facts}>
            <StateMark tone="bad">{texts.states.overdue}</StateMark>
          </span>
        )}
      </td>
      <td className={rows.number}>
        {formatMoney(row.open, row.currency)}
        {row.paid > 0 && <span className={classes.facts}>{texts.paid(formatMoney(row.paid, row.currency))}</span>}
      </td>
    </tr>
  );
}
