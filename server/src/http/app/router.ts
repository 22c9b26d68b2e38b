import { router } from './procedures.ts';
import { activity } from './routers/activity.ts';
import { audit } from './routers/audit.ts';
import { availability } from './routers/availability.ts';
import { catalogue } from './routers/catalogue.ts';
import { changes } from './routers/changes.ts';
import { clients } from './routers/clients.ts';
import { company } from './routers/company.ts';
import { companySignIn } from './routers/company-sign-in.ts';
import { delivery } from './routers/delivery.ts';
import { drafting } from './routers/drafting.ts';
import { enquiries } from './routers/enquiries.ts';
import { find } from './routers/find.ts';
import { home } from './routers/home.ts';
import { invitation } from './routers/invitation.ts';
import { invoices } from './routers/invoices.ts';
import { jobs } from './routers/jobs.ts';
import { keys } from './routers/keys.ts';
import { mail } from './routers/mail.ts';
import { me } from './routers/me.ts';
import { passkeys } from './routers/passkeys.ts';
import { prices } from './routers/prices.ts';
import { payments } from './routers/payments.ts';
import { proposals } from './routers/proposals.ts';
import { sandbox } from './routers/sandbox.ts';
import { sales } from './routers/sales.ts';
import { secondFactor } from './routers/second-factor.ts';
import { confirmSignUp, signUp } from './routers/sign-up.ts';
import { site } from './routers/site.ts';
import { subHires } from './routers/sub-hires.ts';
import { suppliers } from './routers/suppliers.ts';
import { team } from './routers/team.ts';
import { templates } from './routers/templates.ts';
import { webhooks } from './routers/webhooks.ts';
import { withdrawal } from './routers/withdrawal.ts';

/** Everything that the web application can ask for. */
export const appRouter = router({
  site,
  signUp,
  confirmSignUp,
  me,
  secondFactor,
  passkeys,
  team,
  invitation,
  company,
  companySignIn,
  keys,
  sandbox,
  webhooks,
  mail,
  audit,
  drafting,
  changes,
  catalogue,
  clients,
  availability,
  jobs,
  subHires,
  suppliers,
  home,
  activity,
  enquiries,
  proposals,
  prices,
  delivery,
  payments,
  invoices,
  withdrawal,
  sales,
  templates,
  find,
});

export type AppRouter = typeof appRouter;
