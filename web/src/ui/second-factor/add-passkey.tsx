import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceIn } from '../../lib/device.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { client } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Options = Awaited<ReturnType<typeof client.passkeys.begin.mutate>>;

/** Adds a passkey: the password, what the browser makes, and then the recovery codes, where there are none. */
export function AddPasskey({ onDone }: { readonly onDone: () => void }) {
  const [options, setOptions] = useState<Options | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (options !== null) {
    return <Create options={options} onDone={(made) => (made === null ? onDone() : setCodes(made))} />;
  }
  return (
    <PasswordForm
      action={TEXTS.entry.secondFactor.begin}
      send={(password) => client.passkeys.begin.mutate({ current_password: password })}
      onDone={setOptions}
    />
  );
}

interface CreateProps {
  readonly options: Options;
  readonly onDone: (codes: readonly string[] | null) => void;
}

/** On a press of a button, which browsers ask for. */
function Create({ options, onDone }: CreateProps) {
  const create = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const { id, rawId, response, type } = await makePasskey(options);
      const { clientDataJSON, attestationObject, transports = [] } = response;
      return client.passkeys.add.mutate({
        name: deviceIn(navigator.userAgent),
        answer: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
      });
    },
    onSuccess: (answer) => onDone(answer.recovery_codes),
  });
  return (
    <Stack>
      <Text>{TEXTS.passkeys.createText}</Text>
      {create.isError && <Problem error={create.error} />}
      <Button data-autofocus autoFocus loading={create.isPending} onClick={() => create.mutate()}>
        {TEXTS.passkeys.create}
      </Button>
    </Stack>
  );
}
