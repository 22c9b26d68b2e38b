import type { Client } from 'pg';
import type { TableRows } from './format.ts';

/** The owner's tables with the columns that hold what was written, those that are generated left out. */
export async function listTables(client: Client): Promise<TableRows[]> {
  const { rows } = await client.query<TableRows>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_get_userbyid(c.relowner) = current_user
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname
    order by c.relname`);
  return rows;
}

export function columnsOf({ name, columns }: TableRows): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Lets the owner at the rows of all companies until the end of its transaction, in which nobody else is let at them. */
export async function liftRowSecurity(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity
      and pg_get_userbyid(relowner) = current_user`);
  const names = rows.map(({ name }) => quoted(name));
  for (const name of names) await client.query(`alter table ${name} no force row level security`);
  return names;
}
