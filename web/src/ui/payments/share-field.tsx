import { Group, SegmentedControl } from '@mantine/core';
import type { PaymentTermsBody } from '@showbill/contract';
import { currencyDigits } from '../../lib/format.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { FigureField } from '../figure-field.tsx';

const texts = PAYMENT_TEXTS.terms;

export type Share = NonNullable<PaymentTermsBody['deposit']>;

interface ShareFieldProps {
  /** What it is a share for. */
  readonly label: string;
  readonly currency: string;
  readonly value: Share;
  readonly onChange: (share: Share) => void;
}

/** How much: per cent of the total, or an amount. */
export function ShareField({ label, currency, value, onChange }: ShareFieldProps) {
  const isPercent = value.kind === 'percent';
  const figure = isPercent ? value.percent : value.amount;
  return (
    <Group gap="xs" align="flex-end" wrap="wrap" role="group" aria-label={label}>
      <FigureField
        w={120}
        label={isPercent ? texts.percent : texts.amount}
        decimals={isPercent ? 3 : currencyDigits(currency)}
        least={0}
        isAbove
        most={isPercent ? 100 : undefined}
        {...(isPercent && { unit: '%' })}
        value={figure}
        onChange={(next) => onChange(shareOf(value.kind, next))}
      />
      <SegmentedControl
        aria-label={texts.shareKind}
        data={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: currency },
        ]}
        value={value.kind}
        onChange={(kind) => onChange(shareOf(kind, figure))}
      />
    </Group>
  );
}

function shareOf(kind: string, figure: number): Share {
  return kind === 'percent' ? { kind, percent: figure } : { kind: 'amount', amount: figure };
}
