import { readFileSync } from 'node:fs';
import type { Category } from '@showbill/contract';
import { parseCatalogue } from '../../server/src/catalogue/import/index.ts';
import { classify, KIND_CATEGORY, KINDS, type Kind, readTraits } from '../../server/src/equipment/index.ts';
import type { Shelf } from '../../server/src/generation/index.ts';
import { type CatalogueName, CURRENCIES, isOwn } from './catalogue-names.ts';
import type { Selector } from './expectation.ts';

/** What a product is, as a person who knows it says: nothing that the engine read takes part in the judgement. */
export interface Truth {
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
}

export interface EvalCatalogue {
  readonly shelf: Shelf;
  readonly truths: ReadonlyMap<string, Truth>;
}

/** A catalogue as the server hands it to the engine when it is small enough to be handed over whole. */
const WHOLE = 300;

const read = new Map<CatalogueName, EvalCatalogue>();

export function evalCatalogue(name: CatalogueName): EvalCatalogue {
  const known = read.get(name) ?? readCatalogue(name);
  read.set(name, known);
  return known;
}

/** Whether a product is what a selector says. */
export function isOne(truth: Truth, selector: Selector): boolean {
  if (selector instanceof RegExp) return selector.test(truth.name);
  return truth.kinds.some((kind) => kind === selector) || truth.categories.some((category) => category === selector);
}

function readCatalogue(name: CatalogueName): EvalCatalogue {
  const currency = CURRENCIES[name];
  const file = name === 'demo' ? '../../server/src/demo/catalogue.csv' : `${pathOf(name)}.csv`;
  const kinds = `${pathOf(name)}.kinds.csv`;
  const { rows, errors } = parseCatalogue(readFileSync(new URL(file, import.meta.url)), { currency, minorDigits: 2 });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}, line ${error.line}: ${error.message}`);
  if (rows.length > WHOLE) throw new Error(`${file} has ${rows.length} products: more than ${WHOLE} are searched`);
  const known = readKinds(kinds);
  const truths = new Map<string, Truth>();
  const products = rows.map((row) => {
    const id = row.sku ?? row.name;
    const is = known.get(id);
    if (is === undefined) throw new Error(`${kinds} does not say what ${id} (${row.name}) is`);
    const categories = new Set([row.category, ...is.map((kind) => KIND_CATEGORY[kind])]);
    truths.set(id, { name: row.name, kinds: is, categories: [...categories] });
    return {
      id,
      name: row.name,
      description: row.description,
      category: row.category,
      unit: row.unit,
      kinds: classify(row),
      traits: readTraits(row.name, row.description),
      perAttendees: row.perAttendees,
      accessories: row.accessories.map(({ sku, quantity }) => ({ productId: sku, quantity })),
      stock: row.owned === null ? null : { free: row.owned, tightestDay: null },
    };
  });
  const ordered = products.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { shelf: { products: ordered }, truths };
}

function pathOf(name: CatalogueName): string {
  return isOwn(name) ? `../catalogues/${name}` : `../catalogues/heldout/${name}`;
}

/** SKU → kinds; a product that is none of the kinds has an empty list. */
function readKinds(file: string): Map<string, readonly Kind[]> {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [sku = '', words = ''] = line.split(',');
      const kinds = words.split(' ').filter((word) => word !== '');
      return [sku, kinds.map((word) => kindCalled(word, file))] as const;
    }),
  );
}

function kindCalled(word: string, file: string): Kind {
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined) throw new Error(`${file}: ${word} is no kind`);
  return kind;
}
