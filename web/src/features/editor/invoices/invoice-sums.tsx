import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatMoney } from '../../../lib/format.ts';
import type { trpc } from '../../../lib/trpc.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import classes from './invoices.module.css';

const texts = INVOICE_TEXTS.create;

/** What an invoice comes to before it is issued. */
export function InvoiceSums({ sums }: { readonly sums: inferOutput<typeof trpc.invoices.preview> }) {
  const { net, tax, gross, rate, tax_label: label, currency } = sums;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <dl className={classes.sums} aria-label={texts.sums}>
      <dt>{texts.net}</dt>
      <dd>{money(net)}</dd>
      {rate !== null && (
        <>
          <dt>{texts.tax(label ?? '', String(rate))}</dt>
          <dd>{money(tax)}</dd>
        </>
      )}
      <dt className={classes.gross}>{texts.gross}</dt>
      <dd className={classes.gross}>{money(gross)}</dd>
    </dl>
  );
}
