import type { Client } from 'pg';

/** Rows of one table. */
export interface TableRows {
  readonly name: string;
  readonly rows: readonly unknown[];
}

/** All that a company has, table by table, but when its keys were last used; read as the owner of the tables. */
export async function companyRows(owner: Client, companyId: string): Promise<readonly TableRows[]> {
  await owner.query(`select set_config('app.company_id', $1, false)`, [companyId]);
  const { rows: tables } = await owner.query<{ name: string; key: string }>(`
    select c.relname as name, a.attname as key from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'api_keys'
      and (a.attname = 'company_id' or (c.relname = 'companies' and a.attname = 'id'))`);
  const held: TableRows[] = [];
  for (const { name, key } of tables) {
    const { rows } = await owner.query(`select to_jsonb(t) as row from ${name} t where ${key} = $1 order by 1`, [
      companyId,
    ]);
    held.push({ name, rows });
  }
  const keys = 'select id, name, revoked_at from api_keys where company_id = $1 order by id';
  return [...held, { name: 'api_keys', rows: (await owner.query(keys, [companyId])).rows }];
}
