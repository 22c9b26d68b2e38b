import { setTimeout as wait } from 'node:timers/promises';
import type { InvoiceSeries } from '@showbill/contract';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from '../accounts/people/users.ts';
import { hashPassword } from '../accounts/people/password.ts';
import { invoicesOfProposals } from '../invoices/index.ts';
import { mailAbout } from '../mail/index.ts';
import { changeProposal } from '../proposals/index.ts';
import { type Hire, openHire } from '../proposals/life/fixtures.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { BUYER, issueProposed, readyToInvoice } from '../testing/invoices.ts';
import { type RunningServer, startServer } from '../testing/program.ts';
import { rowsToTry } from '../testing/runs.ts';

/** A server that is killed while it issues and credits invoices, many at once: no number is lost, none is there twice. */

const PASSWORD = 'a password of the tests';
const EMAIL = 'ada@people.example';
/** Requests at once: as many to issue an invoice as to credit one. */
const MANY = 12;
/** Of everything, in both series. */
type BySeries<Value> = Readonly<Record<InvoiceSeries, Value>>;
/** After how many milliseconds it is killed, from the first answer on. */
const INSTANTS = [0, 3, 9, 27, 60, 120];

let database: TestDatabase;
let hire: Hire;
let env: Record<string, string>;
let proposal: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  const { host, port, user, database: name } = database.owner;
  const url = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  env = { DATABASE_URL: url, SECRET_KEY: 'a secret of the tests, long enough to be one' };
  hire = await openHire(database, mailAbout, { email: 'hire@northlight.example' });
  const passwordHash = await hashPassword(PASSWORD);
  await hire.inside(async (tx) => {
    const { id } = await insertPerson(tx, { email: EMAIL, name: 'Ada', passwordHash });
    const joined = { company_id: hire.company.id, user_id: id, role: 'owner' as const, created_at: new Date() };
    await tx.insertInto('members').values(joined).execute();
    await tx.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
    await readyToInvoice(tx, hire.company.id, { own_credit_numbers: true });
  });
  proposal = await hire.draft({ date: '2099-01-10' });
  await hire.inside((tx) =>
    tx.updateTable('proposals').set({ valid_until: '2098-12-31' }).where('id', '=', proposal).execute(),
  );
  for (const deed of ['send', 'accept'] as const) await changeProposal(hire.at(), hire.company.id, proposal, deed);
  await hire.inside((tx) =>
    tx
      .updateTable('proposals')
      .set({ subtotal: 100_000_000n, total: 100_000_000n })
      .where('id', '=', proposal)
      .execute(),
  );
});
afterAll(() => database.close());

/** What a test has opened, to be ended in reverse, however it went. */
const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of left.splice(0).toReversed()) await end();
});

async function asOwner(statement: string): Promise<Client> {
  const client = new Client(database.owner);
  client.on('error', () => {});
  await client.connect();
  left.push(() => client.end());
  await client.query(statement);
  return client;
}

interface Served {
  readonly server: RunningServer;
  /** Asks for an invoice, or for a credit note of one; the status, or null where no answer came. */
  issue(): Promise<number | null>;
  credit(id: string): Promise<number | null>;
  /** Ends it as kill -9 does. */
  kill(): Promise<void>;
}

