import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { LoadingRows } from '../loading.tsx';
import { LetterForm } from '../mail/letter-form.tsx';
import { Problem } from '../problem.tsx';
import { type SubHire, subHiresChanged } from './sub-hire.ts';

const texts = SUB_HIRE_TEXTS.mail;

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

function MailForm({ id, draft, onClose }: MailFormProps) {
  async function sent(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: trpc.mail.pathKey() });
    await subHiresChanged();
    notifications.show({ message: texts.done });
    onClose();
  }

  return (
    <LetterForm
      draft={draft}
      submit={texts.submit}
      send={(mail) => client.subHires.sendMail.mutate({ id, mail })}
      onSent={() => void sent()}
    />
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
