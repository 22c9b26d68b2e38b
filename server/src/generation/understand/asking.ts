import { findAll, wordList, wordLists } from '../reading/document/lexicon.ts';
import { clauseOf, type Span, sentenceOf, type Text } from '../reading/document/text.ts';
import { ASKING, ASKING_STRONGLY } from './words/demands.ts';

const words = wordLists(ASKING);

const strong = wordList(ASKING_STRONGLY);

const REACH = 4; // a line as short as this is an item of a list

/** Where the text asks for something: "we need", "please include". */
export interface Asking {
  /** Whether the sentence around a token asks. */
  at(index: number): boolean;
  /** Whether it already did so before the token. */
  before(index: number): boolean;
  /** Whether the words right before the token ask for it: "we need a", "please book a". */
  strongly(index: number): boolean;
}

export function readAsking(text: Text): Asking {
  const firsts = new Map<Span, number>();
  for (const hit of findAll(text.tokens, words[text.language])) {
    const sentence = sentenceOf(text, hit.from);
    if (!firsts.has(sentence)) firsts.set(sentence, hit.to);
  }
  return {
    at: (index) => firsts.has(sentenceOf(text, index)),
    before: (index) => (firsts.get(sentenceOf(text, index)) ?? Number.POSITIVE_INFINITY) <= index,
    strongly: (index) => {
      const clause = clauseOf(text, index);
      return findAll(text.tokens, strong, Math.max(clause.from, index - REACH), index).length > 0;
    },
  };
}
