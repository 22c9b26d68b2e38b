import { Modal, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { currencyDigits, formatCount, formatMoney } from '../../../lib/format.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { EditableList } from '../company/editable-list.tsx';
import { DialogForm } from '../dialog-form.tsx';
import classes from '../settings.module.css';
import { saveTable, type TableProps } from './settings-of.ts';

const texts = TEXTS.deliveryPrices;

type Vehicle = TableProps['table']['vehicles'][number];

/** What carries the load, and what that costs. */
export function Vehicles({ table, currency }: TableProps) {
  const [editing, setEditing] = useState<Vehicle | 'new' | null>(null);
  const { vehicles, usual_vehicle: usual } = table;
  return (
    <>
      <EditableList
        title={texts.vehicles}
        lead={texts.vehiclesLead}
        items={vehicles}
        nameOf={({ name }) => name}
        none={texts.noVehicles}
        addLabel={texts.addVehicle}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={(vehicle) => {
          const place = vehicles.indexOf(vehicle);
          const kept = vehicles[usual];
          const left = vehicles.filter((_, at) => at !== place);
          return saveTable({ ...table, vehicles: left, usual_vehicle: Math.max(0, kept ? left.indexOf(kept) : 0) });
        }}
      >
        {(vehicle) => (
          <>
            <Text fw={550}>
              {vehicle.name} {vehicle === vehicles[usual] && <span className="quiet">{texts.isUsual}</span>}
            </Text>
            <Text c="dimmed" size="sm" className="figure">
              {factsOf(vehicle, currency).join(' · ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && (
        <VehicleForm
          table={table}
          currency={currency}
          vehicle={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

function factsOf({ payload_kg: kilograms, volume_m3: volume, factor, extra }: Vehicle, currency: string): string[] {
  return [
    ...(kilograms === null ? [] : [`${formatCount(kilograms)} kg`]),
    ...(volume === null ? [] : [`${formatCount(volume)} m³`]),
    `× ${formatCount(factor)}`,
    ...(extra === 0 ? [] : [`+ ${formatMoney(extra, currency)}`]),
  ];
}

interface VehicleFormProps extends TableProps {
  /** Null: a new one. */
  readonly vehicle: Vehicle | null;
  readonly onClose: () => void;
}

function VehicleForm({ table, currency, vehicle, onClose }: VehicleFormProps) {
  useFocusBack();
  const { vehicles, usual_vehicle: usual } = table;
  const place = vehicle === null ? vehicles.length : vehicles.indexOf(vehicle);
  const form = useSavedForm({
    saved: {
      name: vehicle?.name ?? '',
      payload: vehicle?.payload_kg ?? null,
      volume: vehicle?.volume_m3 ?? null,
      factor: vehicle?.factor ?? 1,
      extra: vehicle?.extra ?? 0,
      usual: place === usual,
    },
    check: ({ name }) =>
      vehicles.some((each) => each !== vehicle && each.name === name.trim()) ? { name: texts.sameName } : {},
    save: ({ name, payload, volume, factor, extra, usual: isUsual }) => {
      const next = { name, payload_kg: payload, volume_m3: volume, factor, extra };
      return saveTable({
        ...table,
        vehicles: vehicles.toSpliced(place, 1, next),
        usual_vehicle: isUsual ? place : usual,
      });
    },
    onSaved: onClose,
  });
  const isUsual = form.field('usual');
  const limit = { decimals: 3, least: 0, isAbove: true, mayBeEmpty: true } as const;
  return (
    <Modal opened onClose={onClose} title={vehicle === null ? texts.addVehicle : vehicle.name}>
      <DialogForm form={form} onClose={onClose} ready={form.values.name.trim() !== ''}>
        <TextInput
          label={texts.vehicleName}
          description={texts.vehicleNameHint}
          maxLength={60}
          data-autofocus
          {...form.field('name')}
        />
        <div className={classes.pair}>
          <FigureField label={texts.payload} unit="kg" most={100_000} {...limit} {...form.field('payload')} />
          <FigureField label={texts.volume} unit="m³" most={1000} {...limit} {...form.field('volume')} />
        </div>
        <Text c="dimmed" size="sm">
          {texts.limitsHint}
        </Text>
        <div className={classes.pair}>
          <FigureField label={texts.times} decimals={3} least={0} isAbove most={100} {...form.field('factor')} />
          <FigureField
            label={texts.extra}
            unit={currency}
            decimals={currencyDigits(currency)}
            least={0}
            {...form.field('extra')}
          />
        </div>
        <Switch
          label={texts.usual}
          description={texts.usualHint}
          disabled={vehicle !== null && place === usual}
          checked={isUsual.value}
          onChange={({ currentTarget }) => isUsual.onChange(currentTarget.checked)}
        />
      </DialogForm>
    </Modal>
  );
}
