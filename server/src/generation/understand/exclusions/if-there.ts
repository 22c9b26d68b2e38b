import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { DENIALS, NONE, YOUR } from './small-words.ts';

const BACK = 12; // tokens from a thing back to "if"
const AHEAD = 16; // tokens from a thing to the end of what would then be done

const there = wordList(
  `there is, there's, there are, is available, are available, available, has, have, exists, is in place, is installed, vorhanden, verfügbar, gibt, existiert, hat, haben, il y a, y a, dispose de, dispose d', disponible, disponibles, a, ont, hay, existe, dispone de, tiene, tienen, aanwezig, beschikbaar, is, zijn, heeft, hebben`,
);
const used = wordList(
  `use it, use that, use them, use those, use this, be used, gladly use, happily use, happy to use, can use, will use, would use, 'll use, rely on it, work with it, work with that, nutzen, benutzen, verwenden, genutzt, benutzt, mitbenutzt, l' utiliser, les utiliser, l' utilise, l' utilisons, l' utiliserons, l' utilisera, s' en servir, nous en servirons, utilisé, usar, usarlo, usarla, usamos, usaremos, utilizar, utilizaremos, utilizamos, aprovechamos, gebruik van, gebruiken, gebruikt`,
);

/** "If there is a good PA we'll gladly use it": what is used where it happens to be, and asked of nobody. */
export function isUsedIfThere({ text, words }: Reading, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  let begin = from - 1;
  while (begin >= sentence.from && from - begin <= BACK && words.conditions.at(text.tokens, begin) === null) {
    if (markAt(text, begin) === ',' || text.numberFrom.has(begin)) return false;
    begin -= 1;
  }
  if (begin < sentence.from || words.conditions.at(text.tokens, begin) === null) return false;
  let end = to;
  while (end < Math.min(sentence.to, to + AHEAD) && markAt(text, end) !== ',') end += 1;
  if (findAll(text.tokens, there, begin, end).length === 0 || isTurned(text, { from: begin, to: end })) return false;
  return findAll(text.tokens, used, to, Math.min(sentence.to, to + AHEAD)).length > 0;
}

/** "If there is no PA", "if you have a PA": a lack, or a question to who is asked. */
function isTurned(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ text: word }) => {
    return DENIALS.has(word) || NONE.has(word) || YOU.has(word) || YOUR.has(word) || word.endsWith("n't");
  });
}

const YOU = new Set('you ihr sie euch ihnen vous usted ustedes vosotros jullie u'.split(' '));
