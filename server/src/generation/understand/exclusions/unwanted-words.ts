import type { Exclusion, Language } from '../../types.ts';
import { findAll, type Lexicon, wordList } from '../text/lexicon.ts';
import { type Span, type Text, wordAt, wordsOf } from '../text/text.ts';
import { NO_THING } from '../words/exclusions.ts';

const PLAIN: Readonly<Record<Language, Lexicon<true>>> = {
  en: wordList(
    `don't want, do not want, don't want any, do not want any, don't need, do not need, don't need any, do not need any, no`,
  ),
  de: wordList(`kein, keine, keinen`),
  fr: wordList(`pas de, pas d', aucun, aucune, ne voulons pas de`),
  es: wordList(`no queremos, no necesitamos, nada de`),
  nl: wordList(`geen`),
};
const SURE_ALONE = new Set(["don't", 'do', 'ne']);
const POLITE = new Set(
  'please thanks thank needed required wanted necessary bitte benotigt notig gewunscht merci necesario nodig gewenst alstublieft'.split(
    ' ',
  ),
);
const LONGEST = 3;

/** "no fireworks please", "we don't want balloons": things that the equipment words do not know, compared with names. */
export function readUnwantedWords(text: Text, named: readonly Span[]): Exclusion[] {
  const known = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)));
  return findAll(text.tokens, PLAIN[text.language]).flatMap((hit) => {
    let to = hit.to;
    while (to - hit.to < LONGEST && isNoun(text, to) && !known.has(to)) to += 1;
    if (to === hit.to || known.has(to) || !ends(text, to)) return [];
    const polite = POLITE.has(wordAt(text, to)) || SURE_ALONE.has(wordAt(text, hit.from));
    if (!polite) return [];
    const phrase = wordsOf(text, { from: hit.to, to });
    return [
      { categories: [], kinds: [], phrase, reason: 'unwanted' as const, words: wordsOf(text, { from: hit.from, to }) },
    ];
  });
}

function isNoun(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  return word.length > 2 && !POLITE.has(word) && !NO_THING.has(word) && !SMALL.has(word);
}

function ends(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind !== 'word' || POLITE.has(token.text) || SMALL.has(token.text);
}

const SMALL = new Set(
  'the for and but with you your our any too und aber mit wir die der les des pour con para los las voor met een het that this from than then'.split(
    ' ',
  ),
);
