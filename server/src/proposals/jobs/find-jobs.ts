import { sql } from 'kysely';
import { type Company, getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type JobUnits, unitsOfJobs } from './job-units.ts';

/** An accepted proposal as those see it who load the vans. */
export interface Job {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  /** The client's name. */
  readonly client: string | null;
  readonly venue: string | null;
  /** Of the event. */
  readonly date: string | null;
  readonly days: number;
  /** The first and last day that it holds equipment: of delivery and collection where they are set, else by buffer days. */
  readonly goesOutOn: string | null;
  readonly dueBackOn: string | null;
  /** HH:MM. */
  readonly deliveryTime: string | null;
  readonly collectionTime: string | null;
  readonly dispatchedOn: string | null;
  /** Units. */
  readonly toGo: number;
  readonly out: number;
  readonly overdue: number;
}

export interface Jobs {
  /** The company's. */
  readonly today: string;
  readonly jobs: readonly Job[];
}

/** Jobs that hold equipment on some of these days, those without a date, and all of which something is out; by day. */
export function findJobs(
  context: Context,
  companyId: string,
  { from, days }: { readonly from?: string | undefined; readonly days: number },
): Promise<Jobs> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, context.clock.now());
    const start = from ?? today;
    return { today, jobs: await readJobs(tx, company, { from: start, until: addDays(start, days) }, today) };
  });
}

/** The same in the caller's transaction, for the days [from, until). */
export async function readJobs(
  tx: Tx,
  company: Company,
  { from, until }: { readonly from: string; readonly until: string },
  today: string,
): Promise<Job[]> {
  const { bufferDaysBefore: before, bufferDaysAfter: after } = company;
  const { rows } = await sql<Row>`
    ${jobs(company)}
    and (
      p.event_date is null
      or (p.event_date - coalesce(p.delivery_days_before, ${before}::integer) < ${until}::date
        and p.event_date + p.event_days + coalesce(p.collection_days_after, ${after}::integer) > ${from}::date)
      or exists (select 1 from dispatched_units d
        where d.company_id = p.company_id and d.proposal_id = p.id and d.back_day is null and not d.used_up)
    )
    order by p.event_date nulls last, p.number`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const units = Map.groupBy(
    await unitsOfJobs(tx, company.id, ids, { today, bufferAfter: after }),
    ({ proposalId }) => proposalId,
  );
  return rows.map((row) => withUnits(row, units.get(row.id) ?? []));
}

/** One job; null where there is none of that id, or it is not accepted. */
export async function findJob(tx: Tx, company: Company, id: string, today: string): Promise<Job | null> {
  const { rows } = isUuid(id) ? await sql<Row>`${jobs(company)} and p.id = ${id}`.execute(tx) : { rows: [] };
  const [row] = rows;
  if (row === undefined) return null;
  return withUnits(row, await unitsOfJobs(tx, company.id, [id], { today, bufferAfter: company.bufferDaysAfter }));
}

type Row = Omit<Job, 'toGo' | 'out' | 'overdue'>;

/** Accepted proposals, up to further conditions. */
function jobs({ id, bufferDaysBefore: before, bufferDaysAfter: after }: Company) {
  return sql`
    select p.id, p.number, p.title, c.name as client, p.event_venue as venue, p.event_date as date,
      p.event_days as days, p.event_date - coalesce(p.delivery_days_before, ${before}::integer) as "goesOutOn",
      p.event_date + p.event_days - 1 + coalesce(p.collection_days_after, ${after}::integer) as "dueBackOn",
      p.delivery_time as "deliveryTime", p.collection_time as "collectionTime", p.dispatched_on as "dispatchedOn"
    from proposals p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${id} and p.status = 'accepted'`;
}

function withUnits(row: Row, units: readonly JobUnits[]): Job {
  const sum = (part: 'toGo' | 'out' | 'overdue') => units.reduce((total, each) => total + each[part], 0);
  return { ...row, toGo: sum('toGo'), out: sum('out'), overdue: sum('overdue') };
}
