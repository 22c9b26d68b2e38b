import { readFileSync } from 'node:fs';
import type { Category } from '@showbill/contract';
import { parseCatalogue } from '../../server/src/catalogue/import/index.ts';
import { classify, KIND_CATEGORY, KINDS, type Kind, readTraits } from '../../server/src/equipment/index.ts';
import type { Shelf } from '../../server/src/generation/index.ts';
import type { CatalogueName, Selector } from './expectation.ts';

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

const FILES: Readonly<Record<CatalogueName, { file: string; kinds: string; currency: string }>> = {
  demo: {
    file: '../../server/src/demo/catalogue.csv',
    kinds: '../catalogues/demo.kinds.csv',
    currency: 'GBP',
  },
  klangwerk: {
    file: '../catalogues/klangwerk.csv',
    kinds: '../catalogues/klangwerk.kinds.csv',
    currency: 'EUR',
  },
  larkfield: {
    file: '../catalogues/larkfield.csv',
    kinds: '../catalogues/larkfield.kinds.csv',
    currency: 'GBP',
  },
  azahar: {
    file: '../catalogues/heldout/azahar.csv',
    kinds: '../catalogues/heldout/azahar.kinds.csv',
    currency: 'EUR',
  },
  bluemesa: {
    file: '../catalogues/heldout/bluemesa.csv',
    kinds: '../catalogues/heldout/bluemesa.kinds.csv',
    currency: 'USD',
  },
  corrib: {
    file: '../catalogues/heldout/corrib.csv',
    kinds: '../catalogues/heldout/corrib.kinds.csv',
    currency: 'EUR',
  },
  fenland: {
    file: '../catalogues/heldout/fenland.csv',
    kinds: '../catalogues/heldout/fenland.kinds.csv',
    currency: 'GBP',
  },
  foerde: {
    file: '../catalogues/heldout/foerde.csv',
    kinds: '../catalogues/heldout/foerde.kinds.csv',
    currency: 'EUR',
  },
  garonne: {
    file: '../catalogues/heldout/garonne.csv',
    kinds: '../catalogues/heldout/garonne.kinds.csv',
    currency: 'EUR',
  },
  isarhang: {
    file: '../catalogues/heldout/isarhang.csv',
    kinds: '../catalogues/heldout/isarhang.kinds.csv',
    currency: 'EUR',
  },
  kawartha: {
    file: '../catalogues/heldout/kawartha.csv',
    kinds: '../catalogues/heldout/kawartha.kinds.csv',
    currency: 'CAD',
  },
  piedmont: {
    file: '../catalogues/heldout/piedmont.csv',
    kinds: '../catalogues/heldout/piedmont.kinds.csv',
    currency: 'USD',
  },
  ruahine: {
    file: '../catalogues/heldout/ruahine.csv',
    kinds: '../catalogues/heldout/ruahine.kinds.csv',
    currency: 'NZD',
  },
  saltmarsh: {
    file: '../catalogues/heldout/saltmarsh.csv',
    kinds: '../catalogues/heldout/saltmarsh.kinds.csv',
    currency: 'GBP',
  },
  seeblick: {
    file: '../catalogues/heldout/seeblick.csv',
    kinds: '../catalogues/heldout/seeblick.kinds.csv',
    currency: 'CHF',
  },
  strathallan: {
    file: '../catalogues/heldout/strathallan.csv',
    kinds: '../catalogues/heldout/strathallan.kinds.csv',
    currency: 'GBP',
  },
  tamarack: {
    file: '../catalogues/heldout/tamarack.csv',
    kinds: '../catalogues/heldout/tamarack.kinds.csv',
    currency: 'USD',
  },
  thornbury: {
    file: '../catalogues/heldout/thornbury.csv',
    kinds: '../catalogues/heldout/thornbury.kinds.csv',
    currency: 'GBP',
  },
  tidewater: {
    file: '../catalogues/heldout/tidewater.csv',
    kinds: '../catalogues/heldout/tidewater.kinds.csv',
    currency: 'USD',
  },
  wattlebird: {
    file: '../catalogues/heldout/wattlebird.csv',
    kinds: '../catalogues/heldout/wattlebird.kinds.csv',
    currency: 'AUD',
  },
  wyvern: {
    file: '../catalogues/heldout/wyvern.csv',
    kinds: '../catalogues/heldout/wyvern.kinds.csv',
    currency: 'GBP',
  },
  zenne: {
    file: '../catalogues/heldout/zenne.csv',
    kinds: '../catalogues/heldout/zenne.kinds.csv',
    currency: 'EUR',
  },
};

export const CATALOGUES = ['demo', 'klangwerk', 'larkfield'] as const satisfies readonly CatalogueName[];
/** Those that only held-out briefs are written against. */
export const HELDOUT_CATALOGUES = [
  'azahar',
  'bluemesa',
  'corrib',
  'fenland',
  'foerde',
  'garonne',
  'isarhang',
  'kawartha',
  'piedmont',
  'ruahine',
  'saltmarsh',
  'seeblick',
  'strathallan',
  'tamarack',
  'thornbury',
  'tidewater',
  'wattlebird',
  'wyvern',
  'zenne',
] as const satisfies readonly CatalogueName[];

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
  const { file, kinds, currency } = FILES[name];
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
