import { formatCount, formatMoney } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import rows from '../../ui/rows.module.css';
import type { Report } from './answers.ts';
import classes from './sales-report.module.css';

const texts = TEXTS.sales.report;

interface ReasonsProps {
  readonly result: 'won' | 'lost';
  readonly reasons: Report['reasons'];
  readonly currency: string;
}

/** Why proposals were won, or lost. */
export function Reasons({ result, reasons, currency }: ReasonsProps) {
  const found = reasons.filter((each) => each.result === result);
  return (
    <section className={classes.section}>
      <h2>{texts.reasons[result]}</h2>
      {found.length === 0 ? (
        <p className="quiet">{texts.nothing}</p>
      ) : (
        <table className={rows.table}>
          <thead>
            <tr>
              <th scope="col">{texts.reason}</th>
              <th scope="col" className={rows.number}>
                {texts.count}
              </th>
              <th scope="col" className={rows.number}>
                {texts.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ reason, count, total }) => (
              <tr key={reason}>
                <th scope="row" className={classes.name}>
                  {reason ?? TEXTS.sales.outcome.none}
                </th>
                <td className={rows.number}>{formatCount(count)}</td>
                <td className={rows.number}>{formatMoney(total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
