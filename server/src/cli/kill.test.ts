import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addSubHire } from '../availability/index.ts';
import { mailAbout } from '../mail/index.ts';
import { createDb, createServicePool } from '../platform/db.ts';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { changeProposal, dispatchJob, returnJob, verifyStock } from '../proposals/index.ts';
import { type DraftInput, effectsOf, type Hire, openHire, rowsOf } from '../proposals/life/fixtures.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { runHere } from '../testing/run-here.ts';
import { rowsToTry } from '../testing/runs.ts';

/** What happens to a proposal, as commands of their own that are killed in the middle: all of it stands, or nothing. */

const LAUNCHER = fileURLToPath(new URL('../../../bin/showbill', import.meta.url));

const ONE_LINE = /^showbill: [^\n]+\n$/;

/** Where commands work, and how to come at their database beside them. */
interface Ground {
  readonly env: Record<string, string>;
  readonly owner: ClientConfig;
  readonly hire: Hire;
}

let database: TestDatabase;
let ground: Ground;
beforeAll(async () => {
  database = await openOwnDatabase();
  const { host, port, user, database: name } = database.owner;
  const url = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  ground = {
    env: { DATABASE_URL: url, SECRET_KEY: 'a secret of the tests, long enough to be one' },
    owner: database.owner,
    hire: await openHire(database, mailAbout, { email: 'hire@northlight.example' }),
  };
});
afterAll(() => database.close());

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** Runs `bin/showbill proposal …` as a process of its own. */
function start({ env }: Ground, deed: string, id: string): { kill(): void; readonly ended: Promise<Ended> } {
  const child = spawn(LAUNCHER, ['proposal', deed, id], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  left.push(() => child.kill('SIGKILL'));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  return { kill: () => child.kill('SIGKILL'), ended };
}

/** What a test has opened, to be ended in reverse, however it went. */
const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of left.splice(0).toReversed()) await end();
});

/** A lock that lets nobody write to a table. */
interface Held {
  /** The process id of the database's backend that waits for the table, once one does. */
  waiting(): Promise<number>;
  /** Gives the table free, and resolves when the backend is gone. */
  release(pid?: number): Promise<void>;
  terminate(pid: number): Promise<void>;
}

