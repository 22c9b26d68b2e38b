import { Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { FieldErrors } from '../lib/field-errors.ts';
import type { TaxAnswer, UsualTax } from '../lib/tax-answer.ts';
import { TEXTS } from '../texts/index.ts';
import { FigureField } from './figure-field.tsx';

const texts = TEXTS.tax;

interface TaxFieldsProps {
  readonly tax: UsualTax;
  readonly value: TaxAnswer;
  readonly onChange: (value: TaxAnswer) => void;
  readonly errors: FieldErrors;
}

/** Whether a company charges tax, at what rate and under which number. */
export function TaxFields({ tax, value, onChange, errors }: TaxFieldsProps) {
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.question(tax.name)}
        value={value.charges === null ? null : value.charges ? 'yes' : 'no'}
        onChange={(chosen) => onChange({ ...value, charges: chosen === 'yes' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="yes" label={texts.charges(tax.name)} />
          <Radio value="no" label={texts.chargesNone} />
        </Stack>
      </Radio.Group>
      {value.charges === true && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <FigureField
            label={texts.rate(tax.name)}
            {...(tax.rate === null && {
              description: texts.noUsualRate,
              inputWrapperOrder: ['label', 'input', 'description', 'error'],
            })}
            unit="%"
            decimals={3}
            least={0}
            most={100}
            isAbove
            required
            withAsterisk={false}
            value={value.rate}
            onChange={(rate) => onChange({ ...value, rate })}
            error={errors.at('tax_rate')}
          />
          <TextInput
            label={texts.numberOptional(tax.number_name)}
            description={texts.numberRule}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={40}
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
            error={errors.at('tax_number')}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
