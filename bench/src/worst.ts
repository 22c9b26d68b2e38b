import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { manyProducts } from './many-products.ts';
import type { Session } from './person.ts';

/** Of the company that does its worst: where the service listens, and its ways in. */
export interface WorstOf {
  readonly port: number;
  readonly key: string;
  readonly session: Session;
}

const LOOPS = 4;
const LONG = 'Two speakers, a microphone/speaker set and 12 chairs per table for each of the 7 rooms. '
  .repeat(113)
  .slice(0, 10_000);

/**
 * Requests one after another of each sort, several at once, until it is told to end; then says how often each was
 * answered what. Whoever sends so much is on another machine: here the sender goes last where processors are short.
 */
if (process.platform === 'linux') setPriority(10); // of this thread alone
const { port, key, session }: WorstOf = workerData;
const ended = new AbortController();
const { signal } = ended;
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
const file = Buffer.from(manyProducts(200_000));
const sorts: Readonly<Record<string, () => Promise<Response>>> = {
  brief: create,
  list: () => fetch(`${address}/v1/proposals?limit=100`, { headers: byKey, signal }),
  availability: () =>
    fetch(`${address}/v1/inventory/availability?from=2027-01-01&to=2027-03-15`, { headers: byKey, signal }),
  export: () => fetch(`${address}/app/trpc/catalogue.export`, { method: 'POST', headers: session, signal }),
  document: () => fetch(`${address}${new URL(made.share_url).pathname}?document=proposal`, { signal }),
  import: () =>
    fetch(`${address}/app/catalogue/import?dry_run=false&skip_invalid=true`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/octet-stream' },
      body: file,
      signal,
    }),
};
const answers = new Map<string, number>();
const loops = Object.entries(sorts).flatMap(([sort, send]) =>
  Array.from({ length: LOOPS }, async () => {
    while (!signal.aborted) {
      const answered = await send()
        .then(statusOf)
        .catch(() => 'broken off');
      const what = `${sort} ${answered}`;
      answers.set(what, (answers.get(what) ?? 0) + 1);
      if (answered !== 200 && answered !== 201) await wait(200);
    }
  }),
);
parentPort?.once('message', () => ended.abort());
parentPort?.postMessage('begun');
await Promise.all(loops);
parentPort?.postMessage(answers);

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
