import { z } from 'zod';
import { type ApiKey, createApiKey, endApiKey, listApiKeys } from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';

/** API keys may do all that the company may: they are its owners' business. */
export const keys = router({
  list: procedure.owner.query(async ({ ctx }) =>
    (await ctx.inCompany((tx) => listApiKeys(tx, ctx.companyId))).map(present),
  ),

  /** `key` is in this answer and nowhere else. */
  create: procedure.owner
    .input(z.object({ name: z.string() }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => createApiKey(tx, ctx.companyId, input.name))),

  revoke: procedure.owner.input(z.object({ id: z.string() })).mutation(async ({ ctx, input }) => {
    const now = ctx.service.clock.now();
    const { id, revokedAt } = await ctx.inCompany((tx) => endApiKey(tx, ctx.companyId, input.id, now));
    return { id, revoked_at: revokedAt.toISOString() };
  }),
});

function present({ id, name, prefix, createdAt, lastUsedAt, revokedAt }: ApiKey) {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}
