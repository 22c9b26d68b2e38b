import type { ClientKind } from '@showbill/contract';
import { type ColumnType, sql } from 'kysely';
import { isCountry } from '../accounts/index.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { holdsWords } from '../platform/holds-words.ts';
import { isUuid, newId } from '../platform/ids.ts';

interface ClientsTable {
  company_id: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  notes: string | null;
  kind: ColumnType<ClientKind | null, ClientKind | null | undefined, ClientKind | null>;
  tax_number: ColumnType<string | null, string | null | undefined, string | null>;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  price_list_id: ColumnType<string | null, string | null | undefined, string | null>;
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

/** With all that is kept of them. */
export interface ClientDetails extends Client {
  readonly phone: string | null;
  readonly company: string | null;
  readonly notes: string | null;
  /** Null: nobody has said. */
  readonly kind: ClientKind | null;
  /** Of value-added tax, as it was typed. */
  readonly taxNumber: string | null;
  /** In lines, as on an envelope, without the country. */
  readonly address: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface NewClient {
  readonly name: string;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly kind?: ClientKind | null | undefined;
  readonly taxNumber?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** What is left out stays as it is. */
export type ClientChanges = { readonly [Field in keyof NewClient]?: NewClient[Field] | undefined } & {
  /** Of the company's price lists; null: none. */
  readonly priceListId?: string | null | undefined;
};

/** Throws `invalid_request` for a country that is none. */
export async function createClient(tx: Tx, companyId: string, client: NewClient): Promise<Client> {
  checkCountry(client.country);
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
      kind: client.kind ?? null,
      tax_number: client.taxNumber ?? null,
      address: client.address ?? null,
      country: client.country ?? null,
    })
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
}

/**
 * Changes what is given of a client; what was sent under an earlier name or address stays as it was.
 * Throws `not_found`, and `invalid_request` for a country that is none.
 */
export async function updateClient(tx: Tx, companyId: string, id: string, given: ClientChanges): Promise<void> {
  const { name, email, phone, company, notes, kind, taxNumber, address, country, priceListId } = given;
  checkCountry(country);
  const found = await tx
    .updateTable('clients')
    .set({
      id,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(company !== undefined && { company }),
      ...(notes !== undefined && { notes }),
      ...(kind !== undefined && { kind }),
      ...(taxNumber !== undefined && { tax_number: taxNumber }),
      ...(address !== undefined && { address }),
      ...(country !== undefined && { country }),
      ...(priceListId !== undefined && { price_list_id: priceListId }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) throw noClient(id);
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

/** Which of the company's price lists they have; null: none. */
export async function findPriceListOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('clients')
    .select('price_list_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.price_list_id ?? null;
}

/** Throws `not_found`. */
export async function getClient(tx: Tx, companyId: string, id: string): Promise<ClientDetails> {
  const row = await tx
    .selectFrom('clients')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'company',
      'notes',
      'kind',
      'tax_number as taxNumber',
      'address',
      'country',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noClient(id);
  return row;
}

/** A page of a company's clients by name, and how many there are in all that hold the words; without a limit, all of them. */
export async function searchClients(
  tx: Tx,
  companyId: string,
  { text, offset, limit }: { readonly text: string; readonly offset: number; readonly limit: number | null },
): Promise<{ clients: ClientDetails[]; count: number }> {
  const meant = sql.join(
    [
      sql`clients.company_id = ${companyId}`,
      ...holdsWords(sql`concat_ws(' ', clients.name, clients.company, clients.email, clients.phone)`, text),
    ],
    sql` and `,
  );
  const { rows } = await sql<ClientDetails>`
    select id, name, email, phone, company, notes, kind, tax_number as "taxNumber", address, country
    from clients
    where ${meant}
    order by lower(name), id
    limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ count: bigint }>`select count(*) as count from clients where ${meant}`.execute(tx);
  return { clients: rows, count: Number(counted.rows[0]?.count ?? 0) };
}

/** Whose client it is: for the operator, who names no company. Throws `not_found`. */
export async function companyOfClient(db: Db, id: string): Promise<string> {
  const { rows } = isUuid(id)
    ? await sql<{ company: string }>`select company_of_client(${id}) as company`.execute(db)
    : { rows: [] };
  const company = rows[0]?.company;
  if (company === undefined) throw noClient(id);
  return company;
}

function checkCountry(country: string | null | undefined): void {
  if (country && !isCountry(country)) throw invalidRequest('country', ({ accounts }) => accounts.country(country));
}

function noClient(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.client(id));
}
