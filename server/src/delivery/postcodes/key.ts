/** Of the form `SW1A 1AA`: how many figures follow the area differs, and so what a beginning means. */
export const BRITISH: ReadonlySet<string> = new Set(['GB', 'GG', 'JE', 'IM']);
const LONGEST = 10;

/**
 * A postcode, or the beginning of one, such that what begins with it begins with its characters, and that codes sort as
 * people count them: `SW1` is the beginning of `SW1A 1AA` and not of `SW10 0AA`. Null for what is none.
 */
export function postcodeKey(text: string, country: string): string | null {
  const given = text.trim().toUpperCase();
  const compact = given.replaceAll(/[\s-]/g, '');
  if (!/^[A-Z0-9]+$/.test(compact) || compact.length > LONGEST) return null;
  return BRITISH.has(country) ? britishKey(given, compact) : compact;
}

function britishKey(given: string, compact: string): string | null {
  const match =
    /^([A-Z]{1,2})(\d{1,2})([A-Z]?)(\d[A-Z]{2})$/.exec(compact) ??
    /^([A-Z]{1,2})(\d{1,2})([A-Z]?) +(\d)$/.exec(given) ??
    /^([A-Z]{1,2})(?:(\d{1,2})([A-Z]?))?$/.exec(compact);
  if (match === null) return null;
  const [, area = '', district, part = '', inward] = match;
  const begin = area.padEnd(2, '_');
  if (district === undefined) return begin;
  return `${begin}${district.padStart(2, '0')}${inward === undefined ? part : `${part || '_'}${inward}`}`;
}
