import type { Category } from '@showbill/contract';
import { isBookkeeping } from './bookkeeping.ts';
import { cleanCell, cleanLines, cleanName, type RowError, shown, WHOLE_ROW } from '../../imports/index.ts';
import { currenciesOf } from './cells/currency-words.ts';
import { readAccessories } from './cells/read-accessories.ts';
import { otherCurrency, readPrice } from './cells/read-price.ts';
import { readMeasure, readOwned, readPerAttendees } from './cells/read-quantity.ts';
import { readTracked } from './cells/read-words.ts';
import { type Refusals, type Saying, saidIn } from '../../refusals/index.ts';
import type { Sheet } from './sheet.ts';
import type { CatalogueRecord, CatalogueRow, Field, Outcome } from './types.ts';

/** What is looked at of a cell that holds no running text; it is more than each of them may have. */
const LONGEST_CELL = 2000;
const LONGEST_NAME = 200;
const LONGEST_SKU = 100;
const LONGEST_OWN_CATEGORY = 100;
const LONGEST_DESCRIPTION = 5000;
const MOST_VEHICLES_OR_PEOPLE = 50;
const LARGEST_CHANCE_MATCH = 100;

/** Reads one row: the product, or everything that is wrong with it. */
export function readRow(record: CatalogueRecord, sheet: Sheet): CatalogueRow | RowError[] {
  const errors: RowError[] = [];
  const { line } = record;
  const { at, fixed, given: known } = sheet.columns;
  const raw = (field: Field) =>
    (known.has(field) ? record.given?.[field] : undefined) ?? fixed[field] ?? record.fields[at[field] ?? -1] ?? '';
  const cell = (field: Field) => cleanCell(raw(field).slice(0, LONGEST_CELL));
  const say = (saying: Saying) => saidIn(sheet.options.language ?? 'en', saying);
  const fail = (field: Field, saying: Saying) =>
    errors.push({ line, column: sheet.columns.report.used[field] ?? field, message: say(saying) });
  const take = <T>(field: Field, outcome: Outcome<T>): T | null => {
    if ('value' in outcome) return outcome.value;
    fail(field, outcome.message);
    return null;
  };
  const given = <T>(field: Field, read: (text: string) => Outcome<T>): T | null => {
    const text = cell(field);
    return text === '' ? null : take(field, read(text));
  };

  const misshapen = shapeFault(record, sheet);
  if (misshapen !== null) return [{ line, column: WHOLE_ROW, message: say(misshapen) }];
  const name = take('name', readName(raw('name').slice(0, LONGEST_CELL)));
  if (name !== null && isBookkeeping(name)) {
    fail('name', ({ imports }) => imports.bookkeeping(shown(name)));
    return errors;
  }

  given('currency', (text) => readCurrency(text, sheet.options.currency));
  const category = take('category', sheet.category(cell('category')));
  const ownCategory =
    at.own_category === undefined
      ? ownWordIn(at.category === undefined ? '' : cell('category'), sheet)
      : given('own_category', (text) => within(text, LONGEST_OWN_CATEGORY));
  const unit = take('unit', sheet.unit(cell('unit')));
  const unitPriceMinor = take('unit_price', readPrice(cell('unit_price'), sheet.price, sheet.options));
  const costPriceMinor = given('cost_price', (text) => readCost(text, sheet));
  const sku = given('sku', (text) => within(text, LONGEST_SKU));
  const description = take('description', within(cleanLines(raw('description')), LONGEST_DESCRIPTION));
  const owned = given('owned', (text) => readOwned(text, sheet.owned));
  const tracked = given('tracked', readTracked);
  const perAttendees = given('per_attendees', (text) => readPerAttendees(text, sheet.perAttendees));
  const accessories = take('accessories', readAccessories(cleanLines(raw('accessories')), sku, 'accessory'));
  const parts = take('parts', readAccessories(cleanLines(raw('parts')), sku, 'part'));
  const both = parts?.find((part) => accessories?.some((one) => one.sku === part.sku));
  if (both !== undefined) fail('parts', ({ imports }) => imports.partAndAccessory(shown(both.sku)));
  if (owned !== null && parts !== null && parts.length > 0) fail('owned', ({ imports }) => imports.kitOwned);
  if (owned !== null && category !== null) {
    const suspicion = ownedFault(owned, category, unitPriceMinor, sheet.options.minorDigits);
    if (suspicion !== null) fail('owned', suspicion);
  }
  if (errors.length > 0 || name === null || category === null || unit === null || unitPriceMinor === null)
    return errors;
  return {
    line,
    name,
    sku,
    externalId: record.given?.external_id ?? null,
    description: description || null,
    category,
    ownCategory,
    unit,
    unitPriceMinor,
    costPriceMinor,
    tracked: tracked ?? (owned === null ? null : true),
    owned,
    perAttendees,
    accessories: accessories ?? [],
    parts: parts ?? [],
    kilograms: readMeasure(cell('weight_kg'), sheet.price, { '': 1, kg: 1, g: 0.001 }),
    cubicMetres: readMeasure(cell('volume_m3').replace(/m[3³]$/i, 'cbm'), sheet.price, { '': 1, cbm: 1, l: 0.001 }),
    watts: readMeasure(cell('power_w'), sheet.price, { '': 1, w: 1, kw: 1000 }),
  };
}

