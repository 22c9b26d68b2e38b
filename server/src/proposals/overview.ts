import type { ProposalStatus } from '@showbill/contract';
import { sql } from 'kysely';
import { type Company, getCompany } from '../accounts/index.ts';
import { leastFree, readReport } from '../availability/index.ts';
import { findParts, findProducts } from '../catalogue/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addDays, dayOf } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type Job, readJobs } from './jobs/index.ts';
import { hasStatus, summaries, toSummary } from './load.ts';
import type { ProposalSummary } from './proposal.ts';
import { type DueFollowUp, dueFollowUps, readSalesSettings } from './sales/index.ts';

/** How far is looked ahead for days that are overbooked. */
const OVERBOOKED_DAYS = 30;
/** What was made so many days back. */
const VALUE_DAYS = 90;
const MOST_PROPOSALS = 8;
const MOST_PRODUCTS = 3;

/** What needs a hand today. */
export interface Overview {
  /** The company's. */
  readonly today: string;
  readonly overbooked: readonly OverbookedDay[];
  /** Jobs of which something is out that is due back by tomorrow, or overdue. */
  readonly dueBack: readonly Job[];
  /** Open ones that are due today or were before. */
  readonly followUps: readonly DueFollowUp[];
  /** How few days left are few: the company's setting. */
  readonly expiryDays: number;
  /** Sent, with few days left; the first to run out first. */
  readonly expiring: readonly ProposalSummary[];
  /** What the proposals of the last 90 days come to, in the company's currency. */
  readonly value: readonly { readonly status: ProposalStatus; readonly count: number; readonly total: bigint }[];
  /** Those in other currencies, which are in no sum. */
  readonly otherCurrencies: number;
  readonly currency: string;
  /** Whether the company has made any proposal at all. */
  readonly any: boolean;
}

export interface OverbookedDay {
  readonly day: string;
  /** How many products. */
  readonly count: number;
  /** The shortest of them, with the units that are missing. */
  readonly worst: readonly { readonly productId: string; readonly name: string; readonly short: number }[];
}

/**
 * What of a company's stock and proposals needs a hand, as one moment sees it. `ownerId`: follow-ups and proposals about to
 * expire of this person alone.
 */
export function readOverview(context: Context, companyId: string, ownerId: string | null = null): Promise<Overview> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const now = context.clock.now();
    const today = dayIn(company.timeZone, now);
    const jobs = await readJobs(tx, company, { from: today, until: addDays(today, 1) }, today);
    const tomorrow = addDays(today, 1);
    const { expiryDays } = await readSalesSettings(tx, companyId);
    const values = await valuesOf(tx, company, today);
    return {
      today,
      overbooked: await overbookedDays(tx, company, today, now),
      dueBack: jobs.filter(({ out, dueBackOn }) => out > 0 && dueBackOn !== null && dueBackOn <= tomorrow),
      followUps: await dueFollowUps(tx, companyId, { today, ownerId }),
      expiryDays,
      expiring: await expiring(tx, companyId, { today, days: expiryDays, ownerId }),
      value: values.filter(({ currency }) => currency === company.currency),
      otherCurrencies: values.reduce(
        (sum, { currency, count }) => sum + (currency === company.currency ? 0 : count),
        0,
      ),
      currency: company.currency,
      any: values.length > 0 || (await hasAny(tx, companyId)),
    };
  });
}

async function overbookedDays(tx: Tx, company: Company, today: string, now: Date): Promise<OverbookedDay[]> {
  const query = { from: today, to: addDays(today, OVERBOOKED_DAYS - 1), items: null };
  const report = await readReport(tx, company, query, now);
  const { from, days, productIds, free } = report;
  const least = leastFree(report);
  // of a kit the part that is short says what to do
  const kits = await findParts(
    tx,
    company.id,
    productIds.filter((_, product) => (least[product]?.free ?? 0) < 0),
  );
  const found = [];
  for (let at = 0; at < days; at++) {
    const short = productIds.flatMap((productId, product) => {
      const units = free[at * productIds.length + product] ?? 0;
      return units < 0 && !kits.has(productId) ? [{ productId, short: -units }] : [];
    });
    if (short.length > 0) found.push({ day: dayOf(from + at), short: short.toSorted((a, b) => b.short - a.short) });
  }
  const shown = new Set(found.flatMap(({ short }) => short.slice(0, MOST_PRODUCTS).map(({ productId }) => productId)));
  const names = new Map((await findProducts(tx, company.id, [...shown])).map(({ id, name }) => [id, name]));
  return found.map(({ day, short }) => ({
    day,
    count: short.length,
    worst: short.slice(0, MOST_PRODUCTS).map((each) => ({ ...each, name: names.get(each.productId) ?? '' })),
  }));
}

interface Expiring {
  readonly today: string;
  readonly days: number;
  readonly ownerId: string | null;
}

async function expiring(tx: Tx, companyId: string, { today, days, ownerId }: Expiring): Promise<ProposalSummary[]> {
  const rows = await summaries(tx, companyId)
    .where(() => hasStatus('sent', today))
    .where('p.valid_until', '<=', addDays(today, days - 1))
    .$if(ownerId !== null, (query) => query.where('p.owner_id', '=', ownerId))
    .orderBy('p.valid_until')
    .orderBy('p.id')
    .limit(MOST_PROPOSALS)
    .execute();
  return rows.map((row) => toSummary(row, today));
}

interface Value {
  readonly status: ProposalStatus;
  readonly currency: string;
  readonly count: number;
  readonly total: bigint;
}

/** By status as it counts today, and by currency. */
async function valuesOf(tx: Tx, company: Company, today: string): Promise<Value[]> {
  const { rows } = await sql<Value>`
    select case when ${hasStatus('expired', today)} then 'expired' else p.status end as status, p.currency,
      count(*)::integer as count, sum(p.total)::bigint as total
    from proposals p
    where p.company_id = ${company.id} and p.created_at >= ${addDays(today, -VALUE_DAYS)}::date
    group by 1, 2`.execute(tx);
  return rows;
}

async function hasAny(tx: Tx, companyId: string): Promise<boolean> {
  const one = await tx
    .selectFrom('proposals')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}
