import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { ExternalLinkIcon } from '@radix-ui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { useCompany } from '../../../lib/session.ts';
import { formatCount, formatDays } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { NoDate } from '../no-date.tsx';
import { ClientKindQuestion } from './client-kind.tsx';
import classes from './dialogs.module.css';
import { type Letter, mailOf, wrongIn } from '../../../ui/mail/letter.ts';
import { MailFields } from '../../../ui/mail/mail-fields.tsx';
import { MarginNote } from './margin-note.tsx';
import { TaxDiffers } from './tax-differs.tsx';
import { useShown } from './use-shown.ts';

const texts = TEXTS.editor.send;
const { mailing, tax } = TEXTS;
const FIELDS = ['to', 'cc', 'subject', 'text'];

interface SendFormProps {
  readonly foreseen: inferOutput<typeof trpc.proposals.foreseeSending>;
  readonly onClose: () => void;
}

/** Sends the proposal with the mail as it stands here, or marks it as sent where none goes out. */
export function SendForm({ foreseen, onClose }: SendFormProps) {
  const { proposal, state } = useEditing();
  const { id, event, questions, share_url: page } = proposal;
  const { mail: proposed, letter: written, sends_mail: sendsMail, valid_until: last } = foreseen;
  const [letter, setLetter] = useState<Letter>(() => ({
    to: proposed?.recipient ?? '',
    cc: '',
    subject: written.subject,
    text: written.text.trim(),
  }));
  const [isChecked, setChecked] = useState(false);
  // it goes on being asked once it is answered
  const [asksKind] = useState(foreseen.client_kind_open);
  const isOwner = useCompany().role === 'owner';
  const needsOwner = !isOwner && foreseen.earnings?.short_of != null;
  const isMailed = sendsMail && letter.to.trim() !== '';
  const shown = useShown(onClose);
  const send = useMutation(
    trpc.proposals.send.mutationOptions({
      onSuccess: async (done) => {
        if (isMailed) return shown(done.proposal, mailing.sentDone);
        const isCopied = await copied(page);
        shown(done.proposal, isCopied ? mailing.markedDone : mailing.markedOnly(page));
      },
    }),
  );
  const errors = fieldErrors(send.error, FIELDS);

  function submit(submitted?: FormEvent): void {
    submitted?.preventDefault();
    setChecked(true);
    if (!sendsMail) return send.mutate({ id });
    if (!isMailed) return send.mutate({ id, mail: null });
    if (Object.keys(wrongIn(letter)).length === 0) send.mutate({ id, mail: mailOf(letter) });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {foreseen.tax_undecided && (
          <Text className={classes.warning}>
            {tax.undecided}{' '}
            <Anchor component={Link} to="/settings/company">
              {tax.setUp}
            </Anchor>
          </Text>
        )}
        <TaxDiffers onChanged={onClose} />
        {asksKind && proposal.client !== null && <ClientKindQuestion id={proposal.client.id} />}
        {foreseen.earnings !== null && <MarginNote earnings={foreseen.earnings} isOwner={isOwner} />}
        {sendsMail ? (
          <MailFields
            letter={letter}
            onChange={setLetter}
            isChecked={isChecked && isMailed}
            errors={errors}
            link={page}
          />
        ) : (
          <Text>{mailing.noServer}</Text>
        )}
        {sendsMail && !isMailed && <Text>{mailing.noRecipient}</Text>}
        {questions.length > 0 && (
          <Text c="dimmed" size="sm">
            {texts.questions(formatCount(questions.length))}
          </Text>
        )}
        {event.date === null && <NoDate />}
        <Text c="dimmed" size="sm">
          {last !== null && texts.until(formatDays(last, 1))} {event.date !== null && texts.hold}
        </Text>
        {errors.rest !== null && <Problem error={errors.rest} onRetry={submit} />}
        <Group justify="space-between">
          <Button
            component="a"
            href={page}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<ExternalLinkIcon aria-hidden />}
          >
            {texts.page}
          </Button>
          <Button type="submit" disabled={state !== 'saved' || needsOwner} loading={send.isPending}>
            {isMailed ? texts.submit : texts.submitWithout}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether the browser let the link be copied. */
async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
