import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { CLIENT_KINDS } from '@showbill/contract/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { countryChoices } from '../../../lib/country-choices.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';

const texts = INVOICE_TEXTS.create;
const KINDS = CLIENT_KINDS.map((value) => ({ value, label: TEXTS.clients.kinds[value] }));
const MOST_SHOWN = 60;
const HINT_BELOW = ['label', 'input', 'description', 'error'] as const;

type BuyerField = 'kind' | 'name' | 'street' | 'post_code' | 'city' | 'country' | 'vat_id' | 'email' | 'reference';

interface BuyerFieldsProps {
  readonly field: (name: BuyerField) => {
    readonly value: string;
    readonly onChange: (next: unknown) => void;
    readonly error: ReactNode;
  };
  readonly isConsumer: boolean;
}

/** Who is invoiced, as the invoice says it for ever. */
export function BuyerFields({ field, isConsumer }: BuyerFieldsProps) {
  const { data } = useQuery(trpc.site.countries.queryOptions());
  const countries = useMemo(() => countryChoices((data ?? []).map(({ code }) => code)), [data]);
  const { fields, hints } = texts;
  const { value: country, ...ofCountry } = field('country');
  return (
    <Stack>
      <Select label={fields.kind} allowDeselect={false} data={KINDS} {...field('kind')} />
      <TextInput label={fields.name} maxLength={200} {...field('name')} />
      <Textarea label={fields.street} autosize minRows={1} maxLength={200} {...field('street')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={fields.post_code} maxLength={20} {...field('post_code')} />
        <TextInput label={fields.city} maxLength={100} {...field('city')} />
        <Select
          label={fields.country}
          data={countries}
          searchable
          limit={MOST_SHOWN}
          nothingFoundMessage={TEXTS.entry.signUp.noCountry}
          value={country === '' ? null : country}
          {...ofCountry}
          onChange={(chosen) => ofCountry.onChange(chosen ?? '')}
        />
        {!isConsumer && <TextInput label={fields.vat_id} maxLength={40} {...field('vat_id')} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={fields.email}
          type="email"
          description={hints.email}
          inputWrapperOrder={[...HINT_BELOW]}
          {...field('email')}
        />
        <TextInput
          label={fields.reference}
          maxLength={100}
          description={hints.reference}
          inputWrapperOrder={[...HINT_BELOW]}
          {...field('reference')}
        />
      </SimpleGrid>
    </Stack>
  );
}
