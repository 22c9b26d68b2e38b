import type { Pool } from 'pg';
import { AppError, codeOf } from '../../platform/errors.ts';
import { sessionsBeside } from '../../platform/pooler.ts';
import { type Connection, connectionOf } from '../../platform/side-pool.ts';
import { createThreads, ThreadEnded, type Threads } from '../../platform/threads/index.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
/** A file of 200,000 products takes under one on two processors of its own, and four where six others want them too. */
const MOST_MINUTES = 10;

/** What a thread is given to bring a file in. */
export interface ImportTask<Options> {
  readonly connection: Connection;
  readonly companyId: string;
  readonly file: Uint8Array;
  readonly options: Options;
}

/** Where files are brought in one after another, on a thread and a connection of their own. */
export type ImportLane<Options, Result> = Threads<ImportTask<Options>, Result>;

export function importLane<Options, Result>(
  script: URL,
  { memoryMb, idle }: { readonly memoryMb: number; readonly idle: number },
): ImportLane<Options, Result> {
  return createThreads({
    script,
    most: 1,
    memoryMb,
    longest: MOST_MINUTES * MINUTE,
    idle,
    mostWaiting: 100,
    full: { message: 'many files are being imported just now: try again in a minute', retryAfterSeconds: 60 },
  });
}

/** What is to be done with whose file; `signal` stops it, whatever it is doing, and leaves nothing of it. */
export interface ImportOrder<Options> {
  readonly companyId: string;
  readonly file: Uint8Array;
  readonly options: Options;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Has a file brought in by the thread of a lane, which takes over its bytes. Throws what the import refuses, and
 * `unavailable` where it has to be asked again.
 */
export async function runOnLane<Options, Result>(
  lane: ImportLane<Options, Result>,
  pool: Pool,
  { companyId, file, options, signal }: ImportOrder<Options>,
): Promise<Result> {
  const bytes = wholeBuffer(file);
  const task = { connection: connectionOf(sessionsBeside(pool)), companyId, file: bytes, options };
  try {
    return await lane.run(companyId, task, { signal, moved: [bytes.buffer], endsUnheard: true });
  } catch (error) {
    throw error instanceof ThreadEnded ? worded(error) : error;
  }
}

/** The bytes in a buffer that holds nothing else, so that it can be handed over; what shares one is copied. */
function wholeBuffer(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = file;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : new Uint8Array(file);
}

function worded(error: ThreadEnded): Error {
  if (error.late) {
    const message = `the import took over ${MOST_MINUTES} minutes, so nothing of it was kept: split the file, or try later`;
    return new AppError('unavailable', message, { retryAfterSeconds: 60, cause: error });
  }
  if (codeOf(error.cause) !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new AppError('invalid_request', ({ catalogue }) => catalogue.fileTooMuch, { cause: error });
}
