import { Link } from '@tanstack/react-router';
import { formatCount, formatMoney } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import { ListSection } from '../../ui/list-section.tsx';
import type { Overview } from './answers.ts';
import classes from './home.module.css';

const texts = TEXTS.home;

interface ValueProps {
  readonly value: Overview['value'];
  readonly currency: string;
  /** How many proposals are in no sum, since they are in other currencies. */
  readonly others: number;
}

/** A bar for each status, as long as what its proposals come to. */
export function ValueByStatus({ value, currency, others }: ValueProps) {
  const most = Math.max(1, ...value.map(({ total }) => total));
  return (
    <ListSection heading={texts.value.heading}>
      <p className="quiet">{texts.value.period}</p>
      <ul className={classes.bars}>
        {value.map(({ status, count, total }) => (
          <li key={status}>
            <Link to="/proposals" search={{ status }}>
              {TEXTS.statuses[status]}
            </Link>
            <span className={`${classes.count} quiet`}>{formatCount(count)}</span>
            <span aria-hidden className={classes.track}>
              <span className={classes.bar} data-status={status} style={{ width: `${(total / most) * 100}%` }} />
            </span>
            <span className={classes.total}>{formatMoney(total, currency)}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="quiet">{texts.others(others)}</p>}
    </ListSection>
  );
}
