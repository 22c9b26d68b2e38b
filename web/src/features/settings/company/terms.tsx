import { Textarea } from '@mantine/core';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

export function Terms({ settings: { terms } }: { readonly settings: CompanySettings }) {
  const form = useSavedForm({ saved: { terms }, save: changeSettings, keptAs: 'company.terms' });
  return (
    <Section title={texts.terms} lead={texts.termsLead}>
      <SaveForm form={form}>
        <Textarea aria-label={texts.terms} autosize minRows={4} maxRows={16} {...form.field('terms')} />
      </SaveForm>
    </Section>
  );
}
