import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Whether a text is a whole postcode of a country; of one whose form nobody knows, any text is. */
export function isPostcode(text: string, country: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text.trim().toUpperCase(), country);
}

/**
 * The postcode in a venue's name or address: the last that there is. One of figures alone counts before a name, as in
 * `1010 Wien`, or, where it has five or more, at the end of a part, as in `Austin, TX 78701`. Null: none is found.
 */
export function findPostcode(venue: string, country: string): string | null {
  if (!postcodeValidatorExistsForCountry(country)) return null;
  for (const part of venue.split(/[,;\n]/).toReversed()) {
    const words = part.split(/[\s()]+/).filter((word) => word !== '');
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const found = [words.slice(at, at + 2), words.slice(at, at + 1)].find((some) => isOne(words, at, some, country));
      if (found !== undefined) return bare(found, country);
    }
  }
  return null;
}

function isOne(words: readonly string[], at: number, some: readonly string[], country: string): boolean {
  const code = bare(some, country);
  if (!postcodeValidator(code, country)) return false;
  if (/[A-Z]/.test(code)) return true;
  const next = words[at + some.length];
  return next === undefined ? code.replaceAll(/\D/g, '').length >= 5 : /^\p{L}/u.test(next);
}

/** Without the country before it, as in `A-1010` or `D 10115`. */
function bare(words: readonly string[], country: string): string {
  const text = words.join(' ').toUpperCase();
  const plain = text.replace(/^[A-Z]{1,2}[- ](?=\d)/, '').replace(/\.$/, '');
  return postcodeValidator(plain, country) ? plain : text.replace(/\.$/, '');
}
