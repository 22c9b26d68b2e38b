import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Said, saidOf } from './messages.ts';

/** Where processors are short, what answers requests and the database go before: a third of their share each. */
const BEHIND = 5;

/** Does the tasks that a thread of `createThreads` is given, once everything it needs is loaded. */
export function serveThread(work: (task: never) => unknown): void {
  if (process.platform === 'linux') setPriority(BEHIND); // of this thread alone; elsewhere it would be the process's
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
