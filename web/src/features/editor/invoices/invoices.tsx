import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { InvoicedBody } from '@showbill/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../lib/days.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { InvoiceActs } from '../../../ui/invoices/invoice-acts.tsx';
import { Sendings } from '../../../ui/invoices/sendings.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { useEditing } from '../editing.ts';
import side from '../side/side.module.css';
import classes from './invoices.module.css';
import { NewInvoice } from './new-invoice.tsx';

const texts = INVOICE_TEXTS;

/** What was invoiced for the proposal, and a way to invoice the rest. */
export function Invoices() {
  const { id, status } = useEditing().proposal;
  const isAccepted = status === 'accepted';
  const { data, isError, error, refetch } = useQuery({
    ...trpc.invoices.ofProposal.queryOptions({ id }),
    enabled: isAccepted || status === 'cancelled',
  });
  const mayEdit = useMayEdit();
  const [isMaking, making] = useDisclosure(false);
  if (isError) {
    return (
      <section className={side.section} aria-label={texts.title}>
        <h2>{texts.title}</h2>
        <Problem error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  if (data === undefined || (!isAccepted && data.invoices.length === 0)) return null;
  const { invoices, rest, currency, missing, is_final: isFinal } = data;
  const mayIssue = mayEdit && isAccepted && !isFinal;
  return (
    <section className={side.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {invoices.length === 0 ? <p className="quiet">{texts.none}</p> : <List invoices={invoices} />}
      {mayIssue && rest > 0 && <p className="quiet">{texts.left(formatMoney(rest, currency))}</p>}
      {mayIssue && missing.length > 0 && (
        <p className="quiet">
          {texts.setUp} <Link to="/settings/company">{texts.setUpLink}</Link>
        </p>
      )}
      {mayIssue && (
        <Button size="xs" variant="default" mt={8} onClick={making.open}>
          {texts.create.open}
        </Button>
      )}
      {isMaking && <NewInvoice of={data} onClose={making.close} />}
    </section>
  );
}

function List({ invoices }: { readonly invoices: readonly InvoicedBody[] }) {
  return (
    <ul className={classes.list} aria-label={texts.title}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <span className={classes.head}>
            <span>
              {texts.kinds[invoice.kind]} {invoice.number}
            </span>
            <span className={classes.amount}>{formatMoney(invoice.gross, invoice.currency)}</span>
          </span>
          <span className="quiet">{factsOf(invoice)}</span>
          {invoice.credited_by !== null && <StateMark tone="quiet">{texts.creditedBy(invoice.credited_by)}</StateMark>}
          <Sendings sendings={invoice.sendings} />
          <InvoiceActs invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({ issued_on: issued, due_on: due, corrects }: InvoicedBody): string {
  const facts = [
    formatDay(issued),
    due !== null && texts.due(formatDay(due)),
    corrects !== null && texts.corrects(corrects),
  ];
  return facts.filter(Boolean).join(' · ');
}
