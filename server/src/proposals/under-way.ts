/** The generations that this process runs: a server waits for them before it ends, or stops them. */
export interface UnderWay {
  /** Runs `work` until it ends; `signal` aborts when everything is to stop. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops all of them; each gives its place back. */
  abort(): void;
  /** Resolves when none is left. */
  idle(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const running = new Set<Promise<unknown>>();
  const stop = new AbortController();
  return {
    async run(work) {
      const task = work(stop.signal);
      running.add(task);
      try {
        return await task;
      } finally {
        running.delete(task);
      }
    },
    abort() {
      stop.abort();
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
