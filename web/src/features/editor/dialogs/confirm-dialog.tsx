import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { useShown } from './use-shown.ts';

/** A decline asks for its reason as well: see `DeclineDialog`. */
export type Confirmed = Exclude<keyof typeof TEXTS.editor.confirm, 'decline'>;

interface Props {
  readonly deed: Confirmed;
  readonly onClose: () => void;
}

/** Asks before what the client notices or what cannot be taken back. */
export function ConfirmDialog({ deed, onClose }: Props) {
  useFocusBack();
  const { proposal } = useEditing();
  const { id, number } = proposal;
  const texts = TEXTS.editor.confirm[deed];
  const navigate = useNavigate();
  const shown = useShown(onClose);
  const act = useMutation({
    mutationFn: async () => {
      if (deed !== 'delete') return (await client.proposals[deed].mutate({ id })).proposal;
      await client.proposals.delete.mutate({ id });
      return null;
    },
    onSuccess: async (now) => {
      if (now !== null) return shown(now);
      await navigate({ to: '/proposals' });
      queryClient.removeQueries({ queryKey: trpc.proposals.get.queryKey({ id }) });
      await queryClient.invalidateQueries({ queryKey: trpc.proposals.list.pathKey() });
    },
  });
  return (
    <Modal opened title={texts.title(number)} onClose={onClose}>
      <Stack>
        <Text>{texts.text}</Text>
        {act.isError && <Problem error={act.error} onRetry={() => act.mutate()} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {deed === 'cancel' ? TEXTS.editor.actions.keepJob : TEXTS.editor.actions.leave}
          </Button>
          <Button
            color={deed === 'revise' || deed === 'renewLink' ? 'amber' : 'red.9'}
            loading={act.isPending}
            onClick={() => act.mutate()}
          >
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
