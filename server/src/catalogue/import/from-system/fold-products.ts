import { classify, KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Recognised, Source, SystemField } from '../../../imports/index.ts';
import type { OfKind } from '../columns.ts';
import type { CatalogueRecord, Field, Given, NoteOfRows } from '../types.ts';
import { NoteCounts } from './note-counts.ts';
import { priceOf } from './price-of.ts';
import { stockOf } from './stock-of.ts';
import { SystemRows } from './system-row.ts';

const LONGEST_ID = 100;

/** The products of another system's file: one record for each, with what its rows say of it together. */
export function foldProducts(
  records: readonly CatalogueRecord[],
  system: Recognised,
): { readonly records: readonly CatalogueRecord[]; readonly notes: readonly NoteOfRows[] } {
  const notes = new NoteCounts();
  const codes = new Set<string>();
  const folded = groupsOf(records, system).flatMap((rows): CatalogueRecord | readonly CatalogueRecord[] => {
    if (rows.isYes('archived') === true || rows.isYes('active') === false) {
      notes.add('archived_left_out', rows.all.length);
      return [];
    }
    const given = productOf(rows, { system, notes, codes });
    return given === null ? [] : { ...rows.first, given };
  });
  return { records: folded, notes: notes.all() };
}

interface Around {
  readonly system: Recognised;
  readonly notes: NoteCounts;
  /** Of the products before. */
  readonly codes: Set<string>;
}

function productOf(rows: SystemRows, { system, notes, codes }: Around): Given | null {
  const type = rows.means('type');
  const price = priceOf(rows);
  if (type === 'service' && price.text === '') {
    notes.add('unpriced_left_out');
    return null;
  }
  if (price.isGuessed && price.text !== '') notes.add('unit_guessed');
  if (type === 'kit') notes.add('kits_without_contents');
  const isCounted = type !== 'kit' && type !== 'service';
  const owned = isCounted ? stockOf(rows, notes) : '';
  const id = rows.cell('external_id').slice(0, LONGEST_ID);
  return {
    name: rows.cell('name'),
    description: rows.lines('description'),
    category: categoryOf(rows, notes),
    unit: price.unit,
    unit_price: price.text,
    cost_price: costOf(rows, owned),
    owned,
    ...(!isCounted && { tracked: 'false' }),
    sku: codeOf(rows, { id: id && `${system.system}-${id}`.slice(0, LONGEST_ID), notes, codes }),
    ...(id !== '' && { external_id: `${system.system}:${id}` }),
  };
}

/** Rows with the same id tell of one product; a row without one tells of its own. */
function groupsOf(records: readonly CatalogueRecord[], system: Recognised): readonly SystemRows[] {
  const groups = new Map<string | CatalogueRecord, [CatalogueRecord, ...CatalogueRecord[]]>();
  for (const record of records) {
    const id = new SystemRows([record], system).cell('external_id');
    const group = groups.get(id);
    if (id === '' || group === undefined) groups.set(id || record, [record]);
    else group.push(record);
  }
  return Array.from(groups.values(), (group) => new SystemRows(group, system));
}

/** What is owned costs something else than to hire it in; 0 is what they have where nobody said anything. */
function costOf(rows: SystemRows, owned: string): string {
  const cost = rows.cell('cost_hired_in');
  return /[1-9]/.test(owned) || !/[1-9]/.test(cost) ? '' : cost;
}

/** Their code; where there is none, or another product has it, what they tell products apart by, which is no code of ours. */
function codeOf(
  rows: SystemRows,
  { id, notes, codes }: Pick<Around, 'notes' | 'codes'> & { readonly id: string },
): string {
  const own = rows.cell('sku');
  if (own !== '' && codes.has(own)) notes.add('code_repeated');
  const code = [own, id].find((each) => each !== '' && !codes.has(each)) ?? '';
  if (code !== '') codes.add(code);
  return code;
}

function categoryOf(rows: SystemRows, notes: NoteCounts): string {
  const filed = rows.cell('category');
  if (filed !== '') return filed;
  notes.add('category_guessed');
  const [thing] = classify({ name: rows.cell('name'), category: 'other' });
  return thing === undefined ? 'other' : KIND_CATEGORY[thing.kind];
}

/** Which columns a person is shown as read, and which fields the records say. */
export function kindOfSystem({ at }: Recognised): OfKind {
  const column = (...fields: readonly SystemField[]): Source | undefined => {
    const place = fields.map((field) => at[field]?.[0]).find((each) => each !== undefined);
    return place === undefined ? undefined : { column: place };
  };
  const found: Partial<Record<Field, Source | undefined>> = {
    name: column('name'),
    description: column('description'),
    category: column('category') ?? { value: 'other' },
    unit: column('period') ?? { value: 'day' },
    unit_price: column('price', 'price_day', 'price_event', 'price_each'),
    cost_price: column('cost_hired_in'),
    owned: column('quantity'),
    sku: column('sku', 'external_id'),
    weight_kg: column('weight_kg'),
    volume_m3: column('volume_m3'),
    power_w: column('power_w'),
  };
  const sources = Object.fromEntries(Object.entries(found).filter(([, source]) => source !== undefined));
  return {
    sources,
    given: ['name', 'description', 'category', 'unit', 'unit_price', 'cost_price', 'owned', 'tracked', 'sku'],
    reads: Object.values(at).flat(),
  };
}
