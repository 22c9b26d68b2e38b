import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import { useSave } from '../use-save.ts';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

export function Terms({ settings }: { readonly settings: CompanySettings }) {
  const [edited, setEdited] = useState<string | null>(null);
  const terms = edited ?? settings.terms;
  const save = useSave();
  const errors = fieldErrors(save.error, ['terms']);
  return (
    <Section title={texts.terms} lead={texts.termsLead}>
      <SaveForm
        changed={terms !== settings.terms}
        save={save}
        error={errors.rest}
        onSave={() => save.mutate({ terms }, { onSuccess: () => setEdited(null) })}
      >
        <Textarea
          aria-label={texts.terms}
          autosize
          minRows={4}
          maxRows={16}
          value={terms}
          onChange={(event) => setEdited(event.currentTarget.value)}
          error={errors.at('terms')}
        />
      </SaveForm>
    </Section>
  );
}
