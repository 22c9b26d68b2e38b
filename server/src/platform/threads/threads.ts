import { AppError } from '../errors.ts';
import { OneThread, type ThreadOptions } from './one-thread.ts';
import { Turns } from './turns.ts';

export { ThreadEnded } from './one-thread.ts';

export interface ThreadsOptions extends ThreadOptions {
  readonly most: number;
  readonly mostWaiting: number;
  /** Milliseconds without work after which a thread ends. */
  readonly idle: number;
  /** Said to whoever is turned away, with seconds after which to ask again. */
  readonly full: { readonly message: string; readonly retryAfterSeconds: number };
}

/** Of work that is worth stopping, or large. */
export interface TaskOptions {
  readonly signal?: AbortSignal | undefined;
  /** What the thread takes over instead of a copy. */
  readonly moved?: readonly ArrayBuffer[];
  /** Whether work under way ends when nobody waits for it any more, and its thread with it; otherwise it is finished. */
  readonly endsUnheard?: boolean;
}

export interface Threads<Task, Result> {
  /**
   * Does a task on a thread, when it is the party's turn. Throws `unavailable` where too much waits, ThreadEnded where its
   * thread took too long or died, the signal's reason where nobody waits any more, and whatever the work throws.
   */
  readonly run: (party: string, task: Task, options?: AbortSignal | TaskOptions) => Promise<Result>;
}

interface Waiting<Task, Result> extends TaskOptions {
  readonly task: Task;
  readonly promise: PromiseWithResolvers<Result>;
}

/**
 * Threads that work beside the process's own. Each starts with the first work that no other is free for and ends after
 * some time without any, or with what was too much for it: the next has a new one. Of several a party is never given
 * all, so that one is left for others; its work goes to the thread that did its last, which may remember it.
 */
export function createThreads<Task, Result>(options: ThreadsOptions): Threads<Task, Result> {
  type Place = {
    readonly thread: OneThread<Task, Result>;
    party: string;
    busy: boolean;
    idle: NodeJS.Timeout | undefined;
  };
  const places = new Set<Place>();
  const turns = new Turns<Waiting<Task, Result>>(options.mostWaiting);
  const mostOfOne = Math.max(1, options.most - 1);

  function begin(): void {
    for (;;) {
      const isFull = places.size >= options.most && [...places].every(({ busy }) => busy);
      const next = isFull ? null : turns.next((party) => busyFor(party) < mostOfOne);
      if (next === null) return;
      void work(placeFor(next.party), next.party, next.piece);
    }
  }

  function busyFor(party: string): number {
    return [...places].filter((place) => place.busy && place.party === party).length;
  }

  function placeFor(party: string): Place {
    const free = [...places].filter(({ busy }) => !busy);
    return free.find((place) => place.party === party) ?? free[0] ?? start();
  }

  function start(): Place {
    const thread = new OneThread<Task, Result>(options, () => places.delete(place));
    const place: Place = { thread, party: '', busy: false, idle: undefined };
    places.add(place);
    return place;
  }

  async function work(place: Place, party: string, waiting: Waiting<Task, Result>): Promise<void> {
    const { task, moved, promise, signal, endsUnheard } = waiting;
    clearTimeout(place.idle);
    place.party = party;
    place.busy = true;
    const end = () => place.thread.end();
    if (endsUnheard === true) signal?.addEventListener('abort', end);
    await place.thread.do(task, moved).then(promise.resolve, promise.reject);
    signal?.removeEventListener('abort', end);
    place.busy = false;
    if (places.has(place)) place.idle = setTimeout(() => rest(place), options.idle).unref();
    begin();
  }

  function rest(place: Place): void {
    places.delete(place);
    place.thread.end();
  }

  return {
    async run(party, task, given = {}) {
      const own = given instanceof AbortSignal ? { signal: given } : given;
      const { signal } = own;
      signal?.throwIfAborted();
      const waiting = { ...own, task, promise: Promise.withResolvers<Result>() };
      const away = turns.add(party, waiting);
      const { message, retryAfterSeconds } = options.full;
      away?.promise.reject(new AppError('unavailable', message, { retryAfterSeconds }));
      const stop = () => {
        turns.remove(party, waiting);
        waiting.promise.reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop, { once: true });
      begin();
      try {
        return await waiting.promise.promise;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
  };
}
