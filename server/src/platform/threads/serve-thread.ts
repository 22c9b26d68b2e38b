import { parentPort } from 'node:worker_threads';
import { type Said, saidOf } from './messages.ts';

/** Does the tasks that a thread of `createThreads` is given, once everything it needs is loaded. */
export function serveThread(work: (task: never) => unknown): void {
  parentPort?.on('message', (task: unknown) => {
    void answer(work, task).then(say);
  });
  say({ ready: true });
}

async function answer(work: (task: never) => unknown, task: unknown): Promise<Said<unknown>> {
  try {
    return { result: await work(task as never) };
  } catch (error) {
    return saidOf(error);
  }
}

function say(said: Said<unknown>): void {
  parentPort?.postMessage(said);
}
