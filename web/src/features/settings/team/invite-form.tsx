import { Button, Code, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { ROLES, type Role } from '@showbill/contract/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';

const texts = TEXTS.settings.team;

export function InviteForm({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const invite = useMutation(
    trpc.team.invite.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [['team', 'invitations']] }),
    }),
  );
  const errors = fieldErrors(invite.error, ['email']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    invite.mutate({ email, role });
  }

  return (
    <Modal opened onClose={onClose} title={texts.inviteTitle}>
      {invite.isSuccess ? (
        <Stack>
          <HowItGoes email={invite.data.email} />
          <Group justify="flex-end">
            <Button onClick={onClose}>{TEXTS.settings.close}</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label={texts.email}
              type="email"
              required
              withAsterisk={false}
              data-autofocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={errors.at('email')}
            />
            <Radio.Group
              label={texts.role}
              value={role}
              onChange={(value) => setRole(ROLES.find((known) => known === value) ?? role)}
            >
              <Stack gap="xs" mt={6}>
                {ROLES.map((name) => (
                  <Radio
                    key={name}
                    value={name}
                    label={
                      <>
                        {texts.roles[name]}
                        <Text span display="block" size="sm" c="dimmed">
                          {texts.rights[name]}
                        </Text>
                      </>
                    }
                  />
                ))}
              </Stack>
            </Radio.Group>
            {errors.rest !== null && <Problem error={errors.rest} />}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {TEXTS.settings.cancel}
              </Button>
              <Button type="submit" loading={invite.isPending}>
                {texts.send}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

/** Links are never shown here: they go by mail, or the operator prints them. */
function HowItGoes({ email }: { readonly email: string }) {
  const site = useQuery(trpc.site.get.queryOptions());
  if (site.data?.sends_mail !== false) return <Text role="status">{texts.sent(email)}</Text>;
  return (
    <Stack gap="xs" role="status">
      <Text>{texts.made(email)}</Text>
      <Text>{texts.noMail}</Text>
      <Code block>showbill user link {email} --invitation</Code>
    </Stack>
  );
}
