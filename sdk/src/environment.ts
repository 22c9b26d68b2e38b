/** What a client needs of the world around it; each may be replaced, as tests do. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after some milliseconds; rejects with the signal's reason once that is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  readonly random: () => number;
}

export const ENVIRONMENT: Environment = {
  // called through its owner: some runtimes refuse a `fetch` that was taken off it
  fetch: (url, init) => globalThis.fetch(url, init),
  now: () => Date.now(),
  sleep,
  random: () => Math.random(),
};

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
