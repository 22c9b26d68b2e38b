import { Client } from 'pg';
import { getMe, hammer } from './client.ts';
import { makeCompany, median, openGround, postgresCpu, type Served, serve } from './ground.ts';

const CONNECTIONS = 20;
const SLICES = 12;
const SLICE_MS = 1_000;
/** At least this share of the bare route's throughput. */
const LIMIT = 0.6;

/** GET /v1/me against a bare route that runs one prepared read: with one key for all connections, and one for each. */
export async function benchMe(): Promise<number> {
  const ground = await openGround();
  try {
    const { keys } = await makeCompany(ground, null, CONNECTIONS);
    await makeBareTable(ground.database.embedded?.owner);
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const ours = await serve('./showbill-server.ts', env);
    const bare = await serve('./bare-server.ts', env);
    let missed = 0;
    for (const [name, used] of [
      ['a key for each connection', keys],
      ['one key for all', keys.slice(0, 1)],
    ] as const) {
      const requests = Array.from({ length: CONNECTIONS }, (_, i) => getMe(used[i % used.length] ?? ''));
      const ratio = await compare(name, ours, bare, requests);
      if (ratio < LIMIT) missed += 1;
    }
    await ours.stop();
    await bare.stop();
    return missed;
  } finally {
    await ground.close();
  }
}

interface Slice {
  readonly perSecond: number;
  readonly nodeMicros: number;
  readonly postgresMicros: number;
}

async function compare(name: string, ours: Served, bare: Served, requests: readonly string[]): Promise<number> {
  await slice(ours, requests);
  await slice(bare, requests);
  const pairs: { ours: Slice; bare: Slice }[] = [];
  for (let i = 0; i < SLICES; i++) {
    // whoever goes first changes, so that a drift of the machine favours neither
    const first = await slice(i % 2 === 0 ? ours : bare, requests);
    const second = await slice(i % 2 === 0 ? bare : ours, requests);
    pairs.push(i % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first });
  }
  const ratio = median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond));
  process.stdout.write(`  ${name}: ratio ${ratio.toFixed(2)} (at least ${LIMIT}; median of ${SLICES} pairs)\n`);
  for (const who of ['ours', 'bare'] as const) {
    const of = (field: keyof Slice) => Math.round(median(pairs.map((pair) => pair[who][field])));
    process.stdout.write(
      `    ${who}: ${of('perSecond')}/s, CPU a request: Node ${of('nodeMicros')} µs, PostgreSQL ${of('postgresMicros')} µs\n`,
    );
  }
  return ratio;
}

async function slice(served: Served, requests: readonly string[]): Promise<Slice> {
  const [node, postgres, started] = [await served.cpu(), postgresCpu(), performance.now()];
  const answered = await hammer(served.port, requests, SLICE_MS);
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: answered / seconds,
    nodeMicros: ((await served.cpu()) - node) / answered,
    postgresMicros: (postgresCpu() - postgres) / answered,
  };
}

/** What the bare route reads: a plain table with an index, without row-level security. */
async function makeBareTable(owner: { host: string; port: number; user: string; database: string } | undefined) {
  const client = new Client(owner);
  await client.connect();
  await client.query(`
    create table bench_accounts as
    select k.hash, c.id as company_id, c.name, c.currency, c.country, c.plan, c.allowance
    from api_keys k join companies c on c.id = k.company_id`);
  await client.query('create unique index on bench_accounts (hash)');
  await client.query('grant select on bench_accounts to showbill_service');
  await client.end();
}
