import { Button, Group, Select } from '@mantine/core';
import { DownloadIcon } from '@radix-ui/react-icons';
import type { InvoicedBody } from '@showbill/contract';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatDay } from '../../lib/days.ts';
import { formatMoney } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMayEdit } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { INVOICE_TEXTS } from '../../texts/invoices/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { InvoiceActs } from '../../ui/invoices/invoice-acts.tsx';
import { Sendings } from '../../ui/invoices/sendings.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import rows from '../../ui/rows.module.css';
import { StateMark } from '../../ui/state-mark.tsx';
import classes from './invoices.module.css';

const texts = INVOICE_TEXTS;
const route = getRouteApi('/inside/invoices');

/** The invoices of a year, and a file of them for accounting. The address holds the year. */
export function Invoices() {
  const { year } = route.useSearch();
  const navigate = route.useNavigate();
  const mayEdit = useMayEdit();
  const list = useInfiniteQuery({
    ...trpc.invoices.list.infiniteQueryOptions(year === undefined ? {} : { year }, {
      getNextPageParam: (page) => page.next_cursor,
    }),
    placeholderData: keepPreviousData,
  });
  const { isPending, isError, error, refetch } = list;
  const data = list.data?.pages[0];
  useRowKeys();
  const take = useMutation({
    mutationFn: (of: number) => client.invoices.export.mutate({ year: of }),
    onSuccess: ({ name, csv }) => saveFile(name, 'text/csv;charset=utf-8', csv),
  });
  const found = list.data?.pages.flatMap(({ invoices }) => invoices) ?? [];
  return (
    <Page
      title={texts.title}
      actions={
        mayEdit && (
          <Button
            variant="default"
            leftSection={<DownloadIcon aria-hidden />}
            disabled={data === undefined || found.length === 0}
            loading={take.isPending}
            onClick={() => data && take.mutate(data.year)}
          >
            {texts.export}
          </Button>
        )
      }
    >
      {data !== undefined && (
        <Select
          label={texts.year}
          allowDeselect={false}
          w={120}
          data={data.years.map(String)}
          value={String(data.year)}
          onChange={(chosen) => void navigate({ search: { year: Number(chosen) }, replace: true })}
        />
      )}
      {take.isError && <Problem error={take.error} />}
      {isPending && <LoadingRows label={texts.loading} />}
      {isError && <Problem error={error} onRetry={() => void refetch()} />}
      {data !== undefined && found.length === 0 && <Empty text={texts.empty} />}
      {found.length > 0 && <InvoiceTable found={found} />}
      {list.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </Group>
      )}
    </Page>
  );
}

function InvoiceTable({ found }: { readonly found: readonly InvoicedBody[] }) {
  const { columns } = texts;
  return (
    <table className={`${rows.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.client}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.files}</th>
          <th scope="col" className={rows.number}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ invoice }: { readonly invoice: InvoicedBody }) {
  const { number, kind, buyer, proposal, issued_on: issued, due_on: due, corrects, credited_by: by } = invoice;
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return (
    <tr>
      <td>
        {number}
        <span className={classes.facts}>{corrects === null ? texts.kinds[kind] : texts.corrects(corrects)}</span>
        {by !== null && (
          <span className={classes.facts}>
            <StateMark tone="quiet">{texts.creditedBy(by)}</StateMark>
          </span>
        )}
      </td>
      <td>
        {buyer}
        <span className={classes.facts}>
          <Link to="/proposals/$id" params={{ id: proposal.id }} data-row>
            {proposal.number}
          </Link>
        </span>
      </td>
      <td>
        {formatDay(issued)}
        {due !== null && <span className={classes.facts}>{texts.due(formatDay(due))}</span>}
      </td>
      <td>
        <InvoiceActs invoice={invoice} />
        <Sendings sendings={invoice.sendings.slice(-1)} />
      </td>
      <td className={rows.number}>
        {money(invoice.gross)}
        <span className={classes.facts}>{texts.without(money(invoice.net), money(invoice.tax))}</span>
      </td>
    </tr>
  );
}
