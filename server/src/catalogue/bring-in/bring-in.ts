import type { Pool } from 'pg';
import { AppError, codeOf } from '../../platform/errors.ts';
import { sessionsBeside } from '../../platform/pooler.ts';
import { connectionOf } from '../../platform/side-pool.ts';
import { createThreads, ThreadEnded, type Threads } from '../../platform/threads/index.ts';
import type { ImportOptions, ImportResult } from './import-catalogue.ts';
import type { ImportTask, Mapped } from './import-task.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A file of 200,000 products takes under one on two processors of its own, and four where six others want them too. */
const MOST_MINUTES = 10;
/** What an ordinary catalogue has: it waits for no other's hundred thousands. */
const SMALL = 1024 * 1024;

/**
 * One import at a time of small files, and one of large ones; each with a connection of its own. What a large one took of
 * memory is given back soon.
 */
const small = importers(256, MINUTE);
const large = importers(512, 5 * SECOND);

function importers(memoryMb: number, idle: number): Threads<ImportTask, ImportResult> {
  return createThreads({
    script: new URL('./thread.ts', import.meta.url),
    most: 1,
    memoryMb,
    longest: MOST_MINUTES * MINUTE,
    idle,
    mostWaiting: 100,
    full: { message: 'many catalogues are being imported just now: try again in a minute', retryAfterSeconds: 60 },
  });
}

export interface BringInOptions extends ImportOptions {
  /** Stops the import, whatever it is doing, and leaves nothing of it. */
  readonly signal?: AbortSignal | undefined;
  readonly mostErrors?: number;
  /** Default: by headings and words alone. */
  readonly mapped?: Mapped;
}

/**
 * Imports a file in a transaction of its own, on a thread and a connection of its own, which takes over the bytes of the
 * file; with `dryRun` it says what would happen and changes nothing. Throws `conflict` while another import of the company
 * is under way, in whatever process, and `unavailable` where it has to be asked again.
 */
export async function bringIn(
  pool: Pool,
  companyId: string,
  file: Uint8Array,
  { signal, mostErrors = Number.POSITIVE_INFINITY, mapped = 'recognised', ...options }: BringInOptions,
): Promise<ImportResult> {
  const bytes = wholeBuffer(file);
  const task = { connection: connectionOf(sessionsBeside(pool)), companyId, file: bytes, options, mapped, mostErrors };
  const lane = bytes.byteLength > SMALL ? large : small;
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
