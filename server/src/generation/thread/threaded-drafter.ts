import { availableParallelism } from 'node:os';
import { AppError } from '../../platform/errors.ts';
import { createThreads, ThreadEnded, type Threads, type ThreadsOptions } from '../../platform/threads/index.ts';
import type { Saying } from '../../refusals/index.ts';
import { stopped } from '../stopped.ts';
import type { Asker, Brief, DateReading, Drafter, Shelf } from '../types.ts';
import type { DraftedLines, Opened, Result, Task, Understood } from './tasks.ts';

/** Each holds some 120 MB of words. */
const MOST_THREADS = 4;

const OPTIONS: ThreadsOptions = {
  script: new URL('./thread.ts', import.meta.url),
  most: Math.min(Math.max(availableParallelism(), 2), MOST_THREADS),
  memoryMb: 512,
  longest: 10_000,
  idle: 300_000,
  mostWaiting: 100,
  full: { message: 'many descriptions are being read just now: try again in a moment', retryAfterSeconds: 5 },
};

type ReadingThreads = Threads<Task, Result>;

export function createReadingThreads(changes: Partial<ThreadsOptions> = {}): ReadingThreads {
  return createThreads({ ...OPTIONS, ...changes });
}

/** Those of this process. */
const ours = createReadingThreads();

/**
 * The built-in drafter on threads of their own, so that no text keeps the process from answering others; companies take
 * turns at them. Throws AppError('generation_failed') also for a text that takes too long, `unavailable` where too many wait.
 */
export function createThreadedDrafter(threads = ours): Drafter {
  return {
    name: 'builtin',
    async open(brief, asker) {
      const { wants, days } = await onThread<Opened>(threads, asker, { kind: 'open', brief });
      return {
        wants,
        days,
        async draft({ shelf, signal, report }) {
          report?.({ stage: 'choosing', lines: [] });
          const task = draftTask(brief, asker.company, shelf);
          const { drafted, planned } = await onThread<DraftedLines>(threads, { ...asker, signal }, task);
          report?.({ stage: 'checking', lines: planned });
          return drafted;
        },
      };
    },
  };
}

/** What a description says of date, place, client, people and days, read on those threads. */
export function understand(asker: Asker, description: string, reading: DateReading): Promise<Understood> {
  return onThread<Understood>(ours, asker, { kind: 'understand', description, reading });
}

function draftTask(brief: Brief, company: string, { products }: Shelf): Task {
  return { kind: 'draft', brief, company, shelf: JSON.stringify({ products }) };
}

async function onThread<Expected extends Result>(
  threads: ReadingThreads,
  { company, signal }: Asker,
  task: Task,
): Promise<Expected> {
  try {
    return (await threads.run(company, task, signal)) as Expected;
  } catch (error) {
    if (signal.aborted) throw stopped(signal);
    if (!(error instanceof ThreadEnded)) throw error;
    const { late } = error;
    const saying: Saying = ({ drafting }) => (late ? drafting.readingTooLong : drafting.tooMuchToRead);
    throw new AppError('generation_failed', saying, { cause: error });
  }
}
