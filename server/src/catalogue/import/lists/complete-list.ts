import type { Category, Unit } from '@showbill/contract';
import { cleanCell, type CsvRecord, type RowError, shown } from '../../../imports/index.ts';
import type { Saying } from '../../../refusals/index.ts';
import type { OfKind } from '../columns.ts';
import type { CatalogueRecord, Given, NoteOfRows } from '../types.ts';
import type { ProductList } from './recognise-list.ts';

/** A product of the catalogue, as a list may name it. */
export interface Standing {
  readonly id: string;
  readonly sku: string | null;
  readonly externalId: string | null;
  readonly name: string;
  readonly category: Category;
  readonly unit: Unit;
  /** In the company's currency. */
  readonly unitPrice: string;
}

/** The product that a list calls so, or null. */
export type FindStanding = (name: string) => Standing | null;

export interface Completed {
  readonly records: readonly CatalogueRecord[];
  readonly errors: readonly RowError[];
  readonly notes: readonly NoteOfRows[];
}

/** One record for each product that a list names, with all that stands of it, and what the list says together. */
export function completeList(
  records: readonly CsvRecord[],
  list: ProductList,
  { headings, find, say }: ListContext,
): Completed {
  const errors: RowError[] = [];
  const byProduct = new Map<
    string,
    { readonly first: CsvRecord; readonly product: Standing; readonly said: string[] }
  >();
  const findAt = (record: CsvRecord, column: number): Standing | null => {
    const name = cleanCell(record.fields[column] ?? '');
    const product = name === '' ? null : find(name);
    if (product === null) {
      const message = say(({ imports }) => imports.noProduct(shown(name)));
      errors.push({ line: record.line, column: headings[column] ?? '', message });
    }
    return product;
  };
  for (const record of records) {
    const product = findAt(record, list.product);
    const said = product === null ? null : saidOf(record, list, findAt);
    if (product === null || said === null) continue;
    const known = byProduct.get(product.id);
    if (known === undefined) byProduct.set(product.id, { first: record, product, said: [said] });
    else known.said.push(said);
  }
  const completed = Array.from(byProduct.values(), ({ first, product, said }): CatalogueRecord => {
    return { ...first, given: { ...standingAs(product), ...together(list, said) } };
  });
  const isNoted = list.contents?.as === 'accessories' && completed.length > 0;
  const notes = isNoted ? [{ note: 'contents_as_accessories' as const, rows: completed.length }] : [];
  return { records: completed, errors, notes };
}

interface ListContext {
  readonly headings: readonly string[];
  readonly find: FindStanding;
  readonly say: (saying: Saying) => string;
}

/** What one row says: a number of units, or an accessory or part and how many of it. */
function saidOf(
  record: CsvRecord,
  list: ProductList,
  findAt: (record: CsvRecord, column: number) => Standing | null,
): string | null {
  const quantity = cleanCell(record.fields[list.quantity ?? -1] ?? '');
  if (list.contents === undefined) return quantity;
  const other = findAt(record, list.contents.column);
  if (other === null) return null;
  return `${other.sku ?? other.name}*${Number(quantity || 1)}`;
}

/** A product in several rows has the units of all of them. */
function together({ contents }: ProductList, said: readonly string[]): Given {
  if (contents !== undefined) return { [contents.as]: said.join(';') };
  const numbers = said.map(Number);
  const isSum = said.length > 1 && said.every(Boolean) && numbers.every(Number.isInteger);
  return { owned: isSum ? String(numbers.reduce((a, b) => a + b, 0)) : (said[0] ?? '') };
}

function standingAs({ sku, externalId, name, category, unit, unitPrice }: Standing): Given {
  const known = externalId === null ? {} : { external_id: externalId };
  return { name, category, unit, unit_price: unitPrice, sku: sku ?? '', ...known };
}

/** The column that the list is about; all else is what stands. */
export function kindOfList({ product, contents, quantity }: ProductList): OfKind {
  const field = contents?.as ?? 'owned';
  return {
    sources: { [field]: { column: contents?.column ?? quantity ?? -1 } },
    given: ['name', 'category', 'unit', 'unit_price', 'sku', field],
    reads: [product, contents?.column, quantity].filter((at) => at !== undefined),
  };
}
