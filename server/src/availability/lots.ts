import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Units of a product that left together for a job, as they are stored. */
export interface Lot {
  readonly id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly left_day: string;
  readonly back_day: string | null;
  readonly used_up: boolean;
  readonly left_recorded_at: string;
  readonly back_recorded_at: string | null;
}

/** All that ever left for a job, by id. */
export async function readLots(tx: Tx, companyId: string, proposalId: string): Promise<Lot[]> {
  const { rows } = await sql<{ lots: Lot[] }>`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'product_id', product_id, 'quantity', quantity,
      'left_day', left_day, 'back_day', back_day, 'used_up', used_up, 'left_recorded_at', left_recorded_at,
      'back_recorded_at', back_recorded_at) order by id), '[]') as lots
    from dispatched_units
    where company_id = ${companyId} and proposal_id = ${proposalId}`.execute(tx);
  return rows[0]?.lots ?? [];
}

export interface LotsOfJob {
  readonly lots: readonly Lot[];
  /** The day after the job's last; null where it has no date. */
  readonly due: string | null;
  readonly daysAfter: number | null;
}

/** Makes these, and nothing else, what ever left for a job. */
export async function restoreLots(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { lots, due, daysAfter }: LotsOfJob,
): Promise<void> {
  await sql`select forget_units_of_job(${proposalId})`.execute(tx);
  await sql`
    insert into dispatched_units (company_id, id, proposal_id, product_id, quantity, left_day, due_day, days_after,
      back_day, used_up, left_recorded_at, back_recorded_at)
    select ${companyId}::uuid, id, ${proposalId}::uuid, product_id, quantity, left_day,
      case when not used_up then ${due}::date end, ${daysAfter}::integer, back_day, used_up, left_recorded_at,
      back_recorded_at
    from jsonb_to_recordset(${JSON.stringify(lots)}::jsonb) as l (id uuid, product_id uuid, quantity integer,
      left_day date, back_day date, used_up boolean, left_recorded_at timestamptz, back_recorded_at timestamptz)`.execute(
    tx,
  );
}

/** What left for a job is late so many days after its last; null: by the company's buffer days. */
export async function setLateAfter(
  tx: Tx,
  companyId: string,
  proposalId: string,
  daysAfter: number | null,
): Promise<void> {
  await tx
    .updateTable('dispatched_units')
    .set({ days_after: daysAfter })
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .execute();
}
