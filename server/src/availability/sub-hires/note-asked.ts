import { getCompany } from '../../accounts/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { actorIn } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { recordSubHire } from './record-sub-hire.ts';
import { requireSubHire } from './require-sub-hire.ts';
import type { SubHire } from './sub-hire.ts';
import { listSuppliers, saveSupplier } from './suppliers.ts';

/**
 * Notes that the supplier of a sub-hire is asked by mail, by whoever acts in the transaction, and keeps the address where the supplier
 * has none yet. Throws `not_found`, and `conflict` where it is cancelled.
 */
export async function noteAsked(
  tx: Tx,
  companyId: string,
  id: string,
  { to, now }: { readonly to: string; readonly now: Date },
): Promise<SubHire> {
  await lockStock(tx, companyId);
  const subHire = await requireSubHire(tx, companyId, id);
  const actor = actorIn(tx);
  await tx
    .updateTable('sub_hires')
    .set({ mailed_at: now, mailed_to: to, mailed_by: 'name' in actor ? actor.name : actor.kind })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const supplier = (await listSuppliers(tx, companyId)).find((each) => each.id === subHire.supplierId);
  if (supplier !== undefined && supplier.email === null) await saveSupplier(tx, companyId, { ...supplier, email: to });
  await recordSubHire(tx, await getCompany(tx, companyId), id, 'mailed');
  return subHire;
}
