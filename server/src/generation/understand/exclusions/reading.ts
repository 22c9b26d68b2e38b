import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Exclusion, Language } from '../../types.ts';
import type { Asking } from '../asking.ts';
import type { Mention } from '../mention.ts';
import { type Lexicon, wordList } from '../text/lexicon.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';
import { EXCLUSION_WORDS, type ExclusionWords } from '../words/exclusions.ts';
import { GUESTS_BRING } from '../words/guests-bring.ts';
import { POSSESSION_WORDS, type PossessionWords } from '../words/possession.ts';
import { REFUSED_DOINGS } from '../words/refused-doings.ts';
import { CONTRACTED } from '../words/sent-by.ts';
import { FIRMS } from '../words/spoken-of.ts';
import { type Cues, cuesOf } from './cues.ts';
import { listEnds } from './lists.ts';

/**
 * What became of a mention: not wanted, there already, expressly wanting (missing, or not enough of it), or only
 * spoken of.
 */
export type Verdict = 'unwanted' | 'provided' | 'wanting' | 'spoken';

/** A finding on mentions `[first, last]`, with the words that led to it. */
export interface Finding extends Span {
  readonly reason: Exclude<Verdict, 'spoken'>;
  readonly first: number;
  readonly last: number;
}

export type Words = { readonly [Part in keyof (ExclusionWords & PossessionWords)]: Lexicon<true> };

/** What the readers of one text share. */
export interface Reading {
  readonly text: Text;
  readonly words: Words;
  readonly asking: Asking;
  readonly mentions: readonly Mention[];
  /** For each mention the last one of the list that it stands in. */
  readonly lists: readonly number[];
  /** Tokens that name equipment. */
  readonly things: ReadonlySet<number>;
  /** Tokens with which a whole category is named. */
  readonly general: ReadonlySet<number>;
  readonly cues: Cues;
}

/** Reasons that end up in an exclusion. */
export type Reason = Exclusion['reason'];

export function readingOf(text: Text, asking: Asking, mentions: readonly Mention[]): Reading {
  const words = WORDS[text.language];
  const named = mentions.filter(
    (mention) =>
      !isSomebody(mention) && firms.at(text.tokens, mention.to) === null && !isFirmName(text, words, mention),
  );
  const things = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const general = new Set(mentions.flatMap(({ from, kinds }) => (kinds.length === 0 ? [from] : [])));
  return { text, words, asking, mentions, lists: listEnds(text, mentions), things, general, cues: cuesOf(text) };
}

/** "Mick's Marquees are putting the tent up": the name of who does it. */
export function isFirmName(text: Text, words: Words, { from, to }: Mention): boolean {
  const named = text.tokens[from]?.capital === true && text.tokens[from - 1]?.capital === true;
  if (text.language !== 'en' || !named || !wordAt(text, from - 1).endsWith("'s")) return false;
  return [words.copulas, words.brings, words.has].some((verbs) => verbs.at(text.tokens, to) !== null);
}

const firms = wordList(FIRMS); // "the tent people bring …"

/** "the catering brings …", "the security people have …": who may have things of their own. */
function isSomebody({ kinds, categories }: Mention): boolean {
  return categories.length > 0
    ? categories.every((each) => each === 'catering' || each === 'crew')
    : kinds.every((kind) => KIND_CATEGORY[kind] === 'crew');
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
  nl: compile('nl'),
};

/** Behind a thing: "is not needed". */
export function unwantedWords(language: Language): Lexicon<true> {
  return WORDS[language].unwantedAfter;
}

function compile(language: Language): Words {
  const words = { ...EXCLUSION_WORDS[language], ...POSSESSION_WORDS[language] };
  return {
    unwantedBefore: wordList(`${words.unwantedBefore}, ${REFUSED_DOINGS[language].before}`),
    unwantedAfter: wordList(`${words.unwantedAfter}, ${REFUSED_DOINGS[language].after}`),
    lackBefore: wordList(words.lackBefore),
    lackAfter: wordList(words.lackAfter),
    providedBefore: wordList(`${words.providedBefore}, ${GUESTS_BRING[language]}`),
    providedAfter: wordList(`${words.providedAfter}, ${CONTRACTED}`),
    subjects: wordList(words.subjects),
    has: wordList(words.has),
    brings: wordList(words.brings),
    wishAfter: wordList(words.wishAfter),
    copulas: wordList(words.copulas),
    settled: wordList(words.settled),
    arranged: wordList(words.arranged),
    at: wordList(words.at),
    places: wordList(words.places),
    ours: wordList(words.ours),
    belong: wordList(words.belong),
    by: wordList(words.by),
    presence: wordList(words.presence),
    determiners: wordList(words.determiners),
    suffices: wordList(words.suffices),
    forbidden: wordList(words.forbidden),
    conditions: wordList(words.conditions),
    asks: wordList(words.asks),
  };
}
