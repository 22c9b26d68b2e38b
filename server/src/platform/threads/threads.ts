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
    isReady: boolean;
    readonly thread: OneThread<Task, Result>;
    party: string;
    busy: boolean;
    idle: NodeJS.Timeout | undefined;
  };
  const places = new Set<Place>();
  const turns = new Turns<Waiting<Task, Result>>(options.mostWaiting);
  const mostOfOne = Math.max(1, options.most - 1);

  const mayGo = (party: string): boolean => busyFor(party) < mostOfOne;

  /** What waits goes to the threads that are free; one more starts where none is, and whichever is free first is given it. */
  function begin(): void {
    for (;;) {
      const free = [...places].filter(({ isReady, busy }) => isReady && !busy);
      const next = free.length === 0 ? null : turns.next(mayGo);
      if (next === null) break;
      const place = free.find((each) => each.party === next.party) ?? free[0];
      if (place !== undefined) void work(place, next.party, next.piece);
    }
    const areAllReady = [...places].every(({ isReady }) => isReady);
    if (areAllReady && places.size < options.most && turns.has(mayGo)) void start();
  }

  function busyFor(party: string): number {
    return [...places].filter((place) => place.busy && place.party === party).length;
  }

  async function start(): Promise<void> {
    const thread = new OneThread<Task, Result>(options, () => places.delete(place));
    const place: Place = { thread, party: '', isReady: false, busy: false, idle: undefined };
    places.add(place);
    try {
      await thread.ready;
      place.isReady = true;
      restLater(place);
    } catch (error) {
      // one that cannot even load costs one piece of work, so that there is an end to it
      turns.next(() => true)?.piece.promise.reject(error);
    }
    begin();
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
    restLater(place);
    begin();
  }

  function restLater(place: Place): void {
    if (!places.has(place)) return;
    place.idle = setTimeout(() => {
      places.delete(place);
      place.thread.end();
    }, options.idle).unref();
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
