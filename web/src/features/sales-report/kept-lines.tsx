import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import rows from '../../ui/rows.module.css';
import type { KeptLinesReport } from './answers.ts';
import { formatRate } from './format.ts';
import classes from './sales-report.module.css';
import type { Range } from './search.ts';

const texts = TEXTS.sales.report.keptLines;
const COLUMNS = ['proposals', 'drafted', 'kept', 'changed', 'removed', 'added'] as const;

/** How much of the drafts people left as it was until they sent them, by week. */
export function KeptLines({ range }: { readonly range: Range }) {
  const found = useQuery({ ...trpc.sales.keptLines.queryOptions(range), placeholderData: keepPreviousData });
  return (
    <section className={classes.section}>
      <h2>{texts.heading}</h2>
      <p className="quiet">{texts.lead}</p>
      {found.isPending && <LoadingRows label={TEXTS.sales.loading} rows={4} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <Weeks report={found.data} />}
    </section>
  );
}

function Weeks({ report: { all, weeks, not_counted: notCounted } }: { readonly report: KeptLinesReport }) {
  return (
    <>
      {weeks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className={classes.scroll} tabIndex={0} role="group" aria-label={texts.heading}>
          <table className={rows.table}>
            <thead>
              <tr>
                <th scope="col">{texts.week}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={rows.number}>
                    {texts[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, ...figures }) => (
                <Row key={week} name={texts.weekOf(formatDate(week))} figures={figures} />
              ))}
            </tbody>
            <tfoot>
              <Row name={TEXTS.sales.report.all} figures={all} />
            </tfoot>
          </table>
        </div>
      )}
      {notCounted > 0 && <p className="quiet">{texts.notCounted(notCounted)}</p>}
    </>
  );
}

function Row({ name, figures }: { readonly name: string; readonly figures: KeptLinesReport['all'] }) {
  const { drafted, kept } = figures;
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={rows.number}>
          {column === 'kept' ? formatRate(drafted === 0 ? null : kept / drafted) : formatCount(figures[column])}
          {column === 'kept' && <div className="quiet">{formatCount(kept)}</div>}
        </td>
      ))}
    </tr>
  );
}
