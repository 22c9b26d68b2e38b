import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '../accounts/index.ts';
import { createClient } from '../clients/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { forCompany } from './tenancy.ts';

/** A person may belong to several companies: which ones stands in `members`, a table of companies. */
const PEOPLE = [
  'users',
  'sessions',
  'credentials',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'used_challenges',
  'verifications',
  'tries',
  'sign_ups',
];
/** Tables that hold nothing of any company. */
const SHARED = ['installation', 'readiness', 'schema_migrations', ...PEOPLE];

let database: TestDatabase;
let ours: string;
let theirs: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  ours = (await createCompany(database.db, { name: 'Ours', currency: 'GBP', country: 'GB' })).id;
  theirs = (await createCompany(database.db, { name: 'Theirs', currency: 'GBP', country: 'GB' })).id;
  await forCompany(database.db, theirs, (tx) => createClient(tx, theirs, { name: 'Their client' }));
});
afterAll(() => database.close());

/** What keeps one company from another; throws where it does not. Run as it is, and with a policy missing. */
async function provesIsolation(): Promise<void> {
  const seen = await forCompany(database.db, ours, (tx) => tx.selectFrom('clients').select('name').execute());
  if (seen.length > 0) throw new Error(`one company sees the client of another: ${seen[0]?.name}`);
}

describe('tenancy', () => {
  it('has row-level security, forced, with the tenant policy, on every table but those that hold no company', async () => {
    const { rows } = await sql<{
      name: string;
      secured: boolean;
      forced: boolean;
      policy: string | null;
      first: string;
    }>`
      select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
        pg_get_expr(p.polqual, p.polrelid) as policy,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisprimary) as first
      from pg_class c
      left join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by 1`.execute(database.db);
    const tenant = rows.filter(({ name }) => !SHARED.includes(name));
    expect(tenant.length).toBeGreaterThan(12);
    for (const table of tenant) {
      const column = table.name === 'companies' ? 'id' : 'company_id';
      expect(table).toMatchObject({ secured: true, forced: true, first: column });
      expect(table.policy).toContain(`(${column} = `);
      expect(table.policy).toContain(`current_setting('app.company_id'`);
    }
  });

  it('gives the service no policy but the tenant one: the others are for the owner alone', async () => {
    const { rows } = await sql<{ name: string }>`
      select polname as name from pg_policy
      where polname <> 'tenant' and (0 = any(polroles) or 'showbill_service'::regrole = any(polroles))`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('lets a company see its own rows and nothing else', async () => {
    await provesIsolation();
    const own = await forCompany(database.db, theirs, (tx) => tx.selectFrom('clients').select('name').execute());
    expect(own).toEqual([{ name: 'Their client' }]);
  });

  it('shows nothing without a company', async () => {
    expect(await database.db.selectFrom('clients').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('companies').selectAll().execute()).toEqual([]);
  });

  it('refuses to write a row of another company', async () => {
    const attempt = forCompany(database.db, ours, (tx) => createClient(tx, theirs, { name: 'Smuggled' }));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it('is what isolates: with the policy dropped, the proof of isolation fails', async () => {
    const owner = new Client(database.owner);
    await owner.connect();
    await owner.query('drop policy tenant on clients');
    await owner.query('create policy anything on clients using (true)');
    try {
      await expect(provesIsolation()).rejects.toThrow('one company sees the client of another');
    } finally {
      await owner.query('drop policy anything on clients');
      await owner.query(`create policy tenant on clients
        using (company_id = (select nullif(current_setting('app.company_id', true), '')::uuid))`);
      await owner.end();
    }
    await provesIsolation();
  });
});
