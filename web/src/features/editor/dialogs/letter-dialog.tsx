import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { type Letter, mailOf, wrongIn } from '../../../ui/mail/letter.ts';
import { MailFields } from '../../../ui/mail/mail-fields.tsx';

const texts = TEXTS.mailing;
const FIELDS = ['to', 'cc', 'subject', 'text'];

/** What can be mailed beside the proposal itself. */
export type HandKind = keyof typeof texts.byHand;

interface LetterDialogProps {
  readonly kind: HandKind;
  readonly onClose: () => void;
}

/** A reminder or the signed copy, to be looked over and sent. */
export function LetterDialog({ kind, onClose }: LetterDialogProps) {
  useFocusBack();
  const { id, number } = useEditing().proposal;
  const draft = useQuery({
    ...trpc.mail.draft.queryOptions({ proposal_id: id, kind }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Modal opened size="lg" title={texts.byHand[kind].title(number)} onClose={onClose}>
      {draft.isPending && <LoadingRows label={texts.loading} rows={4} />}
      {draft.isError && <Problem error={draft.error} onRetry={() => void draft.refetch()} />}
      {draft.isSuccess &&
        (draft.data.sends_mail ? (
          <LetterForm kind={kind} draft={draft.data} onClose={onClose} />
        ) : (
          <Text>{texts.noServerByHand}</Text>
        ))}
    </Modal>
  );
}

interface LetterFormProps extends LetterDialogProps {
  readonly draft: { readonly recipient: string | null; readonly subject: string; readonly text: string };
}

function LetterForm({ kind, draft: { recipient, subject, text }, onClose }: LetterFormProps) {
  const { id, share_url: page } = useEditing().proposal;
  const [letter, setLetter] = useState<Letter>({ to: recipient ?? '', cc: '', subject, text: text.trim() });
  const [isChecked, setChecked] = useState(false);
  const send = useMutation(
    trpc.mail.send.mutationOptions({
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: trpc.mail.pathKey() });
        notifications.show({ message: texts.byHand[kind].done });
        onClose();
      },
    }),
  );
  const errors = fieldErrors(send.error, FIELDS);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(wrongIn(letter)).length === 0) send.mutate({ proposal_id: id, kind, mail: mailOf(letter) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MailFields letter={letter} onChange={setLetter} isChecked={isChecked} errors={errors} link={page} />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Group justify="flex-end">
          <Button type="submit" loading={send.isPending}>
            {texts.byHand[kind].submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
