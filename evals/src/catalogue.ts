import type { Category } from '@showbill/contract';
import { z } from 'zod';
import { type CatalogueRow, parseCatalogue } from '../../server/src/catalogue/import/index.ts';
import { priceLevels } from '../../server/src/catalogue/price-level.ts';
import { classify, KIND_CATEGORY, KINDS, type Kind, readTraits } from '../../server/src/equipment/index.ts';
import type { Shelf } from '../../server/src/generation/index.ts';
import { CATALOGUES } from './catalogues.ts';
import { readBytes, readTable } from './data.ts';
import type { Selector } from './selectors.ts';

/** What a product is, as a person who knows it says: nothing that the engine read takes part in the judgement. */
export interface Truth {
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
}

export interface EvalCatalogue {
  /** Read when it is first asked for: that takes ten times as long as all the rest. */
  readonly shelf: Shelf;
  readonly truths: ReadonlyMap<string, Truth>;
}

/** A catalogue as the server hands it to the engine when it is small enough to be handed over whole. */
const WHOLE = 300;
const DEMO = '../../server/src/demo/catalogue.csv';

/** What a product is: kinds with spaces between them, none where it is none of them. */
const kindsRow = z.strictObject({
  sku: z.string().min(1),
  kinds: z
    .string()
    .transform((list) => list.split(' ').filter((word) => word !== ''))
    .pipe(z.array(z.enum(KINDS))),
});

const read = new Map<string, EvalCatalogue>();

/** @throws RangeError for a catalogue that there is not, or one that does not hold together. */
export function evalCatalogue(name: string): EvalCatalogue {
  const known = read.get(name) ?? readCatalogue(name);
  read.set(name, known);
  return known;
}

/** Whether a product is what a selector says. */
export function isOne(truth: Truth, selector: Selector): boolean {
  if (selector instanceof RegExp) return selector.test(truth.name);
  return truth.kinds.some((kind) => kind === selector) || truth.categories.some((category) => category === selector);
}

function readCatalogue(name: string): EvalCatalogue {
  const currency = CATALOGUES.get(name)?.currency;
  if (currency === undefined) throw new RangeError(`There is no catalogue ${name}`);
  const file = name === 'demo' ? DEMO : `catalogues/${name}.csv`;
  const { rows, errors } = parseCatalogue(readBytes(file), { currency, minorDigits: 2 });
  const [error] = errors;
  if (error !== undefined) throw new RangeError(`${file}, line ${error.line}: ${error.message}`);
  if (rows.length > WHOLE) throw new RangeError(`${file} has ${rows.length} products: more than ${WHOLE} are searched`);
  const kinds = `catalogues/${name}.kinds.csv`;
  const known = new Map(readTable(kinds, kindsRow).map((row) => [row.sku, row.kinds]));
  const truths = new Map<string, Truth>();
  for (const row of rows) {
    const id = idOf(row);
    const is = known.get(id);
    if (is === undefined) throw new RangeError(`${kinds} does not say what ${id} (${row.name}) is`);
    const categories = new Set([row.category, ...is.map((kind) => KIND_CATEGORY[kind])]);
    truths.set(id, { name: row.name, kinds: is, categories: [...categories] });
  }
  let shelf: Shelf | undefined;
  return {
    truths,
    get shelf() {
      shelf ??= shelfOf(rows);
      return shelf;
    },
  };
}

function shelfOf(rows: readonly CatalogueRow[]): Shelf {
  const items = rows.map((row) => ({ ...row, id: idOf(row), kinds: classify(row), unitPrice: row.unitPriceMinor }));
  const levels = priceLevels(items);
  const products = items.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    unit: row.unit,
    kinds: row.kinds,
    traits: readTraits(row.name, row.description),
    perAttendees: row.perAttendees,
    accessories: row.accessories.map(({ sku, quantity }) => ({ productId: sku, quantity })),
    stock: row.owned === null ? null : { free: row.owned, tightestDay: null },
    owned: row.owned,
    priceLevel: levels.get(row.id),
  }));
  return { products: products.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}

function idOf({ sku, name }: CatalogueRow): string {
  return sku ?? name;
}
