import { Select } from '@mantine/core';
import { LAYOUTS, type Layout } from '@showbill/contract/vocabulary';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts/index.ts';

const texts = TEXTS.documents;
const LAYOUT_CHOICES = LAYOUTS.map((value) => ({ value, label: texts.layouts[value] }));

interface LayoutSelectProps {
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
  readonly error?: ReactNode;
}

/** How much of a proposal its client sees priced. */
export function LayoutSelect({ value, onChange, error }: LayoutSelectProps) {
  return (
    <Select
      label={texts.layout}
      description={texts.layoutHint[value]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={LAYOUT_CHOICES}
      allowDeselect={false}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
      error={error}
    />
  );
}
