import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';
import type { Order } from '../types.ts';
import { keepMade } from './keep-made.ts';

/** What the thread answers. */
export type Answer = { readonly bytes: Uint8Array } | { readonly fault: string };

const MOST_WAITING = 100;
const LONGEST = 30_000;
const IDLE = 60_000;
const MEMORY_MB = 512;
/** Of some 50 kB each. */
const MOST_KEPT = 50;

/**
 * A thread of its own that makes documents one after another, since making one keeps a processor busy for some tenths of
 * a second and one of a thousand lines for some seconds. It starts with the first order and ends after a minute without
 * any. Whatever a picture or a text does to it, the process goes on, and the next order has a new thread.
 */
class Press {
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #before: Promise<unknown> = Promise.resolve();

  async print(order: Order): Promise<Uint8Array> {
    if (this.#waiting >= MOST_WAITING) {
      throw new AppError('unavailable', 'many documents are being made right now: try again in a moment', {
        retryAfterSeconds: 10,
      });
    }
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const made = this.#before.then(() => this.#make(order));
    this.#before = made.catch(() => null);
    try {
      return await made;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#rest();
    }
  }

  async #make(order: Order): Promise<Uint8Array> {
    const thread = (this.#thread ??= this.#start());
    thread.ref();
    const deadline = setTimeout(() => void thread.terminate(), LONGEST);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const answered = (answer: Answer) => ('bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.fault)));
    const ended = () => reject(new Error('a document took too long'));
    thread.on('message', answered).on('error', reject).on('exit', ended);
    thread.postMessage(order);
    try {
      return await promise;
    } finally {
      clearTimeout(deadline);
      thread.off('message', answered).off('error', reject).off('exit', ended);
    }
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const ended = () => {
      if (this.#thread === thread) this.#thread = null;
    };
    return thread.on('error', ended).on('exit', ended);
  }

  /** A thread at rest keeps no process from ending. */
  #rest(): void {
    this.#thread?.unref();
    this.#idle = setTimeout(() => {
      void this.#thread?.terminate();
      this.#thread = null;
    }, IDLE).unref();
  }
}

const press = new Press();

/** A document of this process's press. Throws `unavailable` while 100 others wait. */
export const print = keepMade((order) => press.print(order), MOST_KEPT);
