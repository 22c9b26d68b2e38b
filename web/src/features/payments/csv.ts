import type { inferOutput } from '@trpc/tanstack-react-query';
import { toCsv } from '../../lib/csv.ts';
import type { trpc } from '../../lib/trpc.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { dueText, rowName } from '../../ui/payments/due-text.ts';

const { columns, states } = PAYMENT_TEXTS;

export type DueRow = inferOutput<typeof trpc.payments.due>['rows'][number];

/** Payments as a file: days as YYYY-MM-DD, figures plain. */
export function dueCsv(rows: readonly DueRow[]): string {
  const head = [
    columns.number,
    columns.proposal,
    columns.client,
    columns.payment,
    columns.due,
    columns.state,
    columns.currency,
    columns.amount,
    columns.paid,
    columns.open,
  ];
  return toCsv([
    head,
    ...rows.map((row) => [
      row.proposal.number,
      row.proposal.title,
      row.client?.name ?? '',
      rowName(row),
      row.due_on ?? dueText(row.due, null),
      states[row.state],
      row.currency,
      row.amount,
      row.paid,
      row.open,
    ]),
  ]);
}
