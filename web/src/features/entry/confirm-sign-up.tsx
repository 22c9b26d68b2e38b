import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { GuestPage } from '../../ui/guest-page.tsx';
import { Problem } from '../../ui/problem.tsx';

const texts = TEXTS.entry.confirm;

interface Asked {
  readonly confirm: string;
  readonly email: string;
  readonly password: string;
}

/** The second step of signing up, where addresses are to be proved: the code that was mailed. */
export function ConfirmSignUp({
  asked: { confirm, email, password },
  onMade,
  onAgain,
}: {
  readonly asked: Asked;
  readonly onMade: (companyId: string) => void;
  readonly onAgain: () => void;
}) {
  const [code, setCode] = useState('');
  const finish = useMutation(trpc.confirmSignUp.mutationOptions({ onSuccess: (made) => onMade(made.company_id) }));
  const errors = fieldErrors(finish.error, ['code']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    finish.mutate({ confirm, code, password });
  }

  return (
    <GuestPage title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          <Text role="status">{texts.text(email)}</Text>
          <TextInput
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
            withAsterisk={false}
            autoFocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={errors.at('code')}
          />
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Button type="submit" loading={finish.isPending || finish.isSuccess}>
            {texts.submit}
          </Button>
          <Anchor component="button" type="button" size="sm" className="tap" onClick={onAgain}>
            {texts.again}
          </Anchor>
        </Stack>
      </form>
    </GuestPage>
  );
}
