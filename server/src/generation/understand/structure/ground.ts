import { markAt, type Span, type Text } from '../text/text.ts';
import type { Line } from './lines.ts';
import type { State } from './states.ts';

/** Things under a heading that says what becomes of them; each item one run of tokens. */
export interface Section {
  readonly state: State;
  readonly heading: Span;
  readonly items: readonly Span[];
  /** What parts of it are called, where it has such: "Sound:". */
  readonly titles?: readonly Span[];
}

export interface Ground {
  readonly text: Text;
  readonly lines: readonly Line[];
  /** Tokens that name equipment. */
  readonly things: ReadonlySet<number>;
  /** Those of them that name a whole category: "furniture". */
  readonly general: ReadonlySet<number>;
  /** Whether the sentence around a token asks for something. */
  readonly asks: (at: number) => boolean;
}

export function hasNumber(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ kind }) => kind === 'number' || kind === 'date' || kind === 'time');
}

export function hasWords(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ kind }) => kind === 'word' || kind === 'number');
}

export function hasThing(things: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}

/** "What is there already?: lectern", as forms write their questions. */
export function isAskedLabel(text: Text, at: number): boolean {
  return text.tokens[at]?.text === '?' && markAt(text, at + 1) === ':';
}
