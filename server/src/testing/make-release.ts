import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { makeBackup } from '../backup/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/config.ts';
import { addDays } from '../platform/days.ts';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { startProgram, startServer } from './program.ts';
import { type Answers, RELEASES } from './releases.ts';

/**
 * Keeps a release for the tests of those after it: runs the program of a checkout over an empty data folder, makes data
 * with it and writes down its rows and what it says of them. `npm run release:fixture -- [CHECKOUT]`; without one, this.
 */

const checkout = resolve(process.argv[2] ?? fileURLToPath(new URL('../../../', import.meta.url)));
const { version }: { version: string } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
const today = systemClock.now().toISOString().slice(0, 10);
/** Nobody listens there: what is delivered fails and waits for its next attempt. */
const HOOK = 'https://localhost:9/hooks';

interface Shown {
  readonly id: string;
  readonly line_items: readonly { readonly catalog_item_id: string }[];
}

const folder = join(RELEASES, version);
if (existsSync(folder)) throw new Error(`${folder} is there: what a release left is not changed`);
const dataDir = mkdtempSync(join(tmpdir(), 'showbill-release-'));
try {
  const answers = await useProgram({ DATA_DIR: dataDir, WEBHOOK_ALLOW_PRIVATE: 'true' });
  mkdirSync(folder, { recursive: true });
  await keepRows(join(folder, 'backup.tar.gz'));
  writeFileSync(join(folder, 'answers.json.gz'), gzipSync(JSON.stringify(answers, null, 1), { level: 9 }));
  process.stdout.write(`${folder}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** With this program's own reader, which reads the tables of any version as they are. */
async function keepRows(file: string): Promise<void> {
  const database = await openEmbeddedPostgres({ dataDir, log: silentLog });
  const config = readEnv({ DATA_DIR: dataDir });
  await makeBackup({ config, owner: database.owner, clock: systemClock }, file, { beside: 'nobody' });
  await database.close();
}

async function useProgram(env: Record<string, string>): Promise<Answers> {
  const server = await startServer(env, ['--demo'], checkout);
  const said = (pattern: RegExp) => pattern.exec(server.said())?.slice(1) ?? [];
  const [key = ''] = said(/^API key {2}(sbk_\w+)$/m);
  const [company = ''] = said(/^Company {2}(\S+)$/m);
  const [email = '', password = ''] = said(/^Sign in {2}(\S+) {2}password (\S+)$/m);
  const { address } = server;

  async function command(...args: string[]) {
    const { code, stdout, stderr } = await startProgram(checkout, env, ...args, '--json').ended;
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout);
  }
  const ofCompany = (...args: string[]) => command(...args, '--company', company);

  async function request(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(address + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
    return response.json() as Promise<any>;
  }

  async function propose(offset: number, description: string, headers?: Record<string, string>) {
    const event = { description, date: addDays(today, offset), venue: 'London', days: 2 };
    const body = { event, client_id: client.id };
    return { body, made: (await request('POST', '/v1/proposals', body, headers)) as Shown };
  }

  const webhook = await request('POST', '/v1/webhooks', { url: HOOK });
  const revoked = await ofCompany('key', 'create', '--name', 'Revoked');
  await command('key', 'revoke', revoked.id);
  const client = await ofCompany('client', 'create', '--name', 'Grace Lee', '--email', 'grace@lee.example');
  const draft = await propose(90, 'Conference for 120 with a keynote, a panel of three and two breakout rooms', {
    'idempotency-key': 'kept with the release',
  });
  const sent = await propose(40, 'Gala dinner for 200 with speeches and a DJ');
  const accepted = await propose(3, 'Product launch for 80 with a small stage, a projector and four radio mics');
  for (const { made } of [sent, accepted]) await ofCompany('proposal', 'send', made.id);
  await ofCompany('proposal', 'accept', accepted.made.id);
  await ofCompany('proposal', 'dispatch', accepted.made.id);
  const item = accepted.made.line_items[0]?.catalog_item_id ?? '';
  const held = ['--kind', 'in_repair', '--quantity', '1', '--from', today, '--to', addDays(today, 20)];
  await ofCompany('stock', 'hold', '--item', item, ...held);
  await ofCompany('stock', 'buy', '--item', item, '--quantity', '4');
  while (!(await command('webhook', 'deliveries', webhook.id)).some(({ at }: { at: string | null }) => at !== null));

  const { data } = await request('GET', '/v1/proposals?limit=100');
  const days = `from=${today}&to=${addDays(today, 45)}`;
  const paths = [
    '/v1/me',
    '/v1/proposals?limit=100',
    ...data.map(({ id }: { id: string }) => `/v1/proposals/${id}`),
    `/v1/inventory/availability?${days}&items=${accepted.made.line_items.map((line) => line.catalog_item_id).join(',')}`,
  ];
  const requests: { path: string; body: object }[] = [];
  for (const path of paths) requests.push({ path, body: await request('GET', path) });
  const lists = [
    ['company', 'list'],
    ['webhook', 'deliveries', webhook.id],
    ...[
      ['key', 'list'],
      ['client', 'list'],
      ['region', 'list'],
      ['catalogue', 'list'],
      ['webhook', 'list'],
      ['mail', 'list'],
      ['stock', 'log'],
      ['stock', 'verify'],
    ].map((args) => [...args, '--company', company]),
  ];
  const commands: { args: string[]; document: object }[] = [];
  for (const args of lists) commands.push({ args, document: await command(...args) });
  server.process.kill('SIGTERM');
  await server.ended;
  return {
    version,
    at: systemClock.now().toISOString(),
    address,
    company,
    key,
    revokedKey: revoked.key,
    signIn: { email, password },
    webhook: { id: webhook.id, signing_secret: webhook.signing_secret },
    repeatable: { key: 'kept with the release', body: draft.body, id: draft.made.id },
    requests,
    commands,
  };
}
