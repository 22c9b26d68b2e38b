import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { applyEdit } from '../edit/edit-proposal.ts';
import { type Replacement, replaceProduct, sheetOf } from '../edit/sheet/index.ts';
import type { LifeContext } from './events.ts';
import { applyTransition, type Changed } from './transition.ts';

/**
 * Takes a proposal that a client has back as the draft of its next version, with another product in the place of one: both or
 * neither. The client accepts that only once it is sent to them. Throws `not_found`, `conflict` where it is neither sent nor
 * declined, and `invalid_request` where no line has the product or the other cannot be added.
 */
export function reviseReplacing(
  context: LifeContext,
  companyId: string,
  id: string,
  instead: Replacement,
  actor: Actor,
): Promise<Changed> {
  return forCompany(context.db, companyId, async (tx) => {
    const { proposal: draft } = await applyTransition(context, tx, companyId, id, 'revise', { actor });
    const changes = replaceProduct(sheetOf(draft), instead, draft.currency);
    const { proposal } = await applyEdit(context, tx, companyId, id, changes, actor);
    return { proposal, shortages: [] };
  });
}
