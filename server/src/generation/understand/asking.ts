import { findAll, wordList, wordLists } from '../reading/document/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ASKING, ASKING_STRONGLY } from './words/demands.ts';

const words = wordLists(ASKING);

const strong = wordList(ASKING_STRONGLY);

const REACH = 4;
const LIST_LINE = 7; // a line as short as this is an item of a list

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

/** Whether the sentence is no longer than a line of a list. */
export function isListLine(text: Text, index: number): boolean {
  const sentence = sentenceOf(text, index);
  return sentence.to - sentence.from <= LIST_LINE || isBulleted(text, index) || isLot(text, sentence);
}

/** "- sound for the speeches and for background music": what a line of a list begins with. */
function isBulleted(text: Text, index: number): boolean {
  const before = text.tokens[index - 2];
  return BULLETS.has(text.tokens[index - 1]?.text ?? '') && (before === undefined || before.text === '\n');
}

const BULLETS = new Set(['-', '•', '*', '–', '·']);

/** "Lot 7 - Lighting for outdoor events - £7,100 p.a.". */
function isLot(text: Text, { from, to }: Span): boolean {
  return to - from <= LOT_LINE && LOTS.has(wordAt(text, from)) && markAt(text, from + 1) !== '';
}

const LOT_LINE = 20;
const LOTS = new Set(['lot', 'item', 'part', 'package']);