async function serve(): Promise<Served> {
  const server = await startServer(env);
  left.push(() => server.process.kill('SIGKILL'));
  const headers = { origin: server.address, 'content-type': 'application/json' };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const signedIn = await post('/app/auth/sign-in', { email: EMAIL, password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const order = {
    id: proposal,
    part: { kind: 'amount', amount: 1 },
    buyer: BUYER,
    treatment: 'exempt',
    wording: 'Exempt from VAT.',
    due_on: '2098-12-31',
    gross: 1,
  };
  const statusOf = async (path: string, body: object) => {
    const answer = await post(path, body, { cookie, 'x-company': hire.company.id }).catch(() => null);
    await answer?.text().catch(() => '');
    return answer?.status ?? null;
  };
  return {
    server,
    issue: () => statusOf('/app/trpc/invoices.issue', order),
    credit: (id) => statusOf('/app/trpc/invoices.credit', { id }),
    async kill() {
      server.process.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** The places in each series, in their order, and how far the counters are. */
interface Given {
  readonly ordinals: BySeries<number[]>;
  readonly counters: BySeries<number>;
}

async function given(): Promise<Given> {
  return hire.inside(async (tx) => {
    const invoices = await tx
      .selectFrom('invoices')
      .select(['series', 'ordinal', 'number'])
      .orderBy('ordinal')
      .execute();
    const counters = await tx.selectFrom('invoice_counters').select(['series', 'last_number']).execute();
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
    const ordinalsOf = (series: InvoiceSeries) =>
      invoices.filter((each) => each.series === series).map(({ ordinal }) => ordinal);
    const counterOf = (series: InvoiceSeries) => counters.find((each) => each.series === series)?.last_number ?? 0;
    return { ordinals: bySeries(ordinalsOf), counters: bySeries(counterOf) };
  });
}

function bySeries<Value>(of: (series: InvoiceSeries) => Value): BySeries<Value> {
  return { invoice: of('invoice'), credit_note: of('credit_note') };
}

function inAll({ invoice, credit_note: notes }: BySeries<number>): number {
  return invoice + notes;
}

/** What nothing is missing of and nothing is there twice. */
function whole(counters: BySeries<number>): Given {
  return { ordinals: bySeries((series) => upTo(counters[series])), counters };
}

/** Invoices that can be credited, as many as are credited at once. */
async function toCredit(): Promise<string[]> {
  const all = await hire.inside((tx) => invoicesOfProposals(tx, hire.company.id, [proposal]));
  const open = all.flatMap(({ kind, creditedBy, id }) => (kind !== 'credit' && creditedBy === null ? [id] : []));
  const part = { kind: 'amount', amount: 1 } as const;
  while (open.length < MANY / 2) open.push(await issueProposed(hire.at(), hire.company.id, proposal, { part }));
  return open.slice(0, MANY / 2);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('it never came true');
    await wait(5);
  }
}

describe('a server that issues invoices and is killed with kill -9', () => {
  it('while one has its number and is not written yet: the number is given again', async () => {
    const ids = await toCredit();
    const before = await given();
    const first = await serve();
    const holder = await asOwner('begin; lock table invoices in share mode');
    const asked = Promise.all(ids.flatMap((id) => [first.issue(), first.credit(id)]));
    const waiters = async () => {
      const { rows } = await holder.query<{ pid: number }>(
        `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where datname = current_database() and relation = 'invoices'::regclass and not granted`,
      );
      return rows;
    };
    await until(async () => (await waiters()).length > 0);
    await first.kill();
    expect(await asked).toEqual(upTo(MANY).map(() => null));
    await holder.query('rollback');
    await until(async () => {
      const { rows } = await holder.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`,
      );
      return rows.length === 0;
    });
    expect(await given()).toEqual(before);
    expect(before).toEqual(whole(before.counters));
    const second = await serve();
    expect(await second.issue()).toBe(200);
    expect(await given()).toEqual(whole({ ...before.counters, invoice: before.counters.invoice + 1 }));
  });

  it.each(rowsToTry(INSTANTS, 6))(
    '%i ms after the first of many at once was answered: none is missing, and what was answered is there',
    async (ms) => {
      const served = await serve();
      // what checks invoices is loaded with the first one, which nobody else has to wait for
      expect(await served.issue()).toBe(200);
      const ids = await toCredit();
      const { counters: before } = await given();
      const asked = ids.flatMap((id) => [served.issue(), served.credit(id)]);
      await Promise.race(asked);
      await wait(ms);
      await served.kill();
      const answers = await Promise.all(asked);
      expect(answers).toContain(200);
      const after = await settled();
      expect(after).toEqual(whole(after.counters));
      const answered = answers.filter((status) => status === 200).length;
      expect(inAll(after.counters) - inAll(before)).toBeGreaterThanOrEqual(answered);
      const again = await serve();
      expect(await again.issue()).toBe(200);
      expect(await given()).toEqual(whole({ ...after.counters, invoice: after.counters.invoice + 1 }));
    },
  );
});

/** Once the database has seen that the server is gone. */
async function settled(): ReturnType<typeof given> {
  const client = await asOwner('select');
  await until(async () => {
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and state in ('active', 'idle in transaction') and pid <> pg_backend_pid()`,
    );
    return rows.length === 0;
  });
  return given();
}
