import { z } from 'zod';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countTry,
  forgiveTry,
  hasPassword,
  type OwnTry,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '../../../accounts/index.ts';
import { invalidRequest } from '../../../platform/errors.ts';
import type { PersonContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';

const password = z.object({ current_password: z.string().max(128, 'must have at most 128 characters') });
const code = z.object({ code: z.string().max(40, 'must have at most 40 characters') });

/** What a person is asked for at sign-in besides their password. */
export const secondFactor = router({
  get: procedure.signedIn.query(async ({ ctx: { service, user } }) => {
    const factor = await secondFactorOf(service.db, user.id);
    return factor && { since: factor.since.toISOString(), recovery_codes_left: factor.recoveryCodesLeft };
  }),

  /** The key for an authenticator app; it counts once `confirm` has seen a code of it. */
  begin: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    return beginSecondFactor(ctx.service, ctx.user);
  }),

  confirm: procedure.signedIn.input(code).mutation(async ({ ctx, input }) => {
    const attempt = ownTry(ctx);
    await countTry(ctx.service.db, attempt);
    const recoveryCodes = await confirmSecondFactor(ctx.service, ctx.user.id, input.code);
    await forgiveTry(ctx.service.db, attempt);
    return { recovery_codes: recoveryCodes };
  }),

  renewCodes: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    return { recovery_codes: await renewRecoveryCodes(ctx.service, ctx.user.id) };
  }),

  remove: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    await removeSecondFactor(ctx.service.db, ctx.user.id, 'user');
  }),
});

/** Whoever sits at a browser that somebody left signed in does not know it. */
async function requirePassword(ctx: PersonContext, given: string): Promise<void> {
  const attempt = ownTry(ctx);
  await countTry(ctx.service.db, attempt);
  if (!(await hasPassword(ctx.service.db, ctx.user.id, given))) {
    throw invalidRequest('current_password', ({ accounts }) => accounts.wrongPassword);
  }
  await forgiveTry(ctx.service.db, attempt);
}

function ownTry({ session, user }: PersonContext): OwnTry {
  return { kind: 'sign-in', at: user.email, by: session.id };
}
