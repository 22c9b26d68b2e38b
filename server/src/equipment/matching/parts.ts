import { withoutInnerCapital } from '../fold-words.ts';
import { wrappedLineOf } from '../wrapped-lines.ts';
import { shortenedIn } from './shortened.ts';
import { keyOf } from './words.ts';

/** What stands between a part and the one before it. */
export type Gap = 'none' | 'join' | 'and' | 'break' | 'open' | 'close';

/**
 * The smallest thing that is compared: a word, a part of a compound, or a number. Letters and digits are parted
 * ("QL5" → "ql", "5"), so that model names match however they are spaced. Offsets are UTF-16; the parts of a compound
 * all carry the offsets of the whole word.
 */
export interface Part {
  readonly stem: string;
  readonly number: boolean;
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  /** Nothing that changes the meaning follows in the same word. */
  readonly closes: boolean;
}

/**
 * Sees through a compound or a slip of the pen as it is written: its parts as stems, or null where it is none;
 * `neutralFrom` is where only neutral heads follow.
 */
export type Splitter = (word: string) => { readonly stems: readonly string[]; readonly neutralFrom: number } | null;

const TOKEN = /[\p{L}\p{M}\u00ad]+|\d+(?:[.,]\d+)?/gu;
const SHORTEST_SPLIT = 5;
const LONGEST_COMPOUND = 48;

export function toParts(text: string, split: Splitter | null): Part[] {
  const parts: Part[] = [];
  const wrapped = wrappedLineOf(text);
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const short = SHORT_WITH.has(match[0]) && text[start + 1] === '/';
    const word = short ? 'with' : (WHOLE.get(match[0].toLowerCase()) ?? withoutInnerCapital(match[0]));
    const end = start + match[0].length + (short ? 1 : 0);
    const gap = start === 0 ? 'none' : gapBetween(text, last, start, wrapped);
    last = end;
    const code = word.charCodeAt(0);
    if (code >= 48 && code <= 57) {
      parts.push({ stem: word.replace(',', '.'), number: true, start, end, gap, closes: true });
      continue;
    }
    const compound =
      split !== null && word.length >= SHORTEST_SPLIT && word.length <= LONGEST_COMPOUND ? split(word) : null;
    if (compound === null) {
      const key = keyOf(word);
      if (key !== '') parts.push({ stem: key, number: false, start, end, gap, closes: true });
      continue;
    }
    compound.stems.forEach((key, index) => {
      const closes = index + 1 >= compound.neutralFrom;
      parts.push({ stem: key, number: false, start, end, gap: index === 0 ? gap : 'none', closes });
    });
  }
  return parts;
}

let lastWritten: { readonly text: string; readonly stems: readonly string[] } = { text: '', stems: [] };

/** The stems of a text whose compounds stay whole. A name is asked for several times in turn: the last one is remembered. */
export function stemsAsWritten(text: string): readonly string[] {
  if (lastWritten.text !== text) lastWritten = { text, stems: toParts(text, null).map(({ stem }) => stem) };
  return lastWritten.stems;
}

const WHOLE = shortenedIn('text');

/** "2 speakers W/ stands". */
const SHORT_WITH = new Set(['w', 'W']);

function gapBetween(text: string, from: number, to: number, wrapped: number): Gap {
  let gap: Gap = from === to ? 'none' : 'join';
  let lines = 0;
  for (let index = from; index < to; index += 1) {
    const char = text[index];
    if (char === '(' || char === '[') return 'open';
    if (char === ')' || char === ']') return 'close';
    if (char === ':' && text.startsWith('innen', index + 1)) continue; // "Redner:innenpult"
    if (char === ',' || char === ';' || char === ':' || char === '!' || char === '?' || char === '|' || char === '•') {
      gap = 'break';
    } else if (char === '.' && index + 1 < to) gap = 'break';
    else if (isDash(char) && isSpace(text[index - 1]) && isSpace(text[index + 1])) gap = 'break';
    else if (char === '\n') {
      lines += 1;
      if (lines > 1 || isListLine(text, index, wrapped)) gap = 'break';
    } else if (char === '+' && gap !== 'break') gap = 'and';
  }
  return gap;
}

/** A short line is one of a list; a long one goes on in the next. */
function isListLine(text: string, end: number, wrapped: number): boolean {
  const from = text.lastIndexOf('\n', end - 1) + 1;
  return end - from < wrapped;
}

function isDash(char: string | undefined): boolean {
  return char === '-' || char === '–' || char === '—';
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\u00a0';
}
