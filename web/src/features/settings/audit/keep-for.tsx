import { Select } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';

const texts = TEXTS.audit;
const USUAL = [6, 12, 24, 36, 60, 84, 120];

/** For how long the log is kept. */
export function KeepFor() {
  const { audit_months: months } = useSuspenseQuery(trpc.company.settings.queryOptions()).data;
  const form = useSavedForm({
    saved: { months: String(months) },
    save: async (values) => {
      await client.audit.keepFor.mutate({ months: Number(values.months) });
      await queryClient.invalidateQueries({ queryKey: trpc.company.settings.queryKey() });
      await queryClient.invalidateQueries({ queryKey: [['audit']] });
    },
  });
  const choices = [...new Set([...USUAL, months])].sort((a, b) => a - b);
  return (
    <Section title={texts.keep} lead={texts.keepLead}>
      <SaveForm form={form}>
        <Select
          aria-label={texts.keep}
          data={choices.map((count) => ({ value: String(count), label: texts.months(count) }))}
          allowDeselect={false}
          maw={200}
          {...form.field('months')}
        />
      </SaveForm>
    </Section>
  );
}
