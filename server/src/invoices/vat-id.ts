/** Where it is another than that of the country. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', IM: 'GB', MC: 'FR' };

/** A number for value-added tax as programs write it: letters of its country, no blanks. `GB 999 9999 73` is `GB999999973`. */
export function writtenVatId(number: string, country: string): string {
  const plain = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const prefix = PREFIXES[country] ?? country;
  return plain.startsWith(prefix) || /^[A-Z]{2}\d/.test(plain) ? plain : `${prefix}${plain}`;
}
