import { Select, TextInput } from '@mantine/core';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;
const ZONES = Intl.supportedValuesOf('timeZone');

export function About({ settings }: { readonly settings: CompanySettings }) {
  const { name, email, time_zone, language, currency } = settings;
  const form = useSavedForm({
    keptAs: 'company.about',
    saved: { name, email, time_zone, language },
    save: (_, changes) => changeSettings(changes),
  });
  const zone = form.values.time_zone;
  const country = new Intl.DisplayNames(LOCALE, { type: 'region' }).of(settings.country) ?? settings.country;
  return (
    <Section main title={texts.about} lead={texts.fixed(country, currency)}>
      <SaveForm form={form}>
        <TextInput label={texts.name} {...form.field('name')} />
        <TextInput
          label={texts.email}
          description={texts.emailRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          {...form.field('email')}
        />
        <Select
          label={texts.timeZone}
          data={ZONES.includes(zone) ? ZONES : [zone, ...ZONES]}
          searchable
          allowDeselect={false}
          limit={60}
          nothingFoundMessage={texts.noZone}
          {...form.field('time_zone')}
        />
        <LanguageSelect
          label={texts.language}
          description={texts.languageRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field('language')}
        />
      </SaveForm>
    </Section>
  );
}
