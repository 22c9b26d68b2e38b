import { z } from 'zod';
import { findSandbox, wipeSandbox } from '../../../accounts/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { toMajor } from '../../../platform/money/index.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import {
  changeProposal,
  countProposals,
  findProposals,
  type ProposalSummary,
  shareUrl,
} from '../../../proposals/index.ts';
import { listWebhooks } from '../../../webhooks/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import { presentWebhook } from './webhooks.ts';

const NEWEST = 50;

/** What test keys made: whoever makes keys looks after it. */
export const sandbox = router({
  /** Null: the company never had a test key. */
  get: procedure.owner.query(async ({ ctx }) => {
    const id = await ctx.inCompany(findSandbox);
    if (id === null) return null;
    const { proposals } = await findProposals(ctx.service, id, { limit: NEWEST });
    const { count, webhooks } = await forCompany(ctx.service.db, id, async (tx) => ({
      count: await countProposals(tx, id),
      webhooks: await listWebhooks(tx, id),
    }));
    return {
      count,
      newest: proposals.map((proposal) => present(proposal, ctx.service.publicUrl)),
      webhooks: webhooks.map(presentWebhook),
    };
  }),

  /** Marks a draft as sent, so that its page can be accepted; no mail goes out. */
  send: procedure.owner.input(z.object({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    const { proposal } = await changeProposal(ctx.service, await requireSandbox(ctx, input.id), input.id, 'send', {
      actor: ctx.actor,
      mayBeBelow: true,
    });
    return present(proposal, ctx.service.publicUrl);
  }),

  wipe: procedure.owner.mutation(async ({ ctx }) => ({
    proposals: await ctx.inCompany((tx) => wipeSandbox(tx, ctx.companyId)),
  })),
});

async function requireSandbox(ctx: MemberContext, wanted: string): Promise<string> {
  const id = await ctx.inCompany(findSandbox);
  if (id === null) throw new AppError('not_found', (texts) => texts.none.proposal(wanted));
  return id;
}

function present({ id, number, title, status, total, currency, createdAt, shareToken }: ProposalSummary, url: string) {
  return {
    id,
    number,
    title,
    status,
    total: toMajor(total, currency),
    currency,
    created_at: createdAt.toISOString(),
    share_url: shareUrl(url, shareToken),
  };
}
