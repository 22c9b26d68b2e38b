import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Client } from './clients.ts';

/** Who writes, as far as their words say. */
export interface Writer {
  readonly email: string | null;
  /** What they may be kept under: their own name, their company's. */
  readonly names: readonly string[];
}

/**
 * The client who writes: the one with their email address, else the only one of their name. A client of that name with
 * another address is somebody else. Null where nobody is known, or the name is of several.
 */
export async function recogniseClient(tx: Tx, companyId: string, { email, names }: Writer): Promise<Client | null> {
  const folded = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const address = email?.toLowerCase() ?? null;
  if (address === null && folded.length === 0) return null;
  const { rows } = await sql<Client & { readonly by_email: boolean }>`
    select id, name, email, coalesce(lower(email) = ${address}::text, false) as by_email
    from clients
    where company_id = ${companyId}
      and (
        lower(email) = ${address}::text
        or (lower(name) = any(${folded}::text[]) and (email is null or ${address}::text is null))
      )
    order by by_email desc, created_at desc
    limit 2`.execute(tx);
  const [first, second] = rows;
  if (first === undefined || (!first.by_email && second !== undefined)) return null;
  return { id: first.id, name: first.name, email: first.email };
}
