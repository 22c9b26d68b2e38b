import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Language } from '../../facts.ts';
import { fold } from '../document/fold.ts';
import { once, onceFor } from '../../../platform/once.ts';
import type { Span, Text } from '../document/text.ts';

/** A run of tokens that a phrase of a table stands in. */
export interface Hit<Row> extends Span {
  readonly row: Row;
  /** Found without an ending of it: a plural, as a rule. */
  readonly inflected: boolean;
}

/** What every table of phrases has: `language` where a phrase means it in that one alone, and `part` for parts of compounds. */
const anyRow = z.looseObject({
  phrase: z.string().regex(/^\S+(?: \S+){0,4}$/u),
  language: z.enum(['', 'en', 'de', 'fr', 'es', 'nl']),
  part: z.enum(['', 'first', 'last']).default(''),
});

/** Cells of a table that say yes or nothing. */
export const YES = z.enum(['', 'yes']).transform((cell) => cell === 'yes');

interface Entry<Row> {
  readonly words: readonly string[];
  readonly row: Row;
  readonly language: Language | '';
}

/** Phrases by their first word, longest first, and what German and Dutch compounds begin and end with. */
interface Index<Row> {
  readonly whole: ReadonlyMap<string, readonly Entry<Row>[]>;
  readonly first: ReadonlyMap<string, readonly Entry<Row>[]>;
  readonly last: ReadonlyMap<string, readonly Entry<Row>[]>;
  /** Letters of the longest of those. */
  readonly longest: number;
}

export interface Phrases<Row> {
  /** The longest phrases at a token: more than one where it means several things. */
  at(text: Text, index: number): readonly Hit<Row>[];
  /** All phrases between two tokens, leftmost and longest, without overlaps. */
  all(text: Text, from?: number, to?: number): readonly Hit<Row>[];
}

/**
 * A table of words and phrases of at most five words, `vocabulary/NAME.csv`, each with what it means. Words are compared
 * folded, and without the endings of plurals and cases where nothing stands there with them.
 */
export function phrasesOf<Shape extends z.ZodRawShape>(
  name: string,
  columns: Shape,
  isWanted: (row: z.output<z.ZodObject<Shape>>) => boolean = () => true,
): Phrases<z.output<z.ZodObject<Shape>>> {
  type Row = z.output<z.ZodObject<Shape>>;
  const index = once((): Index<Row> => {
    const meaning = z.object(columns);
    const entries = rowsOf(name).flatMap(({ phrase, language, part, ...rest }) => {
      const row = meaning.parse(rest);
      return isWanted(row) ? [{ part, entry: { words: fold(phrase).split(' '), row, language } }] : [];
    });
    if (entries.length === 0) throw new RangeError(`vocabulary/${name}.csv has nothing of what is wanted`);
    const ofPart = (wanted: string) =>
      Map.groupBy(
        entries
          .filter(({ part }) => part === wanted)
          .map(({ entry }) => entry)
          .toSorted((one, other) => other.words.length - one.words.length),
        ({ words: [word = ''] }) => word,
      );
    const [whole, first, last] = [ofPart(''), ofPart('first'), ofPart('last')];
    return {
      whole,
      first,
      last,
      longest: Math.max(0, ...[...first.keys(), ...last.keys()].map(({ length }) => length)),
    };
  });
  const at = (text: Text, from: number) => longestAt(index(), text, from);
  const everywhere = onceFor((text: Text): readonly Hit<Row>[] => {
    let next = 0;
    return placesIn(index(), text).flatMap((place) => {
      const found = place < next ? [] : at(text, place);
      next = found[0]?.to ?? next;
      return found;
    });
  });
  return {
    at,
    all(text, from, to = text.tokens.length) {
      if (from === undefined) return everywhere(text);
      const hits: Hit<Row>[] = [];
      for (let next = from; next < to; ) {
        const found = at(text, next).filter((hit) => hit.to <= to);
        hits.push(...found);
        next = found[0]?.to ?? next + 1;
      }
      return hits;
    },
  };
}

const read = new Map<string, readonly z.infer<typeof anyRow>[]>();

function rowsOf(name: string): readonly z.infer<typeof anyRow>[] {
  const rows = read.get(name) ?? readTable(new URL(`./vocabulary/${name}.csv`, import.meta.url), anyRow);
  read.set(name, rows);
  return rows;
}

/** A word of a text as it stands, then without each of the endings of its language; and its tokens. */
interface Word {
  readonly forms: readonly string[];
  readonly places: number[];
}

