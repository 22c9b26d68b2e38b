import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What will stand here, and the one thing to do. */
export function Empty({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Stack align="center" gap="md" py={64} px="md">
      <Text c="dimmed" ta="center" maw={460}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}
