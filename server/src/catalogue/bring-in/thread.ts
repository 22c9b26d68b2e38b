import { sql } from 'kysely';
import { inCompany } from '../../accounts/index.ts';
import { databaseFault, unavailableBecause } from '../../platform/database-faults.ts';
import { createDb, type Db } from '../../platform/db.ts';
import { AppError, codeOf } from '../../platform/errors.ts';
import { openSidePool } from '../../platform/side-pool.ts';
import { serveThread } from '../../platform/threads/index.ts';
import { openFile, readCatalogue } from '../import/index.ts';
import { howRead } from './how-read.ts';
import { type ImportResult, importRows, LOCK_NOT_AVAILABLE, parseOptionsOf } from './import-catalogue.ts';
import type { ImportTask } from './import-task.ts';

serveThread(async (task: ImportTask): Promise<ImportResult> => {
  const pool = openSidePool(task.connection);
  try {
    return await bringIn(task, createDb(pool));
  } catch (error) {
    throw worded(error);
  } finally {
    await pool.end();
  }
});

async function bringIn(task: ImportTask, db: Db): Promise<ImportResult> {
  const { companyId, file, options, mapped, mostErrors } = task;
  const opened = openFile(file, options.language);
  const { parseOptions, read } = await inCompany(db, companyId, async (tx, company) => ({
    parseOptions: parseOptionsOf(company, options.language),
    read: 'fault' in opened ? null : await howRead(tx, companyId, opened.layout, mapped),
  }));
  // a transaction waits for no reading of a file
  const said = 'fault' in opened || read === null ? opened : { ...opened, layout: read.layout };
  const parsed = readCatalogue(said, parseOptions, read?.mapping);
  try {
    const result = await inCompany(db, companyId, async (tx, company) => {
      const imported = shortened(await importRows(tx, company, parsed, options), mostErrors);
      if (options.dryRun === true) throw new OnlyTried(imported);
      return imported;
    });
    if (result.created + result.updated - result.unchanged > MANY) await analyse(db);
    return result;
  } catch (error) {
    if (error instanceof OnlyTried) return error.result;
    throw error;
  }
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

/** Ends the transaction without keeping anything. */
class OnlyTried extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('only tried');
    this.result = result;
  }
}

/** The service's own thread takes over no more than is shown. */
function shortened(result: ImportResult, most: number): ImportResult {
  return { ...result, errors: result.errors.slice(0, most), faults: result.faults.slice(0, most) };
}

/** A file is a large thing to send again. */
const FILE_AGAIN_SECONDS = 10;

function worded(error: unknown): unknown {
  const fault = databaseFault(error);
  if (fault === null) return error;
  const { message, details } = unavailableBecause(fault);
  const nothing = `${message.split(';')[0]}, so nothing was imported; please try again`;
  return new AppError('unavailable', nothing, {
    retryAfterSeconds: Math.max(FILE_AGAIN_SECONDS, details.retryAfterSeconds ?? 0),
    cause: error,
  });
}
