import { EVENT_KINDS, type EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { newSigningSecret, openSecret, sealSecret } from './signing.ts';
import type { WebhookStatus } from './tables.ts';

const MOST = 20;
const OVERLAP_HOURS = 24;

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventKind[];
  readonly status: WebhookStatus;
  readonly disabledReason: string | null;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

/**
 * Subscribes an address that was checked (`checkAddress`) to kinds of event, all where none are named. The signing
 * secret is returned here and never again. Throws `invalid_request` beyond 20 subscriptions.
 */
export async function createWebhook(
  { secrets, clock }: Context,
  tx: Tx,
  companyId: string,
  { url, events = EVENT_KINDS }: { readonly url: string; readonly events?: readonly EventKind[] | undefined },
): Promise<{ webhook: Webhook; signingSecret: string }> {
  // whoever else adds one waits: together they stay within the limit
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || ${companyId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('webhooks')
    .select((webhooks) => webhooks.fn.countAll<bigint>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count >= MOST) {
    throw invalidRequest('url', ({ webhooks }) => webhooks.tooMany(String(MOST)));
  }
  const id = newId();
  const signingSecret = newSigningSecret();
  const createdAt = clock.now();
  await tx
    .insertInto('webhooks')
    .values({
      company_id: companyId,
      id,
      url,
      events: [...events],
      signing_secret: sealSecret(secrets, signingSecret),
      created_at: createdAt,
    })
    .execute();
  await recordAudit(tx, companyId, { what: 'webhook.created', id, name: hostOf(url), details: { events } });
  const webhook = { id, url, events, status: 'active' as const, disabledReason: null, failingSince: null, createdAt };
  return { webhook, signingSecret };
}

/** Ends a subscription; what waited for it is not sent any more. Throws `not_found`. */
export async function deleteWebhook(tx: Tx, companyId: string, id: string): Promise<void> {
  const row = isUuid(id)
    ? await tx
        .deleteFrom('webhooks')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('url')
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw noWebhook();
  await recordAudit(tx, companyId, { what: 'webhook.removed', id, name: hostOf(row.url) });
}

/** Of an address no more: what stands behind it may be a secret. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

/** A company's subscriptions, oldest first. */
export async function listWebhooks(tx: Tx, companyId: string): Promise<Webhook[]> {
  return shown(tx, companyId).orderBy('created_at').orderBy('id').execute();
}

/** Throws `not_found`. */
export async function findWebhook(tx: Tx, companyId: string, id: string): Promise<Webhook> {
  const row = isUuid(id) ? await shown(tx, companyId).where('id', '=', id).executeTakeFirst() : undefined;
  if (row === undefined) throw noWebhook();
  return row;
}

function shown(tx: Tx, companyId: string) {
  return tx
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'status', 'disabled_reason as disabledReason', 'failing_since as failingSince'])
    .select('created_at as createdAt')
    .where('company_id', '=', companyId);
}

/** Gives a subscription a new signing secret; for 24 hours deliveries are signed with the one before as well. */
export async function rotateSecret(
  { secrets, clock }: Context,
  tx: Tx,
  companyId: string,
  id: string,
): Promise<string> {
  if (!isUuid(id)) throw noWebhook();
  const row = await tx
    .selectFrom('webhooks')
    .select(['signing_secret', 'url'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw noWebhook();
  const signingSecret = newSigningSecret();
  await tx
    .updateTable('webhooks')
    .set({
      signing_secret: sealSecret(secrets, signingSecret),
      previous_secret: sealSecret(secrets, openSecret(secrets, row.signing_secret)),
      previous_until: new Date(clock.now().getTime() + OVERLAP_HOURS * 3_600_000),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, companyId, { what: 'webhook.secret_rotated', id, name: hostOf(row.url) });
  return signingSecret;
}

/** Holds deliveries back, or lets them go again; a disabled subscription starts anew. Throws `not_found`. */
export async function setWebhookStatus(
  tx: Tx,
  companyId: string,
  id: string,
  status: 'active' | 'paused',
  now: Date,
): Promise<void> {
  if (!isUuid(id)) throw noWebhook();
  const row = await tx
    .updateTable('webhooks')
    .set({
      status,
      disabled_reason: null,
      failing_since: null,
      failures: 0,
      next_due_at: sql`case when exists (
        select 1 from deliveries d where d.webhook_id = webhooks.id and d.state = 'waiting') then ${now}::timestamptz end`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst();
  if (row === undefined) throw noWebhook();
  const what = status === 'paused' ? 'webhook.paused' : 'webhook.resumed';
  await recordAudit(tx, companyId, { what, id, name: hostOf(row.url) });
}

/** Whose subscription it is: for the operator, who names no company. Throws `not_found`. */
export async function companyOfWebhook(db: Db, id: string): Promise<string> {
  const { rows } = isUuid(id)
    ? await sql<{ company: string | null }>`select company_of_webhook(${id}) as company`.execute(db)
    : { rows: [] };
  const company = rows[0]?.company ?? null;
  if (company === null) throw new AppError('not_found', (texts) => texts.none.subscription(id));
  return company;
}

function noWebhook(): AppError {
  return new AppError('not_found', (texts) => texts.none.webhookHere, { param: 'id' });
}
