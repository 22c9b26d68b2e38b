import type { ColumnType } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

interface ClientsTable {
  company_id: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  notes: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/db.ts' {
  interface Tables {
    clients: ClientsTable;
  }
}

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface NewClient {
  readonly name: string;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

export async function createClient(tx: Tx, companyId: string, client: NewClient): Promise<Client> {
  return tx
    .insertInto('clients')
    .values({
      company_id: companyId,
      id: newId(),
      name: client.name,
      email: client.email ?? null,
      phone: client.phone ?? null,
      company: client.company ?? null,
      notes: client.notes ?? null,
    })
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
}

export async function findClient(tx: Tx, companyId: string, id: string): Promise<Client | null> {
  const row = await tx
    .selectFrom('clients')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
