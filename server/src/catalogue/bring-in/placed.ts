import type { CatalogueRow } from '../import/index.ts';

/** A row of a file with the product that it makes or is of. */
export interface Placed {
  readonly row: CatalogueRow;
  readonly id: string;
  readonly isNew: boolean;
}
