import { Button, Checkbox, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../lib/address.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import { type Provider, readProviderAgain } from './provider.ts';

const texts = TEXTS.companySignIn;
const ORDER = ['label', 'input', 'description', 'error'] as const;
const NONE = { slug: '', issuer: '', oidc_client_id: '', vouches_for_emails: false };

interface Props {
  readonly provider: Provider | null;
  readonly redirectUri: string;
}

export function ProviderForm({ provider, redirectUri }: Props) {
  const { slug, issuer, oidc_client_id: clientId, vouches_for_emails: vouches } = provider ?? NONE;
  const form = useSavedForm({
    saved: { slug, issuer, oidc_client_id: clientId, oidc_client_secret: '', vouches_for_emails: vouches },
    save: async (values) => {
      await client.companySignIn.save.mutate(values);
      await readProviderAgain();
    },
  });
  const { value: isVouched, onChange: vouch } = form.field('vouches_for_emails');
  return (
    <Section main title={texts.tab} lead={texts.lead}>
      <SaveForm form={form}>
        <RedirectUri uri={redirectUri} />
        <TextInput
          label={texts.issuer}
          description={texts.issuerRule}
          inputWrapperOrder={[...ORDER]}
          type="url"
          spellCheck={false}
          {...form.field('issuer')}
        />
        <TextInput label={texts.clientId} autoComplete="off" spellCheck={false} {...form.field('oidc_client_id')} />
        <PasswordInput
          label={texts.clientSecret}
          description={provider === null ? undefined : texts.secretKept}
          inputWrapperOrder={[...ORDER]}
          autoComplete="off"
          {...form.field('oidc_client_secret')}
        />
        <TextInput
          label={texts.slug}
          description={texts.slugRule(`${addressOf('sign-in/')}${form.values.slug || '…'}`)}
          inputWrapperOrder={[...ORDER]}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('slug')}
        />
        <Checkbox
          label={texts.vouch}
          description={texts.vouchRule}
          checked={isVouched}
          onChange={(event) => vouch(event.currentTarget.checked)}
        />
        {provider?.is_on === true && <Text c="dimmed">{texts.another}</Text>}
      </SaveForm>
      {provider !== null && <Test />}
    </Section>
  );
}

function RedirectUri({ uri }: { readonly uri: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 });
  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <TextInput
        flex={1}
        label={texts.redirect}
        description={texts.redirectRule}
        readOnly
        value={uri}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => copy(uri)}>
        <span aria-live="polite">{copied ? TEXTS.settings.copied : TEXTS.settings.copy}</span>
      </Button>
    </Group>
  );
}

function Test() {
  const test = useMutation(trpc.companySignIn.test.mutationOptions());
  return (
    <Group mt="md" gap="sm">
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        {texts.test}
      </Button>
      <Text role="status" c="dimmed">
        {test.isSuccess && texts.tested}
      </Text>
      {test.isError && <Problem error={test.error} />}
    </Group>
  );
}
