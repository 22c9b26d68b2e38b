import { TextInput } from '@mantine/core';

interface CodeFieldProps {
  readonly label: string;
  /** Whether the keyboard is there at once. */
  readonly isFirst?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Where a code of an authenticator app is entered, or a recovery code. */
export function CodeField({ label, isFirst = true, value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      required
      withAsterisk={false}
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
