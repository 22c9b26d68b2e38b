import type { Company } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { nameOfProduct } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { toMajor } from '../../platform/money/index.ts';
import { listSubHires } from './list-sub-hires.ts';

/** Writes down what was done to a sub-hire. Notes may be about a client: they are not written down. */
export async function recordSubHire(
  tx: Tx,
  { id: companyId, currency }: Company,
  id: string,
  what: 'asked' | 'mailed' | 'confirmed' | 'changed' | 'cancelled',
): Promise<void> {
  const [made] = await listSubHires(tx, companyId, { id, withCancelled: true });
  if (made === undefined) throw new Error('a sub-hire vanished while it was written down');
  const { productId, supplierName: supplier, units, arrives, goesBack, proposal, cost } = made;
  await recordAudit(tx, companyId, {
    what: `stock.sub_hire_${what}`,
    id: productId,
    name: nameOfProduct(companyId, productId),
    details: {
      units,
      supplier,
      from: arrives,
      to: goesBack,
      ...(proposal !== null && { proposal: proposal.number }),
      ...(cost !== null && { cost: toMajor(cost, currency) }),
    },
  });
}
