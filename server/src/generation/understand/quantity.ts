import type { Quantity } from '../reading/document/numbers.ts';
import { type Span, type Text } from '../reading/document/text.ts';

/** How many of a thing are asked for. */
export interface Count extends Span {
  /** Null where none is said; `article` where only "a" says it. */
  readonly value: number | null;
  readonly article: boolean;
  /** Where the thing's own words begin, behind its figure and its size. */
  readonly named: number;
  /** Where its size or its own words begin, behind the figure. */
  readonly sized: number;
}
/** "DJM-900 mixer", "K-12 speakers": the figure belongs to the letters before it. */
function isOfModel(text: Text, { from }: Quantity): boolean {
  const [letters, figure] = [text.tokens[from - 1], text.tokens[from]];
  if (letters?.kind !== 'word' || figure === undefined) return false;
  const joined = /^[-‐‑]$/u.test(text.raw.slice(letters.end, figure.start));
  return joined && /^\p{Lu}{1,5}$/u.test(text.raw.slice(letters.start, letters.end));
}

/** "two 3-speaker systems", "a 4-channel mixer": a figure tied to the next word by a hyphen describes it. */
export function isAttribute(text: Text, number: Quantity): boolean {
  if (isOfModel(text, number)) return true;
  const last = text.tokens[number.to - 1];
  const next = text.tokens[number.to];
  return last !== undefined && next?.kind === 'word' && /^[-‐‑]$/u.test(text.raw.slice(last.end, next.start));
}

/** A figure of money, a share or a year. */
export function isPriceOrYear(text: Text, number: Quantity): boolean {
  const before = text.tokens[number.from - 1];
  const after = text.tokens[number.to];
  if (before?.kind === 'mark' && '£$€#@'.includes(before.text)) return true;
  if (after?.kind === 'mark' && '£$€%'.includes(after.text)) return true;
  const token = text.tokens[number.from];
  return number.to - number.from === 1 && token !== undefined && /^20[1-4]\d$/u.test(token.text);
}
