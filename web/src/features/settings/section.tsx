import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { TEXTS } from '../../texts/index.ts';
import classes from './settings.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the tab of the browser is named after it. */
  readonly main?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, lead, actions, main = false, children }: SectionProps) {
  useEffect(() => {
    // after the page around it has named the tab
    if (main) queueMicrotask(() => (document.title = `${title} · ${TEXTS.settings.title} · ${TEXTS.frame.name}`));
  }, [main, title]);
  return (
    <section className={classes.section} aria-label={title}>
      <Group justify="space-between" align="flex-start" gap="sm" mb="md">
        <div>
          <Title order={2}>{title}</Title>
          {lead !== undefined && (
            <Text c="dimmed" maw={620} component="div">
              {lead}
            </Text>
          )}
        </div>
        {actions}
      </Group>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
