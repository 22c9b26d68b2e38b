import { LANGUAGES } from '@showbill/contract';

const NAMES = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Whether a text is what a country is called, in one of our languages or by its letters. */
export function isCountry(text: string, country: string): boolean {
  const plain = text.toLowerCase().replaceAll('.', '');
  const names = [country, ...(country === 'US' ? ['USA'] : []), ...NAMES.map((each) => each.of(country) ?? country)];
  return names.some((name) => name.toLowerCase() === plain);
}
