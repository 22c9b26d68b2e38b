import { Select, SimpleGrid } from '@mantine/core';
import { useMemo } from 'react';
import type { FieldErrors } from '../../lib/field-errors.ts';
import { countryChoices } from '../../lib/country-choices.ts';
import { LOCALE, TEXTS } from '../../texts/index.ts';
import { type Country, likelyZone } from './whereabouts.ts';

const texts = TEXTS.entry.signUp;
const MOST_SHOWN = 60;

export interface Whereabouts {
  readonly country: string | null;
  readonly currency: string | null;
  readonly zone: string | null;
}

interface CompanyFieldsProps {
  readonly countries: readonly Country[];
  readonly value: Whereabouts;
  readonly onChange: (value: Whereabouts) => void;
  readonly ownZone: string;
  readonly errors: FieldErrors;
}

/** Where a company is; its country proposes currency and time zone. */
export function CompanyFields({ countries, value, onChange, ownZone, errors }: CompanyFieldsProps) {
  const { names, currencies, zones } = useMemo(() => choices(countries), [countries]);

  function chooseCountry(code: string | null): void {
    const country = countries.find((known) => known.code === code);
    if (country === undefined) return;
    onChange({ country: country.code, currency: country.currency, zone: likelyZone(country, ownZone) });
  }

  const shared = { required: true, withAsterisk: false, searchable: true, allowDeselect: false, limit: MOST_SHOWN };
  return (
    <>
      <Select
        {...shared}
        label={texts.country}
        data={names}
        value={value.country}
        onChange={chooseCountry}
        disabled={countries.length === 0}
        nothingFoundMessage={texts.noCountry}
        error={errors.at('country')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          {...shared}
          label={texts.currency}
          description={texts.currencyRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={currencies}
          value={value.currency}
          onChange={(currency) => onChange({ ...value, currency })}
          nothingFoundMessage={texts.noCurrency}
          error={errors.at('currency')}
        />
        <Select
          {...shared}
          label={texts.timeZone}
          data={zones}
          value={value.zone}
          onChange={(zone) => onChange({ ...value, zone })}
          nothingFoundMessage={texts.noZone}
          error={errors.at('time_zone')}
        />
      </SimpleGrid>
    </>
  );
}

/** What can be chosen, by its name; time zones of all countries. */
function choices(countries: readonly Country[]) {
  const currencyNames = new Intl.DisplayNames(LOCALE, { type: 'currency' });
  const codes = [...new Set(countries.map(({ currency }) => currency))].toSorted();
  return {
    names: countryChoices(countries.map(({ code }) => code)),
    currencies: codes.map((code) => ({ value: code, label: `${code} ${currencyNames.of(code) ?? ''}`.trim() })),
    zones: [...new Set(countries.flatMap(({ time_zones: zones }) => zones))].toSorted(),
  };
}
