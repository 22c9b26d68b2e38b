import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { FigureField, hasUnreadFigures } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { readSettingsAgain } from '../use-save.ts';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

type Region = CompanySettings['regions'][number];

export function Regions({ settings: { regions } }: { readonly settings: CompanySettings }) {
  const mayEdit = useMayEdit();
  const [editing, setEditing] = useState<Region | 'new' | null>(null);
  const remove = useMutation(trpc.company.removeRegion.mutationOptions({ onSettled: readSettingsAgain }));
  return (
    <Section
      title={texts.regions}
      lead={texts.regionsLead}
      actions={
        mayEdit && (
          <Button variant="default" onClick={() => setEditing('new')}>
            {texts.addRegion}
          </Button>
        )
      }
    >
      {remove.isError && <Problem error={remove.error} />}
      {regions.length === 0 ? (
        <Text c="dimmed">{texts.noRegions}</Text>
      ) : (
        <ul className={classes.list} aria-label={texts.regions}>
          {regions.map((region) => (
            <li key={region.id} className={classes.item}>
              <div>
                <Text fw={550}>
                  {region.name} <span className="quiet figure">× {region.factor.toLocaleString(LOCALE)}</span>
                </Text>
                <Text c="dimmed" size="sm" lineClamp={2}>
                  {region.places.join(', ')}
                </Text>
              </div>
              {mayEdit && (
                <div className={classes.doings}>
                  <Button
                    variant="default"
                    aria-label={texts.changeWhich(region.name)}
                    onClick={() => setEditing(region)}
                  >
                    {texts.change}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={texts.removeWhich(region.name)}
                    loading={remove.isPending && remove.variables.id === region.id}
                    onClick={() => remove.mutate({ id: region.id })}
                  >
                    {texts.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing !== null && <RegionForm region={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Section>
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
