import type { Category } from '@showbill/contract';
import { ABBREVIATIONS } from '../lexicon/index.ts';
import { fold } from './words.ts';

/** What shortened words of a text, of any name or of names in one category stand for, by the word folded. */
export function shortenedIn(...places: readonly ('text' | 'name' | Category)[]): ReadonlyMap<string, string> {
  const rows = ABBREVIATIONS.rows().filter(({ within }) => places.includes(within));
  return new Map(rows.map(({ short, whole }) => [fold(short), whole]));
}
