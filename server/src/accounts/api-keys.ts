import { KEY_SCOPES, type KeyScope } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { checkedName } from './companies.ts';
import { hashKey, keyPrefix, newApiKey } from './key-format.ts';
import { openSandbox } from './sandbox.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** It reads and writes the company's sandbox. */
  readonly test: boolean;
  readonly scopes: readonly KeyScope[];
  /** Its last day, in the company's time zone; null: it has no end. */
  readonly expiresOn: string | null;
  /** That day is over. */
  readonly hasEnded: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** What a key is made with. */
export interface NewApiKey {
  readonly name: string;
  /** Beside reading, which every key may; default: to write, which is all that the API documents. */
  readonly scopes?: readonly KeyScope[] | undefined;
  /** A day in the company's time zone, the last on which it works; default: it has no end. */
  readonly expiresOn?: string | null | undefined;
  /** A key for the company's sandbox, which the first one opens. */
  readonly test?: boolean | undefined;
}

/** A key in the answer that makes it, the only one with the key itself. */
interface MadeApiKey extends Pick<ApiKey, 'id' | 'name' | 'test' | 'scopes' | 'expiresOn'> {
  readonly key: string;
}

/** Makes a key; `key` is in this answer and nowhere else. */
export async function createApiKey(
  tx: Tx,
  companyId: string,
  { name, scopes = ['write'], expiresOn = null, test = false }: NewApiKey,
): Promise<MadeApiKey> {
  const key = newApiKey({ test });
  const made = {
    id: newId(),
    name: checkedName(name),
    scopes: KEY_SCOPES.filter((scope) => scope === 'read' || scopes.includes(scope)),
  };
  await tx
    .insertInto('api_keys')
    .values({
      company_id: companyId,
      ...made,
      hash: hashKey(key),
      prefix: keyPrefix(key),
      expires_on: expiresOn,
      sandbox_id: test ? await openSandbox(tx) : null,
    })
    .execute();
  const details = { scopes: made.scopes, expires_on: expiresOn, ...(test && { test }) };
  await recordAudit(tx, companyId, { what: 'key.created', id: made.id, name: made.name, details });
  return { ...made, key, test, expiresOn };
}

/** Oldest first, with those that no longer work. */
export async function listApiKeys(tx: Tx, companyId: string, now: Date): Promise<ApiKey[]> {
  const rows = await tx
    .selectFrom('api_keys')
    .innerJoin('companies', 'companies.id', 'api_keys.company_id')
    .select([
      'api_keys.id',
      'api_keys.name',
      'prefix',
      'api_keys.created_at',
      'last_used_at',
      'revoked_at',
      'scopes',
      'expires_on',
      'sandbox_id',
    ])
    .select(
      sql<boolean>`coalesce(expires_on < (${now}::timestamptz at time zone time_zone)::date, false)`.as('has_ended'),
    )
    .where('company_id', '=', companyId)
    .orderBy('api_keys.created_at')
    .orderBy('api_keys.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    test: row.sandbox_id !== null,
    scopes: row.scopes,
    expiresOn: row.expires_on,
    hasEnded: row.has_ended,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }));
}

/** Revokes a company's key: it fails from the next request on; revoking again changes nothing. Throws not_found. */
export async function endApiKey(
  tx: Tx,
  companyId: string,
  id: string,
  at: Date,
): Promise<{ id: string; revokedAt: Date }> {
  if (!isUuid(id)) throw noKey(id);
  const row = await tx
    .selectFrom('api_keys')
    .select(['name', 'revoked_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw noKey(id);
  if (row.revoked_at !== null) return { id, revokedAt: row.revoked_at };
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, companyId, { what: 'key.revoked', id, name: row.name });
  return { id, revokedAt: at };
}

/** What a key of a company is called. */
export async function nameOfKey(tx: Tx, companyId: string, id: string): Promise<string> {
  const row = await tx
    .selectFrom('api_keys')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Revokes a key whoever's it is, for the operator. */
export async function revokeApiKey(db: Db, id: string, at: Date): Promise<{ id: string; revokedAt: Date }> {
  const companyId = isUuid(id) ? await companyOfKey(db, id) : null;
  if (companyId === null) throw noKey(id);
  return forCompany(db, companyId, (tx) => endApiKey(tx, companyId, id, at));
}

function noKey(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.key(id));
}

async function companyOfKey(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ company: string | null }>`select company_of_key(${id}) as company`.execute(db);
  return rows[0]?.company ?? null;
}
