import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../testing/database.ts';
import { readTable } from './data-files.ts';

/** So that the rows of a company can lie together on one of several servers: see docs/operating.md, "Citus". */
const EXCEPTIONS = readTable(
  new URL('keys-without-company.csv', import.meta.url),
  z.strictObject({ table: z.string(), key: z.string(), why: z.string().min(10) }),
);

interface Key {
  readonly table: string;
  readonly key: string;
  readonly kind: 'primary' | 'unique' | 'foreign';
}

let owner: Client;
beforeAll(async () => {
  owner = new Client((await openTestDatabase()).owner);
  await owner.connect();
});
afterAll(() => owner.end());

/** Keys of tables that hold rows of companies, but for `companies` itself, without the company among their columns. */
async function keysWithoutCompany(): Promise<Key[]> {
  const { rows } = await owner.query<Key>(`
    with tenant_columns as (
      select attrelid, attnum from pg_attribute join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not attisdropped
        and attname = case c.relname when 'companies' then 'id' else 'company_id' end
    ),
    keys_within as (
      select i.indrelid as attrelid, c.relname::text as key, i.indkey::int2[] as columns,
        case when i.indisprimary then 'primary' else 'unique' end as kind
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique
    ),
    keys_to_others as (
      select f.conrelid as attrelid, f.conname::text as key, f.conkey as columns, 'foreign' as kind,
        f.confrelid, f.confkey
      from pg_constraint f join tenant_columns t on t.attrelid = f.confrelid
      where f.contype = 'f'
    ),
    lacking as (
      select attrelid, key, kind from keys_within k join tenant_columns t using (attrelid)
      where not t.attnum = any (k.columns)
      union all
      select attrelid, key, kind from keys_to_others k join tenant_columns t using (attrelid)
      where not exists (
        select from tenant_columns other, generate_subscripts(k.columns, 1) n
        where other.attrelid = k.confrelid and k.columns[n] = t.attnum and k.confkey[n] = other.attnum)
    )
    select attrelid::regclass::text as table, key, kind from lacking order by 1, 2`);
  return rows;
}

describe('the keys of a company', () => {
  it('hold the company, but for those that are named', async () => {
    const found = await keysWithoutCompany();
    expect(found.map(({ table, key }) => `${table} ${key}`)).toEqual(
      EXCEPTIONS.map(({ table, key }) => `${table} ${key}`),
    );
  });

  it('lead from one table of companies to another by way of the company, without exception', async () => {
    const found = await keysWithoutCompany();
    expect(found.filter(({ kind }) => kind !== 'unique')).toEqual([]);
  });

  it('are found where they lack it', async () => {
    await owner.query('begin');
    try {
      await owner.query(`create table loose (company_id uuid, id uuid primary key, code text unique,
        proposal_id uuid references proposals (id), unique (company_id, code),
        foreign key (company_id, proposal_id) references proposals (company_id, id))`);
      const found = (await keysWithoutCompany()).filter(({ table }) => table === 'loose');
      expect(found.map(({ key, kind }) => [key, kind])).toEqual([
        ['loose_code_key', 'unique'],
        ['loose_pkey', 'primary'],
        ['loose_proposal_id_fkey', 'foreign'],
      ]);
    } finally {
      await owner.query('rollback');
    }
  });
});
