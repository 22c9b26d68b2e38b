import type { Language } from '../types.ts';
import type { Mention } from './mention.ts';
import { findAll, type Hit, type Lexicon, wordList } from './text/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';
import { OPTION_VERBS, OPTIONAL_WORDS } from './words/demands.ts';

const WORDS: Readonly<Record<Language, Lexicon<true>>> = {
  en: wordList(OPTIONAL_WORDS.en),
  de: wordList(OPTIONAL_WORDS.de),
  fr: wordList(OPTIONAL_WORDS.fr),
  es: wordList(OPTIONAL_WORDS.es),
  nl: wordList(OPTIONAL_WORDS.nl),
};
const optionVerbs = wordList(OPTION_VERBS);

const VERB_REACH = 12;
const LIST_LINES = 12; // lines that one "Optional:" may head

/** The runs of tokens whose equipment is to be offered beside the rest. */
export function readOptionalSpans(text: Text, mentions: readonly Mention[]): Span[] {
  return findAll(text.tokens, WORDS[text.language])
    .filter((hit) => !SEPARATELY.has(wordAt(text, hit.from)) || isPriced(text, hit))
    .map((hit) => scope(text, hit, mentions));
}

/** "price a mirror ball separately", not "served separately". */
function isPriced(text: Text, hit: Hit<true>): boolean {
  return (
    findAll(text.tokens, optionVerbs, Math.max(clauseOf(text, hit.from).from, hit.from - VERB_REACH), hit.from).length >
    0
  );
}

const SEPARATELY = new Set(['separately', 'separat', 'aparte', 'apart']);

function scope(text: Text, hit: Hit<true>, mentions: readonly Mention[]): Span {
  const sentence = sentenceOf(text, hit.from);
  if (markAt(text, hit.to) === ':') return headed(text, hit, sentence);
  const clause = clauseOf(text, hit.from);
  const inClause = mentions.filter((mention) => mention.from >= clause.from && mention.to <= clause.to);
  const behind = inClause.filter((mention) => mention.from >= hit.to);
  if (behind.length > 0) return { from: hit.to, to: clause.to };
  if (inClause.length > 0) return before(text, hit, inClause, clause);
  // "a PA and, if budget allows, lighting"
  if (JOINTS.has(wordAt(text, clause.from - 1))) return { from: hit.to, to: clauseOf(text, clause.to).to };
  const earlier = mentions.filter((mention) => mention.from >= sentence.from && mention.to <= hit.from).at(-1);
  if (earlier !== undefined) return earlier;
  return { from: hit.to, to: sentence.to };
}

/** "Optional: hazer, confetti", or a heading over the lines of a list. */
function headed(text: Text, hit: Hit<true>, sentence: Span): Span {
  if (sentence.to - hit.to > 2) return { from: hit.to, to: sentence.to };
  let to = sentence.to;
  for (let line = 0; line < LIST_LINES && to < text.tokens.length; line += 1) {
    const next = sentenceOf(text, to);
    const empty = next.to - next.from === 1;
    const heading = markAt(text, next.to - 2) === ':';
    if (empty || heading) break;
    to = next.to;
  }
  return { from: hit.to, to };
}

/** "include lighting and video as an option" means both, "4 mics and a hazer as an option" the hazer. */
function before(text: Text, hit: Hit<true>, mentions: readonly Mention[], clause: Span): Span {
  const first = mentions[0];
  const last = mentions.at(-1);
  if (first === undefined || last === undefined) return hit;
  const verb = findAll(text.tokens, optionVerbs, Math.max(clause.from, first.from - VERB_REACH), first.from).length > 0;
  const several = SEVERAL.has(wordAt(text, hit.to - 1)) || verb;
  return { from: several ? clause.from : last.from, to: hit.to };
}

const JOINTS = new Set(['and', 'und', 'et', 'y', 'en', 'plus']);
const SEVERAL = new Set(['options', 'separately', 'both', 'separat', 'optionen', 'aparte']);
