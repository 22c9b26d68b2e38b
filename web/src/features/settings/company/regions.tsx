import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { FigureField, hasUnreadFigures } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { readSettingsAgain } from '../use-save.ts';
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
        onChange={setEditing}
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
  const [name, setName] = useState(region?.name ?? '');
  const [factor, setFactor] = useState(region?.factor ?? 1.1);
  const [places, setPlaces] = useState(region?.places.join(', ') ?? '');
  const save = useMutation(
    trpc.company.saveRegion.mutationOptions({
      onSuccess: async () => {
        await readSettingsAgain();
        onClose();
      },
    }),
  );
  const errors = fieldErrors(save.error, ['name', 'factor', 'places']);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (hasUnreadFigures(event.currentTarget)) return;
    save.mutate({ ...(region !== null && { id: region.id }), name, factor, places: places.split(',') });
  }

  return (
    <Modal opened onClose={onClose} title={region === null ? texts.addRegion : texts.changeWhich(region.name)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={texts.regionName}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors.at('name')}
          />
          <FigureField
            label={texts.factor}
            decimals={4}
            least={0}
            isAbove
            most={9999}
            value={factor}
            onChange={setFactor}
            error={errors.at('factor')}
          />
          <Textarea
            label={texts.places}
            placeholder={texts.placesPlaceholder}
            autosize
            minRows={3}
            maxRows={10}
            value={places}
            onChange={(event) => setPlaces(event.currentTarget.value)}
            error={errors.at('places')}
          />
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {TEXTS.settings.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
