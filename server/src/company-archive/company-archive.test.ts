import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, setLogo } from '../accounts/index.ts';
import { insertPerson } from '../accounts/people/users.ts';
import { preparePicture, rereadProducts, setPicture } from '../catalogue/index.ts';
import { mailAbout } from '../mail/index.ts';
import { codeOf } from '../platform/errors.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import { bytesOf, readTarFile } from '../platform/tar-file/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type Hire, LATER, openHire } from '../proposals/life/fixtures.ts';
import {
  changeProposal,
  dispatchJob,
  duplicateProposal,
  findSharedProposal,
  getProposal,
  keepSignedCopy,
} from '../proposals/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { asSuperuser, configOf, fillEmptyTables } from '../testing/database-contents.ts';
import { listArchiveFiles, listLeftOut } from './describe.ts';
import { exportCompany, importCompany } from './index.ts';

/** Companies of one installation brought into another. */

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** What would change what is held or charged, or is of a kind that other fields are of. */
const NEVER_SET = [
  'proposals.jsonl delivery_days_before',
  'proposals.jsonl delivery_time',
  'proposals.jsonl collection_days_after',
  'proposals.jsonl collection_time',
  'proposals.jsonl wording',
  'lines.jsonl hours',
  'signatures.jsonl erased_at',
  'bookings.jsonl valid_until',
  'bookings.jsonl days_before',
  'bookings.jsonl days_after',
  'dispatched_units.jsonl back_day',
  'dispatched_units.jsonl days_after',
  'drafts.jsonl tries',
  'drafts.jsonl input_tokens',
  'drafts.jsonl output_tokens',
];

const TERMS = `'{"deposit": null, "instalments": [], "rest": {"from": "event", "days": -14}, "early": null}'`;

/** Figures that a float would change, and what refers to people. */
const MORE = `
  insert into users (id, name, email) values (gen_random_uuid(), 'Zoë', 'zoe@northlight.example');
  insert into members (company_id, user_id, role)
    select c.id, u.id, 'editor' from companies c, users u where u.email like 'zoe@%';
  update users set language = 'nl';
  update companies set tax_rate = 19.125, least_margin = 12.25, allowance_override = 7, colour = '#b45309',
    charged_days = '{"rows": [{"days": 1, "charged": "1"}], "beyondRate": "0.4"}';
  update sales_settings set won_reasons = '{"a, b", "c \\"d\\""}', lost_reasons = '{}', expiry_days = 3,
    delivery = '{"unit": "km", "zones": [], "road_factor": 1.3}',
    price_lists = '[{"id": "0192d3a4-0000-7000-8000-0000000000aa", "name": "Trade", "percent": 7.125, "categories": []}]';
  update clients set price_list_id = '0192d3a4-0000-7000-8000-0000000000aa';
  update companies set payment_terms = ${TERMS}, payment_reminder_days = 3;
  update proposals set payment_terms = ${TERMS};
  update companies set offers_withdrawal = true, withdrawal_notices = '{"de": "Unsere Worte"}';
  update payment_rows set due_on = '2027-02-03';
  update sub_hires set cost = 900719925474099, proposal_cost = 1234567, state = 'cancelled', cancelled_at = now(),
    mailed_at = now(), mailed_to = 'desk@acme.example', mailed_by = 'Ada';
  update mails m set audience = 'supplier', sub_hire_id = (select id from sub_hires h where h.company_id = m.company_id limit 1)
  where m.id = (select id from mails order by id limit 1);
  update companies set invoicing = '{"city": "Leeds"}';
  update invoices set position = 0, due_on = '2027-02-03';
  insert into invoices (company_id, id, year, ordinal, number, kind, proposal_id, corrects, issued_on, currency, net, tax, treatment,
      rate, buyer, document, content_hash, issued_at)
    select company_id, gen_random_uuid(), year, 2, '2', 'credit', proposal_id, id, issued_on, currency, -net, -tax, treatment,
      rate, buyer, document, content_hash, issued_at
    from invoices;
  update mails set attachment = 'invoice', invoice_formats = '{ubl,xrechnung}',
    invoice_id = (select id from invoices where kind = 'credit') where kind = 'proposal.sent';
  update payment_notices set amount = 12345678901234567890, expected = 1;
  update enquiry_forms set colour = '#b45309', intro = 'Hello', privacy_url = 'https://hire.example/privacy', is_on = true;
  update enquiries set event_date = '2027-06-12', attendees = 80;
  update line_items set unit_cost = 1234567, delivery = '{"postcode": "SW9 8AA", "distance": 12.5}';
  update products set cost_price = 900719925474099, per_attendees = 123456789.125, kilograms = 0.1, cubic_metres = 0.000125,
    watts = 1000, reading = 0;
  update products set archived_at = null where sku <> 'stool';
  update products set external_id = 'rentman:' || id;
  update clients set kind = 'consumer', tax_number = 'GB 123', address = '12 Quay Street', country = 'GB';
  update clients set external_id = 'booqable:' || id;
  update exchange_rates set rate = 1234567890.0123456789;
  update proposals set owner_id = (select id from users where email = '1'),
    discount = '{"kind": "amount", "amount": "0", "label": ""}', surcharge = '{"kind": "percent", "percent": "0", "label": ""}'
  where status = 'draft';
  update proposal_history set actor_id = (select id from users where email = '1')`;

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

