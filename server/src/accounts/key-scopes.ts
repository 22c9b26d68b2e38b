import type { KeyScope } from '@showbill/contract';
import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { Account } from './admission.ts';

const MOST_KEPT = 10_000;

/** Whether a key that was admitted has a scope. */
export type HasScope = (account: Pick<Account, 'keyId' | 'ownerId'>, scope: KeyScope) => Promise<boolean>;

/** A key's scopes never change, so that they are read once; whether it still works its admission says each time. */
export function createScopesOfKeys({ db }: Pick<Context, 'db'>): HasScope {
  const kept = new LRUCache<string, readonly KeyScope[]>({ max: MOST_KEPT });
  return async ({ keyId, ownerId }, scope) => {
    const scopes = kept.get(keyId) ?? (await readScopes(db, ownerId, keyId));
    kept.set(keyId, scopes);
    return scopes.includes(scope);
  };
}

function readScopes(db: Context['db'], ownerId: string, keyId: string): Promise<readonly KeyScope[]> {
  return forCompany(db, ownerId, async (tx) => {
    const { scopes } = await tx
      .selectFrom('api_keys')
      .select('scopes')
      .where('company_id', '=', ownerId)
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow();
    return scopes;
  });
}
