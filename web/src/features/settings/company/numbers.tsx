import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { useSave } from '../use-save.ts';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

/** Tax, validity and buffer days. */
export function Numbers({ settings }: { readonly settings: CompanySettings }) {
  return (
    <>
      <Prices settings={settings} />
      <Buffers settings={settings} />
    </>
  );
}

function Prices({ settings }: { readonly settings: CompanySettings }) {
  const [edited, setEdited] = useState<{ tax_rate?: number; tax_label?: string; validity_days?: number }>({});
  const { tax_rate: rate, tax_label: label, validity_days: validity } = { ...settings, ...edited };
  const save = useSave();
  const errors = fieldErrors(save.error, ['tax_rate', 'tax_label', 'validity_days']);
  const changed = rate !== settings.tax_rate || label !== settings.tax_label || validity !== settings.validity_days;
  return (
    <Section title={texts.prices} lead={texts.pricesLead}>
      <SaveForm
        changed={changed}
        save={save}
        error={errors.rest}
        onSave={() => save.mutate(edited, { onSuccess: () => setEdited({}) })}
      >
        <div className={classes.pair}>
          <FigureField
            label={texts.taxRate}
            unit="%"
            decimals={3}
            least={0}
            most={100}
            value={rate}
            onChange={(value) => setEdited({ ...edited, tax_rate: value })}
            error={errors.at('tax_rate')}
          />
          <TextInput
            label={texts.taxLabel}
            value={label}
            onChange={(event) => setEdited({ ...edited, tax_label: event.currentTarget.value })}
            error={errors.at('tax_label')}
          />
          <FigureField
            label={texts.validity}
            unit={texts.days}
            decimals={0}
            least={1}
            most={366}
            value={validity}
            onChange={(value) => setEdited({ ...edited, validity_days: value })}
            error={errors.at('validity_days')}
          />
        </div>
      </SaveForm>
    </Section>
  );
}

function Buffers({ settings }: { readonly settings: CompanySettings }) {
  const [edited, setEdited] = useState<{ buffer_days_before?: number; buffer_days_after?: number }>({});
  const values = { ...settings, ...edited };
  const save = useSave();
  const errors = fieldErrors(save.error, ['buffer_days_before', 'buffer_days_after']);
  const changed =
    values.buffer_days_before !== settings.buffer_days_before ||
    values.buffer_days_after !== settings.buffer_days_after;
  return (
    <Section title={texts.stock} lead={texts.stockLead}>
      <SaveForm
        changed={changed}
        save={save}
        error={errors.rest}
        onSave={() => save.mutate(edited, { onSuccess: () => setEdited({}) })}
      >
        <div className={classes.pair}>
          {(['buffer_days_before', 'buffer_days_after'] as const).map((field) => (
            <FigureField
              key={field}
              label={field === 'buffer_days_before' ? texts.before : texts.after}
              unit={texts.days}
              decimals={0}
              least={0}
              most={60}
              value={values[field]}
              onChange={(value) => setEdited({ ...edited, [field]: value })}
              error={errors.at(field)}
            />
          ))}
        </div>
      </SaveForm>
    </Section>
  );
}
