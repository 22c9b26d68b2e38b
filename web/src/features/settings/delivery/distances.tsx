import { ActionIcon, Button, Switch } from '@mantine/core';
import { Cross2Icon, PlusIcon } from '@radix-ui/react-icons';
import { useRef } from 'react';
import { currencyDigits } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { saveTable, type TableProps } from './settings-of.ts';

const texts = TEXTS.deliveryPrices;

type Bands = TableProps['table']['bands'];

/** Prices by distance, and for what is further than the last. */
export function Distances({ table, currency }: TableProps) {
  const { bands, beyond, unit } = table;
  const form = useSavedForm({
    keptAs: 'delivery.distances',
    saved: { bands, further: beyond?.price ?? null, back: beyond?.there_and_back ?? true },
    save: ({ bands: next, further, back }) =>
      saveTable({
        ...table,
        bands: next.toSorted((a, b) => a.up_to - b.up_to),
        beyond: further === null ? null : { price: further, there_and_back: back },
      }),
  });
  const [rows, back] = [form.field('bands'), form.field('back')];
  return (
    <Section title={texts.distances} lead={texts.distancesLead}>
      <SaveForm form={form}>
        <Rows bands={rows.value} unit={unit} currency={currency} onChange={rows.onChange} />
        <FigureField
          label={texts.further(unit)}
          description={texts.furtherHint(unit === 'km')}
          unit={currency}
          decimals={currencyDigits(currency)}
          least={0}
          mayBeEmpty
          {...form.field('further')}
        />
        <Switch
          label={texts.thereAndBack}
          description={texts.thereAndBackHint(unit)}
          checked={back.value}
          onChange={({ currentTarget }) => back.onChange(currentTarget.checked)}
        />
      </SaveForm>
    </Section>
  );
}

interface RowsProps {
  readonly bands: Bands;
  readonly unit: string;
  readonly currency: string;
  readonly onChange: (bands: Bands) => void;
}

function Rows({ bands, unit, currency, onChange }: RowsProps) {
  const mayEdit = useMayEdit();
  // rows keep their fields while others come and go
  const keys = useRef<number[]>([]);
  while (keys.current.length < bands.length) keys.current.push(Math.max(0, ...keys.current) + 1);
  const change = (index: number, fields: Partial<Bands[number]>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...fields } : band)));
  const add = () => onChange([...bands, { up_to: (bands.at(-1)?.up_to ?? 0) + 10, price: bands.at(-1)?.price ?? 0 }]);

  function remove(index: number): void {
    keys.current.splice(index, 1);
    onChange(bands.filter((_, at) => at !== index));
  }

  return (
    <table className={classes.rows}>
      {bands.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{texts.upTo}</th>
            <th scope="col">{texts.tripPrice}</th>
            <td />
          </tr>
        </thead>
      )}
      <tbody>
        {bands.map(({ up_to: upTo, price }, index) => (
          <tr key={keys.current[index]}>
            <td>
              <FigureField
                aria-label={texts.upTo}
                unit={unit}
                decimals={1}
                least={0}
                isAbove
                most={5000}
                value={upTo}
                onChange={(value) => change(index, { up_to: value })}
              />
            </td>
            <td>
              <FigureField
                aria-label={texts.tripPrice}
                unit={currency}
                decimals={currencyDigits(currency)}
                least={0}
                value={price}
                onChange={(value) => change(index, { price: value })}
              />
            </td>
            <td>
              {mayEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={texts.removeBand(String(upTo))}
                  onClick={() => remove(index)}
                >
                  <Cross2Icon />
                </ActionIcon>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {mayEdit && (
        <tfoot>
          <tr>
            <td colSpan={3}>
              <Button variant="subtle" leftSection={<PlusIcon aria-hidden />} onClick={add}>
                {texts.addBand}
              </Button>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
