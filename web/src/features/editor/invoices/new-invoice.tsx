import { Button, Fieldset, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { currencyDigits, formatMoney } from '../../../lib/format.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { rowName } from '../../../ui/payments/due-text.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import { SupplyFields } from './supply-fields.tsx';
import { type OfProposal, rowPart, useNewInvoice } from './use-new-invoice.ts';
import { VatFields } from './vat-fields.tsx';

const texts = INVOICE_TEXTS.create;

interface NewInvoiceProps {
  readonly of: OfProposal;
  readonly onClose: () => void;
}

/** What is invoiced, to whom, and how its tax is dealt with: shown as it comes to before it is issued. */
export function NewInvoice({ of, onClose }: NewInvoiceProps) {
  useFocusBack();
  const { id, number, payments } = useEditing().proposal;
  const rows = payments.rows.filter(({ position }) => of.open_rows.includes(position));
  const { form, preview, isStale, error, wording, dueOn, supplied } = useNewInvoice({ id, of, onIssued: onClose });
  const parts = [
    ...rows.map((row) => ({
      value: rowPart(row.position),
      label: `${rowName(row)}, ${formatMoney(row.amount, of.currency)}`,
    })),
    { value: 'final', label: `${texts.parts.final}, ${formatMoney(of.rest, of.currency)}` },
    { value: 'amount', label: texts.parts.amount },
  ];
  return (
    <Modal opened title={texts.title(number)} onClose={onClose} size="lg">
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Select data-autofocus label={texts.part} allowDeselect={false} data={parts} {...form.field('part')} />
          {form.values.part === 'amount' && (
            <FigureField
              label={`${texts.amount}, ${of.currency}`}
              decimals={currencyDigits(of.currency)}
              least={0}
              isAbove
              {...form.field('amount')}
            />
          )}
          <Fieldset legend={texts.buyer}>
            <BuyerFields field={(name) => form.field(name)} isConsumer={form.values.kind === 'consumer'} />
          </Fieldset>
          {preview !== undefined && (
            <VatFields field={(name) => form.field(name)} preview={preview} wording={wording} />
          )}
          {preview?.asks_for_supply === true && (
            <SupplyFields field={(name) => form.field(name)} supplied={supplied} isKnown={preview.supplied !== null} />
          )}
          <TextInput type="date" label={texts.fields.due_on} {...form.field('due_on')} value={dueOn} />
          {preview !== undefined && <InvoiceSums sums={preview} />}
          {error !== null && <Problem error={error} />}
          {form.error !== null && <Problem error={form.error} />}
          <Text className="quiet">{texts.check}</Text>
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={form.isPending}
              disabled={preview === undefined || isStale || error !== null}
            >
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
