import type { Language } from '@showbill/contract';
import type { Tx } from '../platform/db.ts';

/** The language of a client's newest proposal; null: there is none, or no client. */
export async function lastLanguageOf(tx: Tx, companyId: string, clientId: string | null): Promise<Language | null> {
  if (clientId === null) return null;
  const newest = await tx
    .selectFrom('proposals')
    .select('language')
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.language ?? null;
}
