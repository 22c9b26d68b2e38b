import { type Company, getCompany } from '../../accounts/index.ts';
import { findShortages, type Shortage, setLateAfter } from '../../availability/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, dayNumber } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { loadProposal } from '../load.ts';
import { type Plan, planOf, type Stop } from '../plan.ts';
import type { Proposal } from '../proposal.ts';
import { holdStockFor } from './hold-stock.ts';

const MOST_DAYS = 60;

/** When equipment is to go to the client and to be fetched again. */
export interface Schedule {
  /** A day that is null is by the company's buffer days; on a proposal without a date there is no other. */
  readonly delivery: Stop;
  readonly collection: Stop;
}

/** When a proposal is delivered and collected. Throws `not_found`. */
export function readSchedule(context: Context, companyId: string, id: string): Promise<Plan> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    return planOf(await load(tx, company, id, dayIn(company.timeZone, context.clock.now())), company);
  });
}

/**
 * Sets when a proposal is delivered and collected. Stock is held from the one day to the other; times change nothing about
 * it. Returns what is short from then on. Throws `not_found`, `conflict` for a proposal that is over, and
 * `invalid_request` for days within the event, or more than 60 days from it.
 */
export function scheduleProposal(
  context: Context,
  companyId: string,
  id: string,
  schedule: Schedule,
  actor: Actor,
): Promise<readonly Shortage[]> {
  return forCompany(context.db, companyId, async (tx) => {
    await lockStock(tx, companyId);
    const company = await getCompany(tx, companyId);
    const now = context.clock.now();
    const today = dayIn(company.timeZone, now);
    const proposal = await load(tx, company, id, today);
    if (!['draft', 'sent', 'expired', 'accepted'].includes(proposal.status)) {
      throw new AppError('conflict', ({ life, statuses }) => life.schedule(statuses[proposal.status]));
    }
    const around = daysAround(proposal, schedule, company);
    await tx
      .updateTable('proposals')
      .set({
        delivery_days_before: around.before,
        delivery_time: schedule.delivery.time,
        collection_days_after: around.after,
        collection_time: schedule.collection.time,
        updated_at: now,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await setLateAfter(tx, companyId, id, around.after);
    const holding = await holdStockFor(tx, companyId, id);
    const { delivery, collection } = schedule;
    await recordHistory(tx, companyId, id, { what: 'scheduled', actor, now, details: { delivery, collection } });
    return holding === null ? [] : findShortages(tx, company, holding, today, id);
  });
}

/** Days before and after the event; null where they are the company's buffer days, whose changes they follow. */
function daysAround(proposal: Proposal, { delivery, collection }: Schedule, company: Company) {
  const { date, days } = proposal.event;
  if (date === null && (delivery.day !== null || collection.day !== null)) {
    throw invalidRequest('delivery.day', ({ life }) => life.noDate);
  }
  const last = date === null ? null : addDays(date, days - 1);
  return {
    before: daysOf('delivery', daysBetween(delivery.day, date), company.bufferDaysBefore),
    after: daysOf('collection', daysBetween(last, collection.day), company.bufferDaysAfter),
  };
}

function daysOf(stop: 'delivery' | 'collection', days: number | null, usual: number): number | null {
  if (days !== null && (days < 0 || days > MOST_DAYS)) {
    throw invalidRequest(`${stop}.day`, ({ life }) => life[stop](String(MOST_DAYS)));
  }
  return days === usual ? null : days;
}

function daysBetween(from: string | null, to: string | null): number | null {
  return from === null || to === null ? null : dayNumber(to) - dayNumber(from);
}

async function load(tx: Tx, { id: companyId }: Company, id: string, today: string): Promise<Proposal> {
  const proposal = isUuid(id) ? await loadProposal(tx, companyId, id, today) : null;
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return proposal;
}
