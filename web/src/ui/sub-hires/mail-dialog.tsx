import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { LoadingRows } from '../loading.tsx';
import { type Letter, mailOf, wrongIn } from '../mail/letter.ts';
import { MailFields } from '../mail/mail-fields.tsx';
import { Problem } from '../problem.tsx';
import { type SubHire, subHiresChanged } from './sub-hire.ts';

const texts = SUB_HIRE_TEXTS.mail;
const FIELDS = ['to', 'cc', 'subject', 'text'];

interface MailDialogProps {
  readonly subHire: Pick<SubHire, 'id' | 'supplier'>;
  readonly onClose: () => void;
}

/** Asks the supplier of a sub-hire by mail, in words that a person looks over; without a mail server they are copied. */
export function MailDialog({ subHire: { id, supplier }, onClose }: MailDialogProps) {
  useFocusBack();
  const draft = useQuery({
    ...trpc.subHires.draftMail.queryOptions({ id }),
    // what somebody types stays where the sub-hire changes meanwhile
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Modal opened size="lg" title={texts.title(supplier.name)} onClose={onClose}>
      {draft.isPending && <LoadingRows label={texts.loading} rows={4} />}
      {draft.isError && <Problem error={draft.error} onRetry={() => void draft.refetch()} />}
      {draft.isSuccess &&
        (draft.data.sends_mail ? (
          <MailForm id={id} draft={draft.data} onClose={onClose} />
        ) : (
          <ByHand text={draft.data.text} onClose={onClose} />
        ))}
    </Modal>
  );
}

interface MailFormProps {
  readonly id: string;
  readonly draft: { readonly recipient: string | null; readonly subject: string; readonly text: string };
  readonly onClose: () => void;
}

function MailForm({ id, draft: { recipient, subject, text }, onClose }: MailFormProps) {
  const [letter, setLetter] = useState<Letter>({ to: recipient ?? '', cc: '', subject, text: text.trim() });
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: () => client.subHires.sendMail.mutate({ id, mail: mailOf(letter) }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: trpc.mail.pathKey() });
      await subHiresChanged();
      notifications.show({ message: texts.done });
      onClose();
    },
  });
  const errors = fieldErrors(send.error, FIELDS);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(wrongIn(letter)).length === 0) send.mutate();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MailFields letter={letter} onChange={setLetter} isChecked={isChecked} errors={errors} />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Group justify="flex-end">
          <Button type="submit" loading={send.isPending}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ByHand({ text: proposed, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const [text, setText] = useState(proposed.trim());
  const [refused, setRefused] = useState<unknown>(null);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    notifications.show({ message: texts.copied });
    onClose();
  }

  return (
    <Stack>
      <Text>{texts.noServer}</Text>
      <Textarea
        aria-label={texts.message}
        autosize
        minRows={5}
        maxRows={14}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {refused !== null && <Problem error={refused} />}
      <Group justify="flex-end">
        <Button onClick={() => void copy().catch(setRefused)}>{texts.copy}</Button>
      </Group>
    </Stack>
  );
}
