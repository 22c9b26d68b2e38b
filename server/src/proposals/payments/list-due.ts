import { sql } from 'kysely';
import { readAgreed, readPayments, type SettledRow, settle } from '../../payments/index.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';

/** A payment that is not here yet. */
export interface DuePayment {
  readonly proposal: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly currency: string;
    readonly eventDate: string | null;
  };
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly row: SettledRow;
}

export interface DueAsked {
  /** Those that are due in so many days at most, and all that are overdue; null: all. */
  readonly within: number | null;
  /** The company's. */
  readonly today: string;
}

interface Candidate {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly currency: string;
  readonly event_date: string | null;
  readonly client_id: string | null;
  readonly client_name: string | null;
}

const MOST = 5000;

/**
 * What is due and overdue of accepted proposals, by day; what has no day comes last. Nothing is where the client withdrew from
 * the contract. At most 5,000 proposals are looked at.
 */
export async function listDuePayments(tx: Tx, companyId: string, { within, today }: DueAsked): Promise<DuePayment[]> {
  const until = within === null ? null : addDays(today, within);
  const { rows: candidates } = await sql<Candidate>`
    select p.id, p.number, p.title, p.currency, p.event_date, p.client_id, c.name as client_name
    from proposals p
    join lateral (
      select sum(r.amount) as amount, min(r.due_on) as first_due
      from payment_rows r where r.company_id = p.company_id and r.proposal_id = p.id
    ) agreed on agreed.amount > 0
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${companyId} and p.status = 'accepted'
      and not exists (select from withdrawals w where w.company_id = p.company_id and w.proposal_id = p.id)
      and (${until}::date is null or agreed.first_due <= ${until}::date)
      and agreed.amount > coalesce((
        select sum(y.amount) from payments y
        where y.company_id = p.company_id and y.proposal_id = p.id and y.undone_at is null), 0)
    order by agreed.first_due, p.id
    limit ${MOST}`.execute(tx);
  const ids = candidates.map(({ id }) => id);
  const [agreed, payments] = [await readAgreed(tx, companyId, ids), await readPayments(tx, companyId, ids)];
  const due = candidates.flatMap((found) => {
    const rows = agreed.get(found.id) ?? [];
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
    return settle(rows, payments.get(found.id) ?? [], { total, today })
      .rows.filter(({ state, dueOn }) => state !== 'paid' && (until === null || (dueOn !== null && dueOn <= until)))
      .map((row) => toDue(found, row));
  });
  return due.toSorted((a, b) => compare(a.row.dueOn, b.row.dueOn));
}

function toDue(found: Candidate, row: SettledRow): DuePayment {
  const { id, number, title, currency, event_date: eventDate, client_id: client, client_name: name } = found;
  return {
    proposal: { id, number, title, currency, eventDate },
    client: client === null ? null : { id: client, name: name ?? '' },
    row,
  };
}

function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}
