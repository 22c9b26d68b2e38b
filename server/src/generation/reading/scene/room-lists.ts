import { measureEnd } from '../document/measures.ts';
import type { Quantity } from '../document/numbers.ts';
import { markAt, type Text, wordAt } from '../document/text.ts';

const MOST = 30;
const JOINTS = new Set([',', '&', '/', '+', 'and', 'und', 'et', 'y', 'en']);
const RUNS = new Set(['-', 'to', 'bis', 'a', 'tot']);

/** "Rooms 110, 112 and 114", "breakouts (A–D)", "Räume 1 bis 4": how many rooms are named from a token on; null where it is one or none. */
export function roomsListed(text: Text, from: number): Quantity | null {
  let at = markAt(text, from) === ':' || markAt(text, from) === '(' ? from + 1 : from;
  const first = at;
  let rooms = 0;
  let to = at;
  for (let next = namesAt(text, at); next !== null && rooms < MOST; next = namesAt(text, at)) {
    rooms += next.rooms;
    to = next.to;
    if (!JOINTS.has(text.tokens[to]?.text ?? '')) break;
    at = to + 1;
  }
  return rooms > 1 && rooms <= MOST ? { from: first, to, value: rooms, low: null } : null;
}

/** The number or the letter of a room, or a run of them ("1–4", "A to D"). */
function namesAt(text: Text, at: number): { readonly to: number; readonly rooms: number } | null {
  const number = text.numberFrom.get(at);
  if (number !== undefined) {
    if (measureEnd(text, number.to) !== null || markAt(text, number.to) === 'x') return null;
    return { to: number.to, rooms: number.low === null ? 1 : number.value - number.low + 1 };
  }
  const letter = letterAt(text, at);
  if (letter === null) return null;
  const joined = RUNS.has(text.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const last = letterAt(text, joined);
  return last === null || last <= letter ? { to: at + 1, rooms: 1 } : { to: joined + 1, rooms: last - letter + 1 };
}

function letterAt(text: Text, at: number): number | null {
  const word = wordAt(text, at);
  return word.length === 1 && text.tokens[at]?.capital === true ? word.charCodeAt(0) : null;
}
