import { sql } from 'kysely';
import { getCompany } from '../../accounts/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { SERVICE } from '../actor.ts';
import type { LifeContext } from './events.ts';
import { applyTransition } from './transition.ts';

/**
 * Makes every sent proposal past its last day expired, in whichever time zone its company lives; returns how many. Until
 * then it counts as expired all the same: this only writes it down.
 */
export async function expireProposals(context: LifeContext): Promise<number> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string }>`select companies_with_expiring_proposals(${now}) as id`.execute(
    context.db,
  );
  let expired = 0;
  for (const { id } of rows) {
    expired += await expireOfCompany(context, id, now).catch((error: unknown) => {
      context.log.error({ err: error, company: id }, 'proposals past their day could not be expired');
      return 0;
    });
  }
  return expired;
}

async function expireOfCompany(context: LifeContext, companyId: string, now: Date): Promise<number> {
  return forCompany(context.db, companyId, async (tx) => {
    await lockStock(tx, companyId);
    const { timeZone } = await getCompany(tx, companyId);
    const due = await tx
      .selectFrom('proposals')
      .select('id')
      .where('company_id', '=', companyId)
      .where('status', '=', 'sent')
      .where('valid_until', '<', dayIn(timeZone, now))
      .orderBy('id')
      .execute();
    for (const { id } of due) await applyTransition(context, tx, companyId, id, 'expire', { actor: SERVICE });
    return due.length;
  });
}
