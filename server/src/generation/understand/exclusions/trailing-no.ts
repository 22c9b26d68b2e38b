import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { FOR } from './small-words.ts';

/** "Burros de ropa NINGUNO", "técnico NO, lo manejo yo", "le laser : NIET": the thing, and a no that ends its clause. */
export function trailingNo(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, things } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if ((text.language !== 'fr' && text.language !== 'es') || mention === undefined || end === undefined) return null;
  if (text.numberTo.has(mention.from) || !opens(text, mention)) return null;
  const behind = behindPurpose(text, end);
  const begin = MARKS.has(markAt(text, behind)) ? behind + 1 : behind;
  const no = (text.language === 'fr' ? french : spanish).at(text.tokens, begin);
  if (no === null || things.has(no.to) || !isEnd(text, no.to)) return null;
  return isLack(reading, mention, no)
    ? null
    : { reason: 'unwanted', first: index, last, from: mention.from, to: no.to };
}

/** "PARA PONENTES", "pour la salle". */
function behindPurpose(text: Text, end: number): number {
  if (!FOR.has(wordAt(text, end))) return end;
  for (let at = end + 2; at <= end + PURPOSE; at += 1)
    if (NOES.has(wordAt(text, at)) || MARKS.has(markAt(text, at))) return at;
  return end;
}

function opens(text: Text, { from }: Span): boolean {
  const { from: begin } = sentenceOf(text, from);
  for (let at = from; at >= begin && at >= from - LEAD; at -= 1) {
    if (at === begin || ',:-(;'.includes(markAt(text, at - 1) || 'x')) return true;
    if (!SMALL.has(wordAt(text, at - 1))) return false;
  }
  return false;
}

/** Who was said to have other things has none of these: "el hotel pone sillas; mesas no", "…, y serían seis". */
function isLack({ text, words }: Reading, { from }: Span, { to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const earlier = sentence.from > 0 ? sentenceOf(text, sentence.from - 1) : sentence;
  for (let at = Math.min(earlier.from, sentence.from); at < from; at += 1)
    if (
      words.brings.at(text.tokens, at) !== null ||
      words.has.at(text.tokens, at) !== null ||
      words.presence.at(text.tokens, at) !== null ||
      INCLUDED.test(wordAt(text, at))
    )
      return true;
  for (let at = to; at < sentence.to; at += 1)
    if (text.numberFrom.has(at) || WISHES.test(wordAt(text, at))) return true;
  return false;
}

function isEnd(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' || ',;).!'.includes(markAt(text, at) || 'x');
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const LEAD = 4; // small words before the thing
const PURPOSE = 4; // words that say what it is for
const MARKS = set(', : - ?');
const NOES = set('no ninguno ninguna nada non niet aucun aucune');
const SMALL = set(
  'le la les l el los las y et o ou pero mais por de des du d lo pour en cuanto a al quant aux au donc pues bueno bon',
);
const INCLUDED = /^(?:incluid[oa]s?|compris(?:es?)?|inclus(?:es?)?)$/u;
const WISHES = /^(?:necesit|quer|pond|pong|apunt|serian|harian|falt|prevoyez|faudr|ajout|mettez|donc$|louer|alquil)/u;
const french = wordList(
  `non, non merci, niet, nan, que nenni, aucun, aucune, aucun merci, pas la peine, pas question, hors de question, des clous, jamais, surtout pas, sans façon, on s' en passe, on s' en passera, on fera sans, on oublie, c' est non, c' est niet, basta, terminé, annulé, annulée, annulés, annulées, plus besoin`,
);
const spanish = wordList(
  `no, no gracias, ninguno, ninguna, ninguno gracias, ninguna gracias, nada, para nada, nada de nada, ni hablar, ni en broma, ni de broma, ni pensarlo, ni loco, ni loca, ni uno, ni una, descartado, descartada, descartados, descartadas, fuera, nunca, jamás, anulado, anulada, anulados, anuladas, cancelado, cancelada, cancelados, canceladas, tampoco, mejor no, de momento no, al final no, ya no, cero`,
);
