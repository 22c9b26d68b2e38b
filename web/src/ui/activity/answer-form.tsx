import { Button, Group, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CLIENT_ANSWER_LIMIT } from '@showbill/contract/limits';
import { useState } from 'react';
import { mailto } from '../../lib/mailto.ts';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';
import classes from './activity.module.css';
import type { ThreadData } from './thread-data.ts';
import { useMarkRead } from './use-mark-read.ts';

const { answer: texts, subject } = TEXTS.activity;

interface AnswerFormProps {
  readonly id: string;
  readonly thread: ThreadData;
}

/** An answer to the client: mailed, or where that is not possible, kept and passed on by whoever writes it. */
export function AnswerForm({ id, thread }: AnswerFormProps) {
  const { recipient, sends_mail: sendsMail, entries } = thread;
  const { markRead } = useMarkRead();
  const to = sendsMail ? recipient.email : null;
  const form = useSavedForm({
    saved: { text: '' },
    keptAs: `answer.${id}`,
    save: ({ text }) => client.activity.answer.mutate({ id, text, to }),
    onSaved: () => {
      if (to !== null) notifications.show({ message: texts.sent });
      const last = entries.at(-1);
      if (last !== undefined && entries.some(({ unread }) => unread)) markRead({ id, until: last.at });
      void queryClient.invalidateQueries(trpc.proposals.history.pathFilter());
      return queryClient.invalidateQueries(trpc.activity.pathFilter());
    },
  });
  const isBlank = form.values.text.trim() === '';
  const why = recipient.email === null ? texts.noAddress : texts.noServer;
  return (
    <form onSubmit={form.submit} noValidate className={classes.answer}>
      <Textarea
        label={recipient.name === null ? texts.label : texts.labelTo(recipient.name)}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={CLIENT_ANSWER_LIMIT}
        {...form.field('text')}
      />
      <Text size="sm" className="quiet">
        {to === null ? why : texts.goesTo(to)}
      </Text>
      {form.error !== null && <Problem error={form.error} onRetry={form.retry} />}
      {to === null ? (
        <ByHand thread={thread} text={form.values.text} keep={form.retry} isPending={form.isPending} />
      ) : (
        <Button type="submit" disabled={isBlank} loading={form.isPending}>
          {texts.send}
        </Button>
      )}
    </form>
  );
}

interface ByHandProps {
  readonly thread: ThreadData;
  readonly text: string;
  /** Keeps the answer in the thread, as one that was not mailed. */
  readonly keep: () => void;
  readonly isPending: boolean;
}

/** The ways to pass an answer on oneself. */
function ByHand({ thread: { recipient, title, number }, text, keep, isPending }: ByHandProps) {
  const [refused, setRefused] = useState<unknown>(null);
  const isBlank = text.trim() === '';

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    notifications.show({ message: texts.copied });
    keep();
  }

  function openMail(): void {
    location.assign(mailto({ to: recipient.email ?? '', subject: subject(title, number), text }));
    notifications.show({ message: texts.kept });
    keep();
  }

  return (
    <>
      {refused !== null && <Problem error={refused} />}
      <Group gap="xs">
        <Button disabled={isBlank} loading={isPending} onClick={openMail}>
          {texts.openMail}
        </Button>
        <Button variant="default" disabled={isBlank || isPending} onClick={() => void copy().catch(setRefused)}>
          {texts.copy}
        </Button>
      </Group>
    </>
  );
}
