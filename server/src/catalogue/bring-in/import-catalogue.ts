import type { Language } from '@showbill/contract';
import { sql } from 'kysely';
import type { Company } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { minorDigits } from '../../platform/money/index.ts';
import { saidIn } from '../../refusals/index.ts';
import { type ColumnReport, type Fault, type RowError, shareFaults } from '../../imports/index.ts';
import {
  type CatalogueRow,
  FIELDS,
  type Field,
  type NoteOfRows,
  type Origin,
  type ParsedCatalogue,
  type ParseOptions,
  parseCatalogue,
  type SheetReport,
} from '../import/index.ts';
import { lockCatalogue } from '../catalogue-lock.ts';
import { kitRefusal } from '../kit-rule.ts';
import { lockStock } from '../stock-lock.ts';
import { recordCounts } from '../owned.ts';
import { readProducts } from '../reading.ts';
import { type Compared, compareWithStanding } from './compare-with-standing.ts';
import { type KnownProducts, knownProducts } from './known-products.ts';
import { placeRows } from './place-rows.ts';
import type { Placed } from './placed.ts';
import { readBeside } from './read-beside.ts';
import { idBySku } from './going-out-faults.ts';
import { clearGoingOut, type GoingOutWith, saveGoingOut } from './save-going-out.ts';
import { type Changed, newCounts, saveChunk } from './save-chunk.ts';

export interface ImportResult {
  readonly created: number;
  /** Rows of products that were there. */
  readonly updated: number;
  /** Of these, the ones that say what stands already; of them nothing is written. */
  readonly unchanged: number;
  /** Rows left out because something is wrong with them. */
  readonly skipped: number;
  /** By line, then column; `line` 1 is the header. */
  readonly errors: readonly RowError[];
  /** How many there are; `errors` may be the first of them. */
  readonly errorCount: number;
  /** The same errors by what is wrong, each once. */
  readonly faults: readonly Fault<Field>[];
  readonly columns: ColumnReport<Field>;
  /** Null where the file could not be read as a table. */
  readonly sheet: SheetReport | null;
  /** What kind of file it was taken for, and what a person should know of how it was read. */
  readonly origin: Origin;
  readonly notes: readonly NoteOfRows[];
  /** The first good rows, as they were read. */
  readonly sample: readonly CatalogueRow[];
}

const SAMPLE = 5;
/** Rows that are named, compared and written at a time: some hundred kilobytes, and a statement of some tenths of a second. */
const CHUNK = 2000;

export interface ImportOptions {
  /** Imports the good rows; otherwise one bad row keeps all out. */
  readonly skipInvalid: boolean;
  readonly now: Date;
  /** Says what would happen. Of what it writes to find that out nothing may be kept: the caller takes it back. */
  readonly dryRun?: boolean;
  /** In which its errors are said. Default: English. */
  readonly language?: Language;
  /** Who imports it. Default: whoever acts in the transaction. */
  readonly actor?: Actor;
}

/**
 * Brings a catalogue file in, in the caller's transaction: a row whose sku is known updates that product, one without
 * sku the product of the same name; the rest are new. A number owned that differs from what is known is a change from
 * the company's today on. A column that the file does not have leaves what stands, and of a row that says what stands
 * already nothing is written. With errors and without `skipInvalid` nothing is written at all and `created` and
 * `updated` are 0.
 */
export function importCatalogue(
  tx: Tx,
  company: Company,
  file: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  return importRows(tx, company, parseCatalogue(file, parseOptionsOf(company, options.language)), options);
}

/** How a file of this company is read. */
export function parseOptionsOf({ currency }: Company, language: Language = 'en'): ParseOptions {
  return { currency, minorDigits: minorDigits(currency), language };
}

/** The same as `importCatalogue`, with a file that has been read. */
export async function importRows(
  tx: Tx,
  company: Company,
  parsed: ParsedCatalogue,
  options: ImportOptions,
): Promise<ImportResult> {
  const { columns, sheet, origin, notes } = parsed;
  await lockCatalogue(tx, company.id);
  await planByIndex(tx);
  const known = await knownProducts(tx, company.id, columns.used);
  const { placed, errors: misplaced } = placeRows(parsed.rows, known, columns.used, (saying) =>
    saidIn(options.language ?? 'en', saying),
  );
  const sample = placed.slice(0, SAMPLE).map(({ row }) => row);
  const errors = [...parsed.errors, ...misplaced].sort((a, b) => a.line - b.line || compare(a.column, b.column));
  const skipped = parsed.skipped + (parsed.rows.length - placed.length);
  const faults = shareFaults(errors, columns.used, FIELDS);
  const rest = { skipped, errors, errorCount: errors.length, faults, columns, sheet, origin, notes, sample };
  if (errors.length > 0 && !options.skipInvalid) return { created: 0, updated: 0, unchanged: 0, ...rest };
  const parts = { ...options, known, used: columns.used };
  const unchanged = await saveRows(tx, company, placed, parts).catch((error: unknown) => {
    throw kitRefusal(error, null);
  });
  const created = placed.filter(({ isNew }) => isNew).length;
  const changed = placed.length - created - unchanged;
  const details = { created, changed, unchanged, skipped };
  await recordAudit(tx, company.id, { what: 'catalogue.imported', details }, options.actor);
  return { created, updated: placed.length - created, unchanged, ...rest };
}

