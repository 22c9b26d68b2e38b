import { Button, Group, Modal, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Category } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { currencyDigits, formatCount, formatFigure, formatMoney } from '../../lib/format.ts';
import { useCompany } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { TEXTS } from '../../texts/index.ts';
import { FigureField } from '../../ui/figure-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import rows from '../../ui/rows.module.css';
import classes from './catalogue.module.css';
import { roundingSteps } from './rounding-steps.ts';

const texts = TEXTS.catalogue.prices;
const PERCENT = { decimals: 3, least: -100, most: 1000 } as const;

export interface PricesDialogProps {
  readonly filter: {
    readonly text: string | undefined;
    readonly category: Category | undefined;
    readonly own_category: string | undefined;
  };
  readonly count: number;
  readonly onClose: () => void;
}

/** New prices for all that the list shows: seen first, then carried out as they were seen. */
export function PricesDialog({ filter, count, onClose }: PricesDialogProps) {
  useFocusBack();
  const { currency } = useCompany().company;
  const steps = roundingSteps(currency);
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [by, setBy] = useState<number | null>(null);
  const [roundTo, setRoundTo] = useState(steps[0] ?? 1);
  const preview = useMutation({ mutationFn: (input: Input) => client.catalogue.previewPrices.query(input) });
  const apply = useMutation(
    trpc.catalogue.changePrices.mutationOptions({
      onSuccess: ({ changed }) => {
        notifications.show({ message: texts.applied(changed, formatCount(changed)) });
        onClose();
      },
    }),
  );
  const input: Input = {
    filter,
    change: kind === 'percent' ? { kind, percent: by ?? 0 } : { kind, amount: by ?? 0 },
    round_to: roundTo,
  };
  const seen = preview.data;

  /** A preview is of one input alone. */
  function change(set: () => void): void {
    preview.reset();
    apply.reset();
    set();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    preview.mutate(input);
  }

  return (
    <Modal opened onClose={onClose} title={texts.heading} size="lg">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {texts.of(TEXTS.catalogue.count(count, formatCount(count)))}
            {filter.category !== undefined && ` ${TEXTS.categories[filter.category]}.`}
            {filter.text ? ` ${texts.found(filter.text)}` : ''} {texts.proposals}
          </Text>
          <Group gap="sm" align="end">
            <SegmentedControl
              aria-label={texts.how}
              data={[
                { value: 'percent', label: texts.percent },
                { value: 'amount', label: texts.amount },
              ]}
              value={kind}
              onChange={(value) => change(() => setKind(value === 'percent' ? 'percent' : 'amount'))}
            />
            <FigureField
              label={kind === 'percent' ? texts.byPercent : texts.byAmount(currency)}
              w={170}
              data-autofocus
              {...(kind === 'percent' ? PERCENT : { decimals: currencyDigits(currency) })}
              value={by}
              onChange={(value) => change(() => setBy(value))}
            />
            <Select
              label={texts.rounding}
              w={130}
              allowDeselect={false}
              data={steps.map((step) => ({ value: String(step), label: formatMoney(step, currency) }))}
              value={String(roundTo)}
              onChange={(value) => change(() => setRoundTo(Number(value)))}
            />
          </Group>
          {seen === undefined && (
            <Group justify="flex-end">
              <Button type="submit" disabled={by === null} loading={preview.isPending}>
                {texts.preview}
              </Button>
            </Group>
          )}
          {preview.isError && <Problem error={preview.error} onRetry={() => preview.mutate(input)} />}
        </Stack>
      </form>
      {seen !== undefined && (
        <Stack gap="sm" mt="md" role="status">
          {seen.count === 0 ? <Text>{texts.nothing}</Text> : <Prices prices={seen.prices} currency={currency} />}
          <Text size="sm" c="dimmed">
            {seen.count > seen.prices.length && texts.further(formatCount(seen.count - seen.prices.length))}{' '}
            {seen.unchanged > 0 && texts.unchanged(seen.unchanged, formatCount(seen.unchanged))}
          </Text>
          {apply.isError && <Problem error={apply.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            {seen.count > 0 && !apply.isError && (
              <Button loading={apply.isPending} onClick={() => apply.mutate({ ...input, seal: seen.seal })}>
                {texts.apply(seen.count, formatCount(seen.count))}
              </Button>
            )}
            {apply.isError && <Button onClick={() => change(() => preview.mutate(input))}>{texts.preview}</Button>}
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

type Input = Parameters<typeof client.catalogue.previewPrices.query>[0];

interface PricesProps {
  readonly prices: readonly {
    readonly id: string;
    readonly name: string;
    readonly before: number;
    readonly after: number;
  }[];
  readonly currency: string;
}

function Prices({ prices, currency }: PricesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.preview}>
      <table className={rows.table}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.catalogue.columns.name}</th>
            <th scope="col" className={rows.number}>
              {texts.before}
            </th>
            <th scope="col" className={rows.number}>
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ id, name, before, after }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className={rows.number}>{formatFigure(before, currency)}</td>
              <td className={rows.number}>{formatFigure(after, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
