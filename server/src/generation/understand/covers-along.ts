import type { Amount } from './amount.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Text, wordAt } from '../reading/document/text.ts';
import { WITH } from './words/small-words.ts';

/** "10 poseur tables WITH STRETCH COVERS", "18 rounds with floor-length linens": as many as what they go over; else null. */
export function coversAlong(text: Text, things: readonly Mention[], index: number): Amount | null {
  const [table, cover] = [things[index - 1], things[index]];
  if (cover?.kinds[0] !== 'tablecloth' || table?.kinds[0]?.startsWith('table_') !== true) return null;
  const pieces = countBefore(text, table.from);
  if (pieces === null || text.numberTo.has(cover.from)) return null;
  if (cover.from - table.to > REACH || !(isWith(text, table, cover) || isOnThem(text, table, cover))) return null;
  return { from: pieces.from, to: pieces.to, pieces: pieces.value };
}

/** "Rounds WITH white cloths", "long tables FOR HER COURT WITH white cloths too", "rounds w white cloths". */
function isWith(text: Text, table: Mention, cover: Mention): boolean {
  const at = text.tokens.findIndex(({ text: word }, index) => index >= table.to && (WITH.has(word) || SHORT.has(word)));
  if (at < 0 || at >= cover.from) return false;
  return text.tokens
    .slice(table.to, at)
    .every(({ kind, text: word }) => kind !== 'break' && kind !== 'mark' && !AND.has(word));
}

/** "Fifteen rounds and white cloths TO GO ON THEM", "dix tables et les nappes POUR". */
function isOnThem(text: Text, table: Mention, cover: Mention): boolean {
  return AND.has(wordAt(text, table.to)) && onThem.at(text.tokens, cover.to) !== null;
}

const SHORT = new Set(['w', 'w/']);
const AND = new Set(['and', 'und', 'et', 'y', 'en', 'plus']);
const onThem = wordList(
  'to go on them, to go over them, to go with them, for them, to match, on them, dafür, dazu, darauf, drauf, zum drüberlegen, assorties, assortis, pour les couvrir, pour aller dessus, para ellas, para cubrirlas, a juego, erop, daarvoor, erbij, voor eroverheen',
);

/** "18 60-inch rounds", "12 of the 60in rounds": the figure that is no size. */
function countBefore(text: Text, from: number): Quantity | null {
  for (let to = from; to > from - BACK && text.tokens[to - 1]?.kind !== 'break'; to -= 1) {
    const number = text.numberTo.get(to);
    if (number === undefined || !Number.isInteger(number.value) || SEATED.has(wordAt(text, number.to))) continue;
    if (measureEnd(text, number.to) === null) return number;
  }
  return null;
}

const SEATED = new Set('seat seats seater seaters er sitzer sitzig places plazas persoons'.split(' ')); // "eight-seat"
const BACK = 7; // tokens
const REACH = 8; // tokens: "for her court with floor-length white"
