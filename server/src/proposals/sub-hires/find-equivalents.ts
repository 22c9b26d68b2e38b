import type { Company } from '../../accounts/index.ts';
import { leastFree, readReport } from '../../availability/index.ts';
import { findParts, findSameKind } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Proposal } from '../proposal.ts';
import { type Candidate, equivalentsOf } from './equivalents.ts';

interface Wanted {
  readonly productId: string;
  readonly units: number;
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/**
 * Products of which enough are free for a proposal to take them on all lines of one, with what its other lines need left to them; of
 * kits, enough of each of their parts.
 */
export async function findEquivalents(
  tx: Tx,
  company: Company,
  { id, lines }: Pick<Proposal, 'id' | 'lines'>,
  { productId, units, from, to, now }: Wanted,
): Promise<Candidate[]> {
  const items = await findSameKind(tx, company.id, productId, from);
  const wanted = items.find((item) => item.id === productId);
  if (wanted === undefined) return [];
  const others = lines.flatMap(({ catalogItemId, units: needed }) =>
    catalogItemId === null || catalogItemId === productId ? [] : { catalogItemId, needed },
  );
  const known = [...items.map((item) => item.id), ...others.map(({ catalogItemId }) => catalogItemId)];
  const kits = await findParts(tx, company.id, [...new Set(known)]);
  const madeOf = (product: string) => kits.get(product) ?? [{ productId: product, quantity: 1 }];
  const asked = [...new Set(items.flatMap((item) => [item.id, ...madeOf(item.id).map((part) => part.productId)]))];
  const report = await readReport(tx, company, { from, to, items: asked, without: id }, now);
  const least = leastFree(report);
  const free = new Map(report.productIds.map((product, place) => [product, least[place]?.free ?? 0]));
  const needs = new Map<string, number>();
  for (const { catalogItemId, needed } of others) {
    for (const { productId: part, quantity } of madeOf(catalogItemId)) {
      needs.set(part, (needs.get(part) ?? 0) + needed * quantity);
    }
  }
  const candidates = items.map((item) => {
    const whole = free.get(item.id);
    if (whole === undefined) return { ...item, free: null };
    const ofParts = madeOf(item.id).flatMap(({ productId: part, quantity }) => {
      const left = free.get(part);
      return left === undefined ? [] : Math.floor((left - (needs.get(part) ?? 0)) / quantity);
    });
    return { ...item, free: Math.min(whole, ...ofParts) };
  });
  return equivalentsOf(wanted, units, candidates);
}
