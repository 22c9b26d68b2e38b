import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { messageOf } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { PaymentGateway } from './gateway.ts';

const MINUTE_MS = 60_000;
/** Longer than Stripe is waited for: a page whose lease has run out was left by a process that died. */
const LEASE_MS = 5 * MINUTE_MS;
/** Minutes from a failed try to the next; the last goes on until Stripe closes the page by itself. */
const RETRY_MINUTES = [1, 2, 5, 10, 30] as const;

type Ending = Pick<Context, 'db' | 'clock' | 'log'>;

/** A page that this process has Stripe close. */
interface Claimed {
  readonly companyId: string;
  readonly session: string;
  readonly closes_at: Date;
  readonly tries: number;
  readonly attempt: string;
}

/**
 * One pass over the pages on which nothing is to be paid any more: has Stripe close them. Where Stripe does not, they are tried
 * again, until it has closed them by itself.
 */
export async function endDueSessions(context: Ending, gateway: PaymentGateway, stop?: AbortSignal): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: string }>`
    select companies_with_sessions_to_end(${now}) as id`.execute(context.db);
  for (const { id } of rows) {
    for (;;) {
      if (stop?.aborted === true) return;
      const claimed = await claim(context, id, now);
      if (claimed === null) break;
      await end(context, gateway, claimed);
    }
  }
}

function claim({ db, clock }: Ending, companyId: string, dueBy: Date): Promise<Claimed | null> {
  return forCompany(db, companyId, async (tx) => {
    const attempt = randomUUID();
    const row = await tx
      .updateTable('checkout_sessions')
      .set({ attempt, tries: sql`tries + 1`, due_at: new Date(clock.now().getTime() + LEASE_MS) })
      .where('company_id', '=', companyId)
      .where('session', '=', (sessions) =>
        sessions
          .selectFrom('checkout_sessions')
          .select('session')
          .where('company_id', '=', companyId)
          .where('state', '=', 'ending')
          .where('due_at', '<=', dueBy)
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['session', 'closes_at', 'tries'])
      .executeTakeFirst();
    return row === undefined ? null : { ...row, companyId, attempt };
  });
}

async function end({ db, clock, log }: Ending, gateway: PaymentGateway, claimed: Claimed): Promise<void> {
  const { companyId, session, closes_at: closesAt, tries, attempt } = claimed;
  const finish = (values: { readonly state?: 'ended'; readonly due_at: Date | null }) =>
    forCompany(db, companyId, async (tx) => {
      await tx
        .updateTable('checkout_sessions')
        .set({ ...values, attempt: null })
        .where('company_id', '=', companyId)
        .where('session', '=', session)
        .where('state', '=', 'ending')
        .where('attempt', '=', attempt)
        .execute();
    });
  try {
    if (clock.now() < closesAt) await gateway.endSession(session);
  } catch (error) {
    const minutes = RETRY_MINUTES[tries - 1] ?? RETRY_MINUTES[RETRY_MINUTES.length - 1] ?? 1;
    log.warn(
      { company: companyId, session, tries, error: messageOf(error), minutes },
      'a page to pay on could not be closed yet',
    );
    return finish({ due_at: new Date(clock.now().getTime() + minutes * MINUTE_MS) });
  }
  return finish({ state: 'ended', due_at: null });
}
