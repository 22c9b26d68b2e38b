import { isIP } from 'node:net';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { actorIn } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';

/** A browser in which a person is signed in. */
export interface OpenSession {
  readonly id: string;
  /** As the browser calls itself. */
  readonly device: string | null;
  readonly since: Date;
  readonly seenAt: Date;
  /** The network that it was seen in last, 256 addresses or a site's IPv6; null: not seen since this is kept. */
  readonly seenFrom: string | null;
  /** The one company that it opens; null: it opens all that is theirs. */
  readonly onlyCompany: string | null;
}

/** Those of a person that have neither ended nor run out, the one seen last first. */
export async function listSessions(db: Db, userId: string): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'updated_at', 'only_company'])
    .select(sql<string | null>`seen_from::text`.as('seen_from'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`coalesce(seen_at, updated_at)`, 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent === '' ? null : row.user_agent,
    since: row.created_at,
    seenAt: row.seen_at ?? row.updated_at,
    seenFrom: row.seen_from,
    onlyCompany: row.only_company,
  }));
}

/** Signs a person out in one browser, from its next request on. Throws not_found for a session that is not theirs. */
export async function endSession(db: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = isUuid(id)
    ? await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw new AppError('not_found', (texts) => texts.none.session);
}

/** Signs a person out everywhere but in one browser. */
export async function endOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptId).execute();
}

/** Signs people out of what they opened through a company's provider, one of them or all; the audit log says who did it. */
export async function endCompanySessions(tx: Tx, companyId: string, userId?: string): Promise<void> {
  await sql`select set_config('app.ended_by', ${JSON.stringify(actorIn(tx))}, true)`.execute(tx);
  const ending = tx.deleteFrom('sessions').where('only_company', '=', companyId);
  await (userId === undefined ? ending : ending.where('user_id', '=', userId)).execute();
}

/** How exactly it is known when a session was seen last. */
const EVERY_MS = 5 * 60_000;
const MOST_KNOWN = 10_000;

/** Notes when and from where a session is used; again after five minutes, or from another address. */
export function createSeenNotes(db: Db): (id: string, address: string) => Promise<void> {
  const noted = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: EVERY_MS });
  return async (id, address) => {
    const key = `${id} ${address}`;
    if (noted.has(key)) return;
    noted.set(key, true);
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const from = isIP(plain) === 0 ? null : plain; // what a proxy passes on need not be an address
    await sql`
      update sessions set seen_at = now(),
        seen_from = network(set_masklen(${from}::inet, case family(${from}::inet) when 4 then 24 else 48 end))
      where id = ${id}`.execute(db);
  };
}
