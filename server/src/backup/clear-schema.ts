import type { Client } from 'pg';

/** Drops the owner's tables, functions and types from the schema; what extensions brought stays. */
export async function clearSchema(client: Client): Promise<void> {
  for (const find of [TABLES, ROUTINES, TYPES]) {
    const { rows } = await client.query<{ statement: string }>(find);
    for (const { statement } of rows) await client.query(statement);
  }
}

function notOfExtensions(catalog: string): string {
  return `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;
}

const MINE = 'current_user::regrole';

const TABLES = `
  select format('drop table %s cascade', string_agg(o.oid::regclass::text, ', ')) as statement
  from pg_class o
  where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and o.relowner = ${MINE}
    and ${notOfExtensions('pg_class')}
  having count(*) > 0`;

const ROUTINES = `
  select format('drop routine %s cascade', string_agg(o.oid::regprocedure::text, ', ')) as statement
  from pg_proc o
  where o.pronamespace = 'public'::regnamespace and o.proowner = ${MINE} and ${notOfExtensions('pg_proc')}
  having count(*) > 0`;

/** Those of tables have gone with them. */
const TYPES = `
  select format('drop type %s cascade', string_agg(o.oid::regtype::text, ', ')) as statement
  from pg_type o
  where o.typnamespace = 'public'::regnamespace and o.typtype in ('c', 'd', 'e') and o.typrelid = 0 and o.typowner = ${MINE}
    and ${notOfExtensions('pg_type')}
  having count(*) > 0`;
