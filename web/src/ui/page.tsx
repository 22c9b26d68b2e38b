import { Group, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { TEXTS } from '../texts/index.ts';
import classes from './page.module.css';

export interface PageProps {
  /** Names the page and the tab. */
  readonly title: string;
  /** What can be done here, at the right of the title. */
  readonly actions?: ReactNode;
  /** Wide pages use all of the window: grids and editors. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page with its title; the title is read out when the page is reached, unless a field of the page takes the focus. */
export function Page({ title, actions, wide = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${TEXTS.frame.name}`;
  }, [title]);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!page.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={page} className={wide ? classes.wide : classes.page}>
      <Group component="header" justify="space-between" wrap="wrap" gap="sm" mb="lg">
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </div>
  );
}
