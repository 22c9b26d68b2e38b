import { LANGUAGES } from '@showbill/contract';
import { z } from 'zod';
import { changeWithdrawal, getCompany } from '../../../accounts/index.ts';
import { noMailServer } from '../../../mail/index.ts';
import { isWithinPeriod, readRight, usualNotice } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';

const language = z.enum(LANGUAGES);

/** The right of withdrawal of consumers in the single market. */
export const withdrawal = router({
  /** Whether it is offered, and what of it is said in a language. */
  settings: procedure.viewer.input(z.object({ language })).query(({ ctx: { service, companyId, inCompany }, input }) =>
    inCompany(async (tx) => {
      const company = await getCompany(tx, companyId);
      const { isOffered, notices } = company.withdrawal;
      const own = notices[input.language];
      const usual = usualNotice(company, input.language);
      return {
        is_offered: isOffered,
        notice: own ?? usual,
        is_own: own !== undefined,
        /** Whether it says where the company is. */
        has_address: company.letterhead.address !== null,
        /** Whether a withdrawal can be acknowledged by mail, and the company told of it. */
        sends_mail: service.config.mail !== null,
        has_email: company.email !== null,
      };
    }),
  ),

  /**
   * Changes what is given; an empty notice: Showbill's words are used again. It cannot be switched on where the server sends no
   * mail: a withdrawal has to be acknowledged.
   */
  change: procedure.editor
    .input(
      z.object({ is_offered: z.boolean().optional(), notice: z.object({ language, text: z.string() }).optional() }),
    )
    .mutation(({ ctx: { service, companyId, inCompany }, input: { is_offered: isOffered, notice } }) => {
      if (isOffered === true && service.config.mail === null) throw noMailServer();
      return inCompany((tx) => changeWithdrawal(tx, companyId, { isOffered, notice }));
    }),

  /** The right that came with an acceptance, and whether it was used; null: none came. */
  ofProposal: procedure.viewer
    .input(z.object({ id: z.uuid('must be an id') }))
    .query(({ ctx: { service, companyId, inCompany }, input: { id } }) =>
      inCompany(async (tx) => {
        const right = await readRight(tx, companyId, id);
        if (right === null) return null;
        const { lastDay, askedToStart, received } = right;
        return {
          last_day: lastDay,
          /** Whether it can still be used, in the time zone that it ends in. */
          is_open: received === null && isWithinPeriod(right, service.clock.now()),
          asked_to_start: askedToStart,
          received: received && { at: received.at.toISOString(), ended: received.ended },
        };
      }),
    ),
});
