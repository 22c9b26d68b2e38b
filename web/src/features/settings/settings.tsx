import type { Role } from '@showbill/contract';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './settings.module.css';

const { tabs, title } = TEXTS.settings;

const TABS = [
  { to: '/settings/company', label: tabs.company, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/team', label: tabs.team, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/keys', label: tabs.keys, roles: ['owner'] },
  { to: '/settings/webhooks', label: tabs.webhooks, roles: ['owner'] },
  { to: '/settings/plan', label: tabs.plan, roles: ['owner', 'editor', 'viewer'] },
  { to: '/settings/mail', label: tabs.mail, roles: ['owner', 'editor'] },
] as const satisfies readonly { readonly roles: readonly Role[]; readonly [name: string]: unknown }[];

/** What a company sets for itself, a page for each kind of thing. */
export function Settings() {
  const { role } = useCompany();
  return (
    <Page title={title}>
      <nav className={classes.tabs} aria-label={title}>
        {TABS.filter(({ roles }) => roles.some((allowed) => allowed === role)).map(({ to, label }) => (
          <Link key={to} to={to} className={classes.tab}>
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<LoadingRows label={title} />}>
        <Outlet />
      </Suspense>
    </Page>
  );
}
