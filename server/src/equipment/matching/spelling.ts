import { LANGUAGES, SPELLING } from '../lexicon/index.ts';
import { fold } from './words.ts';

/** Shorter words are one letter away from too many others. */
const LEAST_WRITTEN = 5;
const LEAST_MEANT = 6;
const LONGEST = 24;
/** A shorter word with a capital is rather a name: "Marquez". */
const LEAST_CAPITAL = 8;

const RIGHT = new Set(SPELLING.rows().flatMap(({ word, is }) => (is === 'right' ? [fold(word)] : [])));
const MEANT = new Set(
  LANGUAGES.flatMap((own) => SPELLING.rows().filter(({ is, language }) => is === 'meant' && language === own))
    .map(({ word }) => fold(word))
    .filter((word) => word.length >= LEAST_MEANT),
);

/** The words meant, by themselves and by what is left of them without one letter. */
const BY_REST = new Map<string, string[]>();
for (const word of MEANT) {
  for (const rest of [word, ...withoutOne(word)]) BY_REST.set(rest, [...(BY_REST.get(rest) ?? []), word]);
}

/**
 * The word of the lexicons that a word is one slip away from: a letter missing, doubled, wrong or in its neighbour's
 * place, never the first. Null where it is a word of its own or where it may be a name.
 */
export function respelt(written: string): string | null {
  if (written.length < LEAST_WRITTEN || written.length > LONGEST) return null;
  const capital = written[0] !== written[0]?.toLowerCase() && written !== written.toUpperCase();
  const least = capital ? LEAST_CAPITAL : LEAST_MEANT;
  const word = fold(written);
  if (RIGHT.has(word) || MEANT.has(word)) return null;
  const meant = meantBy(word, least);
  if (meant !== null || !word.endsWith('s')) return meant;
  const singular = word.slice(0, -1);
  return singular.length < LEAST_WRITTEN || RIGHT.has(singular) ? null : meantBy(singular, least);
}

/** The first of the words meant that is one slip away. */
function meantBy(word: string, least: number): string | null {
  for (const rest of [word, ...withoutOne(word)]) {
    const meant = BY_REST.get(rest)?.find(
      (each) => each.length >= least && each[0] === word[0] && isOneSlip(word, each),
    );
    if (meant !== undefined) return meant;
  }
  return null;
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function isOneSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1;
  let behind = 0;
  const most = Math.min(one.length, other.length) - from;
  while (behind < most && one.at(-1 - behind) === other.at(-1 - behind)) behind += 1;
  const left = one.slice(from, one.length - behind);
  const right = other.slice(from, other.length - behind);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
