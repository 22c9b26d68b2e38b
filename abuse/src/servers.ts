import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../server/src/platform/config.ts';
import { type OpenDatabase, openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { answer, failure, type FakeProvider, startFakeProvider } from '../../server/src/testing/fake-provider.ts';
import { type FaultyDatabase, openFaultyDatabase } from '../../server/src/testing/faulty-database.ts';
import { type RunningServer, startServer } from '../../server/src/testing/program.ts';
import { STRIPE } from './operations/payment-notice.ts';

const EVERY_SERVER = {
  SECRET_KEY: 'a secret of the abuse, long enough to be one',
  RATE_LIMIT_PER_HOUR: '1000000000',
  // nothing goes out: the subscriptions lead to a closed port of this machine
  WEBHOOK_ALLOW_PRIVATE: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  STRIPE_SECRET_KEY: STRIPE.secretKey,
  STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
  LOG_LEVEL: 'warn',
};

/** An embedded database in a temporary folder, and servers over it as an operator starts them. */
export interface Servers {
  readonly database: OpenDatabase;
  /** The program as it is, over the embedded database. */
  startWhole(): Promise<RunningServer>;
  /** One whose model fails, and whose database can be taken away. */
  startWithheld(): Promise<{ readonly server: RunningServer; readonly database: FaultyDatabase }>;
  close(): Promise<void>;
}

export async function openServers(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showbill-abuse-'));
  const env = { ...EVERY_SERVER, DATA_DIR: dataDir };
  const database = await openDatabase(readEnv(env), silentLog, { asServer: false });
  const started: RunningServer[] = [];
  const start = async (env: Record<string, string>) => {
    const server = await startServer(env);
    started.push(server);
    return server;
  };
  let faulty: FaultyDatabase | undefined;
  let provider: FakeProvider | undefined;
  return {
    database,
    startWhole: () => start(env),
    async startWithheld() {
      const { host = '', port = 0, user = '', database: name = '' } = database.owner;
      const owner = { host, port, user, database: name };
      faulty = await openFaultyDatabase({ ...database, owner });
      provider = await startFakeProvider(nextFailure);
      const server = await start({
        ...EVERY_SERVER,
        DATABASE_URL: `postgres://${user}@127.0.0.1:${faulty.owner.port}/${name}`,
        LLM_PROVIDER: 'openai-compatible',
        LLM_MODEL: 'failing',
        LLM_BASE_URL: provider.baseUrl,
        GENERATION_TIMEOUT_SECONDS: '2',
      });
      return { server, database: faulty };
    },
    async close() {
      for (const { process } of started) process.kill('SIGKILL');
      await faulty?.close();
      await provider?.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const FAILURES = [
  failure(500, 'Quillfeather: internal'),
  failure(401, 'wrong key'),
  failure(429, 'slow down', { 'retry-after': '1' }),
  answer('this is no JSON'),
  answer({ lines: 'none' }),
  answer({ title: '', scope_summary: '', lines: [], unmet: [] }),
  { kind: 'raw', status: 200, body: '<html>' },
  { kind: 'cut' },
  { kind: 'stall' },
] as const;
let failed = 0;

/** Each way of failing in turn. */
function nextFailure() {
  failed += 1;
  return FAILURES[failed % FAILURES.length] ?? FAILURES[0];
}
