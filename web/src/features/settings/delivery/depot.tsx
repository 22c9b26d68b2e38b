import { Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { DeliveryTable } from '@showbill/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayEdit } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { type DeliverySettings, saveTable } from './settings-of.ts';

const texts = TEXTS.deliveryPrices;

/** What a company begins with: nothing is priced until it has a zone or a distance. */
const BLANK: Omit<DeliveryTable, 'from' | 'unit' | 'road_factor'> = {
  zones: [],
  bands: [],
  beyond: null,
  vehicles: [],
  usual_vehicle: 0,
  hours: [null, null, null, null, null, null, null],
  out_of_hours: null,
};
/** Where roads are signed in miles. */
const IN_MILES = ['GB', 'US'];
const USUAL_FACTOR = 1.3;

/** Where trips begin, and how distances are counted. */
export function Depot({ settings: { table, country } }: { readonly settings: DeliverySettings }) {
  const mayEdit = useMayEdit();
  const [isRemoving, setRemoving] = useState(false);
  const countries = useQuery(trpc.site.countries.queryOptions());
  const form = useSavedForm({
    keptAs: 'delivery.depot',
    saved: {
      country: table?.from.country ?? country,
      postcode: table?.from.postcode ?? '',
      unit: table?.unit ?? (IN_MILES.includes(country) ? 'mi' : 'km'),
      factor: table?.road_factor ?? USUAL_FACTOR,
    },
    save: ({ country: from, postcode, unit, factor }) =>
      saveTable({ ...(table ?? BLANK), from: { country: from, postcode }, unit, road_factor: factor }),
  });
  const [where, unit] = [form.field('country'), form.field('unit')];
  return (
    <Section main title={texts.tab} lead={texts.lead}>
      <SaveForm form={form}>
        <div className={classes.pair}>
          <Select
            label={texts.country}
            data={namesOf(countries.data ?? [], where.value)}
            searchable
            allowDeselect={false}
            limit={60}
            value={where.value}
            onChange={(code) => where.onChange(code ?? where.value)}
          />
          <TextInput label={texts.postcode} maxLength={12} {...form.field('postcode')} />
        </div>
        <SegmentedControl
          aria-label={texts.unit}
          data={[
            { value: 'km', label: texts.km },
            { value: 'mi', label: texts.mi },
          ]}
          value={unit.value}
          onChange={unit.onChange}
        />
        <FigureField
          label={texts.factor}
          description={texts.factorHint}
          decimals={2}
          least={1}
          most={3}
          {...form.field('factor')}
        />
      </SaveForm>
      {mayEdit && table !== null && (
        <Button variant="subtle" color="gray" mt="md" onClick={() => setRemoving(true)}>
          {texts.removeAll}
        </Button>
      )}
      {isRemoving && <Removing onClose={() => setRemoving(false)} />}
    </Section>
  );
}

function Removing({ onClose }: { readonly onClose: () => void }) {
  const form = useSavedForm({ saved: {}, save: () => saveTable(null), onSaved: onClose });
  return (
    <Confirm
      title={texts.removeAll}
      text={texts.removeAllText}
      action={texts.removeAllSubmit}
      pending={form.isPending}
      error={form.error}
      onConfirm={form.retry}
      onClose={onClose}
    />
  );
}

function namesOf(countries: readonly { readonly code: string }[], own: string) {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' });
  return [...new Set([own, ...countries.map(({ code }) => code)])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));
}
