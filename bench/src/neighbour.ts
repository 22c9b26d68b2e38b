import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCompany, openGround, type Served, serve } from './ground.ts';
import { manyProducts } from './many-products.ts';
import { askMeanwhile } from './meanwhile.ts';
import { type Session, signIn } from './person.ts';

const SECONDS = 40;
/** Milliseconds, of 100 requests the slowest but one. */
const LIMIT = 100;
const DEMO = new URL('../../server/src/demo/catalogue.csv', import.meta.url);
const LONG = 'Two speakers, a microphone/speaker set and 12 chairs per table for each of the 7 rooms. '
  .repeat(113)
  .slice(0, 10_000);
const LOOPS = 4;

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
    const session = await signIn(ground, server, worst.id);
    const key = other.keys[0] ?? '';
    const [, quiet] = await askMeanwhile(server, key, () => wait(3_000));
    const ended = new AbortController();
    const answers = new Map<string, number>();
    const loops = await worstOf(server, worst.keys[0] ?? '', session, ended.signal, answers);
    const [, busy] = await askMeanwhile(server, key, () => wait(SECONDS * 1000));
    ended.abort();
    await Promise.allSettled(loops);
    await server.stop();
    const told = [...answers].map(([what, count]) => `${what} ${count}`);
    process.stdout.write(
      `  alone: median ${quiet.p50.toFixed(1)} ms, 99th percentile ${quiet.p99.toFixed(1)} ms\n` +
        `  beside: median ${busy.p50.toFixed(1)} ms, 99th percentile ${busy.p99.toFixed(1)} ms (at most ${LIMIT}), ` +
        `${busy.failed} of ${busy.asked} failed\n  what the other was answered: ${told.join(', ')}\n`,
    );
    return busy.p99 <= LIMIT && busy.failed === 0 ? 0 : 1;
  } finally {
    await ground.close();
  }
}

/** Requests one after another of each sort, several at once, until the signal; counts what they are answered. */
async function worstOf(
  { port }: Served,
  key: string,
  session: Session,
  signal: AbortSignal,
  answers: Map<string, number>,
): Promise<readonly Promise<void>[]> {
  const address = `http://127.0.0.1:${port}`;
  const byKey = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const brief = JSON.stringify({ event: { description: LONG } });
  const create = () => fetch(`${address}/v1/proposals`, { method: 'POST', headers: byKey, body: brief, signal });
  const made: { readonly id: string; readonly share_url: string } = JSON.parse(await (await create()).text());
  const sent = await fetch(`${address}/app/trpc/proposals.send`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ id: made.id }),
  });
  if (!sent.ok) throw new Error(await sent.text());
  const file = manyProducts(200_000);
  const sorts: Readonly<Record<string, () => Promise<Response>>> = {
    brief: create,
    list: () => fetch(`${address}/v1/proposals?limit=100`, { headers: byKey, signal }),
    availability: () =>
      fetch(`${address}/v1/inventory/availability?from=2027-01-01&to=2027-03-15`, { headers: byKey, signal }),
    export: () => fetch(`${address}/app/trpc/catalogue.export`, { headers: session, signal }),
    document: () => fetch(`${address}${new URL(made.share_url).pathname}?document=proposal`, { signal }),
    import: () =>
      fetch(`${address}/app/catalogue/import?dry_run=false&skip_invalid=true`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/octet-stream' },
        body: file,
        signal,
      }),
  };
  return Object.entries(sorts).flatMap(([sort, send]) =>
    Array.from({ length: LOOPS }, async () => {
      while (!signal.aborted) {
        const answered = await send().then(statusOf, () => 'broken off');
        const what = `${sort} ${answered}`;
        answers.set(what, (answers.get(what) ?? 0) + 1);
        if (answered !== 200 && answered !== 201) await wait(200);
      }
    }),
  );
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
