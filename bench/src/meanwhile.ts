import { Worker } from 'node:worker_threads';
import type { Served } from './ground.ts';

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
}

/** Asks for the account of `key` every 20 ms while `work` is under way. */
export async function askMeanwhile<T>({ port }: Served, key: string, work: () => Promise<T>): Promise<[T, Asked]> {
  const workerData: Asking = { port, key };
  const asker = new Worker(new URL('./asker.ts', import.meta.url), { workerData });
  const asked = new Promise<Asked>((resolve, reject) => asker.once('message', resolve).once('error', reject));
  try {
    const done = await work();
    asker.postMessage('end');
    return [done, await asked];
  } finally {
    await asker.terminate();
  }
}
