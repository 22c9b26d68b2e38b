import { z } from 'zod';
import { acceptInvitation, readInvitation, signUpInvited } from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';
import { signInFirst } from './sign-up.ts';

const token = z.string().max(100);

/** For whoever holds the link of an invitation. */
export const invitation = router({
  /** What it invites to. Reads only, and is a mutation so that the link's secret stands in no address. */
  read: procedure.open.input(z.object({ token })).mutation(async ({ ctx: { service }, input }) => {
    const { companyName, email, role, signIn } = await readInvitation(service.db, input.token, service.clock.now());
    return { company_name: companyName, email, role, sign_in: signIn };
  }),

  /** By a person of that address who is signed in. */
  accept: procedure.signedIn.input(z.object({ token })).mutation(async ({ ctx: { service, user }, input }) => {
    const now = service.clock.now();
    const { companyId } = await acceptInvitation(service.db, { token: input.token, person: user, now });
    return { company_id: companyId };
  }),

  /** By somebody who has no sign-in yet; signed in from then on. */
  signUp: procedure.open
    .input(z.object({ token, name: z.string(), password: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const { person, companyId } = await signUpInvited(ctx.service.db, {
        ...input,
        language: ctx.language,
        now: ctx.service.clock.now(),
      });
      await signInFirst(ctx, ctx.signIn, person.email, input.password);
      return { company_id: companyId };
    }),
});
