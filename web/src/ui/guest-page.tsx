import { Group, Stack, Title } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES } from '@showbill/contract/languages';
import { type ReactNode, useEffect } from 'react';
import { speak } from '../lib/language.ts';
import { LANGUAGE, TEXTS } from '../texts/index.ts';
import classes from './guest-page.module.css';
import { Mark } from './mark.tsx';

function Languages() {
  return (
    <nav className={classes.languages} aria-label={TEXTS.entry.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-current={each === LANGUAGE ? 'true' : undefined}
          onClick={() => void speak(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </nav>
  );
}

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
      <Languages />
    </main>
  );
}
