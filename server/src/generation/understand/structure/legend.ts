import type { Places } from '../text/places.ts';
import { type Span, type Text } from '../text/text.ts';
import { type State, stateOf } from './states.ts';

/** What single letters and signs stand for in this text: "C = contractor to price, V = venue". */
export type Legend = ReadonlyMap<string, State>;

const ENTRY =
  /(?<![\p{L}\p{N}])(?<sign>[\p{L}]{1,3}|[^\s\p{L}\p{N}=:,;()."'/|]{1,2}) ?(?:=|:|–|—|->|→| means | for | steht für | heißt | veut dire | staat voor ) ?["']?(?<meaning>\p{L}[^=,;()|\n]{1,60})/gu;
const MARKED =
  /(?:marked|ticked|flagged|markiert|marqués?|marcados?|gemarkeerd|aangeduid)(?: (?:with|as|mit|avec|con|met|d'une?))?(?: (?:an?|une?|einem|ein|een))? ?["'(]?(?<sign>\p{L}|[^\s\p{L}\p{N}"'(),.])["')]? (?<meaning>\p{L}[^=,;()|\n.]{1,60})/gu;
/** "… 13 wash stations* (*provided by the town)": a footnote, where its sign stands behind a word as well. */
const FOOTNOTE = /(?:^|[(\s])\(?(?<sign>\*{1,3}|[¹²³⁴⁵†‡])\)? ?(?<meaning>\p{L}[^=;()|\n*]{1,60})/gu;
const REFERENCE = /[\p{L}\p{N})] ?\(?(?<sign>\*{1,3}|[¹²³⁴⁵†‡])(?!\*)/gu;
/** Where a legend stands: in brackets, behind "key" or in a line of nothing but such entries. */
const LEAST = 2;

export function readLegend(text: Text, places: Places, things: ReadonlySet<number>): Legend {
  const legend = new Map<string, State>();
  const referred = new Set([...text.raw.matchAll(REFERENCE)].map(({ groups }) => groups?.['sign']));
  let start = 0;
  for (const line of text.raw.split('\n')) {
    const found = [...line.matchAll(ENTRY)].map((match) => entry(match, start));
    const known = found.filter(({ equals }) => equals);
    const entries = known.length > 0 ? known : found.length >= LEAST ? found : [];
    const notes = [...line.matchAll(FOOTNOTE)].map((match) => entry(match, start));
    const footnotes = notes.filter(({ sign }) => referred.has(sign));
    const marked = [...line.matchAll(MARKED)].map((match) => entry(match, start));
    for (const { sign, span } of [...entries, ...marked, ...footnotes]) {
      const state = stateOf(text, span, 'cell', things);
      if (state !== null && !legend.has(sign)) legend.set(sign, state);
    }
    start += line.length + 1;
  }
  return legend;

  function entry(match: RegExpExecArray, offset: number): { sign: string; span: Span; equals: boolean } {
    const { sign = '', meaning = '' } = match.groups ?? {};
    const begin = offset + match.index + match[0].length - meaning.length;
    return {
      sign,
      span: places.spanOf({ start: begin, end: begin + meaning.length }),
      equals: match[0].slice(0, match[0].length - meaning.length).includes('='),
    };
  }
}

const SIGN = /^[\s([]*(?<sign>[\p{L}]{1,3}|[^\s\p{L}\p{N}()[\]]{1,2})[\s)\]]*$/u;

/** What the words between two separators stand for, where they are one sign of the legend. */
export function signified(legend: Legend, written: string): State | null {
  const sign = SIGN.exec(written)?.groups?.['sign'];
  return sign === undefined ? null : (legend.get(sign) ?? null);
}

/** "PA (V), chairs (C)", "Stage C": a sign of the legend at the end, or the beginning, of what is written. */
export function signAt(legend: Legend, written: string): { state: State; start: number; end: number } | null {
  const body = written.trimEnd();
  const behind = /(?:^|[\s([*.…_-])(?<sign>\p{L}{1,3}|[^\s\p{L}\p{N}()[\]]{1,2})[)\]]?$/u.exec(body);
  const glued = behind ?? /(?<sign>[¹²³⁴⁵]|[^\s\p{L}\p{N}()[\]])$/u.exec(body);
  const last = glued?.groups?.['sign'];
  const state = last === undefined ? undefined : legend.get(last);
  if (glued !== null && state !== undefined) return { state, start: glued.index, end: body.length };
  const before = /^\s*[([]?(?<sign>\p{L}{1,3}|[^\s\p{L}\p{N}()[\]]{1,2})[)\]:]?\s/u.exec(written);
  const first = before?.groups?.['sign'];
  const opening = first === undefined ? undefined : legend.get(first);
  return before === null || opening === undefined ? null : { state: opening, start: 0, end: before[0].length };
}
