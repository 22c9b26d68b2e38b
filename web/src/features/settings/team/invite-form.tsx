import { Button, Code, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { ROLES, type Role } from '@showbill/contract/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { DialogForm } from '../dialog-form.tsx';

const texts = TEXTS.settings.team;
const NEW: { readonly email: string; readonly role: Role } = { email: '', role: 'editor' };

export function InviteForm({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm({
    saved: NEW,
    save: (values) => client.team.invite.mutate(values),
    onSaved: () => queryClient.invalidateQueries({ queryKey: [['team', 'invitations']] }),
  });
  return (
    <Modal opened onClose={onClose} title={texts.inviteTitle}>
      {form.answer !== undefined ? (
        <Stack>
          <HowItGoes email={form.answer.email} />
          <Group justify="flex-end">
            <Button onClick={onClose}>{TEXTS.settings.close}</Button>
          </Group>
        </Stack>
      ) : (
        <DialogForm form={form} action={texts.send} checkedByBrowser onClose={onClose}>
          <TextInput
            label={texts.email}
            type="email"
            required
            withAsterisk={false}
            data-autofocus
            {...form.field('email')}
          />
          <Radio.Group label={texts.role} {...form.field('role')}>
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
        </DialogForm>
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
