import { Text } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';

/** Said while live updates are cut off. */
export function Offline() {
  return (
    <Text role="status" size="sm" px="lg" py={6} bg="var(--tint)">
      {TEXTS.frame.offline}
    </Text>
  );
}
