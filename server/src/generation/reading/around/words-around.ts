import type { Demand } from '../../facts.ts';

/** How far the words reach that describe a thing: "white … to the floor". */
const BEFORE = 30;
const BEHIND = 40;
/** What stands beyond one of these describes another thing. */
const ENDS_BEFORE = /[,;:.!?|\n•(]|\b(?:and|und|et|y|en|with|mit|avec|con|met|plus)\b/gu;
const ENDS_BEHIND =
  /[,;:!?|\n•)]|\.\s|\b(?:and|und|et|y|with|mit|avec|con|met|plus)\b|\ben (?=\d|een |twee |drie |vier |daarnaast |ook )/u;
/** In a row of a table the cell is what is said of a thing, commas and all. */
const ENDS_CELL = /[|\n]/u;
const OCCURRENCES = 2;

/** What a text, in small letters, says of a thing right before and behind its words. Linear in the text. */
export function wordsAround(demand: Demand, text: string): string {
  const words = demand.words.trim().toLowerCase() || demand.phrase.trim().toLowerCase();
  if (words === '' || text === '') return '';
  const around: string[] = [];
  let at = text.indexOf(words);
  while (at >= 0 && around.length < OCCURRENCES) {
    const end = at + words.length;
    if (isWhole(text, at, end)) around.push(before(text, at), behind(text, end));
    at = text.indexOf(words, end);
  }
  return around
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

function isWhole(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[from - 1] ?? ' ') && !/\p{L}/u.test(text[to] ?? ' ');
}

function before(text: string, at: number): string {
  const part = text.slice(Math.max(0, at - BEFORE), at);
  const last = [...part.matchAll(ENDS_BEFORE)].at(-1);
  return last === undefined ? part : part.slice(last.index + last[0].length);
}

function behind(text: string, end: number): string {
  const part = text.slice(end, end + BEHIND);
  const cell = part.search(ENDS_CELL);
  if (cell >= 0 && part[cell] === '|') return part.slice(0, cell);
  const close = part.search(ENDS_BEHIND);
  return close < 0 ? part : part.slice(0, close);
}
