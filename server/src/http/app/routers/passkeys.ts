import { z } from 'zod';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../../accounts/index.ts';
import { requirePassword } from '../own-password.ts';
import { passkeyMade } from '../passkey-answers.ts';
import { procedure, router } from '../procedures.ts';

const password = z.object({ current_password: z.string().max(128, 'must have at most 128 characters') });
const id = z.object({ id: z.string() });
const name = z.object({ name: z.string() });

/** What signs a person in by itself; `secondFactor.get` tells which there are. */
export const passkeys = router({
  /** What a browser makes one from; it counts once `add` has seen what was made. */
  begin: procedure.signedIn.input(password).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    return beginPasskey(ctx.service, ctx.user);
  }),

  /** `name` is for those whose keeper is not known. Recovery codes come with the first factor, app or passkey; null: they have them. */
  add: procedure.signedIn
    .input(name.extend({ answer: passkeyMade }))
    .mutation(async ({ ctx: { service, user }, input }) => {
      const { id: made, recoveryCodes } = await addPasskey(service, user, input.answer, input.name);
      return { id: made, recovery_codes: recoveryCodes };
    }),

  rename: procedure.signedIn
    .input(id.extend(name.shape))
    .mutation(({ ctx: { service, user }, input }) => renamePasskey(service.db, user.id, input.id, input.name)),

  remove: procedure.signedIn.input(id.extend(password.shape)).mutation(async ({ ctx, input }) => {
    await requirePassword(ctx, input.current_password);
    await removePasskey(ctx.service.db, ctx.user.id, input.id);
  }),
});
