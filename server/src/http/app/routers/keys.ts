import { day, KEY_SCOPES } from '@showbill/contract';
import { z } from 'zod';
import { type ApiKey, createApiKey, endApiKey, listApiKeys } from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';

/** API keys may do what the company may: they are its owners' business. */
export const keys = router({
  list: procedure.owner.query(async ({ ctx }) =>
    (await ctx.inCompany((tx) => listApiKeys(tx, ctx.companyId, ctx.service.clock.now()))).map(present),
  ),

  /** `key` is in this answer and nowhere else. */
  create: procedure.owner
    .input(
      z.object({
        name: z.string(),
        scopes: z.array(z.enum(KEY_SCOPES)).optional(),
        expires_on: day.nullish(),
        test: z.boolean().optional(),
      }),
    )
    .mutation(({ ctx, input: { name, scopes, expires_on: expiresOn, test } }) =>
      ctx.inCompany(async (tx) => {
        const made = await createApiKey(tx, ctx.companyId, { name, scopes, expiresOn, test });
        return { id: made.id, name: made.name, key: made.key };
      }),
    ),

  revoke: procedure.owner.input(z.object({ id: z.string() })).mutation(async ({ ctx, input }) => {
    const now = ctx.service.clock.now();
    const { id, revokedAt } = await ctx.inCompany((tx) => endApiKey(tx, ctx.companyId, input.id, now));
    return { id, revoked_at: revokedAt.toISOString() };
  }),
});

function present({ id, name, prefix, test, scopes, expiresOn, hasEnded, createdAt, lastUsedAt, revokedAt }: ApiKey) {
  return {
    id,
    name,
    prefix,
    test,
    scopes: [...scopes],
    expires_on: expiresOn,
    has_ended: hasEnded,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}
