import { Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { currencyDigits, formatMoney } from '../../../lib/format.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { EditableList } from '../company/editable-list.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { saveTable, type TableProps } from './settings-of.ts';

const texts = TEXTS.deliveryPrices;

type Zone = TableProps['table']['zones'][number];

/** Prices by postcode. */
export function Zones({ table, currency }: TableProps) {
  const [editing, setEditing] = useState<Zone | 'new' | null>(null);
  return (
    <>
      <EditableList
        title={texts.zones}
        lead={texts.zonesLead}
        items={table.zones}
        nameOf={({ name }) => name}
        none={texts.noZones}
        addLabel={texts.addZone}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={(zone) => saveTable({ ...table, zones: table.zones.filter((each) => each !== zone) })}
      >
        {({ name, postcodes, price }) => (
          <>
            <Text fw={550}>
              {name} <span className="quiet figure">{formatMoney(price, currency)}</span>
            </Text>
            <Text c="dimmed" size="sm" lineClamp={2}>
              {postcodes.join(', ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && (
        <ZoneForm
          table={table}
          currency={currency}
          zone={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

interface ZoneFormProps extends TableProps {
  /** Null: a new one. */
  readonly zone: Zone | null;
  readonly onClose: () => void;
}

function ZoneForm({ table, currency, zone, onClose }: ZoneFormProps) {
  useFocusBack();
  const saved: { name: string; postcodes: string; price: number | null } = {
    name: zone?.name ?? '',
    postcodes: zone?.postcodes.join(', ') ?? '',
    price: zone?.price ?? null,
  };
  const form = useSavedForm({
    saved,
    check: ({ name }) =>
      table.zones.some((each) => each !== zone && each.name === name.trim()) ? { name: texts.sameName } : {},
    save: ({ name, postcodes, price }) => {
      const next = { name, postcodes: postcodesIn(postcodes), price: price ?? 0 };
      const zones = zone === null ? [...table.zones, next] : table.zones.map((each) => (each === zone ? next : each));
      return saveTable({ ...table, zones });
    },
    onSaved: onClose,
  });
  const postcodes = form.field('postcodes');
  const isReady =
    form.values.name.trim() !== '' && postcodesIn(postcodes.value).length > 0 && form.values.price !== null;
  return (
    <Modal opened onClose={onClose} title={zone === null ? texts.addZone : zone.name}>
      <DialogForm form={form} onClose={onClose} ready={isReady}>
        <TextInput
          label={texts.zoneName}
          description={texts.zoneNameHint}
          maxLength={60}
          data-autofocus
          {...form.field('name')}
        />
        <Textarea
          label={texts.postcodes}
          description={texts.postcodesHint}
          autosize
          minRows={2}
          maxRows={8}
          value={postcodes.value}
          onChange={({ currentTarget }) => postcodes.onChange(currentTarget.value)}
          error={postcodes.error}
        />
        <FigureField
          label={texts.tripPrice}
          unit={currency}
          decimals={currencyDigits(currency)}
          least={0}
          {...form.field('price')}
        />
      </DialogForm>
    </Modal>
  );
}

function postcodesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
