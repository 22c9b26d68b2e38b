import { CATEGORIES, type Category, LANGUAGES, type Unit } from '@showbill/contract';
import { speechOf } from '../../languages/index.ts';
import { nameKey } from '../name-key.ts';
import { cleanCell, type ImportMapping, type Layout, type Meaning } from '../../imports/index.ts';
import { type Convention, conventionOf } from './cells/read-number.ts';
import { amountOf, type PriceOptions } from './cells/read-price.ts';
import { type QuantityConvention, quantityConvention } from './cells/read-quantity.ts';
import { readCategory, readUnit } from './cells/read-words.ts';
import type { Columns } from './columns.ts';
import type { CatalogueRecord, Field, Outcome } from './types.ts';

/** What reading a row needs to know of the file around it. */
export interface Sheet {
  readonly layout: Layout;
  readonly columns: Columns;
  readonly options: PriceOptions;
  readonly price: Convention;
  readonly cost: Convention;
  readonly owned: QuantityConvention;
  readonly perAttendees: QuantityConvention;
  readonly category: (text: string) => Outcome<Category>;
  /** A word for a category as the company's own, or null where it is one of ours. */
  readonly ownWord: (text: string) => string | null;
  readonly unit: (text: string) => Outcome<Unit>;
}

export function sheetOf(
  records: readonly CatalogueRecord[],
  frame: Pick<Sheet, 'layout' | 'columns' | 'options'>,
  mapping: ImportMapping,
): Sheet {
  const column = (field: Field) => {
    const at = frame.columns.at[field] ?? -1;
    return records.values().map((record) => cleanCell(record.fields[at] ?? ''));
  };
  const price = conventionOf(column('unit_price').map(amountOf), frame.layout.delimiter);
  const costs = frame.columns.at.cost_price === undefined ? [] : column('cost_price').map(amountOf);
  const cost = conventionOf([...costs, ...column('unit_price').map(amountOf)], frame.layout.delimiter);
  const owned = quantityConvention(column('owned'), price);
  const perAttendees = quantityConvention(column('per_attendees'), price);
  return {
    ...frame,
    price,
    cost,
    owned,
    perAttendees,
    category: remembered(asMeant(mapping.categories, readCategory)),
    ownWord: remembered((text) => (OUR_WORDS.has(nameKey(text)) ? null : text)),
    unit: remembered(asMeant(mapping.units, readUnit)),
  };
}

/** Our own categories, as any of our languages has them. */
const OUR_WORDS: ReadonlySet<string> = new Set([
  '',
  ...CATEGORIES,
  ...LANGUAGES.flatMap((language) => Object.values(speechOf(language).words.categories).map(nameKey)),
]);

/** What a person has said of a word goes before what it is recognised as. */
function asMeant<T>(meanings: readonly Meaning<T>[], read: (text: string) => Outcome<T>): (text: string) => Outcome<T> {
  if (meanings.length === 0) return read;
  const known = new Map(meanings.map(({ word, means }) => [nameKey(word), means]));
  return (text) => {
    const value = known.get(nameKey(text));
    return value === undefined ? read(text) : { value };
  };
}

/** A file has few different words in these columns. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = read(text)));
    return value;
  };
}
