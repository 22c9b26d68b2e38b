import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { availabilitySearch } from '../features/availability/search.ts';
import { catalogueSearch } from '../features/catalogue/search.ts';
import { clientsSearch } from '../features/clients/search.ts';
import { editorSearch } from '../features/editor/search.ts';
import { enquiriesSearch } from '../features/enquiries/search.ts';
import { homeSearch } from '../features/home/search.ts';
import { jobsSearch } from '../features/jobs/search.ts';
import { newProposalSearch } from '../features/new-proposal/search.ts';
import { invoicesSearch } from '../features/invoices/search.ts';
import { paymentsSearch } from '../features/payments/search.ts';
import { proposalsSearch } from '../features/proposals/search.ts';
import { reportSearch } from '../features/sales-report/search.ts';
import { auditSearch } from '../features/settings/audit/search.ts';
import { webhooksSearch } from '../features/settings/webhooks/search.ts';
import { subHiresSearch } from '../features/sub-hires/search.ts';
import { BASE_PATH } from '../lib/address.ts';
import { isSignedOut } from '../lib/problem.ts';
import { CompanySignInError, NoCompanyError, openSession, SecondFactorError } from '../lib/session.ts';
import { queryClient, trpc, whenFactorRequired, whenSignedOut } from '../lib/trpc.ts';
import { companySignInSearch, guestSearch } from './entry-search.ts';
import { Frame } from './frame/frame.tsx';
import { page } from './page.ts';
import { Broken, BrokenStart, Unknown, Waiting } from './states.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: Unknown });

const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: Outlet });

const signIn = createRoute({
  getParentRoute: () => guest,
  path: '/sign-in',
  validateSearch: guestSearch,
  component: page(() => import('../features/entry/sign-in.tsx'), 'SignIn'),
});
const throughCompany = createRoute({
  getParentRoute: () => guest,
  path: '/sign-in/$slug',
  validateSearch: companySignInSearch,
  component: page(() => import('../features/entry/through-company.tsx'), 'ThroughCompany'),
});
const companyName = createRoute({
  getParentRoute: () => guest,
  path: '/company-sign-in',
  validateSearch: companySignInSearch,
  component: page(() => import('../features/entry/company-name.tsx'), 'CompanyName'),
});
const signUp = createRoute({
  getParentRoute: () => guest,
  path: '/sign-up',
  component: page(() => import('../features/entry/sign-up.tsx'), 'SignUp'),
});
const forgotten = createRoute({
  getParentRoute: () => guest,
  path: '/forgotten',
  component: page(() => import('../features/entry/forgotten.tsx'), 'Forgotten'),
});
const resetPassword = createRoute({
  getParentRoute: () => guest,
  path: '/reset-password',
  component: page(() => import('../features/entry/reset-password.tsx'), 'ResetPassword'),
});
const invitation = createRoute({
  getParentRoute: () => guest,
  path: '/invitation',
  component: page(() => import('../features/entry/invitation.tsx'), 'Invitation'),
});
const noCompany = createRoute({
  getParentRoute: () => guest,
  path: '/no-company',
  component: page(() => import('../features/entry/no-company.tsx'), 'NoCompany'),
});

