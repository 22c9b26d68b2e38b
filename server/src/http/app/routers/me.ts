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
  signInsOf,
} from '../../../accounts/index.ts';
import { procedure, router } from '../procedures.ts';

export const me = router({
  /** Who is signed in, and the companies they belong to. */
  get: procedure.anySession.query(async ({ ctx: { service, session, user } }) => {
    const { onlyCompany } = session;
    const lacking =
      onlyCompany === null && !(await hasSecondFactor(service.db, user.id))
        ? await companiesRequiringSecondFactor(service.db, user.id)
        : [];
    const signIns = await signInsOf(service.db, user.id);
    const companies = (await companiesOf(service.db, user.id)).filter(
      ({ companyId }) => onlyCompany === null || companyId === onlyCompany,
    );
    return {
      user,
      /** Signed in through the provider of one company, which alone is shown. */
      is_company_session: onlyCompany !== null,
      /** The one they chose to work in; null: none. */
      language: await languageOf(service.db, user.id),
      companies: companies.map(({ companyId, companyName, role }) => {
        const signIn = signIns.find((each) => each.companyId === companyId);
        return {
          id: companyId,
          name: companyName,
          role,
          /** Nothing of it is shown before they have set up a second factor. */
          lacks_second_factor: lacking.includes(companyId),
          /** The address of sign-in through its provider; null: it has none. */
          sign_in: signIn?.slug ?? null,
          /** Nothing of it is shown before they have signed in through its provider. */
          lacks_company_sign_in: onlyCompany === null && signIn?.isRequired === true && role !== 'owner',
        };
      }),
    };
  }),

  rename: procedure.signedIn
    .input(z.object({ name: z.string() }))
    .mutation(async ({ ctx: { service, user }, input }) => {
      await renamePerson(service.db, user.id, input.name);
    }),

  changeLanguage: procedure.anySession
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .mutation(async ({ ctx: { service, user }, input }) => {
      await changeLanguage(service.db, user.id, input.language);
    }),

  /** Where they are signed in, the browser that asks among them. */
  sessions: procedure.signedIn.query(async ({ ctx: { service, session, user } }) => {
    const companies = new Map(
      (await companiesOf(service.db, user.id)).map((each) => [each.companyId, each.companyName]),
    );
    return (await listSessions(service.db, user.id)).map(({ id, device, since, seenAt, seenFrom, onlyCompany }) => ({
      id,
      is_current: id === session.id,
      device,
      since: since.toISOString(),
      seen_at: seenAt.toISOString(),
      seen_from: seenFrom,
      /** The company that it opens alone, as it was made through its provider; null: it opens all that is theirs. */
      only_company: onlyCompany === null ? null : (companies.get(onlyCompany) ?? null),
    }));
  }),

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
