import { formatCount, formatMoney, formatPercent } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import rows from '../../ui/rows.module.css';
import type { Figures } from './answers.ts';
import { formatRate, formatSpan } from './format.ts';
import classes from './sales-report.module.css';

const texts = TEXTS.sales.report;
const PARTS = ['sent', 'won', 'lost'] as const;

export interface FiguresRow {
  readonly key: string;
  readonly name: string;
  readonly figures: Figures;
}

interface FiguresTableProps {
  readonly heading: string;
  /** What a row is of. */
  readonly of: string;
  readonly rows: readonly FiguresRow[];
  readonly all: Figures;
  readonly currency: string;
}

/** Counts and values side by side, a row for each month or person, and one for all. */
export function FiguresTable({ heading, of, rows: found, all, currency }: FiguresTableProps) {
  return (
    <section className={classes.section}>
      <h2>{heading}</h2>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={heading}>
        <table className={rows.table}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col" className={rows.number}>
                  {texts[part]}
                </th>
              ))}
              {all.margin !== null && (
                <th scope="col" className={rows.number}>
                  {TEXTS.costs.margin}
                </th>
              )}
              <th scope="col" className={rows.number}>
                {texts.rate}
              </th>
              <th scope="col" className={rows.number}>
                {texts.median}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ key, name, figures }) => (
              <Row key={key} name={name} figures={figures} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <Row name={texts.all} figures={all} currency={currency} />
          </tfoot>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly figures: Figures;
  readonly currency: string;
}

function Row({ name, figures, currency }: RowProps) {
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      {PARTS.map((part) => (
        <td key={part} className={rows.number}>
          {formatCount(figures[part].count)}
          {figures[part].count > 0 && <div className="quiet">{formatMoney(figures[part].total, currency)}</div>}
        </td>
      ))}
      {figures.margin !== null && (
        <td className={rows.number}>
          <Margin margin={figures.margin} currency={currency} />
        </td>
      )}
      <td className={rows.number}>{formatRate(figures.win_rate)}</td>
      <td className={rows.number}>{formatSpan(figures.median_seconds)}</td>
    </tr>
  );
}

interface MarginProps {
  readonly margin: NonNullable<Figures['margin']>;
  readonly currency: string;
}

/** Of what was won and whose costs are known, and how many it leaves out. */
function Margin({ margin: { amount, percent, uncosted }, currency }: MarginProps) {
  return (
    <>
      {percent === null ? texts.none : formatMoney(amount, currency)}
      {percent !== null && <div className="quiet">{formatPercent(percent)}</div>}
      {uncosted > 0 && <div className="quiet">{TEXTS.costs.withoutWon(formatCount(uncosted))}</div>}
    </>
  );
}
