import { TextInput } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';

interface CodeFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Where a code of an authenticator app is entered, or a recovery code. */
export function CodeField({ label = TEXTS.entry.secondFactor.code, value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      required
      withAsterisk={false}
      autoFocus
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
