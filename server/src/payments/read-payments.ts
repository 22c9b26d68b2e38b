import type { Tx } from '../platform/db.ts';
import type { Payment } from './account.ts';
import type { ScheduleRow } from './schedule.ts';

/** What was agreed at the acceptance of these proposals, by their ids, in order. */
export async function readAgreed(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ScheduleRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payment_rows')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('proposal_id', 'in', ids)
    .orderBy('proposal_id')
    .orderBy('position')
    .execute();
  return grouped(rows, (row): ScheduleRow => {
    const { position, kind, ordinal, due, due_on: dueOn, amount } = row;
    return { position, kind, ordinal, due, dueOn, amount };
  });
}

/** What came in for these proposals and was not undone, by their ids, in the order in which it was recorded. */
export async function readPayments(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Payment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payments as y')
    .leftJoin('proposals as f', (join) =>
      join.onRef('f.company_id', '=', 'y.company_id').onRef('f.id', '=', 'y.carried_from'),
    )
    .selectAll('y')
    .select('f.number as carried_number')
    .where('y.company_id', '=', companyId)
    .where('y.proposal_id', 'in', ids)
    .where('y.undone_at', 'is', null)
    .orderBy('y.recorded_at')
    .orderBy('y.id')
    .execute();
  return grouped(
    rows,
    (row): Payment => ({
      id: row.id,
      position: row.position,
      paidOn: row.paid_on,
      amount: row.amount,
      method: row.method,
      note: row.note,
      recordedAt: row.recorded_at,
      recordedBy: row.recorded_by,
      carriedFrom: row.carried_number,
      paidFor: row.carried_from ?? row.proposal_id,
      session: row.stripe_session ?? row.carried_session,
    }),
  );
}

function grouped<Row extends { readonly proposal_id: string }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): ReadonlyMap<string, readonly Item[]> {
  return new Map([...Map.groupBy(rows, (row) => row.proposal_id)].map(([id, own]) => [id, own.map(toItem)]));
}