/**
 * A connection keeps the plan of each foreign key's check. One that was made while there were few products reads all of
 * them, for each row that is checked, once they are many. Until the transaction ends, plans are made anew, and none of
 * them reads a whole table: it would be a new plan's choice too while the table is still small.
 */
async function planByIndex(tx: Tx): Promise<void> {
  await sql`discard plans`.execute(tx);
  await sql`set local enable_seqscan = off`.execute(tx);
}

interface Parts extends ImportOptions {
  readonly known: KnownProducts;
  readonly used: ColumnReport<Field>['used'];
}

/** Returns how many rows said nothing new. While the database writes one chunk, the next one is named. */
async function saveRows(tx: Tx, company: Company, placed: readonly Placed[], parts: Parts): Promise<number> {
  const { id: companyId, timeZone } = company;
  const { now, used, dryRun } = parts;
  const day = dayIn(timeZone, now);
  const beside = await readBeside(tx, companyId, used, day);
  // a kit that comes back may come before its parts
  await sql`set constraints parts_with_own_stock deferred`.execute(tx);
  const goingOut = { accessories: new Array<GoingOutWith>(), parts: new Array<GoingOutWith>() };
  let unchanged = 0;
  let writing: Promise<void> = Promise.resolve();
  for (const chunk of chunksOf(placed)) {
    if (chunk.some(({ isNew }) => !isNew)) await writing; // a connection does one thing at a time
    const compared = await compareWithStanding(tx, companyId, chunk, beside);
    const changed = compared.filter(({ isChanged }) => isChanged);
    unchanged += chunk.length - changed.length;
    if (dryRun === true) {
      await recordCounts(tx, companyId, newCounts(changed), { cause: 'imported', day, now });
      continue;
    }
    const named = await nameAll(changed);
    await writing;
    writing = saveChunk(tx, companyId, named, { day, now });
    writing.catch(() => {}); // whoever waits for it hears of it
    for (const field of GOING_OUT) {
      if (used[field] !== undefined) goingOut[field].push(...changed.flatMap((one) => goingOutWith(one, field)));
    }
  }
  await writing;
  const idOf = idBySku(placed, parts.known);
  if (goingOut.parts.length > 0) await lockStock(tx, companyId);
  for (const field of GOING_OUT) {
    const isPart = field === 'parts';
    // one that is a kit no more may be a part of the next: all that goes away does first
    for (const chunk of chunked(goingOut[field])) await clearGoingOut(tx, companyId, chunk, isPart);
    for (const chunk of chunked(goingOut[field])) await saveGoingOut(tx, companyId, chunk, { isPart, idOf });
  }
  await sql`set constraints parts_with_own_stock immediate`.execute(tx);
  return unchanged;
}

/** Products that were there in the order of their ids, and then the new ones in that of the file. */
function* chunksOf(placed: readonly Placed[]): Generator<readonly Placed[]> {
  const { known = [], made = [] } = Object.groupBy(placed, ({ isNew }) => (isNew ? 'made' : 'known'));
  known.sort((a, b) => compare(a.id, b.id));
  for (const rows of [known, made]) yield* chunked(rows);
}

function* chunked<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}

async function nameAll(changed: readonly Compared[]): Promise<Changed[]> {
  const renamed = changed.filter(({ isRenamed }) => isRenamed);
  const readings = await readProducts(renamed.map(({ row }) => row));
  const byId = new Map(renamed.map(({ id }, at) => [id, readings[at]]));
  return changed.map((one) => ({ ...one, reading: byId.get(one.id) ?? null }));
}

const GOING_OUT = ['accessories', 'parts'] as const;

/** A product that is new and goes out alone has nothing to be written. */
function goingOutWith({ id, isNew, row }: Compared, field: (typeof GOING_OUT)[number]): GoingOutWith[] {
  const others = row[field];
  return isNew && others.length === 0 ? [] : [{ id, isNew, others }];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
