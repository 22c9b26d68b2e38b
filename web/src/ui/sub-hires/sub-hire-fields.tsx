import { Autocomplete, Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { UNITS_LIMIT } from '@showbill/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { currencyDigits, formatCount } from '../../lib/format.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { FigureField } from '../figure-field.tsx';
import { Problem } from '../problem.tsx';
import { subHiresChanged } from './sub-hire.ts';
import classes from './sub-hires.module.css';

const texts = SUB_HIRE_TEXTS.dialog;
const STATES = ['asked', 'confirmed'] as const;

interface Values {
  readonly supplier: string;
  readonly units: number;
  readonly arrives: string;
  readonly goes_back: string;
  readonly cost: number | null;
  readonly state: string;
  readonly note: string;
}

/** How many units it may be about, of which a person chooses. */
interface Amounts {
  readonly short: number;
  readonly needed: number;
  readonly unitCost: number | null;
}

interface FieldsProps {
  readonly currency: string;
  readonly saved: Values;
  readonly onSave: (values: Values, changes: Partial<Values>) => ReturnType<typeof client.subHires.setState.mutate>;
  readonly onClose: () => void;
  readonly isNew?: boolean;
  /** Left out: there is nothing to choose. */
  readonly amounts?: Amounts | undefined;
}

export function Fields({ currency, saved, onSave, onClose, isNew = false, amounts }: FieldsProps) {
  const suppliers = useQuery(trpc.suppliers.list.queryOptions());
  const form = useSavedForm({
    saved,
    save: onSave,
    check: ({ supplier, arrives, goes_back: goesBack }) => ({
      ...(supplier.trim() === '' && { supplier: texts.nobody }),
      ...(arrives === '' && { arrives: texts.noDays }),
      ...(goesBack === '' && { goes_back: texts.noDays }),
    }),
    onSaved: async ({ short }) => {
      await subHiresChanged(short, { wereShort: isNew });
      onClose();
    },
  });
  const { value: state, onChange: setState } = form.field('state');
  const { value: units, onChange: setUnits } = form.field('units');
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <Autocomplete
          data-autofocus={saved.supplier === '' || undefined}
          label={texts.supplier}
          description={texts.supplierHint}
          data={(suppliers.data ?? []).map(({ name }) => name)}
          maxLength={200}
          {...form.field('supplier')}
        />
        {amounts !== undefined && (
          <SegmentedControl
            aria-label={texts.howMany}
            fullWidth
            data={[
              { value: String(amounts.short), label: texts.onlyShort(formatCount(amounts.short)) },
              { value: String(amounts.needed), label: texts.allNeeded(formatCount(amounts.needed)) },
            ]}
            value={String(units)}
            onChange={(chosen) => {
              setUnits(Number(chosen));
              form.field('cost').onChange(costOf(amounts.unitCost, Number(chosen), currency));
            }}
          />
        )}
        <div className={classes.pair}>
          <FigureField
            data-autofocus={saved.supplier !== '' || undefined}
            label={texts.units}
            decimals={0}
            least={1}
            most={UNITS_LIMIT}
            {...form.field('units')}
          />
          <FigureField
            label={texts.cost(currency)}
            decimals={currencyDigits(currency)}
            fixed={currencyDigits(currency)}
            least={0}
            mayBeEmpty
            {...form.field('cost')}
          />
        </div>
        <Text size="sm" c="dimmed">
          {texts.costHint}
        </Text>
        <div className={classes.pair}>
          <TextInput type="date" label={texts.arrives} {...form.field('arrives')} />
          <TextInput type="date" label={texts.goesBack} {...form.field('goes_back')} />
        </div>
        <div>
          <SegmentedControl
            aria-label={texts.state}
            fullWidth
            data={STATES.map((value) => ({ value, label: SUB_HIRE_TEXTS.states[value] }))}
            value={state}
            onChange={setState}
          />
          <Text size="sm" c="dimmed">
            {texts.stateHint}
          </Text>
        </div>
        <Textarea label={texts.note} autosize minRows={1} maxLength={500} {...form.field('note')} />
        {form.error !== null && <Problem error={form.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={form.isPending}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

export function inputOf({ supplier, state, note, ...rest }: Values) {
  return { ...rest, supplier: { name: supplier.trim() }, note: noteOf(note), state: stateOf(state) };
}

/** What was changed alone, so that what a colleague changes meanwhile stays. */
export function changesOf({ supplier, state, note, ...rest }: Partial<Values>) {
  return {
    ...rest,
    ...(supplier !== undefined && { supplier: { name: supplier.trim() } }),
    ...(note !== undefined && { note: noteOf(note) }),
    ...(state !== undefined && { state: stateOf(state) }),
  };
}

function noteOf(note: string): string | null {
  return note.trim() === '' ? null : note;
}

function stateOf(state: string): (typeof STATES)[number] {
  return state === 'confirmed' ? 'confirmed' : 'asked';
}

/** Of so many units, without what floating point leaves beyond the currency's decimals. */
export function costOf(unitCost: number | null, units: number, currency: string): number | null {
  return unitCost === null ? null : Number((unitCost * units).toFixed(currencyDigits(currency)));
}
