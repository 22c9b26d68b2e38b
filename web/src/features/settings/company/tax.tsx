import { Radio, Stack, TextInput } from '@mantine/core';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.tax;

/** Whether the company charges tax, what it is called, its rate, and the company's number. */
export function Tax({ settings }: { readonly settings: CompanySettings }) {
  const { tax_rate: rate, tax_label, tax_number, tax_decided: isDecided, usual_tax: usual } = settings;
  const form = useSavedForm({
    saved: {
      charges: rate > 0 ? 'yes' : isDecided ? 'no' : '',
      tax_rate: rate > 0 ? rate : (usual?.rate ?? null),
      tax_label,
      tax_number,
    },
    save: ({ charges, tax_rate, ...rest }) => {
      if (charges === 'no') return changeSettings({ ...rest, tax_rate: 0 });
      return changeSettings({ ...rest, ...(charges === 'yes' && tax_rate !== null && { tax_rate }) });
    },
  });
  return (
    <Section title={texts.heading} lead={isDecided ? texts.lead : texts.needed}>
      <SaveForm form={form}>
        <Radio.Group label={texts.question(tax_label)} {...form.field('charges')}>
          <Stack gap={6} mt={6}>
            <Radio value="yes" label={texts.charges(tax_label)} />
            <Radio value="no" label={texts.chargesNone} />
          </Stack>
        </Radio.Group>
        {form.values.charges === 'yes' && (
          <div className={classes.pair}>
            <FigureField
              label={texts.rate(tax_label)}
              unit="%"
              decimals={3}
              least={0}
              most={100}
              isAbove
              {...form.field('tax_rate')}
            />
            <TextInput label={texts.name} {...form.field('tax_label')} />
            <TextInput
              label={texts.numberOptional(settings.tax_number_name)}
              description={texts.numberRule}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={40}
              {...form.field('tax_number')}
            />
          </div>
        )}
      </SaveForm>
    </Section>
  );
}
