import { Text, Textarea, TextInput } from '@mantine/core';
import type { FieldErrors } from '../../lib/field-errors.ts';
import { TEXTS } from '../../texts/index.ts';
import { type Letter, wrongIn } from './letter.ts';

const texts = TEXTS.mailing;

interface MailFieldsProps {
  readonly letter: Letter;
  readonly onChange: (letter: Letter) => void;
  /** Whether what is wrong is said: not while somebody still types. */
  readonly isChecked: boolean;
  readonly errors: FieldErrors;
  /** Of the client's page, which the mail should lead to; left out: it need lead nowhere. */
  readonly link?: string;
}

/** A mail that can be written over before it goes. */
export function MailFields({ letter, onChange, isChecked, errors, link }: MailFieldsProps) {
  const wrong = isChecked ? wrongIn(letter) : {};
  const field = (name: keyof Letter) => ({
    name,
    value: letter[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...letter, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput label={texts.to} inputMode="email" {...field('to')} error={wrong.to ?? errors.at('to')} />
      <TextInput
        label={texts.cc}
        description={texts.ccRule}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="email"
        {...field('cc')}
        error={wrong.cc ?? errors.at('cc')}
      />
      <TextInput label={texts.subject} maxLength={200} {...field('subject')} error={errors.at('subject')} />
      <Textarea label={texts.text} autosize minRows={5} maxRows={9} {...field('text')} error={errors.at('text')} />
      {link !== undefined && !letter.text.includes(link) && (
        <Text size="sm" c="var(--warn)">
          {texts.noLink}
        </Text>
      )}
    </>
  );
}
