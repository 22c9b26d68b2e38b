import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, keepAuditFor } from '../accounts/index.ts';
import { COMMAND } from '../platform/actor.ts';
import { createDb } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type AuditSearch, forgetOldAudit, listAudit, recordAudit } from './index.ts';

const ADA = { kind: 'user', id: 'u-ada', name: 'Ada Marsh' } as const;

let database: TestDatabase;
let company: string;
let other: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  const make = { name: 'Hire', currency: 'GBP', country: 'GB', timeZone: 'Pacific/Auckland' };
  company = (await createCompany(database.db, make)).id;
  other = (await createCompany(database.db, make)).id;
  await forCompany(
    database.db,
    company,
    async (tx) => {
      await recordAudit(tx, company, { what: 'key.created', id: 'k1', name: 'CRM', details: { scopes: ['read'] } });
      await recordAudit(tx, company, { what: 'key.revoked', id: 'k1', name: 'CRM_2 100%' });
    },
    ADA,
  );
  await forCompany(database.db, company, (tx) =>
    recordAudit(tx, company, { what: 'proposal.expired', name: 'P-2026-0001' }),
  );
  await forCompany(database.db, other, (tx) => recordAudit(tx, other, { what: 'key.created', name: 'Theirs' }), ADA);
});
afterAll(() => database.close());

async function listed(search: Partial<AuditSearch> = {}): Promise<string[]> {
  const entries = await forCompany(database.db, company, (tx) => listAudit(tx, company, { limit: 50, ...search }));
  return entries.map(({ what }) => what);
}

/** Moves an entry, as the service cannot. */
async function move(what: string, at: string): Promise<void> {
  await asOwner(`update audit_entries set at = '${at}' where company_id = '${company}' and what = '${what}'`);
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client(database.owner);
  await client.connect();
  await client.query('alter table audit_entries no force row level security');
  await client.query(statement);
  await client.query('alter table audit_entries force row level security');
  await client.end();
}

describe('the audit log', () => {
  it('says who did what to what, newest first, and nothing of another company', async () => {
    const entries = await forCompany(database.db, company, (tx) => listAudit(tx, company, { limit: 50 }));
    expect(entries).toMatchObject([
      { what: 'proposal.expired', actor: { kind: 'service', id: null, name: null }, subject: { name: 'P-2026-0001' } },
      { what: 'key.revoked', actor: ADA },
      { what: 'key.created', actor: ADA, subject: { id: 'k1', name: 'CRM' }, details: { scopes: ['read'] } },
    ]);
    expect(await forCompany(database.db, company, (tx) => listAudit(tx, other, { limit: 50 }))).toEqual([]);
  });

  it('is by whoever the connections were opened for where nobody is named', async () => {
    const commands = createDb(database.pool, COMMAND);
    const undone = new Error('undone');
    const work = forCompany(commands, company, async (tx) => {
      await recordAudit(tx, company, { what: 'key.created' });
      const [newest] = await listAudit(tx, company, { limit: 1 });
      expect(newest?.actor.kind).toBe('command');
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });

  it('leaves nothing of what was taken back', async () => {
    const before = await listed();
    const work = forCompany(database.db, company, async (tx) => {
      await recordAudit(tx, company, { what: 'key.created' });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await listed()).toEqual(before);
  });

  it('can be neither changed nor emptied by the service', async () => {
    for (const statement of [
      sql`update audit_entries set what = 'key.created'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      await expect(forCompany(database.db, company, (tx) => statement.execute(tx))).rejects.toMatchObject({
        code: '42501',
      });
    }
    await expect(
      forCompany(database.db, company, (tx) => recordAudit(tx, other, { what: 'key.created' })),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    [{ kind: 'key' }, ['key.revoked', 'key.created']],
    [{ kind: 'proposal' }, ['proposal.expired']],
    [{ kind: 'webhook' }, []],
    [{ by: { user: 'u-ada' } }, ['key.revoked', 'key.created']],
    [{ by: { user: 'u-ben' } }, []],
    [{ by: { kind: 'service' } }, ['proposal.expired']],
    [{ text: 'crm' }, ['key.revoked', 'key.created']],
    [{ text: 'crm_2 ada' }, ['key.revoked']],
    [{ text: '100%' }, ['key.revoked']],
    [{ text: '%' }, ['key.revoked']],
    [{ text: 'READ' }, ['key.created']],
    [{ text: 'p-2026-0001' }, ['proposal.expired']],
    [{ text: 'nobody' }, []],
    [{ limit: 1 }, ['proposal.expired']],
  ] as const)('is searched by %j', async (search, found) => {
    expect(await listed(search)).toEqual(found);
  });

  it('is searched by days as they are where the company is, and read on from an entry', async () => {
    await move('key.created', '2026-11-19T10:59:59Z');
    await move('key.revoked', '2026-11-19T11:00:00Z');
    expect(await listed({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['key.created']);
    expect(await listed({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['key.revoked']);
    expect(await listed({ to: '2026-11-20' })).toEqual(['key.revoked', 'key.created']);
    const [, last] = await forCompany(database.db, company, (tx) => listAudit(tx, company, { limit: 2 }));
    expect(await listed({ before: last })).toEqual(['key.created']);
  });

  it('is kept for as long as its company says, two years unless told otherwise', async () => {
    await move('key.created', '2026-11-19T10:59:59Z');
    await forgetOldAudit(database.db, new Date('2028-11-19T10:59:00Z'));
    expect(await listed({ kind: 'key' })).toEqual(['key.revoked', 'key.created']);
    await forgetOldAudit(database.db, new Date('2028-11-19T11:00:00Z'));
    expect(await listed({ kind: 'key' })).toEqual(['key.revoked']);
    await forCompany(database.db, company, (tx) => keepAuditFor(tx, company, 6), ADA);
    await forgetOldAudit(database.db, new Date('2027-05-20T00:00:00Z'));
    expect(await listed({ kind: 'key' })).toEqual([]);
    const theirs = await forCompany(database.db, other, (tx) => listAudit(tx, other, { limit: 50 }));
    expect(theirs.map(({ subject }) => subject.name)).toEqual(['Theirs']);
    expect(await listed({ kind: 'settings' })).toEqual(['settings.changed']);
  });

  it.each([0, 5, 6.5, 121])('is not kept for %d months', async (months) => {
    const keep = forCompany(database.db, company, (tx) => keepAuditFor(tx, company, months));
    await expect(keep).rejects.toMatchObject({ code: 'invalid_request', details: { param: 'months' } });
  });
});
