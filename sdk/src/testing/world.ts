import type { Environment } from '../environment.ts';

/** What one request is answered with, or how long it takes and what then. */
export type Scripted = Response | Error | { readonly afterMs: number; readonly answer: Response | Error };

export interface Sent {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly redirect: string | undefined;
  readonly body: unknown;
}

export interface World extends Environment {
  /** The requests that were made, oldest first. */
  readonly sent: readonly Sent[];
  /** Waits that have not ended. */
  waiting(): number;
  /** Lets time pass, from one thing that is due to the next, until a promise is settled; gives it as it is. */
  until<T>(promise: Promise<T>): Promise<T>;
  /** Does something once so much time has passed. */
  at(ms: number, what: () => void): void;
}

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that stands still unless it is moved, and a service that answers what was scripted, one after another. */
export function createWorld(answers: readonly Scripted[]): World {
  let time = 0;
  const timers = new Set<Timer>();
  const sent: Sent[] = [];
  const script = [...answers];

  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = { at: time + ms, ring: resolve };
      timers.add(timer);
      signal.addEventListener('abort', () => {
        timers.delete(timer);
        reject(signal.reason);
      });
    });

  return {
    sent,
    sleep,
    now: () => time,
    random: () => 1,
    waiting: () => timers.size,
    at: (ms, what) => timers.add({ at: time + ms, ring: what }),
    async fetch(url, { method = '', headers, body, signal, redirect }) {
      const json: unknown = typeof body === 'string' ? JSON.parse(body) : null;
      sent.push({ at: time, method, url, headers: new Headers(headers), redirect, body: json });
      const next = script.shift();
      if (next === undefined) throw new Error('nothing more was scripted');
      const isLate = 'afterMs' in next;
      if (isLate) await sleep(next.afterMs, signal ?? new AbortController().signal);
      const answer = isLate ? next.answer : next;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async until(promise) {
      let settled = false;
      promise.then(
        () => (settled = true),
        () => (settled = true),
      );
      for (;;) {
        await new Promise(setImmediate);
        if (settled) return promise;
        const [next] = [...timers].sort((a, b) => a.at - b.at);
        if (next === undefined) throw new Error('nothing is left to wait for');
        timers.delete(next);
        time = next.at;
        next.ring();
      }
    },
  };
}
