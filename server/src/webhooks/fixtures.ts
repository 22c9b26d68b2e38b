import type { EventKind } from '@showbill/contract';
import { type Selectable, sql } from 'kysely';
import { Client, type ClientConfig, type Pool } from 'pg';
import { type Company, createCompany } from '../accounts/index.ts';
import { readEnv } from '../platform/config.ts';
import type { Db, Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { createSecrets } from '../platform/secrets.ts';
import { forCompany } from '../platform/tenancy.ts';
import { createWebhook, type DeliveryTry, listTries, recordEvent, type Webhook, type WebhookContext } from './index.ts';

export const NOW = new Date('2026-11-20T10:00:00.000Z');
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** So many milliseconds after NOW. */
export function after(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds);
}

/** What a company's deliveries are made over. */
export interface Ground {
  readonly pool: Pool;
  readonly db: Db;
  readonly outbound: Outbound;
  /** Default: nobody is told. */
  readonly tellDisabled?: WebhookContext['tellDisabled'];
}

/** A company with one proposal to which things happen. */
export interface Subscriber {
  readonly company: Company;
  /** What a dispatcher works with at a moment, NOW unless told otherwise. */
  at(moment?: Date, changes?: Partial<WebhookContext>): WebhookContext;
  subscribe(url: string, events?: readonly EventKind[]): Promise<Webhook & { readonly signingSecret: string }>;
  /** An acceptance at NOW unless told otherwise; returns the event's id. */
  happen(kind?: EventKind, moment?: Date): Promise<string>;
  inside<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Its tries, oldest first. */
  tries(webhookId: string): Promise<DeliveryTry[]>;
  /** The id of its first delivery that was tried. */
  delivery(webhookId: string): Promise<string>;
  webhook(id: string): Promise<Selectable<Tables['webhooks']>>;
  /** State of each delivery of a subscription, oldest first. */
  states(webhookId: string): Promise<string[]>;
}

export async function openSubscriber(ground: Ground): Promise<Subscriber> {
  const { db } = ground;
  const company = await createCompany(db, { name: 'Northlight', currency: 'GBP', country: 'GB' });
  const inside = <T>(work: (tx: Tx) => Promise<T>) => forCompany(db, company.id, work);
  const proposalId = newId();
  await inside((tx) =>
    sql`
      insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total,
        drafted_by, event_description, event_days, share_token, created_at, updated_at)
      values (${company.id}, ${proposalId}, 'P-2026-0042', 'sent', 'Sales conference', '', 'GBP', 0, 0,
        'builtin', '', 1, ${proposalId}, ${NOW}, ${NOW})`.execute(tx),
  );
  const at: Subscriber['at'] = (moment = NOW, changes = {}) => ({
    config: readEnv({}),
    clock: { now: () => moment },
    log: silentLog,
    secrets: createSecrets('a secret of the tests, long enough to be one'),
    publicUrl: 'http://showbill.test',
    tellDisabled: async () => {},
    ...ground,
    ...changes,
  });
  const tries: Subscriber['tries'] = (webhookId) =>
    inside(async (tx) => (await listTries(tx, company.id, webhookId)).toReversed());
  return {
    company,
    at,
    inside,
    subscribe: (url, events) =>
      inside(async (tx) => {
        const { webhook, signingSecret } = await createWebhook(at(), tx, company.id, { url, events });
        return { ...webhook, signingSecret };
      }),
    happen: (kind = 'proposal.accepted', now = NOW) =>
      inside(async (tx) => {
        await recordEvent(tx, company, { kind, proposalId, data: { id: proposalId, status: 'accepted' }, now });
        const { id } = await tx.selectFrom('events').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
        return id;
      }),
    tries,
    async delivery(webhookId) {
      const [first] = await tries(webhookId);
      if (first === undefined) throw new Error('nothing was tried');
      return first.deliveryId;
    },
    webhook: (id) =>
      inside((tx) => tx.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    states: (webhookId) =>
      inside(async (tx) => {
        const rows = await tx
          .selectFrom('deliveries')
          .select('state')
          .where('webhook_id', '=', webhookId)
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(({ state }) => state);
      }),
  };
}

/** Waits until something is so, looking again and again; rejects after 10 s. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('it never came true');
    await new Promise(setImmediate);
  }
}

/** Work as the one who owns the database, past row-level security. */
export async function asSuperuser<T>(
  { host, port, database }: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ host, port, database, user: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
