import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { NAME_LIMIT, UNITS_LIMIT } from '@showbill/contract/limits';
import { CATEGORIES, type Category, UNITS, type Unit } from '@showbill/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { currencyDigits } from '../../../lib/format.ts';
import { newId } from '../../../lib/ids.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { useEditing } from '../editing.ts';

const texts = TEXTS.editor.add;
const CATEGORY_DATA = CATEGORIES.map((value) => ({ value, label: TEXTS.categories[value] }));
const UNIT_DATA = UNITS.map((value) => ({ value, label: TEXTS.editor.lines.unitNames[value] }));

interface Props {
  readonly name: string;
  /** With the id of the line, where one was added. */
  readonly onClose: (id: string | null) => void;
}

/** A line that stands in no catalogue. */
export function OwnLine({ name: typed, onClose }: Props) {
  useFocusBack();
  const { proposal, change } = useEditing();
  const [name, setName] = useState(typed);
  const [category, setCategory] = useState<Category>('other');
  const [unit, setUnit] = useState<Unit>('each');
  const [units, setUnits] = useState<number | null>(1);
  const [price, setPrice] = useState<number | null>(null);
  const [cost, setCost] = useState<number | null>(null);
  const isReady = name.trim() !== '' && price !== null && units !== null && !Number.isNaN(cost);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    const id = newId();
    const line = { id, name: name.trim(), category, unit, unit_price: price, unit_cost: cost, units };
    change([{ kind: 'add_free_line', ...line }]);
    onClose(id);
  }

  return (
    <Modal opened onClose={() => onClose(null)} title={texts.ownTitle}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={texts.name}
            value={name}
            maxLength={NAME_LIMIT}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Group grow>
            <Select
              label={texts.category}
              data={CATEGORY_DATA}
              allowDeselect={false}
              searchable
              value={category}
              onChange={(value) => setCategory(CATEGORIES.find((each) => each === value) ?? 'other')}
            />
            <Select
              label={texts.unit}
              data={UNIT_DATA}
              allowDeselect={false}
              value={unit}
              onChange={(value) => setUnit(UNITS.find((each) => each === value) ?? 'each')}
            />
          </Group>
          <Group grow>
            <FigureField
              label={texts.units}
              decimals={0}
              least={1}
              most={UNITS_LIMIT}
              value={units}
              onChange={setUnits}
            />
            <FigureField
              data-autofocus
              label={`${texts.price}, ${proposal.currency}`}
              decimals={currencyDigits(proposal.currency)}
              least={0}
              value={price}
              onChange={setPrice}
            />
          </Group>
          {proposal.earnings !== null && (
            <FigureField
              label={`${TEXTS.costs.ownLine}, ${proposal.currency}`}
              mayBeEmpty
              decimals={currencyDigits(proposal.currency)}
              least={0}
              value={cost}
              onChange={setCost}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onClose(null)}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
