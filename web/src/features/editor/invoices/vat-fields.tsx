import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { VAT_WORDING_LIMIT } from '@showbill/contract/limits';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import type { InvoicePreview } from './use-new-invoice.ts';

const { create: texts, treatments, reasons } = INVOICE_TEXTS;

interface VatFieldsProps {
  readonly field: (name: 'treatment' | 'wording') => {
    readonly value: string;
    readonly onChange: (next: unknown) => void;
    readonly error: ReactNode;
  };
  readonly preview: InvoicePreview;
  readonly wording: string;
}

/** How value-added tax is dealt with: as it is proposed and why, or as a person chooses; and what is said where none is charged. */
export function VatFields({ field, preview, wording }: VatFieldsProps) {
  const { treatment, possible, proposed, reason } = preview;
  const chosen = field('treatment');
  const said = field('wording');
  return (
    <>
      <Select
        label={texts.fields.treatment}
        description={texts.proposed(treatments[proposed], reasons[reason])}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={possible.map((value) => ({ value, label: treatments[value] }))}
        {...chosen}
        value={treatment}
        onChange={(next) => {
          chosen.onChange(next);
          // what was typed was about another one
          said.onChange('');
        }}
      />
      {treatment !== 'standard' && (
        <TextInput label={texts.fields.wording} maxLength={VAT_WORDING_LIMIT} {...said} value={wording} />
      )}
    </>
  );
}
