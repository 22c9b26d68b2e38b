import type { EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import type { Company } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { findWebhook } from './subscriptions.ts';

/** What dispatchers listen to; it only hints that something may be due. */
export const DUE_CHANNEL = 'showbill_deliveries';

export interface NewEvent {
  readonly kind: EventKind;
  readonly proposalId: string;
  /** The proposal as a list shows it at that moment. */
  readonly data: object;
  readonly now: Date;
}

/**
 * Writes an event and its deliveries in the transaction of the change that it tells of: all stand or none. Paused
 * subscriptions get theirs once they go on, disabled ones get none. An event of a sandbox names its company, and says that it
 * is a test.
 */
export async function recordEvent(
  tx: Tx,
  { id: companyId, sandboxOf }: Pick<Company, 'id' | 'sandboxOf'>,
  event: NewEvent,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('events')
    .values({
      company_id: companyId,
      id,
      kind: event.kind,
      proposal_id: event.proposalId,
      data: JSON.stringify({
        ...event.data,
        company_id: sandboxOf ?? companyId,
        ...(sandboxOf !== null && { test: true }),
      }),
      created_at: event.now,
    })
    .execute();
  const subscribed = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '!=', 'disabled')
    .where(sql<boolean>`${event.kind} = any(events)`)
    .orderBy('id')
    // none of them is deleted or disabled before this is written
    .forNoKeyUpdate()
    .execute();
  for (const webhook of subscribed) await enqueue(tx, companyId, webhook.id, id, event.now);
}

/**
 * Sends a made-up event to one subscription, of a kind that it asked for; `data` says of itself that it is a test.
 * Returns the delivery's id. Throws `not_found`, and `conflict` for a subscription that is paused or disabled.
 */
export async function sendTestEvent(
  tx: Tx,
  companyId: string,
  webhookId: string,
  dataOf: (kind: EventKind) => object,
  now: Date,
): Promise<string> {
  const { events, status } = await findWebhook(tx, companyId, webhookId);
  if (status !== 'active') throw new AppError('conflict', ({ webhooks }) => webhooks[status]);
  const [kind = 'proposal.sent'] = events;
  const id = newId();
  const data = JSON.stringify({ ...dataOf(kind), company_id: companyId, test: true });
  await tx
    .insertInto('events')
    .values({ company_id: companyId, id, kind, proposal_id: null, data, created_at: now })
    .execute();
  return enqueue(tx, companyId, webhookId, id, now);
}

/** What is posted for an event, to the byte. */
export function bodyOf(kind: EventKind, happenedAt: Date, data: object): string {
  return JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data });
}

/** Makes an event due at a subscription, once more where it was before. Returns the delivery's id. */
export async function enqueue(
  tx: Tx,
  companyId: string,
  webhookId: string,
  eventId: string,
  now: Date,
): Promise<string> {
  const id = newId();
  await enqueueAll(tx, companyId, webhookId, [{ id, eventId }], now);
  return id;
}

/** The same for several, as deliveries with these ids, which are made in the order of their ids. */
export async function enqueueAll(
  tx: Tx,
  companyId: string,
  webhookId: string,
  deliveries: readonly { readonly id: string; readonly eventId: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into deliveries (company_id, id, webhook_id, event_id, due_at, created_at)
    select ${companyId}, delivery.id, ${webhookId}, delivery.event_id, ${now}, ${now}
    from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ eventId }) => eventId)}::uuid[])
      as delivery (id, event_id)`.execute(tx);
  await tx
    .updateTable('webhooks')
    .set({ next_due_at: sql`least(next_due_at, ${now})` })
    .where('company_id', '=', companyId)
    .where('id', '=', webhookId)
    .execute();
  await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(tx);
}
