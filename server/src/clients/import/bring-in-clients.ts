import type { Pool } from 'pg';
import { type From, importLane, type Mapped, runOnLane, SECOND } from '../../imports/index.ts';
import type { ClientImportOptions, ClientImportResult } from './import-clients.ts';

const lane = importLane<ClientTask, ClientImportResult>(new URL('./thread.ts', import.meta.url), {
  memoryMb: 512,
  idle: 5 * SECOND,
});

/** How a file of clients is brought in, as its thread is told. */
export interface ClientTask extends ClientImportOptions {
  readonly mapped: Mapped;
  readonly from: From;
  readonly sheet: string | undefined;
  /** Errors beyond these are counted and not told. */
  readonly mostErrors: number;
}

export interface BringInClientsOptions extends ClientImportOptions {
  /** Stops the import, and leaves nothing of it. */
  readonly signal?: AbortSignal | undefined;
  readonly mostErrors?: number;
  readonly mapped?: Mapped;
  readonly from?: From;
  readonly sheet?: string | undefined;
}

/** Imports a file of clients as `bringIn` does a catalogue. Throws `conflict` and `unavailable` as that does. */
export function bringInClients(
  pool: Pool,
  companyId: string,
  file: Uint8Array,
  {
    signal,
    mostErrors = Number.POSITIVE_INFINITY,
    mapped = 'recognised',
    from = null,
    sheet,
    ...options
  }: BringInClientsOptions,
): Promise<ClientImportResult> {
  return runOnLane(lane, pool, { companyId, file, signal, options: { ...options, mapped, from, sheet, mostErrors } });
}
