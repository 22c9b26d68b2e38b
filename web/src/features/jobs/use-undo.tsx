import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/problem.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.jobs.page;
const SHOWN_MS = 20_000;

/** Takes back the latest dispatch or return of a job, and tells of a movement with a button that does. */
export function useUndo() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(
    trpc.jobs.undo.mutationOptions({
      onSuccess: () => notifications.show({ message: texts.undone }),
      onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
      onSettled: () => {
        void queryClient.invalidateQueries(trpc.jobs.pathFilter());
        void queryClient.invalidateQueries(trpc.availability.pathFilter());
      },
    }),
  );

  function tell(message: string, id: string, movement: string | null): void {
    if (movement === null) {
      notifications.show({ message });
      return;
    }
    notifications.show({
      id: movement,
      autoClose: SHOWN_MS,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{message}</span>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              notifications.hide(movement);
              mutate({ id, movement });
            }}
          >
            {texts.undoShort}
          </Button>
        </Group>
      ),
    });
  }

  return { undo: mutate, isPending, tell };
}
