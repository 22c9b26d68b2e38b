import { listMembers } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { requireProposal } from './require-proposal.ts';

/**
 * Gives a proposal to a person of the company, whatever its status; null: to nobody. Throws `not_found` for a proposal or a
 * person that is none of the company's.
 */
export async function assignProposal(
  tx: Tx,
  companyId: string,
  id: string,
  { ownerId, actor, now }: { readonly ownerId: string | null; readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const before = await requireProposal(tx, companyId, id);
  const members = await listMembers(tx, companyId);
  const owner = members.find((member) => member.id === ownerId);
  if (ownerId !== null && owner === undefined) {
    throw new AppError('not_found', (texts) => texts.none.member(ownerId), { param: 'owner' });
  }
  if (before.ownerId === ownerId) return;
  await tx
    .updateTable('proposals')
    .set({ owner_id: ownerId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await recordHistory(tx, companyId, id, { what: 'assigned', actor, now, details: { to: owner?.name ?? null } });
}

/** Whose a proposal is; null: nobody's. */
export async function readOwner(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('proposals')
    .select('owner_id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}
