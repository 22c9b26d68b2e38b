import { AppError } from '../platform/errors.ts';

/** What this process does on somebody's behalf: a server waits for it before it ends, or stops it. */
export interface UnderWay {
  /** Runs `work` until it ends; `signal` aborts when everything is to stop. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The same for work that has nothing to give back: when everything is to stop it is not waited for. */
  runUntilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops all of them; each generation gives its place back. */
  abort(): void;
  /** Resolves when none is left. */
  idle(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const running = new Set<Promise<unknown>>();
  const stop = new AbortController();

  async function run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const task = work(stop.signal);
    running.add(task);
    try {
      return await task;
    } finally {
      running.delete(task);
    }
  }

  return {
    run,
    runUntilStopped: (work) => run((signal) => unlessAborted(signal, work(signal))),
    abort() {
      stop.abort();
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const refuse = () => aborted.reject(new AppError('unavailable', 'the server is shutting down; please try again'));
  signal.addEventListener('abort', refuse);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', refuse);
  }
}
