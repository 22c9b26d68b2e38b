import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';

/** Members of the European Union, and Iceland, Liechtenstein and Norway. */
const COUNTRIES: ReadonlySet<string> = new Set(
  readTable(new URL('./single-market.csv', import.meta.url), z.strictObject({ country: z.string().length(2) })).map(
    ({ country }) => country,
  ),
);

/** Whether consumers of a country have the rights of Directive 2011/83/EU; `country` as ISO 3166-1 alpha-2. */
export function isInSingleMarket(country: string): boolean {
  return COUNTRIES.has(country);
}
