import { Button, Group, Text } from '@mantine/core';
import { formatCount } from '../lib/format.ts';
import { TEXTS } from '../texts/index.ts';

export interface PagesProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Which part of a long list is shown, and the way to the others; nothing where all of it is. */
export function Pages({ page, size, count, onChange }: PagesProps) {
  if (count <= size) return null;
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, count);
  return (
    <Group component="nav" aria-label={TEXTS.paging.label} justify="space-between" mt="md">
      <Text size="sm" c="dimmed" className="figure" aria-live="polite">
        {TEXTS.paging.shown(formatCount(from), formatCount(to), formatCount(count))}
      </Text>
      <Group gap="xs">
        <Button variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          {TEXTS.paging.previous}
        </Button>
        <Button variant="default" disabled={to >= count} onClick={() => onChange(page + 1)}>
          {TEXTS.paging.next}
        </Button>
      </Group>
    </Group>
  );
}
