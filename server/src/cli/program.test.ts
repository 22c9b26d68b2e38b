import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { answer, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { lastStarted, type RunningServer, runCommandLine, startCommand, startServer } from '../testing/program.ts';
import { runHere } from '../testing/run-here.ts';
import { rowsToTry } from '../testing/runs.ts';

/** The program as a stranger runs it: processes, signals, the command line. */

let dataDir: string;
let env: Record<string, string>;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'showbill-program-'));
  env = { DATA_DIR: dataDir };
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The document of a command that is run within this process. */
async function json(...args: string[]) {
  const { code, stdout, stderr } = await runHere(env, [...args, '--json']);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout);
}

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function postmaster(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('it never came true');
    await wait(20);
  }
}

function create(server: RunningServer, key: string, headers: Record<string, string> = {}) {
  return fetch(`${server.address}/v1/proposals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ event: { description: 'Conference for 100 with a keynote and two radio mics' } }),
  });
}

describe('the program', () => {
  it('makes a demo, prints a curl line that works, and ends with nothing left running', async () => {
    const server = await startServer(env, ['--demo']);
    const curl = /^curl .*$/m.exec(server.said())?.[0] ?? '';
    const [, url = '', key = '', body = ''] = /POST (\S+) .*Bearer (sbk_\w+)'.*-d '(.*)'$/.exec(curl) ?? [];
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(201);
    const proposal = (await response.json()) as { total: number; line_items: unknown[] };
    expect(proposal.total).toBeGreaterThan(1000);
    expect(proposal.line_items.length).toBeGreaterThan(10);
    const database = postmaster();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // a process that has ended is listed until its parent has looked
    await until(async () => !(await isAlive(database)));
  });

  it('finds its demo again at the second start, without the key, and refuses a second server over its folder', async () => {
    const server = await startServer(env, ['--demo']);
    expect(server.said()).toContain('only its hash is kept');
    expect(server.said()).toMatch(/^curl /m);
    await expect(startServer(env)).rejects.toThrow(/ended with 1: showbill: another server runs over the data folder/);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('refuses a demo that is open to others, and a port that is none', async () => {
    const open = await runHere({ ...env, HOST: '0.0.0.0' }, ['serve', '--demo']);
    expect([open.code, open.stderr]).toEqual([1, expect.stringMatching(/^showbill: HOST is "0.0.0.0"/)]);
    const nowhere = await runHere({ ...env, PORT: 'x' }, ['serve']);
    expect([nowhere.code, nowhere.stderr]).toEqual([1, expect.stringMatching(/^showbill: PORT is "x"/)]);
  });

  it('starts again after kill -9 of Node, of PostgreSQL and of both', async () => {
    for (const victims of rowsToTry([['node'], ['postgres'], ['node', 'postgres']], 3)) {
      const server = await startServer(env);
      const database = postmaster();
      if (victims.includes('node')) server.process.kill('SIGKILL');
      if (victims.includes('postgres')) process.kill(database, 'SIGKILL');
      if (!victims.includes('node')) {
        // it brings PostgreSQL back by itself
        await until(
          async () => postmasterOr(0) !== database && (await fetch(`${server.address}/readyz`)).status === 200,
        );
        server.process.kill('SIGTERM');
      }
      await server.ended;
    }
    const last = await startServer(env);
    expect((await fetch(`${last.address}/readyz`)).status).toBe(200);
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
  });

  it('leaves nothing running when it is told to end before it is ready', async () => {
    const early = startServer(env);
    await until(async () => postmasterOr(0) !== 0);
    const database = postmaster();
    process.kill(lastStarted().pid ?? 0, 'SIGTERM');
    await expect(early).rejects.toThrow('ended with 0');
    // a process that has ended is listed until its parent has looked
    await until(async () => !(await isAlive(database)));
  });

  it('runs commands beside a server and without one, and revokes a key at once', async () => {
    const company = ['company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB', '--json'];
    const { id } = JSON.parse((await runCommandLine(env, ...company)).stdout);
    const server = await startServer(env);
    const { id: keyId, key } = await json('key', 'create', '--company', id);
    const me = () => fetch(`${server.address}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
    expect((await me()).status).toBe(200);
    expect(await runCommandLine(env, 'key', 'revoke', keyId)).toMatchObject({ code: 0, stderr: '' });
    expect((await me()).status).toBe(401);
    expect(await json('key', 'list', '--company', id)).toMatchObject([{ id: keyId, revoked_at: expect.any(String) }]);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('tells wrong usage from a refusal by its exit code', async () => {
    expect((await runCommandLine(env, 'nonsense')).code).toBe(2);
    expect((await runHere(env, ['company', 'create'])).code).toBe(2);
    expect((await runHere(env, ['company', '--help'])).code).toBe(0);
    const unknown = await runCommandLine(env, 'key', 'revoke', 'nonsense');
    expect([unknown.code, unknown.stderr.trim().split('\n').length]).toEqual([1, 1]);
    const nowhere = { ...env, DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(32) };
    const away = await runHere(nowhere, ['company', 'list']);
    expect([away.code, away.stderr.trim().split('\n').length]).toEqual([1, 1]);
  });
});

