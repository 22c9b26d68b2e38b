import type { Mention } from './mention.ts';
import type { Count } from './quantity.ts';
import { wordList } from './text/lexicon.ts';
import { sentenceOf, type Text, wordAt } from './text/text.ts';
import { FURTHER } from './words/demands.ts';

const further = wordList(FURTHER);
const FURTHER_REACH = 24; // tokens behind the thing

/** "… but we need 50 more". */
export function furtherOf(text: Text, mention: Mention): Count {
  const limit = Math.min(sentenceOf(text, mention.from).to, mention.to + FURTHER_REACH);
  for (let index = mention.to; index < limit; index += 1) {
    const number = text.numberFrom.get(index);
    const before = number === undefined ? null : further.before(text.tokens, number.from);
    const behind = number === undefined ? null : further.at(text.tokens, number.to);
    if (number !== undefined && (before !== null || behind !== null || wordAt(text, number.from - 1) === 'another')) {
      return {
        from: mention.from,
        to: behind?.to ?? number.to,
        value: number.value,
        article: false,
        named: mention.from,
        sized: mention.from,
      };
    }
  }
  return { from: mention.from, to: mention.to, value: null, article: false, named: mention.from, sized: mention.from };
}
