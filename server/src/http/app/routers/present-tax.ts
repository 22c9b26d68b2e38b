import type { CountryTax } from '../../../accounts/index.ts';

/** The tax that is usual in a country; null: none is known. `rate`: null where it differs within the country. */
export function presentTax(tax: CountryTax | null) {
  if (tax === null) return null;
  return { name: tax.name, rate: tax.rate === null ? null : Number(tax.rate), number_name: tax.numberName };
}
