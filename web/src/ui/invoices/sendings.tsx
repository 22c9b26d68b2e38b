import type { InvoicedBody, InvoiceSentBody } from '@showbill/contract';
import { formatMoment } from '../../lib/format.ts';
import { INVOICE_TEXTS } from '../../texts/invoices/index.ts';
import { StateMark } from '../state-mark.tsx';
import classes from './invoices.module.css';

const texts = INVOICE_TEXTS.send;

/** Whom an invoice was mailed to, when and by whom, and what became of it. */
export function Sendings({ sendings }: Pick<InvoicedBody, 'sendings'>) {
  return sendings.map((sending) => (
    <span key={sending.at} className={classes.sending}>
      {factsOf(sending)} {sending.mail === 'failed' && <StateMark tone="bad">{texts.failed}</StateMark>}
    </span>
  ));
}

function factsOf({ to, by, at, mail }: InvoiceSentBody): string {
  const facts = [
    to === null ? texts.sent : texts.sentTo(to),
    by,
    formatMoment(at),
    mail === 'waiting' && texts.waiting,
  ];
  return facts.filter(Boolean).join(' · ');
}