async function hold({ owner }: Ground, table: string): Promise<Held> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  left.push(() => client.end());
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  // Databases made from one template give a table the same number in each.
  const waiters = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and relation = $1::regclass and not granted`,
      [table],
    );
    return rows;
  };
  return {
    async waiting() {
      await until(async () => (await waiters()).length > 0);
      return (await waiters())[0]?.pid ?? 0;
    },
    async terminate(pid) {
      await client.query('select pg_terminate_backend($1)', [pid]);
    },
    async release(pid) {
      await client.query('rollback');
      if (pid !== undefined) {
        await until(
          async () => (await client.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 0,
        );
      }
      await client.end();
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('it never came true');
    await wait(5);
  }
}

type Deed = 'send' | 'accept' | 'accept an amendment' | 'decline' | 'revise' | 'cancel' | 'dispatch' | 'return';

/** Tables that a deed writes, in the order in which it does. */
const WRITTEN: readonly (readonly [Deed, readonly string[]])[] = [
  ['send', ['bookings', 'mails']],
  ['accept', ['proposals', 'bookings', 'events', 'mails']],
  ['accept an amendment', ['sub_hires', 'dispatched_units', 'mails']],
  ['decline', ['mails']],
  ['revise', ['bookings']],
  ['cancel', ['bookings', 'dispatched_units']],
  ['dispatch', ['dispatched_units', 'bookings']],
  ['return', ['dispatched_units']],
];
const MOMENTS = WRITTEN.flatMap(([deed, tables]) => tables.map((table) => [deed, table] as const));

/** Tables that an acceptance can go on to write, and how many milliseconds it may. */
const INSTANTS = [
  ['proposals', 8],
  ['proposals', 32],
  ['bookings', 16],
  ['events', 0],
  ['events', 8],
  ['mails', 0],
] as const;

const CUT = [
  ['send', 'events'],
  ['accept', 'bookings'],
  ['accept', 'mails'],
  ['cancel', 'dispatched_units'],
  ['dispatch', 'dispatched_units'],
] as const;

const HIRED = {
  supplier: { name: 'Acme Hire' },
  units: 2,
  arrives: '2099-01-10',
  goesBack: '2099-01-11',
  state: 'confirmed',
  cost: 5000n,
  note: null,
} as const;

/** A proposal that is ready for a deed, by the real clock as well. */
async function ready(hire: Hire, deed: Deed): Promise<string> {
  if (deed === 'accept an amendment') {
    const job = await ready(hire, 'return');
    await addSubHire(hire.at(), hire.company.id, { ...HIRED, productId: hire.products.speaker, proposalId: job });
    return sent(hire, { replaces: job });
  }
  if (deed === 'send') return hire.draft({ date: '2099-01-10' });
  const id = await sent(hire);
  if (deed === 'accept' || deed === 'decline' || deed === 'revise') return id;
  await changeProposal(hire.at(), hire.company.id, id, 'accept');
  if (deed === 'dispatch') return id;
  await dispatchJob(hire.at(), hire.company.id, id);
  if (deed === 'cancel') await returnJob(hire.at(), hire.company.id, id, {});
  return id;
}

async function sent(hire: Hire, input: DraftInput = {}): Promise<string> {
  const id = await hire.draft({ date: '2099-01-10', ...input });
  await hire.inside((tx) =>
    tx.updateTable('proposals').set({ valid_until: '2098-12-31' }).where('id', '=', id).execute(),
  );
  await changeProposal(hire.at(), hire.company.id, id, 'send');
  return id;
}

const commandOf = (deed: Deed) => (deed === 'accept an amendment' ? 'accept' : deed);

async function rows({ hire }: Ground) {
  return rowsOf(hire.at().db, hire.company.id);
}

/** The command goes through as if nothing had been, with all its effects. */
async function expectToSucceed(at: Ground, deed: Deed, id: string): Promise<void> {
  const effects = await effectsOf(at.hire, async () => {
    expect(await runHere(at.env, ['proposal', commandOf(deed), id])).toMatchObject({ code: 0, stderr: '' });
  });
  expect(effects).toMatchObject(EFFECTS[deed]);
  expect(Object.keys(effects).toSorted()).toEqual(Object.keys(EFFECTS[deed]).toSorted());
  const { differences } = await at.hire.inside((tx) => verifyStock(tx, at.hire.company.id, { rebuild: false }));
  expect(differences).toEqual([]);
}

const EFFECTS: Readonly<Record<Deed, object>> = {
  send: {
    proposals: { changed: [{ status: ['draft', 'sent'] }] },
    bookings: { added: [{ kind: 'provisional' }] },
    events: { added: [{ kind: 'proposal.sent' }] },
    mails: { added: [{ audience: 'client' }] },
  },
  accept: {
    proposals: { changed: [{ status: ['sent', 'accepted'] }] },
    bookings: { changed: [{ kind: ['provisional', 'firm'] }] },
    events: { added: [{ kind: 'proposal.accepted' }] },
    mails: { added: [{ audience: 'client' }, { audience: 'company' }] },
    accepted_details: { added: [{}] },
  },
  'accept an amendment': {
    proposals: { changed: [{ status: ['accepted', 'cancelled'] }, { status: ['sent', 'accepted'] }] },
    dispatched_units: { changed: [{ proposal_id: expect.any(Array) }] },
    sub_hires: { changed: [{ proposal_id: expect.any(Array) }] },
    bookings: { removed: [{ kind: 'firm' }], changed: [{ kind: ['provisional', 'firm'] }] },
    events: { added: [{ kind: 'proposal.accepted' }] },
    mails: { added: [{ audience: 'client' }, { audience: 'company' }] },
    accepted_details: { added: [{}] },
  },
  decline: {
    proposals: { changed: [{ status: ['sent', 'declined'] }] },
    bookings: { removed: [{ kind: 'provisional' }] },
    events: { added: [{ kind: 'proposal.declined' }] },
    mails: { added: [{ audience: 'company' }] },
  },
  revise: {
    proposals: { changed: [{ status: ['sent', 'draft'], version: [1, 2] }] },
    bookings: { removed: [{ kind: 'provisional' }] },
  },
  cancel: {
    proposals: { changed: [{ status: ['accepted', 'cancelled'] }] },
    bookings: { removed: [{ kind: 'firm' }] },
    dispatched_units: { changed: [{ due_day: ['2099-01-12', null] }] },
  },
  dispatch: {
    proposals: { changed: [{ dispatched_on: [null, expect.any(String)] }] },
    bookings: { changed: [{ left_day: [null, expect.any(String)] }] },
    dispatched_units: { added: [{ quantity: 6 }] },
    job_movements: { added: [{ what: 'dispatched' }] },
  },
  return: {
    dispatched_units: { changed: [{ back_day: [null, expect.any(String)] }] },
    job_movements: { added: [{ what: 'returned' }] },
  },
};

describe('a command that is killed with kill -9', () => {
  it.each(rowsToTry(MOMENTS, 6))(
    '%s, while it writes %s: leaves nothing, and succeeds when it is given again',
    async (deed, table) => {
      const id = await ready(ground.hire, deed);
      const before = await rows(ground);
      const held = await hold(ground, table);
      const command = start(ground, commandOf(deed), id);
      const pid = await held.waiting();
      command.kill();
      expect(await command.ended).toMatchObject({ code: null, signal: 'SIGKILL' });
      await held.release(pid);
      expect(await rows(ground)).toEqual(before);
      await expectToSucceed(ground, deed, id);
    },
  );

  it.each(rowsToTry(INSTANTS, 4))(
    'once it can go on to write %s, %i ms later: has done all or nothing',
    async (table, ms) => {
      const id = await ready(ground.hire, 'accept');
      let done = true;
      const effects = await effectsOf(ground.hire, async () => {
        const held = await hold(ground, table);
        const command = start(ground, 'accept', id);
        const pid = await held.waiting();
        const released = held.release(pid);
        await wait(ms);
        command.kill();
        await command.ended;
        await released;
        done = (await statusOf(id)) === 'accepted';
      });
      expect(effects).toMatchObject(done ? EFFECTS.accept : {});
      expect(Object.keys(effects)).toHaveLength(done ? Object.keys(EFFECTS.accept).length : 0);
      if (!done) await expectToSucceed(ground, 'accept', id);
    },
  );
});

describe('a command whose connection the database ends', () => {
  it.each(rowsToTry(CUT, 4))(
    '%s, while it writes %s: says so in a line, leaves nothing, and succeeds again',
    async (deed, table) => {
      const id = await ready(ground.hire, deed);
      const before = await rows(ground);
      const held = await hold(ground, table);
      const command = start(ground, commandOf(deed), id);
      const pid = await held.waiting();
      await held.terminate(pid);
      const { code, stderr } = await command.ended;
      expect([code, stderr]).toEqual([1, expect.stringMatching(ONE_LINE)]);
      await held.release(pid);
      expect(await rows(ground)).toEqual(before);
      await expectToSucceed(ground, deed, id);
    },
  );
});

/** Over a database of its own: nothing is left of what `work` kills, and the command succeeds after it. */
async function onItsOwn(work: (own: Ground, id: string, postmaster: number) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showbill-kill-'));
  left.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const embedded = await openEmbeddedPostgres({ dataDir, log: silentLog });
  left.push(() => embedded.close());
  await migrate(embedded.owner);
  const pool = createServicePool(embedded.owner, silentLog);
  left.push(() => pool.end());
  const hire = await openHire({ pool, db: createDb(pool) }, mailAbout, { email: 'hire@northlight.example' });
  const own: Ground = { env: { DATA_DIR: dataDir }, owner: embedded.owner, hire };
  const id = await ready(hire, 'accept');
  const before = await rows(own);
  const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  await work(own, id, Number(pidFile.split('\n')[0]));
  expect(await rows(own)).toEqual(before);
  await expectToSucceed(own, 'accept', id);
}

describe('a command over the embedded database', () => {
  it('leaves nothing when it is killed with kill -9, and succeeds when it is given again', async () => {
    await onItsOwn(async (own, id) => {
      const held = await hold(own, 'mails');
      const command = start(own, 'accept', id);
      const pid = await held.waiting();
      command.kill();
      expect(await command.ended).toMatchObject({ signal: 'SIGKILL' });
      await held.release(pid);
    });
  });

  it('leaves nothing when PostgreSQL is killed with kill -9, and succeeds when it is given again', async () => {
    await onItsOwn(async (own, id, postmaster) => {
      const held = await hold(own, 'mails');
      const command = start(own, 'accept', id);
      await held.waiting();
      process.kill(postmaster, 'SIGKILL');
      const { code, stderr } = await command.ended;
      // beside what the log says of the database
      const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
      expect([code, lines]).toEqual([1, [expect.stringMatching(/^showbill: /)]]);
      await until(() =>
        own.hire
          .at()
          .pool.query('select 1')
          .then(Boolean, () => false),
      );
    });
  });
});

async function statusOf(id: string): Promise<string> {
  const row = await ground.hire.inside((tx) =>
    tx.selectFrom('proposals').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.status;
}
