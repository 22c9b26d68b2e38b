import { sql } from 'kysely';
import { inCompany } from '../../accounts/index.ts';
import {
  howRead,
  type ImportTask,
  keptUnlessDry,
  type OpenedFile,
  serveImports,
  shortened,
} from '../../imports/index.ts';
import type { Db } from '../../platform/db.ts';
import { codeOf } from '../../platform/errors.ts';
import { openCatalogue, readCatalogue, recogniseList } from '../import/index.ts';
import type { CatalogueTask } from './bring-in.ts';
import { findStanding } from './find-standing.ts';
import { LOCK_NOT_AVAILABLE } from '../catalogue-lock.ts';
import { type ImportResult, importRows, parseOptionsOf } from './import-catalogue.ts';

serveImports(async ({ companyId, file, options }: ImportTask<CatalogueTask>, db): Promise<ImportResult> => {
  const { language, sheet } = options;
  const parsed = await read(db, companyId, { opened: await openCatalogue(file, { language, sheet }), options });
  const result = await keptUnlessDry(db, { companyId, dryRun: options.dryRun === true }, async (tx, company) =>
    shortened(await importRows(tx, company, parsed, options), options),
  );
  const written = result.created + result.updated - result.unchanged;
  if (written > MANY && options.dryRun !== true) await analyse(db);
  return result;
});

/** A transaction waits for no reading of a file: what a company has said of such files is asked before. */
async function read(
  db: Db,
  companyId: string,
  { opened, options }: { readonly opened: OpenedFile; readonly options: CatalogueTask },
) {
  const { mapped, from, language } = options;
  const { parseOptions, how, find } = await inCompany(db, companyId, async (tx, company) => ({
    parseOptions: parseOptionsOf(company, language),
    how: 'fault' in opened ? null : await howRead(tx, companyId, opened.layout, { mapped, of: 'products' }),
    find:
      'fault' in opened || recogniseList(opened.layout.headers) === null ? undefined : await findStanding(tx, company),
  }));
  const said = 'fault' in opened || how === null ? opened : { ...opened, layout: how.layout };
  return readCatalogue(said, parseOptions, { mapping: how?.mapping, from, ...(find !== undefined && { find }) });
}

/** Products written after which the planner's picture of the tables is out of date. */
const MANY = 5000;

/** A tenth of a second to a second. Where somebody else does it just now, theirs is as good. */
async function analyse(db: Db): Promise<void> {
  try {
    await sql`select analyse_catalogues()`.execute(db);
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
  }
}
