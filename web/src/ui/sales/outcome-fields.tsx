import { Select, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.sales.outcome;

export interface OutcomeValues {
  readonly reason: string;
  readonly note: string;
}

export const NO_OUTCOME: OutcomeValues = { reason: '', note: '' };

interface OutcomeFieldsProps {
  readonly result: 'won' | 'lost';
  readonly value: OutcomeValues;
  readonly onChange: (change: Partial<OutcomeValues>) => void;
}

/** Why a proposal was won or lost: one of the company's reasons, and a note. */
export function OutcomeFields({ result, value, onChange }: OutcomeFieldsProps) {
  const { data } = useQuery(trpc.sales.settings.queryOptions());
  const reasons = (result === 'won' ? data?.won_reasons : data?.lost_reasons) ?? [];
  // one that the company offers no longer stays what it is
  const offered = value.reason === '' || reasons.includes(value.reason) ? reasons : [value.reason, ...reasons];
  return (
    <Stack gap="xs">
      <Select
        label={texts.reason[result]}
        placeholder={texts.choose}
        data={offered}
        clearable
        value={value.reason === '' ? null : value.reason}
        onChange={(reason) => onChange({ reason: reason ?? '' })}
      />
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={value.note}
        onChange={({ currentTarget: { value: note } }) => onChange({ note })}
      />
    </Stack>
  );
}
