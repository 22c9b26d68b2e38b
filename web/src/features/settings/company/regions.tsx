import { Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readSettingsAgain } from '../../../lib/change-settings.ts';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { EditableList } from './editable-list.tsx';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

type Region = CompanySettings['regions'][number];

export function Regions({ settings: { regions } }: { readonly settings: CompanySettings }) {
  const [editing, setEditing] = useState<Region | 'new' | null>(null);
  return (
    <>
      <EditableList
        title={texts.regions}
        lead={texts.regionsLead}
        items={regions}
        nameOf={({ name }) => name}
        none={texts.noRegions}
        addLabel={texts.addRegion}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={({ id }) => client.company.removeRegion.mutate({ id })}
      >
        {({ name, factor, places }) => (
          <>
            <Text fw={550}>
              {name} <span className="quiet figure">× {factor.toLocaleString(LOCALE)}</span>
            </Text>
            <Text c="dimmed" size="sm" lineClamp={2}>
              {places.join(', ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && <RegionForm region={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function RegionForm({ region, onClose }: { readonly region: Region | null; readonly onClose: () => void }) {
  const form = useSavedForm({
    saved: {
      name: region?.name ?? '',
      factor: region?.factor ?? 1.1,
      places: region?.places.join(', ') ?? '',
    },
    save: async ({ name, factor, places }) => {
      const id = region === null ? {} : { id: region.id };
      await client.company.saveRegion.mutate({ ...id, name, factor, places: places.split(',') });
      await readSettingsAgain();
    },
    onSaved: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={region === null ? texts.addRegion : texts.changeWhich(region.name)}>
      <DialogForm form={form} onClose={onClose}>
        <TextInput label={texts.regionName} data-autofocus {...form.field('name')} />
        <FigureField label={texts.factor} decimals={4} least={0} isAbove most={9999} {...form.field('factor')} />
        <Textarea
          label={texts.places}
          placeholder={texts.placesPlaceholder}
          autosize
          minRows={3}
          maxRows={10}
          {...form.field('places')}
        />
      </DialogForm>
    </Modal>
  );
}
