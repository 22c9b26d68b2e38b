import type { Fact } from '../../facts.ts';
import { findAll } from '../words/lexicon.ts';
import { factOf, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { vocabulary } from './vocabulary.ts';

const words = vocabulary('listeners');

const REACH = 6; // words from the interpretation to "for"
const FEWEST = 2;

/** "Spanish interpretation for 40 of the guests", "Dolmetschen für etwa 50 Teilnehmer": how many follow it. */
export function readListeners(text: Text): Fact<number> | null {
  for (const hit of findAll(text.tokens, words()('interpretation'))) {
    const limit = Math.min(sentenceOf(text, hit.from).to, hit.to + REACH);
    for (let at = hit.to; at < limit && wordAt(text, at) !== ''; at += 1) {
      if (words()('for').at(text.tokens, at) === null) continue;
      const number = text.numberFrom.get(words()('about').at(text.tokens, at + 1)?.to ?? at + 1);
      const arePeople = number !== undefined && words()('no_people').at(text.tokens, number.to) === null;
      if (arePeople && number.value >= FEWEST && Number.isInteger(number.value))
        return factOf(text, number.value, { from: hit.from, to: number.to });
    }
  }
  return null;
}
