import { remembering } from '../platform/keep-latest.ts';
import { vocabulary } from './matching/compile.ts';
import { toParts } from './matching/parts.ts';
import { stemsThatAre } from './matching/words.ts';

const FILLERS = stemsThatAre('filler');
const OF = stemsThatAre('hangs_on_noun');
const NUMBER_WEIGHT = 0.5;
const HEAD_WEIGHT = 1.2;
const PREFIX_CREDIT = 0.6;
const PREFIX_LEAST = 5;

/** The words of a phrase as comparable keys, fillers left out, compounds seen through; numbers stay as they are. */
export const normaliseWords = remembering((phrase): readonly string[] =>
  partsOf(phrase).flatMap(({ key }) => (FILLERS.has(key) ? [] : [key])),
);

const partsOf = remembering((phrase): readonly { readonly key: string; readonly number: boolean }[] =>
  toParts(phrase, vocabulary().split).map(({ stem: key, number }) => ({ key, number })),
);

/**
 * How well a product's name answers a phrase, in [0, 1]: the share of the phrase's words that the name has, where the
 * word that names the thing weighs somewhat more than all others together; a little less where the name says much more besides.
 */
export function similarity(phrase: string, name: string): number {
  const wanted = partsOf(phrase);
  const words = wanted.filter(({ key }) => !FILLERS.has(key));
  if (words.length === 0) return 0;
  const cut = wanted.findIndex(({ key }, index) => index > 0 && OF.has(key));
  const headAt = headIndex(cut > 0 ? wanted.slice(0, cut) : wanted);
  const head = wanted[headAt]?.key;
  const has = normaliseWords(name);
  const keys = new Set(has);
  const others = words.reduce((sum, word) => sum + (word.key === head ? 0 : weightOf(word.number)), 0);
  const headWeight = HEAD_WEIGHT * Math.max(1, others);
  let matched = 0;
  let total = 0;
  const seen = new Set<string>();
  for (const word of words) {
    if (seen.has(word.key)) continue;
    seen.add(word.key);
    const weight = word.key === head ? headWeight : weightOf(word.number);
    total += weight;
    matched += weight * credit(word.key, word.number, keys, has);
  }
  const covered = Math.min(1, seen.size / Math.max(1, keys.size));
  return Math.min(1, (matched / total) * (0.85 + 0.15 * covered));
}

function headIndex(words: readonly { readonly key: string; readonly number: boolean }[]): number {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word !== undefined && !word.number && !FILLERS.has(word.key)) return at;
  }
  return 0;
}

function weightOf(number: boolean): number {
  return number ? NUMBER_WEIGHT : 1;
}

function credit(key: string, number: boolean, keys: ReadonlySet<string>, has: readonly string[]): number {
  if (keys.has(key)) return 1;
  if (number || key.length < PREFIX_LEAST) return 0;
  if (isCompoundOf(key, has)) return 1;
  const near = has.some((other) => other.length >= PREFIX_LEAST && (other.startsWith(key) || key.startsWith(other)));
  return near ? PREFIX_CREDIT : 0;
}

/** Whether a phrase of one word is a compound of words of the name: "Weingläser" of "Glas, Wein". */
export function isCompounded(phrase: string, name: string): boolean {
  const [said, ...more] = normaliseWords(phrase);
  const has = normaliseWords(name);
  return said !== undefined && more.length === 0 && !has.includes(said) && isCompoundOf(said, has);
}

/** A compound whose two parts the name has, in whatever order. */
function isCompoundOf(key: string, has: readonly string[]): boolean {
  return has.some(
    (first) =>
      first.length >= SHORTEST_PART &&
      key.startsWith(first) &&
      has.some((last) => last !== first && last.length >= SHORTEST_PART && key.startsWith(last, first.length)),
  );
}

const SHORTEST_PART = 3;