describe('a server with a generation under way', () => {
  let provider: FakeProvider;
  let server: RunningServer;
  let key: string;

  beforeAll(async () => {
    provider = await startFakeProvider({ kind: 'stall' });
  });
  afterAll(() => provider.close());

  async function startStalled(): Promise<void> {
    server = await startServer({
      ...env,
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'fake',
      LLM_BASE_URL: provider.baseUrl,
      GENERATION_TIMEOUT_SECONDS: '30',
    });
    const [demo] = await json('company', 'list');
    key = (await json('key', 'create', '--company', demo.id)).key;
  }

  async function used(): Promise<number> {
    const response = await fetch(`${server.address}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
    return ((await response.json()) as { quota: { used: number } }).quota.used;
  }

  it('ends at once at the second SIGTERM, having refused new requests, and gives the place back', async () => {
    await startStalled();
    const before = await used();
    const seen = provider.requests.length;
    const stalled = create(server, key);
    await until(async () => provider.requests.length > seen);
    expect(await used()).toBe(before + 1);
    server.process.kill('SIGTERM');
    await until(async () => (await fetch(`${server.address}/readyz`)).status === 503);
    const refused = await create(server, key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    server.process.kill('SIGTERM');
    await stalled.catch(() => {});
    await server.ended;
    await startStalled();
    expect(await used()).toBe(before);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('finishes it after the first SIGTERM, and answers', async () => {
    await startStalled();
    const seen = provider.requests.length;
    const held = Promise.withResolvers<void>();
    const nothing = answer({ title: 'T', scope_summary: 'S', lines: [], unmet: [] });
    provider.play(async () => {
      await held.promise;
      return nothing;
    }, nothing);
    const pending = create(server, key);
    await until(async () => provider.requests.length > seen);
    server.process.kill('SIGTERM');
    await until(async () => (await fetch(`${server.address}/readyz`)).status === 503);
    held.resolve();
    // an empty list is no usable proposal; what counts here is that the answer still came
    expect((await pending).status).toBe(502);
    expect(await server.ended).toBe(0);
  });
});

describe('an import that waits for the database', () => {
  const file = 'name,category,unit,unit_price\nRadio Mic,audio,day,32\n';
  const person = { email: 'import@people.example', password: 'a password of the tests' };
  let database: EmbeddedPostgres;
  let locks: Client;
  let company: string;

  beforeAll(async () => {
    company = (await json('company', 'create', '--name', 'Importer', '--currency', 'GBP', '--country', 'GB')).id;
    await json('user', 'create', '--company', company, '--email', person.email, '--password', person.password);
    database = await openEmbeddedPostgres({ dataDir, log: silentLog });
    locks = new Client(database.owner);
    await locks.connect();
    await locks.query('begin; lock table products in share mode');
  });
  afterAll(async () => {
    await locks.end();
    await database.close();
  });

  /** Until so many wait for the table. */
  const waiting = (count: number) =>
    until(async () => (await locks.query('select 1 from pg_locks where not granted')).rowCount === count);

  it('is left by its server at the second SIGTERM', async () => {
    const server = await startServer(env);
    const headers = { origin: server.address, 'content-type': 'application/json' };
    const body = JSON.stringify(person);
    const signedIn = await fetch(`${server.address}/app/auth/sign-in`, { method: 'POST', headers, body });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const answer = fetch(`${server.address}/app/catalogue/import?dry_run=false`, {
      method: 'POST',
      headers: {
        origin: server.address,
        cookie: cookie.join('; '),
        'x-company': company,
        'content-type': 'application/octet-stream',
      },
      body: file,
    });
    await waiting(1);
    server.process.kill('SIGTERM');
    await until(async () => (await fetch(`${server.address}/readyz`)).status === 503);
    server.process.kill('SIGTERM');
    const { status } = await answer;
    expect([status, await server.ended]).toEqual([503, 0]);
    await waiting(0);
  });

  it('is left by its command at the first', async () => {
    const path = join(dataDir, 'catalogue.csv');
    writeFileSync(path, file);
    const command = startCommand(env, 'catalogue', 'import', '--company', company, path);
    await waiting(1);
    command.process.kill('SIGTERM');
    expect(await command.ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'showbill: interrupted: check whether what was under way has been done\n',
    });
    await waiting(0);
  });
});

function postmasterOr(fallback: number): number {
  try {
    return postmaster();
  } catch {
    return fallback;
  }
}
