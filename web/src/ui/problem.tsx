import { Alert, Button, Group, Text } from '@mantine/core';
import { isFault, isPassing, sentenceOf } from '../lib/problem.ts';
import { TEXTS } from '../texts/index.ts';

/** What went wrong and, where trying again or loading the page again can help, the button for it. */
export function Problem({ error, onRetry }: { readonly error: unknown; readonly onRetry?: (() => void) | undefined }) {
  return (
    <Alert color="red" variant="light" role="alert">
      <Group justify="space-between" gap="sm">
        <Text size="md">{sentenceOf(error)}</Text>
        {onRetry !== undefined && isPassing(error) && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {TEXTS.problem.retry}
          </Button>
        )}
        {isFault(error) && (
          <Button variant="default" size="xs" onClick={() => location.reload()}>
            {TEXTS.problem.reload}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
