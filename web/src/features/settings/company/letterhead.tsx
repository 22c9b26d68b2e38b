import { Textarea, TextInput } from '@mantine/core';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.documents.settings;
const HINT_BELOW = ['label', 'input', 'description', 'error'] as const;

/** What proposals say of the company. */
export function Letterhead({ settings }: { readonly settings: CompanySettings }) {
  const { address, telephone, registration_number, bank_line } = settings;
  const form = useSavedForm({
    keptAs: 'company.letterhead',
    saved: { address, telephone, registration_number, bank_line },
    save: (_, changes) => changeSettings(changes),
  });
  return (
    <Section title={texts.letterhead} lead={texts.letterheadLead}>
      <SaveForm form={form}>
        <Textarea label={texts.address} autosize minRows={3} maxRows={6} maxLength={300} {...form.field('address')} />
        <div className={classes.pair}>
          <TextInput label={texts.telephone} type="tel" maxLength={50} {...form.field('telephone')} />
          <TextInput
            label={texts.registrationNumber}
            description={texts.registrationNumberRule}
            inputWrapperOrder={[...HINT_BELOW]}
            maxLength={60}
            {...form.field('registration_number')}
          />
        </div>
        <TextInput
          label={texts.bankLine}
          description={texts.bankLineRule}
          inputWrapperOrder={[...HINT_BELOW]}
          maxLength={200}
          {...form.field('bank_line')}
        />
      </SaveForm>
    </Section>
  );
}
