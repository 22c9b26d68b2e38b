import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { DeclineDialog } from '../../../ui/sales/decline-dialog.tsx';
import type { Card } from './answers.ts';
import type { Move } from './moves.ts';

interface MoveDialogProps {
  readonly card: Card;
  readonly move: Exclude<Move, 'send' | 'accept'>;
  readonly onClose: () => void;
}

/** Asks before a card is moved. */
export function MoveDialog({ card, move, onClose }: MoveDialogProps) {
  function done(): void {
    void queryClient.invalidateQueries({ queryKey: trpc.proposals.pathKey() });
    void queryClient.invalidateQueries({ queryKey: trpc.sales.pathKey() });
    onClose();
  }
  return move === 'decline' ? (
    <DeclineDialog id={card.id} number={card.number} onDone={done} onClose={onClose} />
  ) : (
    <ConfirmMove card={card} move={move} onDone={done} onClose={onClose} />
  );
}

interface ConfirmMoveProps {
  readonly card: Card;
  readonly move: 'revise' | 'cancel';
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function ConfirmMove({ card: { id, number }, move, onDone, onClose }: ConfirmMoveProps) {
  useFocusBack();
  const texts = TEXTS.editor.confirm[move];
  const { actions } = TEXTS.editor;
  const act = useMutation({ mutationFn: () => client.proposals[move].mutate({ id }), onSuccess: onDone });
  return (
    <Modal opened title={texts.title(number)} onClose={onClose}>
      <Stack>
        <Text>{texts.text}</Text>
        {act.isError && <Problem error={act.error} onRetry={() => act.mutate()} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {move === 'cancel' ? actions.keepJob : actions.leave}
          </Button>
          <Button color={move === 'revise' ? 'amber' : 'red.9'} loading={act.isPending} onClick={() => act.mutate()}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
