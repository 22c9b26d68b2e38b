import type { Language } from '../../facts.ts';
import { type Line, readLines } from './blocks.ts';
import { readLanguage } from './language.ts';
import { type Quantity, readNumbers } from './numbers.ts';
import { withPasses } from '../passes/passes.ts';
import { beginsClause } from './sentences.ts';
import type { Span, Token } from './token.ts';
import { tokenise } from './tokens.ts';

export { type Span, tokensOf } from './token.ts';

/** A description taken apart once; every reader works on this. */
export interface Text {
  /** As it is read; where its words stand as it was written. */
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly numbers: readonly Quantity[];
  /** The figure that begins at a token, and the one that ends just before it. */
  readonly numberFrom: ReadonlyMap<number, Quantity>;
  readonly numberTo: ReadonlyMap<number, Quantity>;
  /** The sentence and the clause that each token stands in. */
  readonly sentence: readonly Span[];
  readonly clause: readonly Span[];
  readonly lines: readonly Line[];
}

export function readText(description: string): Text {
  const written = description.replace(WIDE, '$1');
  const raw = withPasses(written);
  const tokens = tokenise(raw);
  const language = readLanguage(tokens, raw);
  const numbers = readNumbers(tokens, language);
  return {
    raw,
    tokens,
    language,
    numbers,
    numberFrom: new Map(numbers.map((number) => [number.from, number])),
    numberTo: new Map(numbers.map((number) => [number.to, number])),
    ...divide(tokens, numbers),
    lines: readLines(written, raw, tokens),
  };
}

/** More blanks in a row than any layout rests on: readers look around each. */
const WIDE = /(\s{60})\s+/gu;

/** The words as they are read, white space tidied. */
export function wordsOf(text: Text, span: Span): string {
  const first = text.tokens[span.from];
  const last = text.tokens[span.to - 1];
  if (first === undefined || last === undefined) return '';
  return text.raw.slice(first.start, last.end).replace(/\s+/gu, ' ').trim();
}

export function factOf<T>(text: Text, value: T, span: Span): { value: T; words: string } {
  return { value, words: wordsOf(text, span) };
}

/** The tokens of the sentence that holds token `index`. */
export function sentenceOf(text: Text, index: number): Span {
  return text.sentence[index] ?? { from: index, to: index };
}

/** The tokens of the part of a sentence, between commas and the like, that holds token `index`. */
export function clauseOf(text: Text, index: number): Span {
  return text.clause[index] ?? { from: index, to: index };
}

export function wordAt(text: Text, index: number): string {
  const token = text.tokens[index];
  return token?.kind === 'word' ? token.text : '';
}

export function markAt(text: Text, index: number): string {
  const token = text.tokens[index];
  return token?.kind === 'mark' ? token.text : '';
}

const CLAUSE_MARKS = new Set([',', ':', '(', ')', '-']);

function divide(tokens: readonly Token[], numbers: readonly Quantity[]): Pick<Text, 'sentence' | 'clause'> {
  const inNumber = new Set(numbers.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const sentences: number[] = [];
  const clauses: number[] = [];
  tokens.forEach((token, index) => {
    const marked = token.kind === 'mark' && CLAUSE_MARKS.has(token.text) && !inNumber.has(index);
    if (marked || beginsClause(token)) clauses.push(index);
    if (token.kind !== 'break') return;
    sentences.push(index + 1);
    clauses.push(index + 1);
  });
  return { sentence: spans(sentences, tokens.length), clause: spans(clauses, tokens.length) };
}

/** For each token the span between the cuts around it. */
function spans(cuts: readonly number[], length: number): Span[] {
  const list: Span[] = [];
  let from = 0;
  for (const to of [...cuts, length]) {
    const span = { from, to };
    for (let index = from; index < to; index += 1) list.push(span);
    from = to;
  }
  return list;
}
