import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBookings } from '../../availability/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { effectsOf, type Hire, openHire } from './fixtures.ts';
import { changeProposal, dispatchJob, verifyStock } from './index.ts';

let database: TestDatabase;
let hire: Hire;
let jobs: Readonly<Record<'draft' | 'sent' | 'accepted' | 'dispatched' | 'cancelled', string>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A company with a proposal of every kind of holding. */
beforeEach(async () => {
  hire = await openHire(database, mailAbout);
  const lines = [
    { sku: 'speaker', units: 6 },
    { sku: 'mixer', units: 1 },
    { sku: 'stool', units: 5, optional: true },
  ] as const;
  jobs = {
    draft: await hire.draft({ lines }),
    sent: await hire.sent({ lines }),
    accepted: await hire.accepted({ lines }),
    dispatched: await hire.accepted({ lines, date: '2026-11-25' }),
    cancelled: await hire.accepted({ lines }),
  };
  await hire.accepted({ lines, date: null });
  await dispatchJob(hire.at(), hire.company.id, jobs.dispatched, { on: '2026-11-20' });
  await changeProposal(hire.at(), hire.company.id, jobs.cancelled, 'cancel');
});

function verify(rebuild = false) {
  return hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild }));
}

function bookings() {
  return hire.inside((tx) => listBookings(tx, hire.company.id));
}

/** Which transaction wrote each proposal's bookings. */
async function writers(): Promise<Map<string, string>> {
  const { rows } = await hire.inside((tx) =>
    sql<{ id: string; xmin: string }>`
      select distinct proposal_id as id, xmin::text as xmin from bookings where company_id = ${hire.company.id}`.execute(
      tx,
    ),
  );
  return new Map(rows.map(({ id, xmin }) => [id, xmin]));
}

type Tampering = readonly [what: string, whose: keyof typeof jobs, column: string, value: string | number];
const CHANGES: readonly Tampering[] = [
  ['kind', 'accepted', 'kind', 'provisional'],
  ['quantity', 'accepted', 'quantity', 7],
  ['from', 'sent', 'from_day', '2026-12-09'],
  ['until', 'sent', 'until_day', '2026-12-13'],
  ['left', 'dispatched', 'left_day', '2026-11-21'],
  ['left', 'accepted', 'left_day', '2026-12-01'],
  ['validUntil', 'sent', 'valid_until', '2026-12-25'],
  ['validUntil', 'accepted', 'valid_until', '2026-12-25'],
];

describe('verify', () => {
  it('finds nothing where nothing was tampered with, and says how many proposals it checked', async () => {
    expect(await verify()).toEqual({ checked: 6, differences: [] });
  });

  it('finds a missing booking', async () => {
    const before = await bookings();
    const { mixer } = hire.products;
    await hire.inside((tx) =>
      tx.deleteFrom('bookings').where('proposal_id', '=', jobs.sent).where('product_id', '=', mixer).execute(),
    );
    const expected = before.find(({ proposalId, productId }) => proposalId === jobs.sent && productId === mixer);
    expect(expected).toMatchObject({ quantity: 1 });
    const { differences } = await verify();
    expect(differences).toEqual([{ proposalId: jobs.sent, productId: mixer, expected, found: null }]);
  });

  it.each(['draft', 'cancelled', 'accepted'] as const)(
    'finds a superfluous booking of one that is %s',
    async (whose) => {
      const { stool } = hire.products;
      await hire.inside((tx) =>
        tx
          .insertInto('bookings')
          .values({
            company_id: hire.company.id,
            proposal_id: jobs[whose],
            product_id: stool,
            kind: 'firm',
            quantity: 5,
            from_day: '2026-12-10',
            until_day: '2026-12-12',
            left_day: null,
            valid_until: null,
          })
          .execute(),
      );
      const { differences } = await verify();
      const found = expect.objectContaining({ quantity: 5, kind: 'firm', from: '2026-12-10' });
      expect(differences).toEqual([{ proposalId: jobs[whose], productId: stool, expected: null, found }]);
    },
  );

  it.each(CHANGES)('finds another %s of one that is %s', async (what, whose, column, value) => {
    const { speaker } = hire.products;
    const { numAffectedRows } = await hire.inside((tx) =>
      sql`
        update bookings set ${sql.ref(column)} = ${value}
        where proposal_id = ${jobs[whose]} and product_id = ${speaker}`.execute(tx),
    );
    expect(numAffectedRows).toBe(1n);
    const { differences } = await verify();
    expect(differences).toHaveLength(1);
    const { expected, found, ...key } = differences[0] ?? {};
    expect(key).toEqual({ proposalId: jobs[whose], productId: speaker });
    expect(found).toEqual({ ...expected, [what]: value });
  });

  it('without rebuild changes nothing', async () => {
    await hire.inside((tx) => tx.deleteFrom('bookings').where('proposal_id', '=', jobs.accepted).execute());
    expect(await effectsOf(hire, () => verify())).toEqual({});
  });

  it('with rebuild mends what differs and touches no other', async () => {
    const right = await bookings();
    const wrote = await writers();
    await hire.inside(async (tx) => {
      await tx.deleteFrom('bookings').where('proposal_id', '=', jobs.accepted).execute();
      await tx.updateTable('bookings').set({ quantity: 60 }).where('proposal_id', '=', jobs.dispatched).execute();
      await sql`
        insert into bookings (company_id, proposal_id, product_id, kind, quantity, from_day, until_day)
        select company_id, ${jobs.draft}, product_id, 'firm', 1, from_day, until_day
        from bookings where proposal_id = ${jobs.sent}`.execute(tx);
    });
    const { differences } = await verify(true);
    expect(differences).toHaveLength(6);
    expect(new Set(differences.map(({ proposalId }) => proposalId))).toEqual(
      new Set([jobs.accepted, jobs.dispatched, jobs.draft]),
    );
    expect(await bookings()).toEqual(right);
    expect(await verify()).toEqual({ checked: 6, differences: [] });
    expect((await writers()).get(jobs.sent)).toBe(wrote.get(jobs.sent));
    expect((await writers()).get(jobs.accepted)).not.toBe(wrote.get(jobs.accepted));
  });

  it('sees one company alone', async () => {
    const other = await openHire(database, mailAbout);
    const id = await other.sent();
    await other.inside((tx) => tx.deleteFrom('bookings').where('proposal_id', '=', id).execute());
    expect(await effectsOf(other, () => verify(true))).toEqual({});
    expect((await verify()).differences).toEqual([]);
  });
});
