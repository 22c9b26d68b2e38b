import type { Tx } from '../../platform/db.ts';
import { invalidRequest } from '../../platform/errors.ts';
import { loadAdjustedWith, loadLines } from '../load.ts';
import { reprice } from '../price/index.ts';
import { savePrices } from '../save.ts';

/**
 * Makes the options that a client picks part of the proposal, and its sums what they were offered to come to. Throws
 * `invalid_request` where one is no option of it.
 */
export async function pickOptions(tx: Tx, companyId: string, id: string, picked: readonly string[]): Promise<void> {
  if (picked.length === 0) return;
  const lines = await loadLines(tx, companyId, id);
  const wanted = new Set(picked);
  const options = new Set(lines.filter(({ optional }) => optional).map((line) => line.id));
  for (const lineId of wanted) {
    if (!options.has(lineId)) throw invalidRequest('picked', ({ life }) => life.notOptional(lineId));
  }
  await tx
    .updateTable('line_items')
    .set({ is_optional: false, picked: true })
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .where('id', 'in', [...wanted])
    .execute();
  const after = lines.map((line) => (wanted.has(line.id) ? { ...line, optional: false, picked: true } : line));
  await savePrices(
    tx,
    companyId,
    id,
    after.map((line) => line.id),
    reprice(after, await loadAdjustedWith(tx, companyId, id)),
  );
}
