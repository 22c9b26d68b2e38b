import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { client } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

const texts = TEXTS.entry.secondFactor;

interface Key {
  readonly key: string;
  readonly uri: string;
}

/** Sets up an authenticator app: the password, its code from the key, and then the recovery codes, where there are none. */
export function SetUpApp({ onDone }: { readonly onDone: () => void }) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (key !== null) return <EnterCode secret={key} onDone={(made) => (made === null ? onDone() : setCodes(made))} />;
  return (
    <PasswordForm
      action={texts.begin}
      send={(password) => client.secondFactor.begin.mutate({ current_password: password })}
      onDone={setKey}
    />
  );
}

interface EnterCodeProps {
  readonly secret: Key;
  readonly onDone: (codes: readonly string[] | null) => void;
}

function EnterCode({ secret, onDone }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    gcTime: 0,
    mutationFn: () => client.secondFactor.confirm.mutate({ code }),
    onSuccess: (answer) => onDone(answer.recovery_codes),
  });
  const errors = fieldErrors(confirm.error, ['code']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{texts.scan}</Text>
        <QrCode text={secret.uri} label={texts.qr} />
        <Text size="sm">
          {texts.orKey} <span className={classes.key}>{secret.key.match(/.{1,4}/gu)?.join(' ')}</span>
        </Text>
        <CodeField label={texts.appCode} value={code} onChange={setCode} error={errors.at('code')} />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Button type="submit" loading={confirm.isPending}>
          {texts.turnOn}
        </Button>
      </Stack>
    </form>
  );
}
