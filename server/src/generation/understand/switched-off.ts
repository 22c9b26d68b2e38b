import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { LEAVES } from './words/small-words.ts';

/** "Lights OUT at eleven", "lights off by ten"; not what is left off a quotation: "LEAVE the lights off it". */
export function isSwitchedOff(text: Text, { from, to }: Span): boolean {
  if (!LIT.test(wordAt(text, from)) || !OFF.has(wordAt(text, to))) return false;
  return ![1, 2].some((step) => LEAVES.has(wordAt(text, from - step)));
}

const LIT = /^light(?:s|ing)?$/u;
const OFF = new Set(['off', 'out']);
