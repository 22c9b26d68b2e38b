import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { isCountry } from './country-names.ts';

/** A postcode that was found in an address: the words from `at` up to `to` of one of its parts. */
interface Found {
  readonly parts: readonly (readonly string[])[];
  readonly place: number;
  readonly at: number;
  readonly to: number;
  readonly code: string;
}

/** Where addresses end with the postcode, which a state may stand before. */
const AT_THE_END = new Map<string, RegExp | null>([
  ['US', /^[A-Z]{2}$/],
  ['AU', /^(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/],
  ['NZ', null],
  ['ZA', null],
]);
/** So many figures stand at the end in some countries and before the town in others, and are no number of a house. */
const LONG = 6;
const YEAR = /^(?:19|20)\d\d$/;

/** What figures count that are no postcode, in the languages of the program. */
const COUNTED = new Set(
  readTable(new URL('./counted.csv', import.meta.url), z.strictObject({ word: z.string() })).map(({ word }) => word),
);

/** Whether a postcode of figures alone stands where addresses of the country have it. */
export function isInPlace(found: Found, country: string): boolean {
  if (AT_THE_END.has(country)) return endsAddress(found, country);
  const isLong = found.code.replaceAll(/\D/g, '').length >= LONG;
  return beginsPart(found) || (isLong && endsAddress(found, country));
}

/** As in `Austin, TX 78701` and `Auckland 1010`. */
function endsAddress({ parts, place, at, to, code }: Found, country: string): boolean {
  const words = parts[place] ?? [];
  const [before, after] = [words[at - 1], words[to]];
  if (after !== undefined && !isCountry(after, country)) return false;
  if (before !== undefined && AT_THE_END.get(country)?.test(before)) return true;
  if (place < parts.length - 1 || YEAR.test(code)) return false;
  return before === undefined ? place > 0 : /^\p{Lu}/u.test(before);
}

/** As in `1010 Wien`. The first part of several is the name of a place or a street. */
function beginsPart({ parts, place, at, to, code }: Found): boolean {
  const next = parts[place]?.[to];
  if (at > 0 || next === undefined || !/^[\p{Lu}\p{Lo}]/u.test(next) || COUNTED.has(next.toLowerCase())) return false;
  return place > 0 || (parts.length === 1 && !YEAR.test(code));
}
