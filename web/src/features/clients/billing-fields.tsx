import { CLIENT_KINDS } from '@showbill/contract';
import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { countryChoices } from '../../lib/country-choices.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.clients;
const MOST_SHOWN = 60;
const KINDS = CLIENT_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }));

/** A field of the form, as it is spread into its input. */
interface Bound {
  readonly label: string;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onChange: (next: unknown) => void;
  readonly error: ReactNode;
}

type BillingField = 'kind' | 'tax_number' | 'address' | 'country';

/** As what a client hires, and what is written to them on paper. */
export function BillingFields({ field }: { readonly field: (name: BillingField) => Bound }) {
  const { data } = useQuery(trpc.site.countries.queryOptions());
  const countries = useMemo(() => countryChoices((data ?? []).map(({ code }) => code)), [data]);
  const choice = (name: 'kind' | 'country') => {
    const { value, onChange, ...rest } = field(name);
    return { ...rest, value: value || null, onChange: (chosen: string | null) => onChange(chosen ?? '') };
  };
  return (
    <>
      <Select {...choice('kind')} data={KINDS} placeholder={texts.kindNotSaid} clearable={!field('kind').readOnly} />
      <Textarea {...field('address')} autosize minRows={2} maxLength={300} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          {...choice('country')}
          data={countries}
          searchable
          clearable={!field('country').readOnly}
          limit={MOST_SHOWN}
          nothingFoundMessage={TEXTS.entry.signUp.noCountry}
        />
        <TextInput {...field('tax_number')} maxLength={40} />
      </SimpleGrid>
    </>
  );
}
