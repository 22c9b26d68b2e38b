import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { TEXTS } from '../texts/index.ts';
import classes from './guest-page.module.css';
import { Mark } from './mark.tsx';

/** A page for whoever is not signed in: one thing to do on a sheet in the middle. */
export function GuestPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${TEXTS.frame.name}`;
  }, [title]);
  return (
    <main className={classes.page}>
      <Stack className={classes.sheet} gap="md">
        <Group gap={8} className={classes.name}>
          <Mark /> {TEXTS.frame.name}
        </Group>
        <Title order={1}>{title}</Title>
        {children}
      </Stack>
    </main>
  );
}
