import { Group, Select, TextInput } from '@mantine/core';
import type { PaymentDue } from '@showbill/contract';
import { DUE_DAYS_LIMIT } from '@showbill/contract/limits';
import { todayHere } from '../../lib/days.ts';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import { FigureField } from '../figure-field.tsx';

const texts = PAYMENT_TEXTS.terms;

type From = keyof typeof texts.from;

interface DueFieldProps {
  /** What it is the day of. */
  readonly label: string;
  readonly value: PaymentDue;
  readonly onChange: (due: PaymentDue) => void;
}

/** When a payment is due: what it is counted from, and how many days. */
export function DueField({ label, value, onChange }: DueFieldProps) {
  const from = fromOf(value);
  const days = value.from === 'day' ? null : Math.abs(value.days);
  return (
    <Group gap="xs" align="flex-start" wrap="wrap" role="group" aria-label={label}>
      {hasDays(from) && (
        <FigureField
          w={88}
          label={texts.days}
          decimals={0}
          least={from === 'after_event' ? 0 : 1}
          most={DUE_DAYS_LIMIT}
          value={days}
          onChange={(next) => onChange(dueOf(from, next))}
        />
      )}
      <Select
        flex="1 1 220px"
        label={label}
        data={Object.entries(texts.from).map(([each, said]) => ({ value: each, label: said }))}
        allowDeselect={false}
        value={from}
        onChange={(next) => isFrom(next) && onChange(dueOf(next, days === null || days === 0 ? 14 : days))}
      />
      {value.from === 'day' && (
        <TextInput
          type="date"
          required
          label={texts.day}
          value={value.day}
          onChange={({ currentTarget: { value: day } }) => onChange({ from: 'day', day })}
        />
      )}
    </Group>
  );
}

function isFrom(text: string | null): text is From {
  return text !== null && Object.hasOwn(texts.from, text);
}

function hasDays(from: From): boolean {
  return from !== 'acceptance' && from !== 'event' && from !== 'day';
}

function fromOf(due: PaymentDue): From {
  if (due.from === 'acceptance') return due.days === 0 ? 'acceptance' : 'after_acceptance';
  if (due.from === 'event_end') return 'after_event';
  if (due.from === 'day') return 'day';
  if (due.days === 0) return 'event';
  return due.days > 0 ? 'after_start' : 'before_event';
}

function dueOf(from: From, days: number): PaymentDue {
  switch (from) {
    case 'acceptance':
      return { from: 'acceptance', days: 0 };
    case 'after_acceptance':
      return { from: 'acceptance', days };
    case 'before_event':
      return { from: 'event', days: -days };
    case 'event':
      return { from: 'event', days: 0 };
    case 'after_start':
      return { from: 'event', days };
    case 'after_event':
      return { from: 'event_end', days };
    case 'day':
      return { from: 'day', day: todayHere() };
    default:
      return from satisfies never;
  }
}
