import { Button, Group, Popover, SegmentedControl, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PriceChangeBody } from '@showbill/contract';
import { type FormEvent, useState } from 'react';
import { currencyDigits } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { useEditing } from '../editing.ts';
import classes from './totals.module.css';

const texts = TEXTS.editor.totals;

interface Props {
  readonly kind: 'discount' | 'surcharge';
  readonly change: PriceChangeBody;
}

/** A discount or a surcharge: added, changed or taken off. */
export function PriceChange({ kind, change: now }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const label = kind === 'discount' ? texts.addDiscount : texts.addSurcharge;
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && close()}
      width={280}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.link} onClick={opened ? close : open}>
          {now === null ? label : texts.change(now.label)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts[kind]}>
        <Form kind={kind} change={now} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Form({ kind, change: now, onClose }: Props & { readonly onClose: () => void }) {
  const { proposal, change } = useEditing();
  const [by, setBy] = useState<'percent' | 'amount'>(now?.kind ?? 'percent');
  const [figure, setFigure] = useState<number | null>(
    now === null ? null : now.kind === 'percent' ? now.percent : now.amount,
  );
  const [label, setLabel] = useState(now?.label ?? texts[kind]);
  const most = by === 'amount' ? undefined : kind === 'discount' ? 100 : 1000;
  const isReady = figure !== null && label.trim() !== '';

  function set(next: PriceChangeBody): void {
    change([
      kind === 'discount'
        ? { kind: 'set_discount', discount: next, was: now }
        : { kind: 'set_surcharge', surcharge: next, was: now },
    ]);
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    set(
      by === 'percent'
        ? { kind: by, percent: figure, label: label.trim() }
        : { kind: by, amount: figure, label: label.trim() },
    );
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={texts.kind}
          fullWidth
          data={[
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: `${texts.amount}, ${proposal.currency}` },
          ]}
          value={by}
          onChange={(value) => setBy(value === 'amount' ? value : 'percent')}
        />
        <FigureField
          data-autofocus
          label={by === 'percent' ? texts.percent : texts.amount}
          decimals={by === 'percent' ? 3 : currencyDigits(proposal.currency)}
          least={0}
          isAbove
          most={most}
          {...(by === 'percent' && { unit: '%' })}
          value={figure}
          onChange={setFigure}
        />
        <TextInput
          label={texts.label}
          maxLength={100}
          value={label}
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        <Group justify="flex-end" gap="xs">
          {now !== null && (
            <Button variant="default" onClick={() => set(null)}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" disabled={!isReady}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
