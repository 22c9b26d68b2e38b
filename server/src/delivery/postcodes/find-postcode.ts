import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { isCountry } from './country-names.ts';
import { isInPlace } from './in-place.ts';

/** Whether a text is a whole postcode of a country; of one whose form nobody knows, any text is. */
export function isPostcode(text: string, country: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text.trim().toUpperCase(), country);
}

/**
 * The postcode in a venue's name or address: the last that there is. One of figures alone counts only where addresses of the
 * country have it, so that no number of a house, a year or guests is taken for one. Null: none is found.
 */
export function findPostcode(venue: string, country: string): string | null {
  if (!postcodeValidatorExistsForCountry(country)) return null;
  const parts = partsOf(venue, country);
  for (const [place, words] of [...parts.entries()].toReversed()) {
    for (let at = words.length - 1; at >= 0; at -= 1) {
      for (const to of [at + 2, at + 1]) {
        const code = bare(words.slice(at, to), country);
        if (!postcodeValidator(code, country) || !/\d/.test(code)) continue;
        if (/[A-Z]/.test(code) || isInPlace({ parts, place, at, to, code }, country)) return code;
      }
    }
  }
  return null;
}

/** The words between its commas, without the country at the end. */
function partsOf(venue: string, country: string): string[][] {
  const parts = venue
    .split(/[,;\n]/)
    .map((part) => part.split(/[\s()]+/).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0);
  return parts.length > 1 && isCountry(parts.at(-1)?.join(' ') ?? '', country) ? parts.slice(0, -1) : parts;
}

/** Without the country before it, as in `A-1010` or `D 10115`. */
function bare(words: readonly string[], country: string): string {
  const text = words.join(' ').replace(/\.$/, '');
  const plain = text.replace(/^[A-Z]{1,2}[- ](?=\d)/, '').toUpperCase();
  return postcodeValidator(plain, country) ? plain : text.toUpperCase();
}
