import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { get } from './client.ts';
import { extent } from './extent.ts';
import { makeCompany, median, openGround, postgresCpu, type Served, serve } from './ground.ts';
import { makeProposals } from './made-proposals.ts';
import { hold } from './report.ts';

const CONNECTIONS = 12;
const PROPOSALS = extent(10_000, 1_000);
const PAIRS = extent(16, 4);
const SLICE_MS = extent(1_000, 500);
/** Slices until both processes have compiled what they do often. */
const WARM_UP = 6;
/** Processors from which on two processes, their database and the senders do not take them from each other. */
const ENOUGH_PROCESSORS = 6;
/** The CPU time of a request with two processes as a multiple of that with one; and where processors allow, how many more requests. */
const LIMITS = { cost: 1.15, throughput: 1.6 };

/** What the sender is told. */
export interface Sending {
  readonly loads: readonly { readonly port: number; readonly requests: readonly string[] }[];
  readonly milliseconds: number;
}

export interface Sent {
  readonly answered: number;
}

interface Slice {
  readonly perSecond: number;
  readonly nodeMicros: number;
  readonly postgresMicros: number;
}

/** Two server processes against one over the same database: what a request costs, and how many are answered. */
export async function benchSpread(): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  const sender = fork(new URL('./sender-process.ts', import.meta.url));
  try {
    const company = await makeCompany(ground, null, CONNECTIONS);
    const ids = await makeProposals(owner, company.id, PROPOSALS);
    await owner.query('vacuum analyze');
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const [first, second] = [await serve('./showbill-server.ts', env), await serve('./showbill-server.ts', env)];
    const requests = company.keys.map((key, i) => get(pathOf(i, ids), key));
    const one = () => slice(sender, [first], requests);
    const two = () => slice(sender, [first, second], requests);
    for (let i = 0; i < WARM_UP; i++) await two();
    const pairs: { one: Slice; two: Slice }[] = [];
    for (let i = 0; i < PAIRS; i++) {
      // whoever goes first changes, so that a drift of the machine favours neither
      const a = await (i % 2 === 0 ? one() : two());
      const b = await (i % 2 === 0 ? two() : one());
      pairs.push(i % 2 === 0 ? { one: a, two: b } : { one: b, two: a });
    }
    await Promise.all([first.stop(), second.stop()]);
    return report(pairs);
  } finally {
    sender.disconnect();
    await owner.end();
    await ground.close();
  }
}

/** The account, a list and one proposal by turns. */
function pathOf(place: number, ids: readonly string[]): string {
  const paths = ['/v1/me', '/v1/proposals', `/v1/proposals/${ids[place % ids.length]}`];
  return paths[place % paths.length] ?? '';
}

/**
 * Each server has as many connections as the other has alone: requests that come together are admitted together, so that a
 * server with half of them would pay more for each.
 */
async function slice(sender: ChildProcess, servers: readonly Served[], requests: readonly string[]): Promise<Slice> {
  const loads = servers.map(({ port }) => ({ port, requests }));
  const cpu = async () => (await Promise.all(servers.map((each) => each.cpu()))).reduce((sum, each) => sum + each, 0);
  const [node, postgres, started] = [await cpu(), postgresCpu(), performance.now()];
  const sending: Sending = { loads, milliseconds: SLICE_MS };
  sender.send(sending);
  const [{ answered }]: [Sent] = (await once(sender, 'message')) as [Sent];
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: answered / seconds,
    nodeMicros: ((await cpu()) - node) / answered,
    postgresMicros: (postgresCpu() - postgres) / answered,
  };
}

function report(pairs: readonly { one: Slice; two: Slice }[]): number {
  for (const who of ['one', 'two'] as const) {
    const of = (field: keyof Slice) => Math.round(median(pairs.map((pair) => pair[who][field])));
    process.stdout.write(
      `  ${who === 'one' ? 'one process' : 'two processes'}: ${of('perSecond')}/s, ` +
        `CPU a request: Node ${of('nodeMicros')} µs, PostgreSQL ${of('postgresMicros')} µs\n`,
    );
  }
  const ratio = (of: (slice: Slice) => number) => median(pairs.map(({ one, two }) => of(two) / of(one)));
  const missed = hold(
    'CPU of the servers a request, two processes to one',
    ratio(({ nodeMicros }) => nodeMicros),
    { atMost: LIMITS.cost },
  );
  const throughput = ratio(({ perSecond }) => perSecond);
  if (availableParallelism() >= ENOUGH_PROCESSORS) {
    return missed + hold('requests a second, two processes to one', throughput, { atLeast: LIMITS.throughput });
  }
  process.stdout.write(
    `  requests a second, two to one: ×${throughput.toFixed(2)}, held to nothing on ${availableParallelism()} processors\n`,
  );
  return missed;
}
