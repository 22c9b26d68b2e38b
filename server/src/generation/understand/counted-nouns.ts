import { measureEnd } from './measures.ts';
import { isPriceOrYear } from './quantity.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** A plain figure with the nouns behind it: "24 traders in gazebos", "a board of seven". */
interface Counted extends Span {
  readonly value: number;
}

export interface CountedNouns {
  /** How many of a noun the text speaks of, and where: the last one before token `at`, else the first behind it. */
  of(word: string, at: number): Counted | undefined;
  /** The last figure before token `at` in its sentence, or in the few words before that. */
  before(at: number): Counted | undefined;
}

const REACH = 3; // words behind a figure that may be what it counts
const BACK = 24; // tokens
const MOST = 2000;
const SHORTEST = 4; // letters

export function readCountedNouns(text: Text): CountedNouns {
  const figures: Counted[] = [];
  const byNoun = new Map<string, Counted[]>();
  for (const number of text.numbers) {
    const { value } = number;
    if (!Number.isInteger(value) || value < 2 || value > MOST) continue;
    if (measureEnd(text, number.to) !== null || isPriceOrYear(text, number)) continue;
    let to = number.to;
    while (
      to < number.to + REACH &&
      wordAt(text, to) !== '' &&
      !text.numberFrom.has(to) &&
      !STOPS.has(wordAt(text, to))
    ) {
      to += 1;
    }
    const counted = { from: number.from, to, value };
    figures.push(counted);
    for (let index = number.to; index < to; index += 1) {
      const stem = stemOf(wordAt(text, index));
      if (stem !== '') byNoun.set(stem, [...(byNoun.get(stem) ?? []), counted]);
    }
  }
  return {
    of: (word, at) => {
      const stem = stemOf(word);
      const found = byNoun.get(stem) ?? (stem === '' ? [] : compoundsOf(stem, byNoun));
      return found.findLast(({ from }) => from < at) ?? found[0];
    },
    before: (at) => {
      const last = figures.findLast(({ from }) => from < at);
      const near = last !== undefined && last.from >= Math.max(sentenceOf(text, at).from, at - BACK);
      return near ? last : undefined;
    },
  };
}

/** "je Tisch" of "zwölf Stehtische". */
function compoundsOf(stem: string, byNoun: ReadonlyMap<string, readonly Counted[]>): readonly Counted[] {
  for (const [noun, found] of byNoun) if (noun.endsWith(stem)) return found;
  return [];
}

const STOPS = new Set(
  'each every per with and for je jede jeder jedes pro mit und für fur chaque par avec et pour cada por con para elke elk met voor'.split(
    ' ',
  ),
);

function stemOf(word: string): string {
  // "zaal" and "zalen", "raam" and "ramen"
  return word.length < SHORTEST ? '' : word.replace(/(?:en|es|s|n|e)$/u, '').replace(/([aeou])\1/u, '$1');
}
