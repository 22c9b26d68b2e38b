import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { About } from '../../ui/list-section.tsx';
import { dueText, rowName } from '../../ui/payments/due-text.ts';
import { InQuestion } from '../../ui/payments/in-question.tsx';
import classes from './home.module.css';
import { Section } from './section.tsx';

const texts = PAYMENT_TEXTS;
const DAYS = 7;
const MOST = 5;

/** Payments that are overdue or due within a week; nothing where there are none. */
export function PaymentsDue() {
  const { data } = useQuery(trpc.payments.due.queryOptions({ within: DAYS }));
  if (data === undefined || data.rows.length + data.questioned.length === 0) return null;
  const shown = data.rows.slice(0, MOST).map((row) => (
    <li key={`${row.proposal.id} ${row.position}`}>
      <About facts={[row.proposal.number, row.client?.name ?? null, rowName(row)]}>
        <Link to="/proposals/$id" params={{ id: row.proposal.id }} className="row-link">
          {row.proposal.title}
        </Link>
      </About>
      <span className={classes.figure} data-late={row.state === 'overdue' || undefined}>
        {formatMoney(row.open, row.currency)}
        <span>{dueText(row.due, row.due_on)}</span>
      </span>
    </li>
  ));
  const all = (
    <li key="all">
      <About>
        <Link to="/payments" className="row-link">
          {texts.all}
        </Link>
      </About>
    </li>
  );
  return (
    <>
      <Section heading={texts.title} none={texts.empty}>
        {[...shown, all]}
      </Section>
      <InQuestion proposals={data.questioned} />
    </>
  );
}
