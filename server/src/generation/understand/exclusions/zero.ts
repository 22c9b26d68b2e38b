import { measureEnd } from '../measures.ts';
import { markAt, wordAt } from '../text/text.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

const PIECES = new Set(['no', 'nos', 'nr', 'off', 'stk', 'stuck', 'st', 'ea', 'pcs', 'x', 'uds', 'ud', 'stuks']);

/** "Beamer 0 Stk.", "Stage steps x 0", "0 lecterns": counted, and none of them. */
export function noneCounted({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const before = text.numberTo.get(mention.from);
  if (before?.value === 0) return { reason: 'unwanted', first: index, last: index, from: before.from, to: mention.to };
  const at = ':x-='.includes(markAt(text, mention.to) || '.') ? mention.to + 1 : mention.to;
  const behind = text.numberFrom.get(at);
  if (behind?.value !== 0 || measureEnd(text, behind.to) !== null) return null;
  const end = PIECES.has(wordAt(text, behind.to)) ? behind.to + 1 : behind.to;
  const closed = isClauseEnd(text, end) || markAt(text, end) === '(';
  return closed ? { reason: 'unwanted', first: index, last: index, from: mention.from, to: end } : null;
}
