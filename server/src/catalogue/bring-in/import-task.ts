import type { Connection } from '../../platform/side-pool.ts';
import type { ImportOptions } from './import-catalogue.ts';

/** What a thread is given to bring a file in. */
export interface ImportTask {
  readonly connection: Connection;
  readonly companyId: string;
  readonly file: Uint8Array;
  readonly options: ImportOptions;
  /** Errors beyond these are counted and not told. */
  readonly mostErrors: number;
}
