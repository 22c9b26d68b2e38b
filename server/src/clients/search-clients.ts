import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Client } from './clients.ts';

const MOST = 20;

/** The clients whose name, company or mail address holds a text, by name; of no text, the newest. At most 20. */
export async function searchClients(tx: Tx, companyId: string, text: string): Promise<Client[]> {
  const wanted = text.trim();
  const clients = tx.selectFrom('clients').select(['id', 'name', 'email']).where('company_id', '=', companyId);
  if (wanted === '') return clients.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST).execute();
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return clients
    .where(sql<SqlBool>`lower(concat_ws(' ', name, company, email)) like lower(${pattern})`)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
