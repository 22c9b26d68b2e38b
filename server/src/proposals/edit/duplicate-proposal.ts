import { withRule } from '@showbill/contract/sums';
import { getCompany, requireSubscription } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type Actor, personOf } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { loadAdjustedWith } from '../load.ts';
import { reprice } from '../price/index.ts';
import { copyTags } from '../sales/index.ts';
import { saveNewProposal } from '../save.ts';
import { type Copied, saveCopy } from '../save-copy.ts';
import { lockProposal, reload } from './lock-proposal.ts';

/**
 * Makes a draft of its own with the same event, lines, prices and rules, whatever became of the first; what the client
 * picked is a line like any other, and a discount code stays with the first. It takes a place of the allowance and holds
 * no stock. Throws `not_found`, `subscription_inactive` and `quota_exceeded`.
 */
export async function duplicateProposal(
  context: Context,
  companyId: string,
  id: string,
  actor: Actor,
): Promise<Copied> {
  const now = context.clock.now();
  const today = await forCompany(context.db, companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId);
    const day = dayIn(timeZone, now);
    await lockProposal(tx, companyId, id, day);
    await requireSubscription(tx, companyId);
    return day;
  });
  return saveCopy(context, companyId, async (tx) => {
    const source = await lockProposal(tx, companyId, id, today);
    const agreed = await loadAdjustedWith(tx, companyId, id);
    const adjustedWith = { ...agreed, rules: withRule(agreed.rules, 'code', null) };
    const lines = source.lines.map((line) => ({ ...line, picked: false }));
    const { lines: amounts, ...priced } = reprice(lines, adjustedWith);
    const copy = await saveNewProposal(
      tx,
      companyId,
      {
        ...source,
        ...priced,
        clientId: source.client?.id ?? null,
        ownerId: personOf(actor),
        replaces: undefined,
        adjustedWith,
        lines: lines.map((line, place) => ({ ...line, ...amounts[place] })),
      },
      today,
      now,
    );
    await copyTags(tx, companyId, id, copy);
    const draft = await reload(tx, companyId, copy, today);
    const [as, of] = [draft, source].map(({ id: uuid, number }) => ({ id: uuid, number }));
    await recordHistory(tx, companyId, id, { what: 'duplicated', actor, now, details: { as } });
    await recordHistory(tx, companyId, copy, { what: 'created', actor, now, details: { copy_of: of } });
    return draft;
  });
}
