import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import { useSave } from '../use-save.ts';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;
const ZONES = Intl.supportedValuesOf('timeZone');

export function About({ settings }: { readonly settings: CompanySettings }) {
  const [edited, setEdited] = useState<{ name?: string; email?: string; time_zone?: string }>({});
  const { name, email, time_zone: zone } = { ...settings, ...edited };
  const save = useSave();
  const errors = fieldErrors(save.error, ['name', 'email', 'time_zone']);
  const country = new Intl.DisplayNames(LOCALE, { type: 'region' }).of(settings.country) ?? settings.country;
  const changed = name !== settings.name || email !== settings.email || zone !== settings.time_zone;
  return (
    <Section main title={texts.about} lead={texts.fixed(country, settings.currency)}>
      <SaveForm
        changed={changed}
        save={save}
        error={errors.rest}
        onSave={() => save.mutate(edited, { onSuccess: () => setEdited({}) })}
      >
        <TextInput
          label={texts.name}
          value={name}
          onChange={(event) => setEdited({ ...edited, name: event.currentTarget.value })}
          error={errors.at('name')}
        />
        <TextInput
          label={texts.email}
          description={texts.emailRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          value={email}
          onChange={(event) => setEdited({ ...edited, email: event.currentTarget.value })}
          error={errors.at('email')}
        />
        <Select
          label={texts.timeZone}
          data={ZONES.includes(zone) ? ZONES : [zone, ...ZONES]}
          searchable
          allowDeselect={false}
          limit={60}
          value={zone}
          onChange={(value) => value !== null && setEdited({ ...edited, time_zone: value })}
          nothingFoundMessage={texts.noZone}
          error={errors.at('time_zone')}
        />
      </SaveForm>
    </Section>
  );
}
