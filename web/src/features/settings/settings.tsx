import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { settingsPagesFor } from './pages.ts';
import classes from './settings.module.css';

const { title } = TEXTS.settings;

/** What a company sets for itself, a page for each kind of thing. */
export function Settings() {
  const { role } = useCompany();
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    nav.current?.querySelector(`[data-status="active"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <Page title={title}>
      <nav ref={nav} className={classes.tabs} aria-label={title}>
        {settingsPagesFor(role).map(({ to, label }) => (
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
