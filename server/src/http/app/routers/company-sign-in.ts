import { z } from 'zod';
import {
  callbackUrl,
  countTry,
  hasSecondFactor,
  listIdentities,
  type Provider,
  readProvider,
  removeProvider,
  requireProvider,
  saveProvider,
  testProvider,
  unlinkIdentity,
  useProvider,
} from '../../../accounts/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';

const settings = z.object({
  slug: z.string(),
  issuer: z.string(),
  oidc_client_id: z.string(),
  /** Left out or empty: it stays. */
  oidc_client_secret: z.string().optional(),
  vouches_for_emails: z.boolean(),
});

/** How a company's members sign in through its own provider: for its owners. */
export const companySignIn = router({
  get: procedure.owner.query(({ ctx: { service, companyId, user, inCompany } }) =>
    inCompany(async (tx) => {
      const provider = await readProvider(tx, companyId);
      const people = await listIdentities(tx, companyId);
      return {
        provider: provider && present(provider),
        /** What the provider has to be told. */
        redirect_uri: callbackUrl(service.publicUrl, companyId),
        /** Whether the one who asks has signed in through it. */
        is_linked: people.some(({ userId }) => userId === user.id),
        people: people.map(({ userId, name, email, since, lastUsedAt }) => ({
          user_id: userId,
          name,
          email,
          since: since.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
        })),
      };
    }),
  ),

  save: procedure.owner.input(settings).mutation(({ ctx: { service, companyId, inCompany }, input }) =>
    inCompany(async (tx) =>
      present(
        await saveProvider(tx, service, companyId, {
          slug: input.slug,
          issuer: input.issuer,
          clientId: input.oidc_client_id,
          clientSecret: input.oidc_client_secret,
          vouchesForEmails: input.vouches_for_emails,
        }),
      ),
    ),
  ),

  /** Refused with what is wrong. */
  test: procedure.owner.mutation(({ ctx }) => test(ctx)),

  /** It is tested first. */
  turn: procedure.owner.input(z.object({ on: z.boolean() })).mutation(async ({ ctx, input }) => {
    if (input.on) await test(ctx);
    await ctx.inCompany((tx) => useProvider(tx, ctx.companyId, input.on));
  }),

  /** Whether members who are no owners sign in by it alone. */
  require: procedure.owner.input(z.object({ required: z.boolean() })).mutation(async ({ ctx, input }) => {
    const { service, session, user, companyId } = ctx;
    if (input.required && session.onlyCompany === null && !(await hasSecondFactor(service.db, user.id))) {
      throw new AppError('conflict', ({ accounts }) => accounts.secondFactorFirst);
    }
    await ctx.inCompany((tx) => requireProvider(tx, companyId, user.id, input.required));
  }),

  remove: procedure.owner.mutation(({ ctx }) => ctx.inCompany((tx) => removeProvider(tx, ctx.companyId))),

  unlink: procedure.owner
    .input(z.object({ user_id: z.string() }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => unlinkIdentity(tx, ctx.companyId, input.user_id))),
});

async function test({ service, companyId }: MemberContext): Promise<void> {
  await countTry(service.db, { kind: 'company-sign-in', at: companyId });
  await testProvider(service, companyId);
}

function present({ slug, issuer, clientId, vouchesForEmails, isOn, isRequired }: Provider) {
  return {
    slug,
    issuer,
    oidc_client_id: clientId,
    vouches_for_emails: vouchesForEmails,
    is_on: isOn,
    is_required: isRequired,
  };
}
