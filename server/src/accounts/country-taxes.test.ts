import { expect, it } from 'vitest';
import { isCountry } from './countries.ts';
import { taxedCountries, taxOf } from './country-taxes.ts';

it('names each country once, in order, with a rate that can be a tax', () => {
  const countries = taxedCountries();
  expect(countries).toEqual([...new Set(countries)].toSorted());
  expect(countries.filter((code) => !isCountry(code))).toEqual([]);
  const rates = countries.flatMap((code) => taxOf(code)?.rate ?? []).map(Number);
  expect(rates.filter((rate) => !(rate > 0 && rate <= 27))).toEqual([]);
});

it.each([
  ['GB', { name: 'VAT', rate: '20', numberName: 'VAT number' }],
  ['DE', { name: 'MwSt.', rate: '19', numberName: 'USt-IdNr.' }],
  ['FR', { name: 'TVA', rate: '20', numberName: 'N° TVA' }],
  ['CH', { name: 'MWST', rate: '8.1', numberName: 'UID' }],
  ['KE', { name: 'VAT', rate: '16', numberName: 'PIN' }],
])('says what is usual in %s', (country, tax) => {
  expect(taxOf(country)).toEqual(tax);
});

it.each(['US', 'CA', 'BR'])('has no usual rate for %s, where it differs by state', (country) => {
  expect(taxOf(country)).toMatchObject({ rate: null });
});

it.each(['HK', 'BM', 'KW'])('knows no tax of %s', (country) => {
  expect(taxOf(country)).toBeNull();
});
