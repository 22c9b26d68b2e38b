import { z } from 'zod';
import { wrappedLineOf } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { MONTHS } from '../calendar.ts';
import { fold } from './fold.ts';
import { once } from '../../../platform/once.ts';
import type { Token } from './token.ts';

/**
 * Words by which sentences are told apart. Behind an `abbreviation` a full stop ends a sentence only before an `opener`,
 * behind an `ending` before any capital letter; a word that is `leading on` ends no line that ends a sentence; with a
 * `clause` word another clause begins.
 */
const ROLES = ['abbreviation', 'ending', 'opener', 'leading on', 'clause'] as const;
const row = z.strictObject({ word: z.string().min(1).transform(fold), is: z.enum(ROLES) });

const words = once(() => {
  const rows = readTable(new URL('./sentence-words.csv', import.meta.url), row);
  const of = (role: (typeof ROLES)[number]): ReadonlySet<string> =>
    new Set(rows.filter(({ is }) => is === role).map(({ word }) => word));
  return {
    abbreviation: of('abbreviation'),
    ending: of('ending'),
    opener: of('opener'),
    leadingOn: of('leading on'),
    clause: of('clause'),
  };
});

export function beginsClause({ kind, text }: Token): boolean {
  return kind === 'word' && words().clause.has(text);
}

/** Whether the full stop before `end` ends a sentence. `last`: the token before it. */
export function endsSentence(last: Token | undefined, text: string, end: number): boolean {
  const next = text.slice(end, end + 24).trimStart();
  if (next === '') return true;
  if (last === undefined || !/\s/u.test(text[end] ?? ' ')) return false;
  const [word = ''] = /^\p{L}+/u.exec(next) ?? [];
  const isCapital = startsCapital(word);
  const folded = fold(word);
  if (last.kind === 'number') return word === '' ? !isDate(last.value, next) : isCapital && !MONTHS.has(folded);
  if (last.kind !== 'word') return true;
  if (MONTHS.has(last.text) && last.text.length <= SHORT && /^\d/u.test(next)) return false; // "Nov. 8"
  const { abbreviation, ending, opener } = words();
  const isOpener = isCapital && opener.has(folded);
  if (ending.has(last.text) && !(last.capital && last.text.length === 1)) return isCapital; // "H. Smith"
  return last.text.length === 1 || abbreviation.has(last.text) ? isOpener : true;
}

const SHORT = 4; // letters of a month that is shortened
const LAST_DAY = 31;

/** "12. 5. 2026", "3. – 4.": a day and its month. */
function isDate(value: number, next: string): boolean {
  return /^[-–—]/u.test(next) || (value <= LAST_DAY && /^(?:\d{1,2}\.|20\d\d(?!\d))/u.test(next));
}

const BULLET = /[•·▪◦‣●■–—*#>-]|\d{1,2}[.)]\s|[a-zA-Z]\)\s/uy;
/** "NOT needed: …", "Flooring? …" */
const LABEL = /\p{Lu}[\p{L}'’]{0,20}(?: [\p{L}'’&]{1,20}){0,3} ?[:?]\s/uy;
/** A row of a table: parted by tabs or bars, or by dots that lead to its last cell. */
const CELLS = /\t|\||\p{L}\s?\.{3,}\s?\p{L}/u;
const LONGEST_END = 20; // letters that are looked at of the end of a line

/** Whether the line that runs from `start` to `end` ends a sentence; what is wrapped goes on at `next`. */
export function lineBreaks(text: string): (start: number, end: number, next: number) => boolean {
  const wrapped = wrappedLineOf(text);
  return (start, end, next) => {
    const after = text[next];
    if (after === undefined || after === '\n' || after === '\r') return true;
    BULLET.lastIndex = next;
    LABEL.lastIndex = next;
    if (BULLET.test(text) || LABEL.test(text) || after === '|' || CELLS.test(text.slice(start, end))) return true;
    const [, last = ''] = /(\p{L}+)\.?[ \t]*$/u.exec(text.slice(Math.max(start, end - LONGEST_END), end)) ?? [];
    return !words().leadingOn.has(fold(last)) && end - start < wrapped;
  };
}

export function startsCapital(word: string): boolean {
  const first = word.slice(0, 1);
  return first !== first.toLowerCase();
}
