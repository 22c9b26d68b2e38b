import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { extent } from './extent.ts';
import { makeCompany, openGround, serve } from './ground.ts';
import { askMeanwhile } from './meanwhile.ts';
import { signIn } from './person.ts';
import { hold } from './report.ts';
import type { WorstOf } from './worst.ts';

const WARM_UP_SECONDS = 3;
const SECONDS = extent(40, 4);
/** Milliseconds, of 100 requests the slowest but one. */
const LIMIT = 100;
const DEMO = new URL('../../server/src/demo/catalogue.csv', import.meta.url);

/** `GET /v1/me` of one company while another does its worst: imports, exports, long briefs, lists, availability and PDFs at once. */
export async function benchNeighbour(): Promise<number> {
  const ground = await openGround();
  try {
    const worst = await makeCompany(ground, readFileSync(DEMO), 1);
    const other = await makeCompany(ground, readFileSync(DEMO), 1);
    const server = await serve('./showbill-server.ts', {
      DATA_DIR: ground.dataDir,
      RATE_LIMIT_PER_HOUR: '1000000000',
      LOG_LEVEL: 'silent',
    });
    const key = other.keys[0] ?? '';
    await askMeanwhile(server, key, () => wait(WARM_UP_SECONDS * 1000));
    const [, quiet] = await askMeanwhile(server, key, () => wait(3_000));
    const session = await signIn(ground, server, worst.id);
    const workerData: WorstOf = { port: server.port, key: worst.keys[0] ?? '', session };
    const sender = new Worker(new URL('./worst.ts', import.meta.url), { workerData });
    await once(sender, 'message');
    const [, busy] = await askMeanwhile(server, key, () => wait(SECONDS * 1000));
    sender.postMessage('end');
    const answers: ReadonlyMap<string, number> = (await once(sender, 'message'))[0];
    await server.stop();
    const told = [...answers].map(([what, count]) => `${what} ${count}`);
    process.stdout.write(
      `  alone: median ${quiet.p50.toFixed(1)} ms, 99th percentile ${quiet.p99.toFixed(1)} ms\n` +
        `  beside: median ${busy.p50.toFixed(1)} ms, 99th percentile ${busy.p99.toFixed(1)} ms (at most ${LIMIT}), ` +
        `${busy.failed} of ${busy.asked} failed\n  what the other was answered: ${told.join(', ')}\n`,
    );
    return (
      hold("the account beside a company's worst, 99th percentile", busy.p99, { atMost: LIMIT }, ' ms') +
      hold('requests that failed', busy.failed, { atMost: 0 })
    );
  } finally {
    await ground.close();
  }
}
