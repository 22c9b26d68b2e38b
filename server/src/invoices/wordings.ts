import { LANGUAGES, type Language, VAT_TREATMENTS, type VatTreatment } from '@showbill/contract';
import { z } from 'zod';
import { readTable } from '../platform/data-files.ts';
import { hasVat } from './treatment.ts';

const row = z.strictObject({
  treatment: z.enum(VAT_TREATMENTS),
  language: z.enum(LANGUAGES),
  country: z.string().regex(/^(?:[A-Z]{2})?$/),
  wording: z.string().min(1).max(300),
});

/**
 * Sentences as they are used on invoices. Those for a reverse charge are the ones that Article 226 (11a) of Directive
 * 2006/112/EC has in each language; the others are usual ones, which a person may change, and were not compared with every
 * authority's pages.
 */
const WORDINGS: ReadonlyMap<string, string> = new Map(
  readTable(new URL('./vat-wordings.csv', import.meta.url), row).map(({ treatment, language, country, wording }) => [
    keyOf(treatment, language, country),
    wording,
  ]),
);

/**
 * Why a seller of that country charges no tax, in the buyer's language; null: there is nothing to say, as where it has no such
 * tax.
 */
export function wordingOf(treatment: VatTreatment, language: Language, country: string): string | null {
  if (treatment === 'outside_scope' && !hasVat(country)) return null;
  return WORDINGS.get(keyOf(treatment, language, country)) ?? WORDINGS.get(keyOf(treatment, language, '')) ?? null;
}

function keyOf(treatment: VatTreatment, language: Language, country: string): string {
  return `${treatment} ${language} ${country}`;
}
