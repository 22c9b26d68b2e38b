import type { Amount } from './amount-behind.ts';
import { WITH } from './exclusions/small-words.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import type { Quantity } from './text/numbers.ts';
import { type Text, wordAt } from './text/text.ts';

/** "10 poseur tables WITH STRETCH COVERS", "18 rounds with floor-length linens": as many as what they go over; else null. */
export function coversAlong(text: Text, things: readonly Mention[], index: number): Amount | null {
  const [table, cover] = [things[index - 1], things[index]];
  if (cover?.kinds[0] !== 'tablecloth' || table?.kinds[0]?.startsWith('table_') !== true) return null;
  const pieces = countBefore(text, table.from);
  if (pieces === null || text.numberTo.has(cover.from)) return null;
  if (cover.from - table.to > REACH || !WITH.has(wordAt(text, table.to))) return null;
  return { from: pieces.from, to: pieces.to, pieces: pieces.value };
}

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
const REACH = 6; // tokens: "with floor-length white"
