import type { EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { enqueue } from './events.ts';
import { type Addressed, requestOf, type WebhookRequest } from './request.ts';

/** One try of a delivery, as the log shows it. */
export interface DeliveryTry {
  readonly id: string;
  readonly deliveryId: string;
  readonly eventId: string;
  readonly event: EventKind;
  /** The how manieth of its delivery, from 1. */
  readonly attempt: number;
  readonly at: Date;
  readonly milliseconds: number;
  readonly succeeded: boolean;
  readonly responseStatus: number | null;
  /** The first 1 KiB of the answer. */
  readonly responseBody: string | null;
  /** Why there was no answer. */
  readonly error: string | null;
  readonly nextAttemptAt: Date | null;
}

const MOST = 100;

/** The last 100 tries of a subscription, newest first. */
export async function listTries(tx: Tx, companyId: string, webhookId: string): Promise<DeliveryTry[]> {
  const { rows } = await sql<DeliveryTry>`
    select t.id, t.delivery_id as "deliveryId", d.event_id as "eventId", e.kind as event, t.try as attempt, t.at,
      t.milliseconds, t.succeeded, t.response_status as "responseStatus", t.response_body as "responseBody", t.error,
      t.next_try_at as "nextAttemptAt"
    from delivery_tries t
    join deliveries d on d.company_id = t.company_id and d.id = t.delivery_id
    join events e on e.company_id = d.company_id and e.id = d.event_id
    where t.company_id = ${companyId} and t.webhook_id = ${webhookId}
    order by t.at desc, t.id desc
    limit ${MOST}`.execute(tx);
  return rows;
}

/** What a delivery posts, signed anew: the same bytes at each try of its event. Throws `not_found`. */
export async function readRequest(
  { secrets, clock }: Pick<Context, 'secrets' | 'clock'>,
  tx: Tx,
  companyId: string,
  deliveryId: string,
): Promise<WebhookRequest> {
  const { rows } = isUuid(deliveryId)
    ? await sql<Omit<Addressed, 'secrets'> & { readonly secret: Buffer }>`
        select w.url, w.signing_secret as secret, e.id as "eventId", e.kind, e.data, e.created_at as "happenedAt"
        from deliveries d
        join events e on e.company_id = d.company_id and e.id = d.event_id
        join webhooks w on w.company_id = d.company_id and w.id = d.webhook_id
        where d.company_id = ${companyId} and d.id = ${deliveryId}`.execute(tx)
    : { rows: [] };
  const row = rows[0];
  if (row === undefined) throw noDelivery(deliveryId);
  return requestOf(secrets, { ...row, secrets: [row.secret] }, clock.now());
}

/** Whose delivery it is: for the operator, who names no company. Throws `not_found`. */
export async function companyOfDelivery(db: Db, id: string): Promise<string> {
  const { rows } = isUuid(id)
    ? await sql<{ company: string | null }>`select company_of_delivery(${id}) as company`.execute(db)
    : { rows: [] };
  const company = rows[0]?.company ?? null;
  if (company === null) throw noDelivery(id);
  return company;
}

/** Sends the event of a delivery again, as a delivery of its own; returns its id. Throws `not_found`, `conflict`. */
export async function sendAgain(tx: Tx, companyId: string, deliveryId: string, now: Date): Promise<string> {
  const delivery = isUuid(deliveryId)
    ? await tx
        .selectFrom('deliveries as d')
        .innerJoin('webhooks as w', (join) =>
          join.onRef('w.company_id', '=', 'd.company_id').onRef('w.id', '=', 'd.webhook_id'),
        )
        .select(['d.webhook_id', 'd.event_id', 'w.status'])
        .where('d.company_id', '=', companyId)
        .where('d.id', '=', deliveryId)
        .executeTakeFirst()
    : undefined;
  if (delivery === undefined) throw noDelivery(deliveryId);
  if (delivery.status === 'disabled') {
    throw new AppError('conflict', ({ webhooks }) => webhooks.resumeToSend);
  }
  return enqueue(tx, companyId, delivery.webhook_id, delivery.event_id, now);
}

function noDelivery(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.delivery(id));
}
