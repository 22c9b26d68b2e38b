import { isDashed } from '../reading/event/dates.ts';
import { measureEnd } from './measures.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import type { Text } from '../reading/document/text.ts';

/** "110, 112 and 114", "A–D", "1 bis 4": how many rooms are named from token `named` on, or null. */
export function roomList(text: Text, named: number): Quantity | null {
  let count = 0;
  let at = named;
  for (let next = nameEnd(text, at); next !== null && count < MOST_LISTED; next = nameEnd(text, at)) {
    count += next.rooms;
    at = next.to;
    if (!LIST_JOINTS.has(text.tokens[at]?.text ?? '')) break;
    at += 1;
  }
  const to = LIST_JOINTS.has(text.tokens[at - 1]?.text ?? '') ? at - 1 : at;
  return count > 1 ? { from: named, to, value: count, low: null } : null;
}

/** The number or the letter of a room, or a run of them ("1–4", "A to D"). */
function nameEnd(text: Text, at: number): { to: number; rooms: number } | null {
  const number = text.numberFrom.get(at);
  if (number !== undefined) {
    if (measureEnd(text, number.to) !== null || text.tokens[number.to]?.text === 'x') return null;
    const rooms = number.low === null ? 1 : number.value - number.low + 1;
    return rooms >= 1 && rooms <= MOST_LISTED ? { to: number.to, rooms } : null;
  }
  const letter = letterAt(text, at);
  if (letter === null) return null;
  const second = isDashed(text, at + 1) ? at + 1 : at + 2;
  const last = second === at + 1 || RUNS.has(text.tokens[at + 1]?.text ?? '') ? letterAt(text, second) : null;
  return last === null || last <= letter ? { to: at + 1, rooms: 1 } : { to: second + 1, rooms: last - letter + 1 };
}

function letterAt(text: Text, at: number): number | null {
  const token = text.tokens[at];
  return token?.kind === 'word' && token.capital && token.text.length === 1 ? token.text.charCodeAt(0) : null;
}

const MOST_LISTED = 30;
const LIST_JOINTS = new Set([',', '&', '/', '+', 'and', 'und', 'et', 'y', 'en']);
const RUNS = new Set(['-', 'to', 'bis', 'a', 'tot']);
