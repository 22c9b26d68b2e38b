import type { Tx } from '../../platform/db.ts';
import { loadAdjustedWith } from '../load.ts';
import { reprice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';

/** A proposal as it would stand with some of its options picked; nothing is changed. Ids that are none of them are left out. */
export async function foreseePicks(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  picked: ReadonlySet<string>,
): Promise<Proposal> {
  const lines = proposal.lines.map((line) =>
    line.optional && picked.has(line.id) ? { ...line, optional: false, picked: true } : line,
  );
  const { subtotal, adjustments, total } = reprice(lines, await loadAdjustedWith(tx, companyId, proposal.id));
  return { ...proposal, lines, subtotal, adjustments, total };
}
