import type { Mapped } from '../mapping/how-read.ts';
import type { From } from '../systems/recognise-system.ts';

/** How a file is read, as its thread is told. */
export interface FileReading {
  readonly mapped: Mapped;
  readonly from: From;
  readonly sheet: string | undefined;
  /** Errors beyond these are counted and not told. */
  readonly mostErrors: number;
}

export interface FileOptions {
  /** Stops the import, whatever it is doing, and leaves nothing of it. */
  readonly signal?: AbortSignal | undefined;
  /** Default: all are told. */
  readonly mostErrors?: number | undefined;
  /** Default: by headings and words alone. */
  readonly mapped?: Mapped | undefined;
  /** The system that the file is from. Default: as its headings say. */
  readonly from?: From | undefined;
  /** Of a workbook. Default: the first that has a cell. */
  readonly sheet?: string | undefined;
}

export function readingOf({
  mostErrors = Number.POSITIVE_INFINITY,
  mapped = 'recognised',
  from = null,
  sheet,
}: Omit<FileOptions, 'signal'>): FileReading {
  return { mostErrors, mapped, from, sheet };
}

/** The service's own thread takes over no more than is shown. */
export function shortened<Result extends { readonly errors: readonly unknown[]; readonly faults: readonly unknown[] }>(
  result: Result,
  { mostErrors }: FileReading,
): Result {
  return { ...result, errors: result.errors.slice(0, mostErrors), faults: result.faults.slice(0, mostErrors) };
}
