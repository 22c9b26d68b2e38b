import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { quantile } from './ground.ts';

/** What another company's `GET /v1/me` took, in milliseconds. */
export interface Asked {
  readonly asked: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Asking {
  readonly port: number;
  readonly key: string;
  readonly seconds: number;
  readonly everyMs: number;
}

/** Asks from a thread of its own, so that it is not held up by what else the bench sends. */
const { port, key, seconds, everyMs }: Asking = workerData;
const times: number[] = [];
let failed = 0;
for (const until = performance.now() + seconds * 1000; performance.now() < until; await wait(everyMs)) {
  const asked = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  times.push(performance.now() - asked);
  if (!response.ok) failed += 1;
}
const asked: Asked = { asked: times.length, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
parentPort?.postMessage(asked);
