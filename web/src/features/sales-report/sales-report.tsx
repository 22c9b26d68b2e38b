import { Button, Group, Text, TextInput } from '@mantine/core';
import { DownloadIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { todayHere } from '../../lib/days.ts';
import { formatCount, formatMoney } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Report } from './answers.ts';
import { reportCsv } from './csv.ts';
import { FiguresTable } from './figures-table.tsx';
import { formatMonthName, formatRate, formatSpan } from './format.ts';
import { KeptLines } from './kept-lines.tsx';
import { Reasons } from './reasons.tsx';
import classes from './sales-report.module.css';
import { lastMonths, type Range, rangeOf } from './search.ts';

const texts = TEXTS.sales.report;
const route = getRouteApi('/inside/proposals/report');
const RANGES = { month: 1, quarter: 3, year: 12 } as const;

/** What was sent, won and lost within some days. The address holds which. */
export function SalesReport() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = todayHere();
  const mayEdit = useMayEdit();
  const range = rangeOf(search, today);
  const asked = range ?? lastMonths(today, 12);
  const found = useQuery({
    ...trpc.sales.report.queryOptions(asked),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  });
  const show = (next: Range) => void navigate({ search: next, replace: true });
  const { data } = found;
  const isEmpty = data !== undefined && data.people.length === 0;

  return (
    <Page
      title={texts.title}
      actions={
        <Button
          variant="default"
          leftSection={<DownloadIcon aria-hidden />}
          disabled={data === undefined || isEmpty || range === null}
          onClick={() => data && saveFile(texts.file(asked.from, asked.to), 'text/csv;charset=utf-8', reportCsv(data))}
        >
          {texts.export}
        </Button>
      }
    >
      <Group gap="sm" align="flex-end" mb="lg">
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={texts[end]}
            value={search[end] ?? asked[end]}
            onChange={({ currentTarget: { value } }) => show({ ...asked, ...search, [end]: value })}
          />
        ))}
        {(['month', 'quarter', 'year'] as const).map((name) => (
          <Button key={name} variant="default" onClick={() => show(lastMonths(today, RANGES[name]))}>
            {texts.ranges[name]}
          </Button>
        ))}
      </Group>
      {range === null && <Text role="alert">{texts.wrongRange}</Text>}
      {found.isPending && range !== null && <LoadingRows label={TEXTS.sales.loading} rows={8} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {range !== null && isEmpty && <Empty text={texts.empty} />}
      {range !== null && data !== undefined && !isEmpty && <Figures report={data} />}
      {range !== null && mayEdit && data !== undefined && !isEmpty && <KeptLines range={range} />}
    </Page>
  );
}

function Figures({ report }: { readonly report: Report }) {
  const { all, months, people, reasons, currency, other_currencies: others } = report;
  const money = (total: number) => formatMoney(total, currency);
  return (
    <>
      <dl className={classes.heads}>
        <Head label={texts.sent} value={formatCount(all.sent.count)} below={money(all.sent.total)} />
        <Head label={texts.won} value={formatCount(all.won.count)} below={money(all.won.total)} />
        <Head
          label={texts.lost}
          value={formatCount(all.lost.count)}
          below={money(all.lost.total)}
          hint={texts.lostHint}
        />
        <Head label={texts.rate} value={formatRate(all.win_rate)} hint={texts.rateHint} />
        <Head label={texts.median} value={formatSpan(all.median_seconds)} hint={texts.medianHint} />
      </dl>
      {others > 0 && <p className="quiet">{texts.others(others)}</p>}
      <FiguresTable
        heading={texts.byMonth}
        of={texts.month}
        rows={months.map(({ month, ...figures }) => ({ key: month, name: formatMonthName(month), figures }))}
        all={all}
        currency={currency}
      />
      <FiguresTable
        heading={texts.byPerson}
        of={texts.person}
        rows={people.map(({ id, name, ...figures }) => ({ key: id ?? '', name: name ?? TEXTS.sales.nobody, figures }))}
        all={all}
        currency={currency}
      />
      <div className={classes.pair}>
        <Reasons result="won" reasons={reasons} currency={currency} />
        <Reasons result="lost" reasons={reasons} currency={currency} />
      </div>
    </>
  );
}

interface HeadProps {
  readonly label: string;
  readonly value: string;
  readonly below?: string;
  readonly hint?: string;
}

function Head({ label, value, below, hint }: HeadProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        {below !== undefined && <span className={classes.below}>{below}</span>}
        {hint !== undefined && <span className="quiet">{hint}</span>}
      </dd>
    </div>
  );
}
