import { markAt, type Span, type Text } from '../text/text.ts';
import type { Line } from './lines.ts';
import { isPlacing, type State, stateOf } from './states.ts';

interface Noted {
  readonly state: State;
  readonly span: Span;
}

const LONGEST = 6; // tokens of a note
const HEAD = 8; // tokens before it

/** "Interpreting: n/a", "Chairs - the school's", "Loos and first aid room: the surf club's": a line of a thing and a note on it. */
export function readNotes(text: Text, lines: readonly Line[], things: ReadonlySet<number>): readonly Noted[] {
  return lines.flatMap(({ span: { from, to } }): Noted[] => {
    let begin = from;
    for (let at = from; at <= to; at += 1) {
      if (at < to && text.tokens[at]?.kind !== 'break') continue;
      const noted = noteIn(text, { from: begin, to: at }, things);
      if (noted !== null) return [noted];
      begin = at + 1;
    }
    return [];
  });
}

function noteIn(text: Text, { from, to }: Span, things: ReadonlySet<number>): Noted | null {
  let open = from;
  while (open < to && !OPENERS.has(markAt(text, open))) {
    if (markAt(text, open) === ',') return null;
    open += 1;
  }
  if (open >= to || open - from > HEAD || !hasThing(things, { from, to: open })) return null;
  if ('(['.includes(markAt(text, open)) && !things.has(beforeCount(text, open) - 1)) return null;
  let end = open + 1;
  while (end < to && !CLOSERS.has(markAt(text, end))) end += 1;
  const note = { from: open + 1, to: end };
  if (end - open > LONGEST || end === open + 1 || hasThing(things, note) || hasNumber(text, note)) return null;
  if (isPlacing(text, note)) return null;
  const state = stateOf(text, note, 'note', things);
  return state === null || state === 'asked' ? null : { state, span: { from, to: open } };
}

/** "urns x 3 [gone]": the figure belongs to the thing. */
function beforeCount(text: Text, at: number): number {
  const number = text.numberTo.get(at);
  if (number === undefined) return at;
  return markAt(text, number.from - 1) === 'x' ? number.from - 1 : number.from;
}

const OPENERS = new Set([':', '-', '=', '(', '[']);
const CLOSERS = new Set([',', ')', '(', ']', '[']);

function hasNumber(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ kind }) => kind === 'number');
}

function hasThing(things: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}
