import { Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { LetterForm } from '../../../ui/mail/letter-form.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';

const texts = TEXTS.mailing;

/** What can be mailed beside the proposal itself. */
export type HandKind = keyof typeof texts.byHand;

interface LetterDialogProps {
  readonly kind: HandKind;
  readonly onClose: () => void;
}

/** A reminder or the signed copy, to be looked over and sent. */
export function LetterDialog({ kind, onClose }: LetterDialogProps) {
  useFocusBack();
  const { id, number, share_url: page } = useEditing().proposal;
  const draft = useQuery({
    ...trpc.mail.draft.queryOptions({ proposal_id: id, kind }),
    staleTime: 0,
    gcTime: 0,
  });

  function sent(): void {
    void queryClient.invalidateQueries({ queryKey: trpc.mail.pathKey() });
    notifications.show({ message: texts.byHand[kind].done });
    onClose();
  }

  return (
    <Modal opened size="lg" title={texts.byHand[kind].title(number)} onClose={onClose}>
      {draft.isPending && <LoadingRows label={texts.loading} rows={4} />}
      {draft.isError && <Problem error={draft.error} onRetry={() => void draft.refetch()} />}
      {draft.isSuccess &&
        (draft.data.sends_mail ? (
          <LetterForm
            draft={draft.data}
            link={page}
            submit={texts.byHand[kind].submit}
            send={(mail) => client.mail.send.mutate({ proposal_id: id, kind, mail })}
            onSent={sent}
          />
        ) : (
          <Text>{texts.noServerByHand}</Text>
        ))}
    </Modal>
  );
}
