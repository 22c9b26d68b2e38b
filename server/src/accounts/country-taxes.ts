import { z } from 'zod';
import { readTable } from '../platform/data-files.ts';

/** The tax on hire of a country. */
export interface CountryTax {
  /** As it is called on offers there. */
  readonly name: string;
  /** Percent, as a decimal text; null: it differs within the country, or is about to change. */
  readonly rate: string | null;
  /** What a company's number for it is called there. */
  readonly numberName: string;
}

const row = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1).max(40),
  rate: z.string().regex(/^(?:\d{1,2}(?:\.\d{1,3})?)?$/),
  number: z.string().max(40),
});

/**
 * Countries with VAT or a sales tax, and their standard rates. Source of the rates: the package sales-tax 2.23.0 of
 * 2026-05-19 (github.com/valeriansaliou/node-sales-tax), some corrected by us where they had changed since. Names of taxes
 * and numbers are ours, as used on invoices there, and were not compared with the authorities' pages. A rate is offered to
 * be confirmed, never applied by itself.
 */
const TAXES: ReadonlyMap<string, CountryTax> = new Map(
  readTable(new URL('./country-taxes.csv', import.meta.url), row).map(({ country, name, rate, number }) => [
    country,
    { name, rate: rate === '' ? null : rate, numberName: number === '' ? `${name} number` : number },
  ]),
);

/** The tax on hire of a country; null: none is known. */
export function taxOf(country: string): CountryTax | null {
  return TAXES.get(country) ?? null;
}

/** The countries that the table names, for its test. */
export function taxedCountries(): string[] {
  return [...TAXES.keys()];
}
