import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Language } from '@showbill/contract/languages';
import { fillTemplate, PLACEHOLDERS, unknownPlaceholders } from '@showbill/contract/template';
import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useCompany } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import classes from './template-form.module.css';

const texts = TEXTS.mailing.templates;
type Template = inferOutput<typeof trpc.mail.templates>[number];

interface Props {
  readonly template: Template;
  readonly language: Language;
}

/** One kind of mail in one language, with what a client would read beside it. */
export function TemplateForm({ template, language }: Props) {
  const { kind, subject, text } = template;
  const { company } = useCompany();
  const sample = { ...texts.sample, company: company.name };
  const form = useSavedForm({
    saved: { subject, text },
    check: (values) => ({ ...unknownIn('subject', values.subject), ...unknownIn('text', values.text) }),
    save: async (values) => {
      await client.mail.saveTemplate.mutate({ kind, language, ...values });
      await readAgain();
    },
  });
  const reset = useMutation(trpc.mail.resetTemplate.mutationOptions({ onSuccess: startAgain }));

  async function startAgain(): Promise<void> {
    await readAgain();
    form.reset();
  }

  return (
    <div className={classes.sides}>
      <div>
        <SaveForm form={form}>
          <TextInput label={TEXTS.mailing.subject} maxLength={200} {...form.field('subject')} />
          <Textarea label={TEXTS.mailing.text} autosize minRows={10} maxRows={24} {...form.field('text')} />
          <Text size="sm" c="dimmed">
            {texts.placeholders} {PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ')}
          </Text>
        </SaveForm>
        <Stack gap="xs" mt="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {template.is_own ? texts.own : texts.usual}
          </Text>
          {template.is_own && (
            <Button variant="default" loading={reset.isPending} onClick={() => reset.mutate({ kind, language })}>
              {texts.reset}
            </Button>
          )}
          {reset.isError && <Problem error={reset.error} />}
        </Stack>
      </div>
      <section className={classes.preview} aria-label={texts.preview} tabIndex={0}>
        <p className={classes.subject}>{fillTemplate(form.values.subject, sample)}</p>
        <div className={classes.text}>{fillTemplate(form.values.text, sample)}</div>
      </section>
    </div>
  );
}

function unknownIn(field: 'subject' | 'text', template: string): Partial<Record<'subject' | 'text', string>> {
  const unknown = unknownPlaceholders(template);
  return unknown.length === 0 ? {} : { [field]: texts.unknown(unknown.map((name) => `{{${name}}}`).join(', ')) };
}

async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: trpc.mail.templates.queryKey() });
}
