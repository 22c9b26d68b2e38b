import type { Facts } from '../types.ts';
import { isCurrency, measureEnd } from './measures.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { factOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { BUDGET_NOUNS, BUDGET_WORDS, CURRENCY_CODES, PER_HEAD } from './words/budget.ts';

const budgetWords = wordList(BUDGET_WORDS);
const budgetNouns = wordList(BUDGET_NOUNS);
const perHead = wordList(PER_HEAD);

const REACH = 6; // tokens between "budget" and its sum

/**
 * What may be spent in all; of a range the upper end. A sum for each guest is no budget of the whole. A bare "$" is
 * many countries' dollar: its currency stays null.
 */
export function readBudget(text: Text): Facts['budget'] {
  for (const number of text.numbers) {
    const sum = money(text, number);
    if (sum === null || number.value < 1 || perHead.at(text.tokens, sum.to) !== null) continue;
    const from = introduction(text, sum);
    if (from === null) continue;
    const upper = upperEnd(text, sum);
    const amount = Math.max(number.value, upper?.amount ?? 0);
    return factOf(
      text,
      { amount, currency: sum.currency ?? upper?.currency ?? null },
      { from, to: upper?.to ?? sum.to },
    );
  }
  return null;
}

/** "£5,000–£6,000": the second sum of a range whose ends each name their currency. */
function upperEnd(text: Text, sum: Span): { amount: number; currency: string | null; to: number } | null {
  if (markAt(text, sum.to) !== '-' && !RANGE.has(wordAt(text, sum.to))) return null;
  const from = isCurrency(text, sum.to + 1) ? sum.to + 2 : sum.to + 1;
  const number = text.numberFrom.get(from);
  const second = number === undefined ? null : money(text, number);
  return number === undefined || second === null || !second.named
    ? null
    : { amount: number.value, currency: second.currency, to: second.to };
}

const RANGE = new Set(['to', 'bis', 'a', 'tot']);

/** The figure with its currency before or after it; `currency` is null where none is named. */
function money(text: Text, number: Quantity): (Span & { currency: string | null; named: boolean }) | null {
  let { from, to } = number;
  let code: string | null = null;
  let named = false;
  if (isCurrency(text, from - 1)) {
    named = true;
    from -= 1;
    code = codeAt(text, from);
    if (
      text.tokens[from]?.text === '$' &&
      text.tokens[from]?.glued === true &&
      DOLLARS[wordAt(text, from - 1)] !== undefined
    ) {
      from -= 1;
      code = DOLLARS[wordAt(text, from)] ?? null;
    }
  }
  if (isCurrency(text, to)) {
    named = true;
    code ??= codeAt(text, to);
    to += 1;
  }
  if (!named && measureEnd(text, to) !== null) return null;
  return { from, to, currency: code, named };
}

/** Where the words begin that make the sum a budget, or null. */
function introduction(text: Text, sum: Span & { named: boolean }): number | null {
  const sentence = sentenceOf(text, sum.from);
  for (let index = sum.from - 1; index >= Math.max(sentence.from, sum.from - REACH); index -= 1) {
    const hit = sum.named ? budgetWords.at(text.tokens, index) : budgetNouns.at(text.tokens, index);
    if (hit !== null && hit.to <= sum.from) return index;
    if (text.numberTo.has(index + 1) && text.numberTo.get(index + 1)?.to !== sum.from) break;
  }
  const after = budgetNouns.at(text.tokens, sum.to); // "a £5k budget"
  return after === null ? null : sum.from;
}

function codeAt(text: Text, at: number): string | null {
  return CURRENCY_CODES[text.tokens[at]?.text ?? ''] ?? null;
}

const DOLLARS: Readonly<Record<string, string>> = {
  us: 'USD',
  a: 'AUD',
  au: 'AUD',
  nz: 'NZD',
  ca: 'CAD',
  c: 'CAD',
  s: 'SGD',
  hk: 'HKD',
};
