import type { Role } from '@showbill/contract';
import { TEXTS } from '../../texts/index.ts';

const { tabs } = TEXTS.settings;

const SETTINGS_PAGES = [
  { to: '/settings/company', label: tabs.company, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/team', label: tabs.team, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/keys', label: tabs.keys, roles: ['owner'] },
  { to: '/settings/webhooks', label: tabs.webhooks, roles: ['owner'] },
  { to: '/settings/plan', label: tabs.plan, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/mail', label: tabs.mail, roles: ['owner', 'editor'] },
  { to: '/settings/prices', label: TEXTS.prices.tab, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/delivery', label: TEXTS.deliveryPrices.tab, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/sales', label: TEXTS.sales.settings.tab, roles: ['owner', 'editor'] },
  { to: '/settings/drafting', label: tabs.drafting, roles: ['owner'] },
  { to: '/settings/website-form', label: TEXTS.enquiries.form.tab, roles: ['owner'] },
  { to: '/settings/company-sign-in', label: TEXTS.companySignIn.tab, roles: ['owner'] },
  { to: '/settings/audit', label: TEXTS.audit.tab, roles: ['owner'] },
  { to: '/settings/you', label: tabs.you, roles: ['owner', 'editor', 'viewer'] },
] as const satisfies readonly { readonly roles: readonly Role[]; readonly [name: string]: unknown }[];

/** The pages of the settings that somebody sees. */
export function settingsPagesFor(role: Role) {
  return SETTINGS_PAGES.filter(({ roles }) => roles.some((allowed) => allowed === role));
}
