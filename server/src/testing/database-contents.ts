import { Client } from 'pg';
import { quoted } from '../backup/tables.ts';
import { type Config, readEnv } from '../platform/config.ts';
import { TEST_SECRET, type TestDatabase } from './database.ts';

/** The database as an external one, backed up into a folder. */
export function configOf({ owner: { host, port, user, database } }: TestDatabase, env: Record<string, string>): Config {
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return readEnv({ DATABASE_URL, SECRET_KEY: TEST_SECRET, ...env });
}

/** Runs `work` as a superuser, who is under no row-level security. */
export async function asSuperuser<T>(
  { owner }: Pick<TestDatabase, 'owner'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...owner, user: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Each table's rows, those of generated columns too, as one text. */
export function contentsOf(database: Pick<TestDatabase, 'owner'>): Promise<Record<string, string>> {
  return asSuperuser(database, async (client) => {
    const contents: Record<string, string> = {};
    for (const name of await tableNames(client)) {
      const { rows } = await client.query<{ rows: string | null }>(
        `select string_agg(t::text, E'\\n' order by t::text) as rows from ${quoted(name)} t`,
      );
      contents[name] = rows[0]?.rows ?? '';
    }
    return contents;
  });
}

/** What the tables are, and what holds for them: keys, checks, triggers, policies, indexes, rights. */
export function schemaOf(database: TestDatabase): Promise<unknown> {
  return asSuperuser(database, async (client) => {
    const parts = [
      `select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
      `select tgrelid::regclass, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      `select relname, relrowsecurity, relforcerowsecurity, relacl::text from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      `select tablename, policyname, roles, cmd, qual from pg_policies order by 1, 2`,
      `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
      `select oid::regprocedure, proacl::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    ];
    const found: unknown[] = [];
    for (const part of parts) found.push((await client.query(part)).rows);
    return found;
  });
}

/** Puts a row into each table that has none, of values as its columns take them; its references are to rows that are there. */
export async function fillEmptyTables(client: Client): Promise<void> {
  let empty = await tableNames(client);
  while (empty.length > 0) {
    const left: string[] = [];
    let reason: unknown;
    for (const name of empty) {
      const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
      if (rowCount === 1) continue;
      await client.query(await insertOf(client, name)).catch((error: unknown) => {
        left.push(name);
        reason = error;
      });
    }
    if (left.length === empty.length) throw new Error(`no row could be made for ${left.join(', ')}`, { cause: reason });
    empty = left;
  }
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** A column of another table that it refers to. */
  readonly table: string | null;
  readonly target: string | null;
  /** A text that a check allows. */
  readonly allowed: string | null;
}

const VALUES: Readonly<Record<string, string>> = {
  'text[]': `'{proposal.sent}'`,
  'timestamp with time zone[]': `'{2026-11-20 10:00:00+00}'`,
  uuid: 'gen_random_uuid()',
  bytea: `'\\x00ff0a09'`,
  date: `'2027-02-03'`,
  jsonb: `'{"a": "\\\\n"}'`,
  language: `'nl'`,
  boolean: 'true',
  'timestamp with time zone': `'2026-11-20 10:00:00.123456+00'`,
  'timestamp(3) with time zone': `'2026-11-20 10:00:00.123+00'`,
};

/** Where a check asks for more than one column's value. */
const GIVEN: Readonly<Record<string, string>> = {
  'product_accessories.accessory_id': '(select id from products order by id desc limit 1)',
  'stock_holds.until_day': `'infinity'`,
  'sub_hires.until_day': `'2027-02-05'`,
  'acceptances.name': `'Ada Marsh'`,
  'enquiries.state': `'drafted'`,
  'acceptances.email': `'ada@client.example'`,
};

async function insertOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, f.table, f.target,
       (select substring(pg_get_constraintdef(c.oid) from $$ARRAY\\['([^']+)'$$) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1) as allowed
     from pg_attribute a
     left join lateral (
       select c.confrelid::regclass::text as table, t.attname as target
       from pg_constraint c, unnest(c.conkey, c.confkey) as k (mine, theirs), pg_attribute t
       where c.conrelid = a.attrelid and c.contype = 'f' and c.confrelid <> c.conrelid and k.mine = a.attnum
         and t.attrelid = c.confrelid and t.attnum = k.theirs
       limit 1) f on true
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and (a.attnotnull and not a.atthasdef or f.table is not null or $2 || '.' || a.attname = any($3))`,
    [quoted(table), table, Object.keys(GIVEN)],
  );
  const values = rows.map(({ name, type, table: other, target, allowed }) => {
    const given = GIVEN[`${table}.${name}`];
    if (given !== undefined) return given;
    if (other !== null && target !== null) return `(select ${quoted(target)} from ${other} order by 1 limit 1)`;
    return allowed === null ? (VALUES[type] ?? '1') : `'${allowed}'`;
  });
  return `insert into ${quoted(table)} (${rows.map(({ name }) => quoted(name)).join(', ')}) values (${values.join(', ')})`;
}
