import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, setLogo } from '../accounts/index.ts';
import { preparePicture, setPicture } from '../catalogue/index.ts';
import { mailAbout } from '../mail/index.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import { bytesOf, readTarFile } from '../platform/tar-file/index.ts';
import { type Hire, LATER, openHire } from '../proposals/life/fixtures.ts';
import { changeProposal, dispatchJob, verifyStock } from '../proposals/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { asSuperuser, configOf, fillEmptyTables } from '../testing/database-contents.ts';
import { type ArchiveFile, listArchiveFiles, listLeftOut } from './describe.ts';
import { exportCompany, importCompany } from './index.ts';

/** Companies of one installation brought into another. */

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let folder: string;
let from: TestDatabase;
let into: TestDatabase;
let hire: Hire;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-archives-'));
  [from, into] = [await openOwnDatabase(), await openOwnDatabase()];
  for (const database of [from, into]) await openSecrets(configOf(database, {}), database.pool);
  hire = await openHire(from, mailAbout, { email: 'hire@northlight.example' });
});
afterAll(async () => {
  await Promise.all([from.close(), into.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The context over one of the databases. */
function over({ pool, db }: TestDatabase) {
  return { ...hire.at(), pool, db };
}

function exported(database: TestDatabase, name: string) {
  return exportCompany(over(database), hire.company.id, join(folder, name));
}

/** Each entry's bytes. */
async function entriesOf(file: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  for await (const entry of readTarFile(file, 'company archive')) entries.set(entry.name, await bytesOf(entry));
  return entries;
}

/** A field of all lines of a file. */
function valuesIn(entries: Map<string, Buffer>, file: string, field: string): unknown[] {
  return linesOf(entries, file).map((line) => line[field]);
}

function linesOf(entries: Map<string, Buffer>, file: string): Record<string, unknown>[] {
  const text = entries.get(file)?.toString('utf8') ?? '';
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): Record<string, unknown> => JSON.parse(line));
}

describe('an archive', () => {
  it('takes every table of a company and each of its columns, or says why it is left out', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
      group by c.relname order by 1`.execute(from.db);
    const files = new Map(listArchiveFiles().map((file) => [file.table, file]));
    const leftOut = listLeftOut();
    const spoken = rows.map(({ table }) => {
      const taken = files.get(table)?.fields.flatMap(({ column, as }) => (as === 'of_person' ? [] : column)) ?? [];
      const without = leftOut.filter((each) => each.table === table && each.column !== '').map(({ column }) => column);
      const key = table === 'companies' ? [] : ['company_id'];
      if (leftOut.some((each) => each.table === table && each.column === '')) return { table, columns: 'left out' };
      return { table, columns: [...key, ...taken, ...without].sort() };
    });
    expect(spoken).toEqual(
      rows.map(({ table, columns }) =>
        leftOut.some((each) => each.table === table && each.column === '')
          ? { table, columns: 'left out' }
          : { table, columns },
      ),
    );
    expect([...files.keys()].filter((table) => !rows.some((each) => each.table === table))).toEqual([]);
  });
});

describe('a company that moves', () => {
  it('is the same: exported, imported, exported again', async () => {
    const { company, products } = hire;
    await hire.inside((tx) => setLogo(tx, company.id, PIXEL, new Date(LATER)));
    const picture = await preparePicture(PIXEL);
    await hire.inside((tx) => setPicture(tx, company.id, products.speaker, picture, new Date(LATER)));
    const job = await hire.accepted({ date: '2026-11-22', lines: [{ sku: 'speaker', units: 4 }] });
    await dispatchJob(hire.at(), company.id, job, { on: '2026-11-21' });
    await hire.draft({ replaces: job, assumptions: ['a tab\t, a line\nbreak, a \\ and \\N, “quotes” and 🎛'] });
    await hire.sent();
    await asSuperuser(from, fillEmptyTables);

    const first = await exported(from, 'first.tar.gz');
    expect(statSync(first.file).mode & 0o777).toBe(0o600);
    expect(first).toMatchObject({ bytes: statSync(first.file).size, proposals: 3, version: '0.1.0' });
    const before = await entriesOf(first.file);
    expect(listArchiveFiles().flatMap(({ name }) => (before.get(name)?.length === 0 ? name : []))).toEqual([]);

    const imported = await importCompany(over(into), first.file);
    expect(imported).toEqual({ company: { id: company.id, name: 'Northlight' }, proposals: 3, version: '0.1.0' });
    const second = await exported(into, 'second.tar.gz');
    const after = await entriesOf(second.file);
    expect(changesIn(before, after)).toEqual(['mails.jsonl state waiting kept', 'webhooks.jsonl status active paused']);
  });
});

/** What differs between two archives: the file, the field, what it was and is. */
function changesIn(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  expect([...after.keys()]).toEqual([...before.keys()]);
  const differences = new Set<string>();
  for (const [name, bytes] of before) {
    if (name === 'closing.json' || after.get(name)?.equals(bytes) === true) continue;
    const [was, is] = [linesOf(before, name), linesOf(after, name)];
    expect(is.length, name).toBe(was.length);
    for (const [at, line] of was.entries()) {
      for (const [field, value] of Object.entries(line)) {
        const now = is[at]?.[field];
        if (JSON.stringify(now) !== JSON.stringify(value))
          differences.add(`${name} ${field} ${String(value)} ${String(now)}`);
      }
    }
  }
  return [...differences].sort();
}
