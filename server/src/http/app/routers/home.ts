import { PROPOSAL_STATUSES } from '@showbill/contract';
import { z } from 'zod';
import { toMajor } from '../../../platform/money/index.ts';
import { type DueFollowUp, type ProposalSummary, readOverview } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';
import { present as presentJob } from './jobs-present.ts';

export const home = router({
  /** What needs a hand today; `mine`: of follow-ups and proposals about to expire, those of the person who asks. */
  get: procedure.viewer.input(z.object({ mine: z.boolean() }).optional()).query(async ({ ctx, input }) => {
    const ownerId = input?.mine === true ? ctx.user.id : null;
    const found = await readOverview(ctx.service, ctx.companyId, ownerId);
    return {
      today: found.today,
      overbooked: found.overbooked.map(({ day, count, worst }) => ({
        day,
        count,
        worst: worst.map(({ productId, name, short }) => ({ item: productId, name, short })),
      })),
      due_back: found.dueBack.map(presentJob),
      follow_ups: found.followUps.map(presentFollowUp),
      expiry_days: found.expiryDays,
      expiring: found.expiring.map(present),
      value: PROPOSAL_STATUSES.map((status) => {
        const { count = 0, total = 0n } = found.value.find((each) => each.status === status) ?? {};
        return { status, count, total: toMajor(total, found.currency) };
      }),
      other_currencies: found.otherCurrencies,
      currency: found.currency,
      any: found.any,
    };
  }),
});

function presentFollowUp({ id, dueOn, note, proposalId, number, title, client, owner }: DueFollowUp) {
  return { id, due_on: dueOn, note, proposal_id: proposalId, number, title, client, owner };
}

function present(proposal: ProposalSummary) {
  const { id, number, title, status, currency, total, client, validUntil } = proposal;
  return {
    id,
    number,
    title,
    status,
    currency,
    total: toMajor(total, currency),
    client: client?.name ?? null,
    valid_until: validUntil,
  };
}
