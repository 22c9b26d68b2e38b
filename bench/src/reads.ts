import { Client } from 'pg';
import { get } from './client.ts';
import { extent } from './extent.ts';
import { type Ground, makeCompany, openGround, type Served, serve } from './ground.ts';
import { keepAnswers, makeBareAccounts, makeProposals } from './made-proposals.ts';
import { compareThroughput } from './throughput.ts';

const CONNECTIONS = 10;
const PROPOSALS = extent(10_000, 2_000);
const MANY = 1_000_000;
/** Shares of the bare routes' throughput at least; and of the same with 10,000 proposals, where there are 1,000,000. */
const LIMITS = { me: 0.75, list: 0.6, fetch: 0.6, growth: 0.8 };

/**
 * GET /v1/me, a list of 25 proposals and a fetch of one, each against a bare route that reads as many bytes by one prepared
 * statement and sends them as they are.
 */
export async function benchReads(): Promise<number> {
  return onGround(async (ground, owner) => {
    const company = await makeCompany(ground, null, CONNECTIONS);
    const ids = await makeProposals(owner, company.id, PROPOSALS);
    await makeBareAccounts(owner);
    const ours = await serve('./showbill-server.ts', envOf(ground));
    const bare = await serve('./bare-server.ts', envOf(ground));
    await keepAnswers(owner, ours, company.keys[0] ?? '', ids);
    await owner.query('vacuum analyze');
    const each = (served: Served, path: (place: number) => string, keys = company.keys) => ({
      served,
      requests: Array.from({ length: CONNECTIONS }, (_, i) => get(path(i), keys[i % keys.length] ?? '')),
    });
    const pair = (name: string, least: number, path: (place: number) => string, keys = company.keys) =>
      compareThroughput(name, each(ours, path, keys), { ...each(bare, path, keys), name: 'bare' }, least);
    const reached = [
      await pair('the account, a key for each connection', LIMITS.me, () => '/v1/me'),
      await pair('the account, one key for all', LIMITS.me, () => '/v1/me', company.keys.slice(0, 1)),
      await pair('a list of 25', LIMITS.list, () => '/v1/proposals'),
      await pair('one proposal', LIMITS.fetch, (i) => `/v1/proposals/${ids[i % ids.length]}`),
    ];
    await ours.stop();
    await bare.stop();
    return reached.filter((isReached) => !isReached).length;
  });
}

/** A list and a fetch of a company with 1,000,000 proposals against those of one with 10,000. Takes minutes. */
export async function benchGrowth(): Promise<number> {
  return onGround(async (ground, owner) => {
    const small = await makeCompany(ground, null, CONNECTIONS);
    const large = await makeCompany(ground, null, CONNECTIONS);
    const ids = {
      small: await makeProposals(owner, small.id, PROPOSALS),
      large: await makeProposals(owner, large.id, MANY),
    };
    await owner.query('vacuum analyze');
    const served = await serve('./showbill-server.ts', envOf(ground));
    const pair = (name: string, path: (ids: readonly string[], i: number) => string) => {
      const load = (keys: readonly string[], of: readonly string[]) => ({
        served,
        requests: keys.map((key, i) => get(path(of, i), key)),
      });
      const other = { ...load(small.keys, ids.small), name: `of ${PROPOSALS}` };
      return compareThroughput(name, load(large.keys, ids.large), other, LIMITS.growth);
    };
    const reached = [
      await pair(`a list of 25 of ${MANY}`, () => '/v1/proposals'),
      await pair(`one proposal of ${MANY}`, (of, i) => `/v1/proposals/${of[i % of.length]}`),
    ];
    await served.stop();
    return reached.filter((isReached) => !isReached).length;
  });
}

async function onGround(work: (ground: Ground, owner: Client) => Promise<number>): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  try {
    return await work(ground, owner);
  } finally {
    await owner.end();
    await ground.close();
  }
}

function envOf({ dataDir }: Ground) {
  return { DATA_DIR: dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
}
