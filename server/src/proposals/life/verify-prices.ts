import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { loadAdjustedWith, loadLines } from '../load.ts';
import { reprice } from '../price/index.ts';

/** A proposal whose stored total is not what its lines come to. */
export interface PriceDifference {
  readonly number: string;
  /** Minor units. */
  readonly expected: bigint;
  readonly found: bigint;
}

/** Prices some of a company's proposals again from their lines: `sample` of them at most, spread over all. */
export async function verifyPrices(
  tx: Tx,
  companyId: string,
  { sample }: { readonly sample: number },
): Promise<PriceDifference[]> {
  const proposals = await tx
    .selectFrom('proposals')
    .select(['id', 'number', 'total'])
    .where('company_id', '=', companyId)
    .orderBy(sql`md5(id::text)`)
    .limit(sample)
    .execute();
  const differences: PriceDifference[] = [];
  for (const { id, number, total: found } of proposals) {
    const lines = await loadLines(tx, companyId, id);
    const expected = reprice(lines, await loadAdjustedWith(tx, companyId, id)).total;
    if (expected !== found) differences.push({ number, expected, found });
  }
  return differences;
}