/** More fields than headers, or fewer on a row that a stray quotation mark drew over several lines. */
function shapeFault({ fields, line, lastLine }: CatalogueRecord, { layout }: Sheet): Saying | null {
  const { headers, delimiter, firstRow } = layout;
  const counts = ({ imports }: Refusals) =>
    (firstRow === 'data' ? imports.fieldCountsUnheaded : imports.fieldCounts)(
      String(fields.length),
      String(headers.length),
    );
  if (fields.slice(headers.length).some((field) => field.trim() !== '')) {
    return (texts) =>
      delimiter === '\t'
        ? texts.imports.manyFieldsByTab(counts(texts))
        : texts.imports.manyFields(counts(texts), delimiter);
  }
  const isTorn = fields.length < headers.length && lastLine > line;
  return isTorn ? (texts) => texts.imports.torn(counts(texts), String(lastLine)) : null;
}

function readName(text: string): Outcome<string> {
  const name = cleanName(text);
  return name === '' ? { message: ({ imports }) => imports.noName } : within(name, LONGEST_NAME);
}

/** The word that a row gives for its category, where it is the company's own; what is longer is no word. */
function ownWordIn(text: string, sheet: Sheet): string | null {
  return text.length > LONGEST_OWN_CATEGORY ? null : sheet.ownWord(text);
}

function within(text: string, most: number): Outcome<string> {
  if (text.length <= most || Array.from(text).length <= most) return { value: text };
  return { message: ({ imports }) => imports.tooLong(shown(text), String(most)) };
}

/** A dash says as little as nothing does. */
function readCost(text: string, { cost, options }: Sheet): Outcome<bigint | null> {
  return /^[-–—]+$/.test(text) ? { value: null } : readPrice(text, cost, options);
}

function readCurrency(text: string, currency: string): Outcome<string> {
  return currenciesOf(text)?.includes(currency) === true ? { value: text } : { message: otherCurrency(text, currency) };
}

/** A price that was typed into the stock: dozens of vehicles or people, or the very number of the price. */
function ownedFault(
  owned: number,
  category: Category,
  unitPriceMinor: bigint | null,
  minorDigits: number,
): Saying | null {
  const isPrice = owned > LARGEST_CHANCE_MATCH && unitPriceMinor === BigInt(owned) * 10n ** BigInt(minorDigits);
  if (isPrice) return ({ imports }) => imports.ownedIsPrice(String(owned));
  if ((category !== 'crew' && category !== 'transport') || owned <= MOST_VEHICLES_OR_PEOPLE) return null;
  return ({ imports }) => imports.ownedIsMany(String(owned), String(MOST_VEHICLES_OR_PEOPLE), imports.moving[category]);
}
