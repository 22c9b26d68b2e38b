import { Alert, Button, Group, Stack, Switch, Text, Textarea } from '@mantine/core';
import { LANGUAGES, type Language } from '@showbill/contract/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompany, useMayEdit } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { CONSUMER_TEXTS } from '../../../texts/consumers/index.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';

const texts = CONSUMER_TEXTS.settings;
const readAgain = () => queryClient.invalidateQueries({ queryKey: trpc.withdrawal.pathKey() });

/** Whether consumers are offered the right of withdrawal, and in which words. */
export function Withdrawal() {
  const { company } = useCompany();
  const mayEdit = useMayEdit();
  const [language, setLanguage] = useState<Language>(company.language);
  const settings = useQuery(trpc.withdrawal.settings.queryOptions({ language }));
  const offer = useMutation({
    mutationFn: (next: boolean) => client.withdrawal.change.mutate({ is_offered: next }),
    onSuccess: readAgain,
  });
  const isOffered = settings.data?.is_offered ?? false;
  const cannotMail = settings.data?.sends_mail === false;
  return (
    <Section title={texts.heading} lead={texts.lead}>
      <Stack gap="md">
        <Switch
          label={texts.offer}
          description={texts.hint}
          disabled={!mayEdit || settings.data === undefined || offer.isPending || (cannotMail && !isOffered)}
          checked={isOffered}
          onChange={({ currentTarget: { checked } }) => offer.mutate(checked)}
        />
        {offer.isError && <Problem error={offer.error} />}
        {settings.isError && <Problem error={settings.error} onRetry={() => void settings.refetch()} />}
        {cannotMail && <Alert color="yellow">{texts.noMail}</Alert>}
        {isOffered && settings.data?.has_email === false && <Alert color="yellow">{texts.noEmail}</Alert>}
        {isOffered && settings.data?.has_address === false && <Alert color="yellow">{texts.noAddress}</Alert>}
        {isOffered && (
          <LanguageSelect
            label={texts.language}
            maw={240}
            value={language}
            onChange={(chosen) => setLanguage(LANGUAGES.find((one) => one === chosen) ?? language)}
          />
        )}
        {isOffered && settings.data !== undefined && (
          <Notice key={language} language={language} notice={settings.data.notice} isOwn={settings.data.is_own} />
        )}
      </Stack>
    </Section>
  );
}

interface NoticeProps {
  readonly language: Language;
  readonly notice: string;
  readonly isOwn: boolean;
}

function Notice({ language, notice, isOwn }: NoticeProps) {
  const mayEdit = useMayEdit();
  const form = useSavedForm({
    keptAs: `company.withdrawal.${language}`,
    saved: { notice },
    save: async (values) => {
      await client.withdrawal.change.mutate({ notice: { language, text: values.notice } });
      await readAgain();
    },
  });
  const reset = useMutation({
    mutationFn: () => client.withdrawal.change.mutate({ notice: { language, text: '' } }),
    onSuccess: async () => {
      await readAgain();
      form.reset();
    },
  });
  return (
    <>
      <SaveForm form={form}>
        <Textarea
          label={texts.notice}
          description={texts.changes}
          lang={language}
          readOnly={!mayEdit}
          autosize
          minRows={8}
          maxRows={24}
          {...form.field('notice')}
        />
      </SaveForm>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {isOwn ? texts.own : texts.usual}
        </Text>
        {isOwn && mayEdit && (
          <Button variant="default" loading={reset.isPending} onClick={() => reset.mutate()}>
            {texts.reset}
          </Button>
        )}
      </Group>
      {reset.isError && <Problem error={reset.error} />}
    </>
  );
}
