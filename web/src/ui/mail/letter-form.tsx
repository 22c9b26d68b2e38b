import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { Problem } from '../problem.tsx';
import { type Letter, type Mail, mailOf, wrongIn } from './letter.ts';
import { MailFields } from './mail-fields.tsx';

const FIELDS = ['to', 'cc', 'subject', 'text'];

interface LetterFormProps {
  readonly draft: { readonly recipient: string | null; readonly subject: string; readonly text: string };
  /** Of the client's page, which the mail should lead to; left out: it need lead nowhere. */
  readonly link?: string;
  readonly submit: string;
  readonly send: (mail: Mail) => Promise<unknown>;
  readonly onSent: () => void;
  /** What goes with the mail, below its text. */
  readonly children?: ReactNode;
}

/** A mail that was written for a person, to be looked over and sent. */
export function LetterForm({ draft, link, submit, send, onSent, children }: LetterFormProps) {
  const { recipient, subject, text } = draft;
  const [letter, setLetter] = useState<Letter>({ to: recipient ?? '', cc: '', subject, text: text.trim() });
  const [isChecked, setChecked] = useState(false);
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });
  const errors = fieldErrors(sending.error, FIELDS);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(wrongIn(letter));
    if (wrong === undefined) return sending.mutate(mailOf(letter));
    // it may have scrolled away
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <MailFields
          letter={letter}
          onChange={setLetter}
          isChecked={isChecked}
          errors={errors}
          {...(link !== undefined && { link })}
        />
        {children}
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Group justify="flex-end">
          <Button type="submit" loading={sending.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
