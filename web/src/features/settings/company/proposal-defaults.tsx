import { Switch, Textarea } from '@mantine/core';
import { COVER_NOTE_LIMIT } from '@showbill/contract/limits';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LayoutSelect } from '../../../ui/layout-select.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.documents;

/** How a new proposal is shown to its client, and what it begins with. */
export function ProposalDefaults({ settings }: { readonly settings: CompanySettings }) {
  const { layout, pictures, cover_note } = settings;
  const form = useSavedForm({
    keptAs: 'company.proposals',
    saved: { layout, pictures, cover_note },
    save: (_, changes) => changeSettings(changes),
  });
  const shown = form.field('pictures');
  const hasPictures = form.values.layout === 'lines';
  return (
    <Section title={texts.settings.defaults} lead={texts.settings.defaultsLead}>
      <SaveForm form={form}>
        <LayoutSelect {...form.field('layout')} />
        <Switch
          label={texts.pictures}
          description={hasPictures ? texts.picturesHint : texts.picturesNeedLines}
          disabled={!hasPictures}
          checked={shown.value}
          onChange={shown.onChange}
        />
        <Textarea
          label={texts.coverNote}
          description={texts.coverNoteHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={COVER_NOTE_LIMIT}
          {...form.field('cover_note')}
        />
      </SaveForm>
    </Section>
  );
}
