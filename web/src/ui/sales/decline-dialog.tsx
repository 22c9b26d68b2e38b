import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { client, type trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';
import { NO_OUTCOME, OutcomeFields } from './outcome-fields.tsx';

const texts = TEXTS.editor.confirm.decline;

interface DeclineDialogProps {
  readonly id: string;
  readonly number: string;
  readonly onDone: (proposal: inferOutput<typeof trpc.proposals.get>) => void;
  readonly onClose: () => void;
}

/** The client has said no to somebody: why, as the company sees it. */
export function DeclineDialog({ id, number, onDone, onClose }: DeclineDialogProps) {
  useFocusBack();
  const form = useSavedForm({
    saved: NO_OUTCOME,
    save: (outcome) => client.proposals.decline.mutate({ id, outcome }),
    onSaved: ({ proposal }) => onDone(proposal),
  });
  return (
    <Modal opened title={texts.title(number)} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Text>{texts.text}</Text>
          <OutcomeFields
            result="lost"
            value={form.values}
            onChange={({ reason, note }) => {
              if (reason !== undefined) form.field('reason').onChange(reason);
              if (note !== undefined) form.field('note').onChange(note);
            }}
          />
          {form.error !== null && <Problem error={form.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.editor.actions.leave}
            </Button>
            <Button type="submit" color="red.9" loading={form.isPending}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
