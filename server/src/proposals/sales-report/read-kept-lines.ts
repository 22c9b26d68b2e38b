import { sql } from 'kysely';
import { type Company, getCompany } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type KeptLinesReport, keptLinesOf, type WeekCounted } from './kept-lines.ts';
import type { ReportRange } from './read-sales-report.ts';

/**
 * How much of the drafts made within days people left as it was until they first sent them. Of 30 proposals sent each day, with
 * three edits each, a month takes 0.3 s, a year 2 s (2 vCPU, 2026).
 */
export function readKeptLines(context: Context, companyId: string, range: ReportRange): Promise<KeptLinesReport> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    return keptLinesOf(await countLines(tx, company, range));
  });
}

/**
 * Read from the history: an edit says of each field what it was and is. What was drafted is what is there now, without
 * lines that came by hand and with those that went. Not told of: proposals from before the history, edits of more fields
 * than are listed, and what was erased with its client. The days of lines that follow those of the event are no change.
 */
async function countLines(tx: Tx, { id, timeZone }: Company, { from, to }: ReportRange): Promise<WeekCounted[]> {
  // a day more on either side, since the exact day is compared below
  const [since, until] = [sql`${addDays(from, -1)}::timestamptz`, sql`${addDays(to, 2)}::timestamptz`];
  const { rows } = await sql<WeekCounted>`
    with offers as (
      select p.id, p.first_sent_at, (p.created_at at time zone ${timeZone})::date as day, p.event_description = '' as is_erased
      from proposals p
      where p.company_id = ${id} and p.first_sent_at is not null and p.replaces is null
        and p.created_at >= ${since} and p.created_at < ${until}
    ),
    happened as (
      select o.id, h.id as entry, h.at, h.at > o.first_sent_at as is_later, h.what, h.details
      from offers o
      join proposal_history h on h.company_id = ${id} and h.proposal_id = o.id and h.what in ('created', 'edited')
      where o.day between ${from}::date and ${to}::date
    ),
    sent as (
      select o.id, o.day, coalesce(made.is_drafted, true) as is_offered,
        coalesce(made.is_drafted, false) and not coalesce(made.is_cut, false) and not o.is_erased as is_known
      from offers o
      left join (
        select id, bool_or(details ? 'drafted_by') filter (where what = 'created') as is_drafted,
          bool_or(details ? 'more') filter (where not is_later) as is_cut
        from happened
        group by id
      ) made on made.id = o.id
      where o.day between ${from}::date and ${to}::date
    ),
    fields as (
      select h.id, h.entry, h.at, h.is_later, f.target, f.field, f.was, f.now
      from happened h
      join sent s on s.id = h.id and s.is_known
      cross join lateral jsonb_to_recordset(h.details -> 'fields') as f (target text, field text, was jsonb, now jsonb)
      where h.what = 'edited' and f.field in ('line', 'units', 'hours', 'days', 'optional')
    ),
    -- of each field of a line what it was as drafted, and what it was when it was sent
    net as (
      select id, target, field, (array_agg(was order by at, entry))[1] as was,
        (array_agg(now order by at desc, entry desc))[1] as now
      from fields
      where not is_later
      group by id, target, field
    ),
    changed as (
      select distinct n.id, n.target
      from net n
      where n.target <> 'proposal' and n.field <> 'line' and n.was is distinct from n.now
        and not (n.field = 'days' and exists (
          select from net e where e.id = n.id and e.target = 'proposal' and e.field = 'days'))
    ),
    after_sending as (
      select id, target, (array_agg(was order by at, entry))[1] is null as is_new
      from fields
      where is_later and field = 'line'
      group by id, target
    ),
    -- of the lines that were there when it was sent, or had gone: whether each was drafted
    lines as (
      select id, target, was is not null as is_drafted, now is not null as is_there
      from net
      where field = 'line'
      union all
      select there.id, there.target, true, true
      from (
        select s.id, l.id::text as target
        from sent s
        join line_items l on l.company_id = ${id} and l.proposal_id = s.id
        where s.is_known
        union
        select id, target from after_sending where not is_new
      ) there
      where not exists (select from net n where n.id = there.id and n.target = there.target and n.field = 'line')
        and not exists (select from after_sending a where a.id = there.id and a.target = there.target and a.is_new)
    ),
    counted as (
      select l.id,
        count(*) filter (where l.is_drafted) as drafted,
        count(*) filter (where l.is_drafted and l.is_there and c.id is null) as kept,
        count(*) filter (where l.is_drafted and l.is_there and c.id is not null) as changed,
        count(*) filter (where l.is_drafted and not l.is_there) as removed,
        count(*) filter (where not l.is_drafted and l.is_there) as added
      from lines l
      left join changed c on c.id = l.id and c.target = l.target
      group by l.id
    )
    select case when s.is_known then to_char(date_trunc('week', s.day), 'YYYY-MM-DD') end as week,
      count(*)::integer as proposals,
      coalesce(sum(c.drafted), 0)::integer as drafted,
      coalesce(sum(c.kept), 0)::integer as kept,
      coalesce(sum(c.changed), 0)::integer as changed,
      coalesce(sum(c.removed), 0)::integer as removed,
      coalesce(sum(c.added), 0)::integer as added
    from sent s
    left join counted c on c.id = s.id
    where s.is_offered
    group by 1`.execute(tx);
  return rows;
}
