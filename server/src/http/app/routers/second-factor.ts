import { z } from 'zod';
import {
  beginApp,
  confirmApp,
  countTry,
  forgiveTry,
  removeApp,
  renewRecoveryCodes,
  secondFactorOf,
} from '../../../accounts/index.ts';
import { ownTry, requirePassword } from '../own-password.ts';
import { procedure, router } from '../procedures.ts';

const password = z.object({ current_password: z.string().max(128, 'must have at most 128 characters') });
const code = z.object({ code: z.string().max(40, 'must have at most 40 characters') });

/** What a person is asked for at sign-in besides their password. */
export const secondFactor = router({
  get: procedure.signedIn.query(async ({ ctx: { service, user } }) => {
    const { appSince, passkeys, recoveryCodesLeft } = await secondFactorOf(service.db, user.id);
    return {
      app_since: appSince?.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, since, usedAt }) => ({
        id,
        name,
        since: since.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
      recovery_codes_left: recoveryCodesLeft,
    };
  }),

  /** The key for an authenticator app; it counts once `confirm` has seen a code of it. */
  begin: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    return beginApp(ctx.service, ctx.user);
  }),

  /** Recovery codes come with the first factor, app or passkey; null: they have them. */
  confirm: procedure.signedIn.input(code).mutation(async ({ ctx, input }) => {
    const attempt = ownTry(ctx);
    await countTry(ctx.service.db, attempt);
    const recoveryCodes = await confirmApp(ctx.service, ctx.user.id, input.code);
    await forgiveTry(ctx.service.db, attempt);
    return { recovery_codes: recoveryCodes };
  }),

  renewCodes: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    return { recovery_codes: await renewRecoveryCodes(ctx.service, ctx.user.id) };
  }),

  remove: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    await removeApp(ctx.service.db, ctx.user.id);
  }),
});
