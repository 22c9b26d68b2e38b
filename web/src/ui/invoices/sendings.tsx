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
      {factsOf(sending)} {isUndelivered(sending.mail) && <StateMark tone="bad">{texts[sending.mail]}</StateMark>}
    </span>
  ));
}

function isUndelivered(mail: InvoiceSentBody['mail']): mail is 'failed' | 'kept' {
  return mail === 'failed' || mail === 'kept';
}

function factsOf({ to, by, at, mail }: InvoiceSentBody): string {
  const sent = to === null ? texts.sent : texts.sentTo(to);
  const facts = [mail === 'kept' ? to : sent, by, formatMoment(at), mail === 'waiting' && texts.waiting];
  return facts.filter(Boolean).join(' · ');
}
