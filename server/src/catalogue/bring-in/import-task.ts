import type { Connection } from '../../platform/side-pool.ts';
import type { FirstRow } from '../import/index.ts';
import type { ImportOptions } from './import-catalogue.ts';

/** By hand: as somebody has said of files with these headings, where `seal` is given only as that names it. */
export type Mapped = 'recognised' | MappedByHand;

export interface MappedByHand {
  readonly seal: string | null;
  /** What the first row is; left out: what was said of such files before, else what it looks like. */
  readonly firstRow?: FirstRow | undefined;
}

/** What a thread is given to bring a file in. */
export interface ImportTask {
  readonly connection: Connection;
  readonly companyId: string;
  readonly file: Uint8Array;
  readonly options: ImportOptions;
  readonly mapped: Mapped;
  /** Errors beyond these are counted and not told. */
  readonly mostErrors: number;
}
