import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Facts } from '../../facts.ts';
import { measureEnd } from '../document/measures.ts';
import type { Quantity } from '../document/numbers.ts';
import { once } from '../document/once.ts';
import { factOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { vocabulary } from './vocabulary.ts';

const words = vocabulary('budget', ['before_sum', 'budget', 'per_head', 'to']);
const row = z.strictObject({ word: z.string().min(1), code: z.string() });
/** ISO codes by what stands before or behind a sum; '' for a bare dollar, which is many countries'. */
const currencies = once(
  () =>
    new Map(readTable(new URL('./words/currencies.csv', import.meta.url), row).map(({ word, code }) => [word, code])),
);

const REACH = 6; // tokens between "budget" and its sum

interface Sum extends Span {
  readonly amount: number;
  /** Null where no currency is named, '' where it may be several countries'. */
  readonly code: string | null;
}

/** What may be spent in all; of a range the upper end. A sum for each guest is no budget of the whole. */
export function readBudget(text: Text): Facts['budget'] {
  for (const number of text.numbers) {
    const sum = sumOf(text, number);
    if (number.value < 1 || sum === null || words()('per_head').at(text.tokens, sum.to) !== null) continue;
    const from = introductionOf(text, sum);
    if (from === null) continue;
    const upper = upperEnd(text, sum);
    const amount = Math.max(sum.amount, upper?.amount ?? 0);
    return factOf(text, { amount, currency: sum.code || upper?.code || null }, { from, to: upper?.to ?? sum.to });
  }
  return null;
}

function sumOf(text: Text, { from, to, value }: Quantity): Sum | null {
  const before = codeAt(text, from - 1);
  const behind = codeAt(text, to);
  const code = [before, behind].find((each) => each !== null && each !== '') ?? before ?? behind;
  if (code === null && measureEnd(text, to) !== null) return null;
  return { from: before === null ? from : from - 1, to: behind === null ? to : to + 1, amount: value, code };
}

function codeAt(text: Text, at: number): string | null {
  const { text: word = '' } = text.tokens[at] ?? {};
  const country = word === '$' && text.tokens[at]?.glued === true ? currencies().get(`${wordAt(text, at - 1)}$`) : null;
  return country ?? currencies().get(word) ?? null;
}

/** "£5,000–£6,000": the second sum of a range whose ends each name their currency. */
function upperEnd(text: Text, { to }: Sum): Sum | null {
  if (markAt(text, to) !== '-' && words()('to').at(text.tokens, to) === null) return null;
  const number = text.numberFrom.get(codeAt(text, to + 1) === null ? to + 1 : to + 2);
  const sum = number === undefined ? null : sumOf(text, number);
  return sum?.code === null ? null : sum;
}

/** Where the words begin that make the sum a budget, or null; without a currency it takes the word itself. */
function introductionOf(text: Text, sum: Sum): number | null {
  const first = Math.max(sentenceOf(text, sum.from).from, sum.from - REACH);
  for (let at = sum.from - 1; at >= first && !text.numberTo.has(at + 1); at -= 1) {
    const hit = words()(sum.code === null ? 'budget' : 'before_sum').at(text.tokens, at);
    if (hit !== null && hit.to <= sum.from) return at;
  }
  return words()('budget').at(text.tokens, sum.to) === null ? null : sum.from; // "a £5k budget"
}
