import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { PaymentMethod } from '@showbill/contract';
import { PAYMENT_NOTE_LIMIT } from '@showbill/contract/limits';
import { PAYMENT_METHODS } from '@showbill/contract/vocabulary';
import { todayHere } from '../../../lib/days.ts';
import { currencyDigits, formatMoney } from '../../../lib/format.ts';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { rowName } from '../../../ui/payments/due-text.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { readPaymentsAgain } from './read-payments-again.ts';

const texts = PAYMENT_TEXTS;
const USUAL_METHOD: PaymentMethod = 'bank_transfer';

/** Money that came in, for one of the rows or in general. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { id, number, currency, payments } = useEditing().proposal;
  const open = payments.rows.filter(({ state }) => state !== 'paid');
  const [next] = open;
  const form = useSavedForm({
    keptAs: `payment.${id}`,
    saved: {
      position: next === undefined ? null : next.position,
      amount: next === undefined ? payments.outstanding : rounded(next.amount - next.paid, currency),
      paid_on: todayHere(),
      method: USUAL_METHOD,
      note: '',
    },
    save: (values) => client.payments.record.mutate({ id, ...values }),
    onSaved: async () => {
      await readPaymentsAgain();
      onClose();
    },
  });
  const position = form.field('position');
  const amount = form.field('amount');

  function pick(value: string | null): void {
    const row = open.find((each) => String(each.position) === value);
    position.onChange(row?.position ?? null);
    amount.onChange(row === undefined ? payments.outstanding : rounded(row.amount - row.paid, currency));
  }

  return (
    <Modal opened title={texts.record.title(number)} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          {open.length > 0 && (
            <Select
              label={texts.record.row}
              allowDeselect={false}
              data={[
                ...open.map((row) => ({
                  value: String(row.position),
                  label: `${rowName(row)}, ${formatMoney(rounded(row.amount - row.paid, currency), currency)}`,
                })),
                { value: 'any', label: texts.record.any },
              ]}
              value={position.value === null ? 'any' : String(position.value)}
              error={position.error}
              onChange={pick}
            />
          )}
          <FigureField
            data-autofocus
            label={`${texts.columns.amount}, ${currency}`}
            decimals={currencyDigits(currency)}
            least={0}
            isAbove
            {...amount}
          />
          <TextInput type="date" label={texts.record.day} {...form.field('paid_on')} />
          <Select
            label={texts.record.method}
            allowDeselect={false}
            data={PAYMENT_METHODS.map((value) => ({ value, label: texts.methods[value] }))}
            {...form.field('method')}
          />
          <Textarea
            label={texts.record.note}
            autosize
            minRows={1}
            maxLength={PAYMENT_NOTE_LIMIT}
            {...form.field('note')}
          />
          {form.error !== null && <Problem error={form.error} />}
          <Group justify="flex-end">
            <Button type="submit" loading={form.isPending}>
              {texts.record.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** What floating point leaves beyond the currency's decimals. */
function rounded(amount: number, currency: string): number {
  return Number(amount.toFixed(currencyDigits(currency)));
}
