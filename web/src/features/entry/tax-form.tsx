import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeSettings } from '../../lib/change-settings.ts';
import { fieldErrors } from '../../lib/field-errors.ts';
import { likelyTax, taxInput, type UsualTax } from '../../lib/tax-answer.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { TaxFields } from '../../ui/tax-fields.tsx';

const texts = TEXTS.tax;

/** What a company that signed up without saying so charges in tax. */
export function TaxForm({ tax }: { readonly tax: UsualTax }) {
  const [answer, setAnswer] = useState(() => likelyTax(tax));
  const change = useMutation({ mutationFn: changeSettings });
  const errors = fieldErrors(change.error, ['tax_rate', 'tax_number']);

  function submit(event: FormEvent): void {
    event.preventDefault();
    change.mutate(taxInput(answer));
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        <Text>{texts.needed}</Text>
        <TaxFields tax={tax} value={answer} onChange={setAnswer} errors={errors} />
        {errors.rest !== null && <Problem error={errors.rest} />}
        <Group>
          <Button type="submit" disabled={answer.charges === null} loading={change.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