const secondFactor = createRoute({
  getParentRoute: () => guest,
  path: '/second-factor',
  component: page(() => import('../features/entry/second-factor.tsx'), 'SecondFactorFirst'),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ location }) => {
    try {
      const session = await openSession();
      return { session };
    } catch (error) {
      if (error instanceof NoCompanyError) throw redirect({ to: '/no-company' });
      if (error instanceof SecondFactorError) throw redirect({ to: '/second-factor' });
      if (error instanceof CompanySignInError) {
        const search = { required: true, ...(location.href !== '/' && { next: location.href }) } as const;
        throw redirect({ to: '/sign-in/$slug', params: { slug: error.slug }, search });
      }
      if (!isSignedOut(error)) throw error;
      throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } });
    }
  },
  component: Frame,
  errorComponent: BrokenStart,
  pendingComponent: Waiting,
});

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  validateSearch: homeSearch,
  component: page(() => import('../features/home/home.tsx'), 'Home'),
});
const firstRun = createRoute({
  getParentRoute: () => inside,
  path: '/first-run',
  component: page(() => import('../features/entry/first-run.tsx'), 'FirstRun'),
});
const proposals = createRoute({
  getParentRoute: () => inside,
  path: '/proposals',
  validateSearch: proposalsSearch,
  component: page(() => import('../features/proposals/proposals.tsx'), 'Proposals'),
});
const newProposal = createRoute({
  getParentRoute: () => inside,
  path: '/proposals/new',
  validateSearch: newProposalSearch,
  component: page(() => import('../features/new-proposal/new-proposal.tsx'), 'NewProposal'),
});
const enquiries = createRoute({
  getParentRoute: () => inside,
  path: '/enquiries',
  validateSearch: enquiriesSearch,
  component: page(() => import('../features/enquiries/enquiries.tsx'), 'Enquiries'),
});
const payments = createRoute({
  getParentRoute: () => inside,
  path: '/payments',
  validateSearch: paymentsSearch,
  component: page(() => import('../features/payments/due-payments.tsx'), 'DuePayments'),
});
const subHires = createRoute({
  getParentRoute: () => inside,
  path: '/sub-hires',
  validateSearch: subHiresSearch,
  component: page(() => import('../features/sub-hires/sub-hires.tsx'), 'SubHires'),
});
const invoices = createRoute({
  getParentRoute: () => inside,
  path: '/invoices',
  validateSearch: invoicesSearch,
  component: page(() => import('../features/invoices/invoices.tsx'), 'Invoices'),
});
const salesReport = createRoute({
  getParentRoute: () => inside,
  path: '/proposals/report',
  validateSearch: reportSearch,
  component: page(() => import('../features/sales-report/sales-report.tsx'), 'SalesReport'),
});
const proposal = createRoute({
  getParentRoute: () => inside,
  path: '/proposals/$id',
  validateSearch: editorSearch,
  component: page(() => import('../features/editor/editor.tsx'), 'Editor'),
});
const jobs = createRoute({
  getParentRoute: () => inside,
  path: '/jobs',
  validateSearch: jobsSearch,
  component: page(() => import('../features/jobs/jobs.tsx'), 'Jobs'),
});
const job = createRoute({
  getParentRoute: () => inside,
  path: '/jobs/$id',
  component: page(() => import('../features/jobs/job-page.tsx'), 'JobPage'),
});
const availability = createRoute({
  getParentRoute: () => inside,
  path: '/availability',
  validateSearch: availabilitySearch,
  component: page(() => import('../features/availability/availability.tsx'), 'Availability'),
});
const catalogue = createRoute({
  getParentRoute: () => inside,
  path: '/catalogue',
  validateSearch: catalogueSearch,
  component: page(() => import('../features/catalogue/catalogue.tsx'), 'Catalogue'),
});
const importCatalogue = createRoute({
  getParentRoute: () => inside,
  path: '/catalogue/import',
  component: page(() => import('../features/catalogue/import-page.tsx'), 'ImportPage'),
});
const product = createRoute({
  getParentRoute: () => inside,
  path: '/catalogue/$id',
  component: page(() => import('../features/catalogue/product.tsx'), 'Product'),
});
const clients = createRoute({
  getParentRoute: () => inside,
  path: '/clients',
  validateSearch: clientsSearch,
  component: page(() => import('../features/clients/clients.tsx'), 'Clients'),
});
const importClients = createRoute({
  getParentRoute: () => inside,
  path: '/clients/import',
  component: page(() => import('../features/clients/importing/import-clients-page.tsx'), 'ImportClientsPage'),
});
const clientPage = createRoute({
  getParentRoute: () => inside,
  path: '/clients/$id',
  component: page(() => import('../features/clients/client-page.tsx'), 'ClientPage'),
});
const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: page(() => import('../features/settings/settings.tsx'), 'Settings'),
});
const settingsFirst = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/company' });
  },
});
const settingsCompany = createRoute({
  getParentRoute: () => settings,
  path: '/company',
  component: page(() => import('../features/settings/company/company.tsx'), 'CompanySettings'),
});
const settingsTeam = createRoute({
  getParentRoute: () => settings,
  path: '/team',
  component: page(() => import('../features/settings/team/team.tsx'), 'TeamSettings'),
});
const settingsKeys = createRoute({
  getParentRoute: () => settings,
  path: '/keys',
  component: page(() => import('../features/settings/keys/keys.tsx'), 'KeySettings'),
});
const settingsWebhooks = createRoute({
  getParentRoute: () => settings,
  path: '/webhooks',
  validateSearch: webhooksSearch,
  component: page(() => import('../features/settings/webhooks/webhooks.tsx'), 'WebhookSettings'),
});
const settingsPlan = createRoute({
  getParentRoute: () => settings,
  path: '/plan',
  component: page(() => import('../features/settings/plan/plan.tsx'), 'PlanSettings'),
});
const settingsMail = createRoute({
  getParentRoute: () => settings,
  path: '/mail',
  component: page(() => import('../features/settings/mail/mail.tsx'), 'MailSettings'),
});
const settingsDrafting = createRoute({
  getParentRoute: () => settings,
  path: '/drafting',
  component: page(() => import('../features/settings/drafting/drafting.tsx'), 'DraftingSettings'),
});
const settingsAudit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  validateSearch: auditSearch,
  component: page(() => import('../features/settings/audit/audit.tsx'), 'AuditSettings'),
});
const settingsSales = createRoute({
  getParentRoute: () => settings,
  path: '/sales',
  component: page(() => import('../features/settings/sales/sales.tsx'), 'SalesSettings'),
});
const settingsPrices = createRoute({
  getParentRoute: () => settings,
  path: '/prices',
  component: page(() => import('../features/settings/prices/prices.tsx'), 'PriceSettingsPage'),
});
const settingsDelivery = createRoute({
  getParentRoute: () => settings,
  path: '/delivery',
  component: page(() => import('../features/settings/delivery/delivery.tsx'), 'DeliverySettingsPage'),
});
const settingsCompanySignIn = createRoute({
  getParentRoute: () => settings,
  path: '/company-sign-in',
  component: page(() => import('../features/settings/company-sign-in/company-sign-in.tsx'), 'CompanySignInSettings'),
});
const settingsEnquiryForm = createRoute({
  getParentRoute: () => settings,
  path: '/website-form',
  component: page(() => import('../features/settings/enquiry-form/enquiry-form.tsx'), 'EnquiryFormSettings'),
});
const settingsYou = createRoute({
  getParentRoute: () => settings,
  path: '/you',
  component: page(() => import('../features/settings/you/you.tsx'), 'YourSettings'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    guest.addChildren([
      secondFactor,
      signIn,
      throughCompany,
      companyName,
      signUp,
      forgotten,
      resetPassword,
      invitation,
      noCompany,
    ]),
    inside.addChildren([
      home,
      firstRun,
      proposals,
      newProposal,
      enquiries,
      salesReport,
      payments,
      invoices,
      proposal,
      jobs,
      job,
      subHires,
      availability,
      catalogue,
      importCatalogue,
      product,
      clients,
      importClients,
      clientPage,
      settings.addChildren([
        settingsFirst,
        settingsCompany,
        settingsTeam,
        settingsKeys,
        settingsWebhooks,
        settingsPlan,
        settingsMail,
        settingsDrafting,
        settingsPrices,
        settingsDelivery,
        settingsSales,
        settingsAudit,
        settingsCompanySignIn,
        settingsEnquiryForm,
        settingsYou,
      ]),
    ]),
  ]),
  basepath: BASE_PATH,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: Broken,
  defaultPendingComponent: Waiting,
  defaultPendingMs: 300,
  scrollRestoration: true,
});

whenSignedOut(() => {
  if (router.state.location.pathname.startsWith('/sign-in')) return;
  void router.navigate({ to: '/sign-in', search: { next: router.state.location.href } });
});

// an owner may require one while somebody works
whenFactorRequired(() => {
  void queryClient.invalidateQueries({ queryKey: trpc.me.get.queryKey() });
  void router.navigate({ to: '/second-factor' });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
