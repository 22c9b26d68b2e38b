import type { Pool } from 'pg';
import {
  type FileOptions,
  type FileReading,
  importLane,
  MINUTE,
  readingOf,
  runOnLane,
  SECOND,
} from '../../imports/index.ts';
import type { ImportOptions, ImportResult } from './import-catalogue.ts';

/** What an ordinary catalogue has: it waits for no other's hundred thousands. */
const SMALL = 1024 * 1024;

const script = new URL('./thread.ts', import.meta.url);
/**
 * One import at a time of small files, and one of large ones; each with a connection of its own. What a large one took of
 * memory is given back soon.
 */
const small = importLane<CatalogueTask, ImportResult>(script, { memoryMb: 256, idle: MINUTE });
const large = importLane<CatalogueTask, ImportResult>(script, { memoryMb: 512, idle: 5 * SECOND });

/** How a catalogue file is brought in, as its thread is told. */
export type CatalogueTask = ImportOptions & FileReading;

/**
 * Imports a file in a transaction of its own, on a thread and a connection of its own, which takes over the bytes of the
 * file; with `dryRun` it says what would happen and changes nothing. Throws `conflict` while another import of the company
 * is under way, in whatever process, and `unavailable` where it has to be asked again.
 */
export function bringIn(
  pool: Pool,
  companyId: string,
  file: Uint8Array,
  { signal, mostErrors, mapped, from, sheet, ...options }: ImportOptions & FileOptions,
): Promise<ImportResult> {
  const lane = file.byteLength > SMALL ? large : small;
  const reading = readingOf({ mostErrors, mapped, from, sheet });
  return runOnLane(lane, pool, { companyId, file, signal, options: { ...options, ...reading } });
}
