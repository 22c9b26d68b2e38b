import { LANGUAGES } from '@showbill/contract';
import { z } from 'zod';
import {
  type Company,
  changeLanguage,
  companiesOf,
  companiesRequiringSecondFactor,
  endOtherSessions,
  endSession,
  getCompany,
  hasSecondFactor,
  languageOf,
  listSessions,
  readQuota,
  renamePerson,
} from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';

export const me = router({
  /** Who is signed in, and the companies they belong to. */
  get: procedure.signedIn.query(async ({ ctx: { service, user } }) => {
    const lacking = (await hasSecondFactor(service.db, user.id))
      ? []
      : await companiesRequiringSecondFactor(service.db, user.id);
    return {
      user,
      /** The one they chose to work in; null: none. */
      language: await languageOf(service.db, user.id),
      companies: (await companiesOf(service.db, user.id)).map(({ companyId, companyName, role }) => ({
        id: companyId,
        name: companyName,
        role,
        /** Nothing of it is shown before they have set up a second factor. */
        lacks_second_factor: lacking.includes(companyId),
      })),
    };
  }),

  rename: procedure.signedIn
    .input(z.object({ name: z.string() }))
    .mutation(async ({ ctx: { service, user }, input }) => {
      await renamePerson(service.db, user.id, input.name);
    }),

  changeLanguage: procedure.signedIn
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .mutation(async ({ ctx: { service, user }, input }) => {
      await changeLanguage(service.db, user.id, input.language);
    }),

  /** Where they are signed in, the browser that asks among them. */
  sessions: procedure.signedIn.query(async ({ ctx: { service, session, user } }) =>
    (await listSessions(service.db, user.id)).map(({ id, device, since, seenAt, seenFrom }) => ({
      id,
      is_current: id === session.id,
      device,
      since: since.toISOString(),
      seen_at: seenAt.toISOString(),
      seen_from: seenFrom,
    })),
  ),

  endSession: procedure.signedIn
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx: { service, user }, input }) => endSession(service.db, user.id, input.id)),

  endOtherSessions: procedure.signedIn.mutation(({ ctx: { service, session, user } }) =>
    endOtherSessions(service.db, user.id, session.id),
  ),

  /** The named company's settings and allowance, and what one may do there. */
  company: procedure.viewer.query(({ ctx: { role, companyId, service, inCompany } }) =>
    inCompany(async (tx) => ({
      role,
      company: present(await getCompany(tx, companyId)),
      quota: await readQuota(tx, companyId, service.clock.now()),
    })),
  ),
});

function present(company: Company) {
  return {
    id: company.id,
    name: company.name,
    currency: company.currency,
    country: company.country,
    time_zone: company.timeZone,
    plan: company.plan,
    subscription: company.subscription,
    tax_rate: company.taxRate === null ? null : Number(company.taxRate),
    tax_label: company.taxLabel,
    tax_decided: company.taxDecided,
    charged_days: company.chargedDays && {
      rows: company.chargedDays.rows,
      beyond_rate: company.chargedDays.beyondRate,
    },
    validity_days: company.validityDays,
    buffer_days_before: company.bufferDaysBefore,
    buffer_days_after: company.bufferDaysAfter,
    email: company.email,
    language: company.language,
  };
}
