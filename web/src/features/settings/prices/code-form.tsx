import { Modal, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { currencyDigits } from '../../../lib/format.ts';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import classes from '../settings.module.css';
import { type CodeItem, readPricesAgain } from './settings-of.ts';

const texts = TEXTS.prices;

interface CodeFields {
  readonly code: string;
  readonly by: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly from: string;
  readonly to: string;
  readonly uses: number | null;
  readonly active: boolean;
}

interface CodeFormProps {
  /** Null: a new one. */
  readonly code: CodeItem | null;
  readonly currency: string;
  readonly onClose: () => void;
}

export function CodeForm({ code, currency, onClose }: CodeFormProps) {
  useFocusBack();
  const form = useSavedForm({ saved: fieldsOf(code), save: (values) => save(code, values), onSaved: onClose });
  const by = form.field('by');
  const active = form.field('active');
  const { values } = form;
  const isReady = values.code.trim() !== '' && (values.by === 'percent' ? values.percent : values.amount) !== null;
  return (
    <Modal opened onClose={onClose} title={code === null ? texts.addCode : code.code}>
      <DialogForm form={form} onClose={onClose} ready={isReady}>
        <TextInput
          label={texts.code}
          description={texts.codeHint}
          maxLength={40}
          data-autofocus
          {...form.field('code')}
        />
        <SegmentedControl
          aria-label={texts.takesOff}
          data={[
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: `${texts.amount}, ${currency}` },
          ]}
          value={by.value}
          onChange={by.onChange}
        />
        {values.by === 'percent' ? (
          <FigureField
            label={texts.percent}
            unit="%"
            decimals={3}
            least={0}
            isAbove
            most={100}
            {...form.field('percent')}
          />
        ) : (
          <FigureField
            label={texts.amount}
            unit={currency}
            decimals={currencyDigits(currency)}
            least={0}
            isAbove
            {...form.field('amount')}
          />
        )}
        <div className={classes.pair}>
          <TextInput type="date" label={texts.from} {...form.field('from')} />
          <TextInput type="date" label={texts.to} {...form.field('to')} />
        </div>
        <FigureField
          label={texts.uses}
          description={texts.usesHint}
          decimals={0}
          least={1}
          most={1_000_000}
          mayBeEmpty
          {...form.field('uses')}
        />
        <Switch label={texts.active} checked={active.value} onChange={active.onChange} />
      </DialogForm>
    </Modal>
  );
}

function fieldsOf(code: CodeItem | null): CodeFields {
  return {
    code: code?.code ?? '',
    by: code === null || code.percent !== null ? 'percent' : 'amount',
    percent: code?.percent ?? null,
    amount: code?.amount ?? null,
    from: code?.from ?? '',
    to: code?.to ?? '',
    uses: code?.uses ?? null,
    active: code?.active ?? true,
  };
}

async function save(known: CodeItem | null, values: CodeFields): Promise<void> {
  const { code, by, percent, amount, from, to, uses, active } = values;
  await client.prices.saveCode.mutate({
    ...(known !== null && { id: known.id }),
    code: {
      code,
      percent: by === 'percent' ? percent : null,
      amount: by === 'amount' ? amount : null,
      from: from === '' ? null : from,
      to: to === '' ? null : to,
      uses,
      active,
    },
  });
  await readPricesAgain();
}
