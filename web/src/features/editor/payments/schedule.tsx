import type { PaymentRowBody, PaymentState } from '@showbill/contract';
import { formatMoney } from '../../../lib/format.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { dueText, rowName } from '../../../ui/payments/due-text.ts';
import { StateMark, type Tone } from '../../../ui/state-mark.tsx';
import classes from './payments.module.css';

const texts = PAYMENT_TEXTS;

const TONES: Readonly<Record<PaymentState, Tone>> = {
  due: 'quiet',
  partly_paid: 'warn',
  paid: 'good',
  overdue: 'bad',
};

interface ScheduleProps {
  readonly rows: readonly PaymentRowBody[];
  readonly currency: string;
  /** Whether it is accepted: before that nothing is owed. */
  readonly isOwed: boolean;
}

/** What is to be paid, in order of days. */
export function Schedule({ rows, currency, isOwed }: ScheduleProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.position}>
          <span>
            {rowName(row)}
            <span className={classes.due}>{dueText(row.due, row.due_on)}</span>
          </span>
          <span className={classes.amount}>
            {formatMoney(row.amount, currency)}
            {(isOwed || row.paid > 0) && <StateMark tone={TONES[row.state]}>{texts.states[row.state]}</StateMark>}
            {row.paid > 0 && row.state !== 'paid' && (
              <span className={classes.due}>{texts.paid(formatMoney(row.paid, currency))}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