const wordsIn = onceFor(({ tokens, language }: Text): ReadonlyMap<string, Word> => {
  const words = new Map<string, Word>();
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'break') continue;
    const word = words.get(text);
    if (word === undefined)
      words.set(text, { forms: [text, ...(kind === 'word' ? stemsOf(text, language) : [])], places: [at] });
    else word.places.push(at);
  }
  return words;
});

function formsAt(text: Text, at: number): readonly string[] {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' ? [] : (wordsIn(text).get(token.text)?.forms ?? []);
}

/** The tokens that a phrase may begin at, in order. */
function placesIn<Row>(index: Index<Row>, text: Text): readonly number[] {
  return [...wordsIn(text).values()]
    .flatMap(({ forms, places }) =>
      forms.some((form) => index.whole.has(form)) || inCompound(index, text.language, forms) !== undefined
        ? places
        : [],
    )
    .sort((one, other) => one - other);
}

function longestAt<Row>(index: Index<Row>, text: Text, from: number): readonly Hit<Row>[] {
  const forms = formsAt(text, from);
  let best: readonly (Hit<Row> & { readonly isOwn: boolean })[] = [];
  let least = 0;
  for (const form of forms) {
    for (const { words, row, language } of index.whole.get(form) ?? []) {
      const to = from + words.length;
      const known = best[0]?.to ?? from;
      if (to < known || (language !== '' && language !== text.language)) continue;
      const changed = changesIn(words, text, from);
      if (changed === null || (to === known && changed > least)) continue;
      const hit = { row, from, to, inflected: isInflected(words, text, from), isOwn: language !== '' };
      best = to > known || changed < least ? [hit] : [...best, hit];
      least = changed;
    }
  }
  if (best.length === 0) {
    const entry = inCompound(index, text.language, forms);
    return entry === undefined ? [] : [{ row: entry.row, from, to: from + 1, inflected: false }];
  }
  // What means it in the language of the text goes before what means something in any.
  const own = best.filter(({ isOwn }) => isOwn);
  return own.length > 0 ? own : best;
}

/** How many words of a phrase stand there with an ending; null where it does not stand there. */
function changesIn(words: readonly string[], text: Text, from: number): number | null {
  let changed = 0;
  for (const [step, word] of words.entries()) {
    if (text.tokens[from + step]?.text === word) continue;
    if (!formsAt(text, from + step).includes(word)) return null;
    changed += 1;
  }
  return changed;
}

/** Whether its noun has an ending: in French and Spanish the first word, else the last. */
function isInflected(words: readonly string[], text: Text, from: number): boolean {
  const head = text.language === 'fr' || text.language === 'es' ? 0 : words.length - 1;
  return text.tokens[from + head]?.text !== words[head];
}

const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['s', 'es'],
  de: ['e', 'n', 'en', 's', 'es'],
  fr: ['s', 'x'],
  es: ['s', 'es'],
  nl: ['en', 's', "'s", 'n'],
};
const SHORTEST = 3; // letters of each part of a compound
/** Letters that an ending leaves: "ein" is no word of "eine". */
const SHORTEST_STEM: Readonly<Record<Language, number>> = { en: 3, de: 4, fr: 3, es: 3, nl: 4 };

function stemsOf(word: string, language: Language): readonly string[] {
  return ENDINGS[language].flatMap((ending) =>
    word.length >= ending.length + SHORTEST_STEM[language] && word.endsWith(ending)
      ? [word.slice(0, -ending.length)]
      : [],
  );
}

/** "Sommerkonzert", "Hochzeitsfeier": what a compound of German or Dutch says by its first part, else by its last. */
function inCompound<Row>(
  { first, last, longest }: Index<Row>,
  language: Language,
  forms: readonly string[],
): Entry<Row> | undefined {
  const word = language === 'de' || language === 'nl' ? (forms[0] ?? '') : '';
  if (word.length < 2 * SHORTEST || first.size + last.size === 0) return undefined;
  for (let end = Math.min(word.length - SHORTEST, longest); end >= SHORTEST; end -= 1) {
    const entry = first.get(word.slice(0, end))?.[0];
    if (entry !== undefined) return entry;
  }
  const shortest = Math.min(...forms.map(({ length }) => length));
  for (let start = Math.max(SHORTEST, shortest - longest); start <= word.length - SHORTEST; start += 1) {
    for (const form of forms) {
      const entry = last.get(form.slice(start))?.[0];
      if (entry !== undefined) return entry;
    }
  }
  return undefined;
}
