import { measureEnd } from './measures.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { FOR } from './words/small-words.ts';

const MORE = new Set(
  'another further more extra weitere weiteren nochmal autres otros otras andere nog and und et y en plus'.split(' '),
);
const REACH = 12; // tokens between two figures
const MOST = 10_000;

/**
 * "White chairs: sixty for the teas and another twenty for the band": what is shared out behind a colon or a dash, added
 * up; null where fewer than two figures say whom they are for.
 */
export function sharedOut(text: Text, thing: Span): (Span & { readonly pieces: number }) | null {
  if (!':-('.includes(markAt(text, thing.to) || 'x')) return null;
  const { to: end } = sentenceOf(text, thing.from);
  let pieces = 0;
  let shares = 0;
  let last = thing.to + 1;
  for (let at = thing.to + 1; at < end && at - last <= REACH; at += 1) {
    const number = text.numberFrom.get(at);
    if (number === undefined) continue;
    const begins = shares === 0 ? at === thing.to + 1 : markAt(text, at - 1) === ',' || MORE.has(wordAt(text, at - 1));
    const whole = Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST;
    if (!begins || !whole || measureEnd(text, number.to) !== null || !FOR.has(wordAt(text, number.to))) return null;
    pieces += number.value;
    shares += 1;
    last = number.to;
    at = number.to;
  }
  return shares < 2 ? null : { from: thing.to + 1, to: last, pieces };
}
