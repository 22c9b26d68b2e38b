import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { get } from './client.ts';
import { extent } from './extent.ts';
import { makeCompany, median, openGround, postgresCpu, type Served, serve } from './ground.ts';
import { keepAnswers, makeBareAccounts, makeProposals } from './made-proposals.ts';
import { hold } from './report.ts';

const CONNECTIONS = 12;
const PROPOSALS = extent(10_000, 1_000);
const PAIRS = extent(16, 3);
const SLICE_MS = extent(1_000, 500);
/** Slices until both processes have compiled what they do often. */
const WARM_UP = extent(6, 3);
/** Processors from which on two processes, their database and the senders do not take them from each other. */
const ENOUGH_PROCESSORS = 6;
/**
 * The CPU time of a request with two processes as a multiple of that with one, beyond what it is for bare servers; and where
 * processors allow, how many more requests.
 */
const LIMITS = { cost: 1.15, throughput: 1.6 };

/** What the sender is told. */
export interface Sending {
  readonly loads: readonly { readonly port: number; readonly requests: readonly string[] }[];
  readonly milliseconds: number;
}

export interface Sent {
  readonly answered: number;
}

interface Pair {
  readonly one: Slice;
  readonly two: Slice;
}

interface Slice {
  readonly perSecond: number;
  readonly nodeMicros: number;
  readonly postgresMicros: number;
}

/**
 * Two server processes against one over the same database: what a request costs, and how many are answered. Two bare servers
 * against one tell by how much the machine itself makes a request dearer when more of its processors are busy.
 */
export async function benchSpread(): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  const sender = fork(new URL('./sender-process.ts', import.meta.url));
  try {
    const company = await makeCompany(ground, null, CONNECTIONS);
    const ids = await makeProposals(owner, company.id, PROPOSALS);
    await makeBareAccounts(owner);
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const ours = [await serve('./showbill-server.ts', env), await serve('./showbill-server.ts', env)] as const;
    const bare = [await serve('./bare-server.ts', env), await serve('./bare-server.ts', env)] as const;
    await keepAnswers(owner, ours[0], company.keys[0] ?? '', ids);
    await owner.query('vacuum analyze');
    const requests = company.keys.map((key, i) => get(pathOf(i, ids), key));
    const measure = (servers: readonly Served[]) => slice(sender, servers, requests);
    for (let i = 0; i < WARM_UP; i++) for (const servers of [ours, bare]) await measure(servers);
    const pairs: { ours: Pair; bare: Pair }[] = [];
    for (let i = 0; i < PAIRS; i++) {
      // whoever goes first changes, so that a drift of the machine favours neither
      const pairOf = ([first, second]: readonly [Served, Served]) =>
        oneAndTwo([first], [first, second], measure, i % 2);
      pairs.push({ ours: await pairOf(ours), bare: await pairOf(bare) });
    }
    await Promise.all([...ours, ...bare].map((each) => each.stop()));
    return report(pairs);
  } finally {
    sender.disconnect();
    await owner.end();
    await ground.close();
  }
}

async function oneAndTwo(
  one: readonly Served[],
  two: readonly Served[],
  measure: (servers: readonly Served[]) => Promise<Slice>,
  turn: number,
): Promise<Pair> {
  if (turn === 0) return { one: await measure(one), two: await measure(two) };
  const first = await measure(two);
  return { one: await measure(one), two: first };
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

function report(pairs: readonly { readonly ours: Pair; readonly bare: Pair }[]): number {
  for (const who of ['ours', 'bare'] as const) {
    for (const how of ['one', 'two'] as const) {
      const of = (field: keyof Slice) => Math.round(median(pairs.map((pair) => pair[who][how][field])));
      process.stdout.write(
        `  ${who}, ${how === 'one' ? 'one process' : 'two processes'}: ${of('perSecond')}/s, ` +
          `CPU a request: Node ${of('nodeMicros')} µs, PostgreSQL ${of('postgresMicros')} µs\n`,
      );
    }
  }
  const ratio = (who: 'ours' | 'bare', field: keyof Slice) =>
    median(pairs.map(({ [who]: { one, two } }) => two[field] / one[field]));
  const [cost, bareCost] = [ratio('ours', 'nodeMicros'), ratio('bare', 'nodeMicros')];
  process.stdout.write(`  CPU a request, two to one: ours ×${cost.toFixed(2)}, bare ×${bareCost.toFixed(2)}\n`);
  const missed = hold('CPU of the servers a request, two processes to one, beside bare ones', cost / bareCost, {
    atMost: LIMITS.cost,
  });
  const throughput = ratio('ours', 'perSecond');
  if (availableParallelism() >= ENOUGH_PROCESSORS) {
    return missed + hold('requests a second, two processes to one', throughput, { atLeast: LIMITS.throughput });
  }
  process.stdout.write(
    `  requests a second, two to one: ours ×${throughput.toFixed(2)}, bare ×${ratio('bare', 'perSecond').toFixed(2)}, ` +
      `held to nothing on ${availableParallelism()} processors\n`,
  );
  return missed;
}
