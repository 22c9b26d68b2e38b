import type { Category } from '@showbill/contract';
import { findProducts, listProducts, nameKey } from '../catalogue/index.ts';
import { categoryFromWord, classify, findKinds, KIND_CATEGORY } from '../equipment/index.ts';
import type { Tx } from '../platform/db.ts';
import type { QuotedBrief, QuotedLine } from './file/quoted-brief.ts';
import type { KeptOff, Quoted, Thing } from './judge-brief.ts';

/** What a brief's file names, as things of the catalogue. */
export interface Named {
  readonly quoted: readonly Quoted[];
  readonly keptOff: readonly KeptOff[];
}

/** What names in a file mean in a company's catalogue; what is not in it is what its name says. */
export async function openCatalogue(tx: Tx, companyId: string, day: string): Promise<(brief: QuotedBrief) => Named> {
  const listed = await listProducts(tx, companyId, day);
  const known = await findProducts(
    tx,
    companyId,
    listed.map(({ id }) => id),
  );
  const things = new Map<string, Thing>(
    known.map(({ id, name, kind = null, category }) => [id, { id, name, kind, category }]),
  );
  const bySku = new Map(listed.flatMap(({ sku, id }) => (sku === null ? [] : [[nameKey(sku), id]])));
  const byName = new Map(listed.map(({ name, id }) => [nameKey(name), id]));
  const find = ({ sku, product }: Pick<QuotedLine, 'sku' | 'product'>): Thing | undefined => {
    const bySkuFound = sku === undefined ? undefined : bySku.get(nameKey(sku));
    return things.get(bySkuFound ?? byName.get(nameKey(product ?? '')) ?? '');
  };
  return ({ quoted, keptOff }) => ({
    quoted: quoted.map(({ sku, product, units, days = null }) => {
      const listedThing = find({ sku, product });
      const thing = listedThing ?? unlisted(product ?? sku ?? '');
      return { ...thing, inCatalogue: listedThing !== undefined, units, days };
    }),
    keptOff: keptOff.map((name) => ({ name, isMeant: meantBy(name, find({ sku: name, product: name })) })),
  });
}

/** Something that is not in the catalogue, or is no more. */
function unlisted(name: string): Thing {
  const kind = classify({ name, category: 'other' })[0]?.kind ?? null;
  return { id: nameKey(name), name, kind, category: kind === null ? 'other' : KIND_CATEGORY[kind] };
}

/** A product, else kinds of equipment, else a category, else words of a name. */
function meantBy(name: string, product: Thing | undefined): KeptOff['isMeant'] {
  if (product !== undefined) return ({ id }) => id === product.id;
  const category: Category | null = categoryFromWord(name);
  const kinds = new Set(findKinds(name).map(({ kind }) => kind));
  if (kinds.size > 0) return ({ kind }) => kind !== null && kinds.has(kind);
  if (category !== null) return (thing) => thing.category === category;
  return (thing) => nameKey(thing.name).includes(nameKey(name));
}
