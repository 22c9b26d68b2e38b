import { Autocomplete, Button, Group, Modal, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { UNITS_LIMIT } from '@showbill/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { currencyDigits, formatCount } from '../../lib/format.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { useSavedForm } from '../../lib/use-saved-form.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { FigureField } from '../figure-field.tsx';
import { LoadingRows } from '../loading.tsx';
import { Problem } from '../problem.tsx';
import { type SubHire, subHiresChanged } from './sub-hire.ts';
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

interface OfferDialogProps {
  readonly proposalId: string;
  readonly item: string;
  /** Puts another product into the place of lines; left out: they cannot be changed. */
  readonly onSwap?: ((item: string, lines: readonly string[]) => void) | undefined;
  readonly onClose: () => void;
}

/** Hires in what a proposal is short of, or takes an equivalent that is free instead. */
export function OfferDialog({ proposalId, item, onSwap, onClose }: OfferDialogProps) {
  useFocusBack();
  const {
    data: offer,
    error,
    refetch,
  } = useQuery({
    ...trpc.subHires.offer.queryOptions({ id: proposalId, item }),
    // what somebody types stays where what is offered changes meanwhile
    staleTime: Infinity,
    gcTime: 0,
  });
  const suppliers = useQuery(trpc.suppliers.list.queryOptions());
  const isRead = offer !== undefined && suppliers.data !== undefined;
  return (
    <Modal opened title={texts.add(offer?.product.name ?? '')} onClose={onClose}>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {suppliers.isError && <Problem error={suppliers.error} onRetry={() => void suppliers.refetch()} />}
      {error === null && !suppliers.isError && !isRead && <LoadingRows label={texts.loading} rows={4} />}
      {isRead && (
        <Stack>
          {onSwap !== undefined && offer.equivalents.length > 0 && (
            <section aria-label={texts.instead}>
              <Text fw={500}>{texts.instead}</Text>
              <ul className={classes.instead}>
                {offer.equivalents.map((each) => (
                  <li key={each.item}>
                    <Button
                      variant="default"
                      fullWidth
                      onClick={() => {
                        onSwap(each.item, offer.lines);
                        onClose();
                      }}
                    >
                      {texts.use(each.name, formatCount(each.free ?? 0))}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Fields
            currency={offer.currency}
            saved={{
              supplier: suppliers.data.find(({ id }) => id === offer.supplier_id)?.name ?? '',
              units: offer.units,
              arrives: offer.arrives ?? '',
              goes_back: offer.goes_back ?? '',
              cost: offer.unit_cost === null ? null : rounded(offer.unit_cost * offer.units, offer.currency),
              state: 'asked',
              note: '',
            }}
            onSave={(values, changes) =>
              client.subHires.add.mutate({
                ...inputOf(values),
                // by id, so that a name that was changed meanwhile does not come back as another supplier
                ...(changes.supplier === undefined &&
                  offer.supplier_id !== null && { supplier: { id: offer.supplier_id } }),
                product_id: item,
                proposal_id: proposalId,
              })
            }
            onClose={onClose}
            isNew
          />
        </Stack>
      )}
    </Modal>
  );
}

interface ChangeDialogProps {
  readonly subHire: SubHire;
  /** Of its cost. */
  readonly currency: string;
  readonly onClose: () => void;
}

export function ChangeDialog({ subHire, currency, onClose }: ChangeDialogProps) {
  useFocusBack();
  const { id, product, supplier, units, arrives, goes_back, cost, state, note } = subHire;
  return (
    <Modal opened title={texts.change(product.name)} onClose={onClose}>
      <Fields
        currency={currency}
        saved={{ supplier: supplier.name, units, arrives, goes_back, cost, state, note: note ?? '' }}
        onSave={(_, changes) => client.subHires.change.mutate({ ...changesOf(changes), id })}
        onClose={onClose}
      />
    </Modal>
  );
}

interface FieldsProps {
  readonly currency: string;
  readonly saved: Values;
  readonly onSave: (values: Values, changes: Partial<Values>) => ReturnType<typeof client.subHires.setState.mutate>;
  readonly onClose: () => void;
  readonly isNew?: boolean;
}

function Fields({ currency, saved, onSave, onClose, isNew = false }: FieldsProps) {
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

function inputOf({ supplier, state, note, ...rest }: Values) {
  return { ...rest, supplier: { name: supplier.trim() }, note: noteOf(note), state: stateOf(state) };
}

/** What was changed alone, so that what a colleague changes meanwhile stays. */
function changesOf({ supplier, state, note, ...rest }: Partial<Values>) {
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

/** What floating point leaves beyond the currency's decimals. */
function rounded(amount: number, currency: string): number {
  return Number(amount.toFixed(currencyDigits(currency)));
}
