import { ROLES } from '@showbill/contract';
import { z } from 'zod';
import {
  changeRole,
  countTry,
  getCompany,
  type Invitation,
  invitationMail,
  invite,
  listInvitations,
  listMembers,
  removeMember,
  requireSecondFactor,
  revokeInvitation,
} from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';

const role = z.enum(ROLES);

export const team = router({
  members: procedure.viewer.query(async ({ ctx }) => {
    const members = await ctx.inCompany((tx) => listMembers(tx, ctx.companyId));
    return members.map(({ id, name, email, role, since, hasSecondFactor }) => ({
      id,
      name,
      email,
      role,
      since: since.toISOString(),
      has_second_factor: hasSecondFactor,
    }));
  }),

  changeRole: procedure.owner
    .input(z.object({ user_id: z.string(), role }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => changeRole(tx, ctx.companyId, input.user_id, input.role))),

  remove: procedure.owner
    .input(z.object({ user_id: z.string() }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => removeMember(tx, ctx.companyId, input.user_id))),

  /** Whether nothing of the company is shown to members who have no second factor. */
  requireSecondFactor: procedure.owner
    .input(z.object({ required: z.boolean() }))
    .mutation(({ ctx, input }) =>
      ctx.inCompany((tx) => requireSecondFactor(tx, ctx.companyId, ctx.user.id, input.required)),
    ),

  /** Gives up one's own place. */
  leave: procedure.memberWithoutFactor.mutation(({ ctx }) =>
    ctx.inCompany((tx) => removeMember(tx, ctx.companyId, ctx.user.id)),
  ),

  invitations: procedure.owner.query(async ({ ctx }) => {
    const now = ctx.service.clock.now();
    return (await ctx.inCompany((tx) => listInvitations(tx, ctx.companyId, now))).map(present);
  }),

  /** Mails a link to an address; where no mail can be sent, the operator's command prints it. */
  invite: procedure.owner.input(z.object({ email: z.string(), role })).mutation(async ({ ctx, input }) => {
    const { service, companyId, user } = ctx;
    await countTry(service.db, { kind: 'invite', at: companyId });
    const { invitation, token, companyName } = await ctx.inCompany(async (tx) => ({
      ...(await invite(tx, companyId, { ...input, invitedBy: user.id, now: service.clock.now() })),
      companyName: (await getCompany(tx, companyId)).name,
    }));
    // in the language of who invites: theirs is not known yet
    const words = { companyName, invitedBy: user.name, language: ctx.language };
    service.peopleMail.sendInvitation(invitationMail(invitation, { ...words, token, publicUrl: service.publicUrl }));
    return present(invitation);
  }),

  revokeInvitation: procedure.owner
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      ctx.inCompany((tx) => revokeInvitation(tx, ctx.companyId, input.id, ctx.service.clock.now())),
    ),
});

function present({ id, email, role, createdAt, expiresAt }: Invitation) {
  return { id, email, role, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() };
}
