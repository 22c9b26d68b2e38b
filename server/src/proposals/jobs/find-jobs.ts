import { sql } from 'kysely';
import { type Company, getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
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
  /** The first and last day that it holds equipment, buffers included; null without a date. */
  readonly goesOutOn: string | null;
  readonly dueBackOn: string | null;
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
      or (p.event_date - ${before}::integer < ${until}::date and p.event_date + p.event_days + ${after}::integer > ${from}::date)
      or exists (select 1 from dispatched_units d
        where d.company_id = p.company_id and d.proposal_id = p.id and d.back_day is null)
    )
    order by p.event_date nulls last, p.number`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const units = Map.groupBy(
    await unitsOfJobs(tx, company.id, ids, { today, bufferAfter: after }),
    ({ proposalId }) => proposalId,
  );
  return rows.map((row) => withUnits(row, units.get(row.id) ?? []));
}

/** One job with the units of each of its products. Throws `not_found`, also where it is not accepted. */
export function openJob(
  context: Context,
  companyId: string,
  id: string,
): Promise<{ readonly today: string; readonly job: Job; readonly units: readonly JobUnits[] }> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, context.clock.now());
    const { rows } = isUuid(id) ? await sql<Row>`${jobs(company)} and p.id = ${id}`.execute(tx) : { rows: [] };
    const [row] = rows;
    if (row === undefined) throw new AppError('not_found', `there is no job ${id}`);
    const units = await unitsOfJobs(tx, companyId, [id], { today, bufferAfter: company.bufferDaysAfter });
    return { today, job: withUnits(row, units), units };
  });
}

type Row = Omit<Job, 'toGo' | 'out' | 'overdue'>;

/** Accepted proposals, up to further conditions. */
function jobs({ id, bufferDaysBefore: before, bufferDaysAfter: after }: Company) {
  return sql`
    select p.id, p.number, p.title, c.name as client, p.event_venue as venue, p.event_date as date,
      p.event_days as days, p.event_date - ${before}::integer as "goesOutOn",
      p.event_date + p.event_days - 1 + ${after}::integer as "dueBackOn", p.dispatched_on as "dispatchedOn"
    from proposals p
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${id} and p.status = 'accepted'`;
}

function withUnits(row: Row, units: readonly JobUnits[]): Job {
  const sum = (part: 'toGo' | 'out' | 'overdue') => units.reduce((total, each) => total + each[part], 0);
  return { ...row, toGo: sum('toGo'), out: sum('out'), overdue: sum('overdue') };
}