function linesOf(entries: Map<string, Buffer>, file: string): Record<string, unknown>[] {
  const text = entries.get(file)?.toString('utf8') ?? '';
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): Record<string, unknown> => JSON.parse(line));
}

/** Of three products of a company the first is made a part of the second, and that one of the third, past the trigger that refuses it. */
const KIT_IN_KIT = `
  set session_replication_role = replica;
  with three as (select company_id, id, row_number() over (order by id) as place from products order by id limit 3)
  insert into product_accessories (company_id, product_id, accessory_id, quantity, is_part)
  select kit.company_id, kit.id, part.id, 1, true from three part join three kit on kit.place = part.place + 1
  on conflict (company_id, product_id, accessory_id) do update set is_part = true`;

/** A product that no line has is made a kit of an archived one, past the trigger that refuses it. */
const ARCHIVED_PART = `
  set session_replication_role = replica;
  with kit as (
    update products set archived_at = null where id = (
      select id from products p where not exists (select from line_items l where l.catalog_item_id = p.id)
        and not exists (select from product_accessories a where a.accessory_id = p.id) and sku <> 'stool'
      order by id limit 1)
    returning company_id, id
  ), part as (update products set archived_at = now() where sku = 'stool' returning company_id, id)
  insert into product_accessories (company_id, product_id, accessory_id, quantity, is_part)
  select kit.company_id, kit.id, part.id, 1, true from kit join part using (company_id)
  on conflict (company_id, product_id, accessory_id) do update set is_part = true`;

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
    const signed = await hire.sent();
    const signature = { name: 'Ada', email: 'ada@client.example', address: '203.0.113.7', browser: 'one' };
    await changeProposal(hire.at(), company.id, signed, 'accept', { by: 'client', signature });
    const paper = Buffer.from('%PDF signed');
    await hire.inside((tx) => keepSignedCopy(tx, company.id, signed, paper));
    await asSuperuser(from, fillEmptyTables);
    await asSuperuser(from, fillEmptyColumns);
    await asSuperuser(from, (client) => client.query(MORE));
    await rereadProducts(from.db, company.id);

    const first = await exported(from, 'first.tar.gz');
    expect(statSync(first.file).mode & 0o777).toBe(0o600);
    expect(first).toMatchObject({ bytes: statSync(first.file).size, proposals: 3, version: '0.1.0' });
    const before = await entriesOf(first.file);
    expect(listArchiveFiles().flatMap(({ name }) => (before.get(name)?.length === 0 ? name : []))).toEqual([]);
    expect(neverSet(before)).toEqual(NEVER_SET);
    expect(before.get('signed/P-2026-0003.pdf')).toEqual(paper);

    const imported = await importCompany(over(into), first.file);
    expect(imported).toEqual({
      company: { id: company.id, name: 'Northlight' },
      proposals: 3,
      version: '0.1.0',
      invitations: [],
    });
    const second = await exported(into, 'second.tar.gz');
    const after = await entriesOf(second.file);
    expect(changesIn(before, after)).toEqual(['mails.jsonl state waiting kept', 'webhooks.jsonl status active paused']);

    const there = await forCompany(into.db, company.id, (tx) =>
      tx.selectFrom('proposals').select(['id', 'share_token']).execute(),
    );
    for (const { id, share_token: token } of there) {
      expect(await getProposal(over(into), company.id, id)).toEqual(await getProposal(hire.at(), company.id, id));
      expect(await findSharedProposal(over(into), token)).toMatchObject({ proposal: { id } });
    }
    const words = `select word, p.name from product_words w join products p on p.id = w.product_id
      where p.archived_at is null order by 1, 2`;
    const found = await asSuperuser(into, (client) => client.query(words));
    expect(found.rows.length).toBeGreaterThan(5);
    expect(found.rows).toEqual((await asSuperuser(from, (client) => client.query(words))).rows);
    expect((await asSuperuser(into, (client) => client.query('select from credentials'))).rowCount).toBe(0);
  });

  it('invites whoever is known there, and makes them a member once they accept', async () => {
    const zoe = 'zoe@northlight.example';
    await asSuperuser(from, (client) =>
      client.query(`
        update proposals set owner_id = (select id from users where email = '${zoe}') where status = 'sent';
        insert into activity_reads (company_id, user_id, proposal_id, read_until)
          select r.company_id, u.id, r.proposal_id, r.read_until from activity_reads r, users u where u.email = '${zoe}'`),
    );
    const { file } = await exported(from, 'known.tar.gz');
    const there = await openOwnDatabase();
    const person = await insertPerson(there.db, { name: 'Z. Berg', email: zoe, passwordHash: 'x', language: 'fr' });
    const { invitations } = await importCompany(over(there), file);
    expect(invitations).toEqual([
      {
        to: zoe,
        companyName: 'Northlight',
        invitedBy: null,
        role: 'editor',
        language: 'fr',
        url: expect.stringMatching(/\/invitation#\w{32}$/),
        validDays: 7,
      },
    ]);
    const people = await entriesOf((await exported(there, 'before.tar.gz')).file);
    expect(linesOf(people, 'people.jsonl').map(({ email }) => email)).toEqual(['1']);
    expect(linesOf(people, 'activity_reads.jsonl').map((line) => line['person_email'])).toEqual(['1']);
    expect(linesOf(people, 'proposals.jsonl').map((line) => line['owner_email'])).not.toContain(zoe);

    const token = new URL(invitations[0]?.url ?? '').hash.slice(1);
    await acceptInvitation(there.db, { token, person, now: hire.at().clock.now() });
    const after = await entriesOf((await exported(there, 'after.tar.gz')).file);
    expect(linesOf(after, 'people.jsonl').find(({ email }) => email === zoe)).toMatchObject({
      name: 'Z. Berg',
      language: 'fr',
      role: 'editor',
    });
    expect(linesOf(after, 'audit.jsonl').map(({ what }) => what)).toContain('member.invited');
    await there.close();
  });

  it('goes on counting where it was', async () => {
    const drafts = await forCompany(into.db, hire.company.id, (tx) =>
      tx.selectFrom('proposals').select('id').where('status', '=', 'draft').execute(),
    );
    const copied = await duplicateProposal(over(into), hire.company.id, drafts[0]?.id ?? '', { kind: 'command' });
    expect(copied.proposal.number).toBe('P-2026-0004');
  });

  it('has the parts of its kits in its catalogue, also where they were archived before that was refused', async () => {
    await asSuperuser(from, (client) => client.query(ARCHIVED_PART));
    const { file } = await exported(from, 'archived.tar.gz');
    const there = await openOwnDatabase();
    await importCompany(over(there), file);
    const parts = await asSuperuser(there, (client) =>
      client.query(
        `select p.archived_at from products p join product_words w on w.product_id = p.id where sku = 'stool'`,
      ),
    );
    expect(parts.rows).toContainEqual({ archived_at: null });
    await there.close();
  });

  it('is not brought in where it is already, nor where it does not come out right', async () => {
    const { file } = await exported(from, 'again.tar.gz');
    await expect(importCompany(over(into), file)).rejects.toThrow(/^the company Northlight \(.*\) is here already/);
    const empty = await openOwnDatabase();
    await asSuperuser(from, (client) => client.query('update bookings set quantity = quantity + 1'));
    const { file: faulty } = await exported(from, 'faulty.tar.gz');
    await asSuperuser(from, (client) => client.query('update bookings set quantity = quantity - 1'));
    await expect(importCompany(over(empty), faulty)).rejects.toThrow(
      /faulty.tar.gz does not pass the check \(2 bookings differ from the proposals\): nothing was imported/,
    );
    await asSuperuser(from, (client) => client.query(KIT_IN_KIT));
    const { file: nested } = await exported(from, 'nested.tar.gz');
    await expect(importCompany(over(empty), nested)).rejects.toThrow(
      /nested.tar.gz could not be imported: .* of accessories.jsonl: .* is a part of .* and a kit itself; nothing was imported/,
    );
    const all = await asSuperuser(empty, (client) => client.query('select from companies, users'));
    expect(all.rowCount).toBe(0);
    await empty.close();
  });
});

/** Puts something into columns of texts, moments and figures that no row has anything in, where nothing speaks against it. */
async function fillEmptyColumns(client: Client): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    text: `'1'`,
    language: `'fr'`,
    ts: `'2026-11-20 10:00:00.123+00'`,
  };
  for (const { table, fields } of listArchiveFiles()) {
    for (const { column, as } of fields.filter((field) => field.as === '')) {
      const type = await client.query<{ type: string }>(
        `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
        [table, column],
      );
      const value = values[type.rows[0]?.type.replace(/^timestamp.*/, 'ts') ?? ''];
      if (as !== '' || value === undefined) continue;
      const empty = `not exists (select from "${table}" where "${column}" is not null)`;
      await client.query(`update "${table}" set "${column}" = ${value} where ${empty}`).catch((error: unknown) => {
        if (codeOf(error) !== '23514' && codeOf(error) !== '23505') throw error;
      });
    }
  }
}

/** The fields that no line says anything in. */
function neverSet(entries: Map<string, Buffer>): string[] {
  return listArchiveFiles().flatMap(({ name, fields }) => {
    const lines = linesOf(entries, name);
    return fields.flatMap(({ field }) => (lines.every((line) => line[field] === null) ? `${name} ${field}` : []));
  });
}

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
