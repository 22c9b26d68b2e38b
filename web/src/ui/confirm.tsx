import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '../lib/use-focus-back.ts';
import { TEXTS } from '../texts/index.ts';
import { Problem } from './problem.tsx';

export interface ConfirmProps {
  readonly title: string;
  /** What will have happened. */
  readonly text: string;
  /** The verb on the button. */
  readonly action: string;
  readonly pending: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Whether it can be taken back. */
  readonly mild?: boolean;
}

/** Asked before what cannot be taken back, or what others notice. */
export function Confirm({ title, text, action, pending, error, onConfirm, onClose, mild = false }: ConfirmProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        <Text>{text}</Text>
        {error !== null && <Problem error={error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {TEXTS.settings.cancel}
          </Button>
          <Button color={mild ? 'amber' : 'red.9'} loading={pending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
