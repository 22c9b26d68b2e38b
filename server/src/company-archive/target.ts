import { sql } from 'kysely';
import type { InvitationMail } from '../accounts/index.ts';
import { quoted } from '../backup/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { newFormToken } from '../enquiries/index.ts';
import { newSealedSecret } from '../webhooks/index.ts';
import type { ArchiveFile, Field } from './describe.ts';
import type { Manifest } from './format.ts';
import { bringBackParts } from './mend-older.ts';
import { bringPeople } from './people.ts';

/** Where an archive goes: the rows of a company that is made. */
export interface Target {
  /** Keeps the bytes of a picture or paper until the row that names them comes. */
  keepBytes(name: string, bytes: Buffer): Promise<void>;
  insert(file: ArchiveFile, lines: readonly string[]): Promise<void>;
  /** For those of its people who were asked whether they join: nobody was told yet. */
  readonly invitations: readonly InvitationMail[];
}

/** Columns that are not taken as they stand: what waits is sent by the installation that it waits in. */
const CHANGED: Readonly<Record<string, string>> = {
  'mails.state': `case when x."state" = 'waiting' then 'kept' else x."state" end`,
  'webhooks.status': `case when x."status" = 'active' then 'paused' else x."status" end`,
};

export async function openTarget(context: Context, tx: Tx, { company, files }: Manifest): Promise<Target> {
  const given = new Map(files.map(({ name, fields }) => [name, new Set(fields)]));
  await sql`create temporary table imported_bytes (name text primary key, bytes bytea not null) on commit drop`.execute(
    tx,
  );
  const inserts = new Map<string, string>();
  const invitations: InvitationMail[] = [];
  async function newMembers(lines: readonly string[]): Promise<readonly string[]> {
    const people = await bringPeople(context, tx, company.id, lines);
    invitations.push(...people.invitations);
    return people.lines;
  }
  return {
    invitations,
    async keepBytes(name, bytes) {
      await sql`insert into imported_bytes values (${name}, ${bytes})`.execute(tx);
    },
    async insert(file, all) {
      const lines = file.table === 'members' ? await newMembers(all) : all;
      if (file.table === 'product_accessories') await bringBackParts(tx, company.id, lines);
      const rows = `[${lines.join(',')}]`;
      const fields = file.fields.filter(({ field, as }) => as !== 'of_person' && given.get(file.name)?.has(field));
      const insert = inserts.get(file.name) ?? (await insertOf(tx, file.table, fields));
      inserts.set(file.name, insert);
      const secrets = lines.map(() => (file.table === 'webhooks' ? newSealedSecret(context) : null));
      const tokens = lines.map(() => (file.table === 'enquiry_forms' ? newFormToken() : null));
      await sql`
        with given as (select ${company.id}::uuid as company, ${rows}::json as rows, ${secrets}::bytea[] as secrets,
          ${tokens}::text[] as tokens)
        ${sql.raw(insert)}`.execute(tx);
    },
  };
}

/** `insert into … select … from json_to_recordset(…)`, over `given`. */
async function insertOf(tx: Tx, table: string, fields: readonly Field[]): Promise<string> {
  const { rows } = await sql<{ column: string; type: string; needed: boolean }>`
    select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as needed from pg_attribute
    where attrelid = ${quoted(table)}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const types = new Map(rows.map(({ column, type }) => [column, type]));
  const needed = new Set(rows.flatMap((row) => (row.needed ? row.column : [])));
  const taken = fields.map((field) => ({ ...field, type: types.get(field.column) ?? 'text' }));
  const columns = taken.map(({ column }) => quoted(column));
  const values = taken.map((field) => CHANGED[`${table}.${field.column}`] ?? valueOf(table, field));
  if (types.has('company_id')) {
    columns.unshift('company_id');
    values.unshift('g.company');
  }
  if (table === 'enquiry_forms') {
    columns.push('token');
    values.push('g.tokens[x."row number"]');
  }
  if (table === 'webhooks') {
    columns.push('signing_secret');
    values.push('g.secrets[x."row number"]');
  }
  // what is told of a person alone comes with them, and not of those who are invited
  const conditions = taken
    .filter(({ as, column }) => as === 'person' && needed.has(column))
    .map((field) => `${valueOf(table, field)} is not null`);
  const record = taken.map(({ field, as, type }) => `${quoted(field)} ${as === '' ? type : 'text'}`);
  return `
    insert into ${quoted(table)} (${columns.join(', ')})
    select ${values.join(', ')}
    from given g, rows from (json_to_recordset(g.rows) as (${record.join(', ')})) with ordinality
      as x (${[...taken.map(({ field }) => quoted(field)), '"row number"'].join(', ')})
    where ${['true', ...conditions].join(' and ')}`;
}

function valueOf(table: string, { field, as, type }: Field & { readonly type: string }): string {
  const value = `x.${quoted(field)}`;
  switch (as) {
    case '':
      return value;
    case 'person':
      // of those who have just been made members, or are being made
      return table === 'members'
        ? `(select u.id from users u where u.email = ${value})`
        : `(select u.id from members m join users u on u.id = m.user_id
            where m.company_id = g.company and u.email = ${value})::${type}`;
    case 'file':
      return `(select b.bytes from imported_bytes b where b.name = ${value})`;
    case 'of_person':
      throw new Error(`${field} is no column of ${table}`);
    default:
      return as satisfies never;
  }
}
