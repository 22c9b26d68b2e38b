import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';

const { fields, hints } = INVOICE_TEXTS.create;

interface SupplyFieldsProps {
  readonly field: (name: 'supplied_from' | 'supplied_to') => {
    readonly onChange: (next: unknown) => void;
    readonly error: ReactNode;
  };
  /** As they are shown; empty texts: nothing is known. */
  readonly supplied: { readonly from: string; readonly to: string };
  /** Whether the proposal says when. */
  readonly isKnown: boolean;
}

/** When what is charged was or is supplied: on one day, or over several. */
export function SupplyFields({ field, supplied, isKnown }: SupplyFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        type="date"
        label={fields.supplied_from}
        description={isKnown ? null : hints.supplied}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('supplied_from')}
        value={supplied.from}
      />
      <TextInput type="date" label={fields.supplied_to} {...field('supplied_to')} value={supplied.to} />
    </SimpleGrid>
  );
}
