import { Button, Fieldset, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import type { InvoicePartBody, VatTreatment } from '@showbill/contract';
import { VAT_WORDING_LIMIT } from '@showbill/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { currencyDigits, formatMoney } from '../../../lib/format.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { readInvoicesAgain } from '../../../ui/invoices/read-invoices-again.ts';
import { rowName } from '../../../ui/payments/due-text.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

const texts = INVOICE_TEXTS.create;

type OfProposal = inferOutput<typeof trpc.invoices.ofProposal>;

interface NewInvoiceProps {
  readonly of: OfProposal;
  readonly onClose: () => void;
}

/** What is invoiced, to whom, and how its tax is dealt with: shown as it comes to before it is issued. */
export function NewInvoice({ of, onClose }: NewInvoiceProps) {
  useFocusBack();
  const { id, number, currency, payments } = useEditing().proposal;
  const open = payments.rows.filter(({ position }) => of.open_rows.includes(position));
  const form = useSavedForm({
    keptAs: `invoice.${id}`,
    saved: { part: usualPart(open), amount: of.rest, ...of.buyer, treatment: '', wording: '', due_on: '' },
    save: ({ part, amount, treatment: _, wording: __, due_on: ___, ...buyer }) => {
      if (foreseen === undefined) throw new Error('it is not known what it comes to');
      const { gross } = foreseen;
      const order = { buyer, treatment, wording, due_on: dueOn, gross };
      return client.invoices.issue.mutate({ id, part: partOf(part, amount), ...order });
    },
    onSaved: async () => {
      await readInvoicesAgain();
      onClose();
    },
  });
  const { values } = form;
  const { data: foreseen, error } = useQuery({
    ...trpc.invoices.foresee.queryOptions({
      id,
      part: partOf(values.part, values.amount),
      buyer: { kind: values.kind, country: values.country, has_number: values.vat_id.trim() !== '' },
      treatment: treatmentOf(values.treatment),
    }),
    enabled: values.part !== 'amount' || values.amount > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const treatment = foreseen?.treatment ?? 'standard';
  const wording = values.wording === '' ? (foreseen?.wording ?? '') : values.wording;
  const dueOn = values.due_on === '' ? (foreseen?.due_on ?? '') : values.due_on;

  return (
    <Modal opened title={texts.title(number)} onClose={onClose} size="lg">
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Select
            data-autofocus
            label={texts.part}
            allowDeselect={false}
            data={[
              ...open.map((row) => ({
                value: `row-${row.position}`,
                label: `${rowName(row)}, ${formatMoney(row.amount, currency)}`,
              })),
              { value: 'final', label: `${texts.parts.final}, ${formatMoney(of.rest, currency)}` },
              { value: 'amount', label: texts.parts.amount },
            ]}
            {...form.field('part')}
          />
          {values.part === 'amount' && (
            <FigureField
              label={`${texts.amount}, ${currency}`}
              decimals={currencyDigits(currency)}
              least={0}
              isAbove
              {...form.field('amount')}
            />
          )}
          <Fieldset legend={texts.buyer}>
            <BuyerFields field={form.field} isConsumer={values.kind === 'consumer'} />
          </Fieldset>
          <Select
            label={texts.fields.treatment}
            description={
              foreseen &&
              texts.proposed(INVOICE_TEXTS.treatments[foreseen.proposed], INVOICE_TEXTS.reasons[foreseen.reason])
            }
            allowDeselect={false}
            data={(foreseen?.possible ?? []).map((value) => ({ value, label: INVOICE_TEXTS.treatments[value] }))}
            {...form.field('treatment')}
            value={treatment}
          />
          {treatment !== 'standard' && (
            <TextInput
              label={texts.fields.wording}
              maxLength={VAT_WORDING_LIMIT}
              {...form.field('wording')}
              value={wording}
            />
          )}
          <TextInput type="date" label={texts.fields.due_on} {...form.field('due_on')} value={dueOn} />
          {foreseen !== undefined && <InvoiceSums sums={foreseen} />}
          {error !== null && <Problem error={error} />}
          {form.error !== null && <Problem error={form.error} />}
          <Text className="quiet">{texts.check}</Text>
          <Group justify="flex-end">
            <Button type="submit" loading={form.isPending} disabled={foreseen === undefined || error !== null}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The first payment that is not invoiced yet, else all that is left. */
function usualPart(open: readonly { readonly position: number }[]): string {
  const [first] = open;
  return first === undefined ? 'final' : `row-${first.position}`;
}

function partOf(part: string, amount: number): InvoicePartBody {
  if (part === 'final') return { kind: 'final' };
  return part === 'amount' ? { kind: 'amount', amount } : { kind: 'row', position: Number(part.slice('row-'.length)) };
}

/** As it was chosen; null: as it is proposed. */
function treatmentOf(chosen: string): VatTreatment | null {
  return chosen in INVOICE_TEXTS.treatments ? (chosen as VatTreatment) : null;
}
