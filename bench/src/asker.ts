import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { quantile } from './ground.ts';
import type { Asked, Asking } from './meanwhile.ts';

const EVERY_MS = 20;

/** Asks from a thread of its own, so that it is not held up by what else the bench sends, until it is told to end. */
const { port, key }: Asking = workerData;
const times: number[] = [];
let failed = 0;
const ended = new AbortController();
parentPort?.once('message', () => ended.abort());
while (!ended.signal.aborted) {
  const asked = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
  await response.arrayBuffer();
  times.push(performance.now() - asked);
  if (!response.ok) failed += 1;
  await wait(EVERY_MS);
}
const asked: Asked = { asked: times.length, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
parentPort?.postMessage(asked);
