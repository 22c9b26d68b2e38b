import { inCompany } from '../../accounts/index.ts';
import type { Db } from '../../platform/db.ts';
import { type ImportOptions, type ImportResult, importCatalogue } from './import-catalogue.ts';

/** Imports a file in a transaction of its own; with `dryRun` it says what would happen and changes nothing. */
export async function bringIn(
  db: Db,
  companyId: string,
  file: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  try {
    return await inCompany(db, companyId, async (tx, company) => {
      const result = await importCatalogue(tx, company, file, options);
      if (options.dryRun === true) throw new OnlyTried(result);
      return result;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.result;
    throw error;
  }
}

/** Ends the transaction without keeping anything. */
class OnlyTried extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('only tried');
    this.result = result;
  }
}
