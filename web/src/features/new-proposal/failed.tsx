import { Alert, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { codeOf, fieldOf, sentenceOf } from '../../lib/problem.ts';
import { TEXTS } from '../../texts/index.ts';
import type { Creation } from './use-creation.ts';

const texts = TEXTS.newProposal;

interface Props {
  readonly creation: Creation;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Why there is no proposal, and what to do about it; what is wrong with a field stands at that field. */
export function Failed({ creation, onRetry, onDismiss }: Props) {
  if (creation.phase === 'stopped') {
    return (
      <Alert color="gray" mb="md" role="status" withCloseButton closeButtonLabel={texts.change} onClose={onDismiss}>
        <Text size="md">{texts.stopped}</Text>
      </Alert>
    );
  }
  if (creation.phase !== 'failed' || fieldOf(creation.error) !== null) return null;
  const isLost = codeOf(creation.error) === null;
  return (
    <Alert color={isLost ? 'amber' : 'red'} variant="light" mb="md" role="alert">
      <Group justify="space-between" gap="sm">
        <Text size="md" flex="1 1 240px">
          {isLost ? texts.lost : sentenceOf(creation.error)}
        </Text>
        {isLost ? (
          <Button variant="default" component={Link} to="/proposals">
            {texts.toList}
          </Button>
        ) : (
          <Button variant="default" onClick={onRetry}>
            {texts.again}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
