import { PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../../lib/auth.ts';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { useSession } from '../../../lib/session.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';

const texts = TEXTS.settings.you;

/** What is the person's own, in whichever company they work. */
export function YourSettings() {
  return (
    <>
      <Name />
      <Password />
    </>
  );
}

function Name() {
  const { user } = useSession();
  const [edited, setEdited] = useState<string | null>(null);
  const name = edited ?? user.name;
  const rename = useMutation(
    trpc.me.rename.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: trpc.me.get.queryKey() });
        setEdited(null);
      },
    }),
  );
  const errors = fieldErrors(rename.error, ['name']);
  return (
    <Section main title={texts.about} lead={texts.aboutLead(user.email)}>
      <SaveForm
        own
        changed={name !== user.name}
        save={rename}
        error={errors.rest}
        onSave={() => rename.mutate({ name })}
      >
        <TextInput
          label={texts.name}
          autoComplete="name"
          value={name}
          onChange={({ currentTarget: { value } }) => setEdited(value)}
          error={errors.at('name')}
        />
      </SaveForm>
    </Section>
  );
}

const EMPTY = { current: '', next: '' };

function Password() {
  const [typed, setTyped] = useState(EMPTY);
  const { current, next } = typed;
  const change = useMutation({
    mutationFn: () => auth.changePassword(current, next),
    onSuccess: () => setTyped(EMPTY),
  });
  const errors = fieldErrors(change.error, ['current_password', 'new_password']);
  return (
    <Section title={texts.password} lead={texts.passwordLead}>
      <SaveForm
        own
        changed={current !== '' && next !== ''}
        save={change}
        error={errors.rest}
        onSave={() => change.mutate()}
      >
        <PasswordInput
          label={texts.current}
          autoComplete="current-password"
          value={current}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, current: value })}
          error={errors.at('current_password')}
        />
        <PasswordInput
          label={texts.next}
          description={texts.nextRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          value={next}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, next: value })}
          error={errors.at('new_password')}
        />
      </SaveForm>
    </Section>
  );
}
