import type { Pool } from 'pg';
import { type FileOptions, type FileReading, importLane, readingOf, runOnLane, SECOND } from '../../imports/index.ts';
import type { ClientImportOptions, ClientImportResult } from './import-clients.ts';

const lane = importLane<ClientTask, ClientImportResult>(new URL('./thread.ts', import.meta.url), {
  memoryMb: 512,
  idle: 5 * SECOND,
});

/** How a file of clients is brought in, as its thread is told. */
export type ClientTask = ClientImportOptions & FileReading;

/** Imports a file of clients as `bringIn` does a catalogue. Throws `conflict` and `unavailable` as that does. */
export function bringInClients(
  pool: Pool,
  companyId: string,
  file: Uint8Array,
  { signal, mostErrors, mapped, from, sheet, ...options }: ClientImportOptions & FileOptions,
): Promise<ClientImportResult> {
  const reading = readingOf({ mostErrors, mapped, from, sheet });
  return runOnLane(lane, pool, { companyId, file, signal, options: { ...options, ...reading } });
}
