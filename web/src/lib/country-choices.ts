import { LOCALE } from '../texts/index.ts';

/** Countries by their codes, as they are chosen: by name. */
export function countryChoices(codes: readonly string[]): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' });
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));
}
