import { Worker } from 'node:worker_threads';
import { errorOf, type Said } from './messages.ts';

/** That a thread ended before it answered: it took too long, or what it was given or its memory was too much for it. */
export class ThreadEnded extends Error {
  readonly late: boolean;

  constructor(late: boolean, cause?: unknown) {
    super(late ? 'a thread took too long' : 'a thread ended before it answered', { cause });
    this.name = 'ThreadEnded';
    this.late = late;
  }
}

export interface ThreadOptions {
  readonly script: URL;
  readonly memoryMb: number;
  /** Milliseconds that one task may take, once the thread has loaded. */
  readonly longest: number;
}

/** What a thread may take to load before it counts as dead. */
const LONGEST_START = 60_000;

/** A thread that does one task at a time. While it does none it keeps no process from ending. */
export class OneThread<Task, Result> {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #loaded = Promise.withResolvers<void>();
  /** Resolves once it can be given work; rejects with ThreadEnded. */
  readonly ready: Promise<void>;
  #task: PromiseWithResolvers<Result> | null = null;
  #late = false;
  #ended = false;

  constructor(options: ThreadOptions, onEnd: () => void) {
    this.#options = options;
    this.#worker = new Worker(options.script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    const end = (cause?: unknown): void => {
      if (this.#ended) return;
      this.#ended = true;
      const error = new ThreadEnded(this.#late, cause);
      this.#loaded.reject(error);
      this.#task?.reject(error);
      onEnd();
    };
    this.#worker
      .on('message', (said: Said<Result>) => this.#hear(said))
      .on('error', end)
      .on('exit', () => end());
    this.ready = this.#within(LONGEST_START, this.#loaded.promise).finally(() => this.#worker.unref());
  }

  /** Only once it is ready. Throws ThreadEnded, and whatever the work itself throws. */
  async do(task: Task, moved: readonly ArrayBuffer[] = []): Promise<Result> {
    this.#worker.ref();
    try {
      this.#task = Promise.withResolvers<Result>();
      this.#worker.postMessage(task, moved);
      return await this.#within(this.#options.longest, this.#task.promise);
    } finally {
      this.#task = null;
      this.#worker.unref();
    }
  }

  end(): void {
    void this.#worker.terminate();
  }

  #hear(said: Said<Result>): void {
    if ('ready' in said) this.#loaded.resolve();
    else if ('result' in said) this.#task?.resolve(said.result);
    else this.#task?.reject(errorOf(said));
  }

  async #within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
    const deadline = setTimeout(() => {
      this.#late = true;
      this.end();
    }, milliseconds);
    try {
      return await promise;
    } finally {
      clearTimeout(deadline);
    }
  }
}
