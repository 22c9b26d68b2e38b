import { measureEnd } from '../document/measures.ts';
import type { Quantity } from '../document/numbers.ts';
import { markAt, type Text } from '../document/text.ts';

const MOST = 1_000_000;

/** The numbers of a text that may count something: whole, and no measure, price or year. */
export function readPlainNumbers(text: Text): readonly Quantity[] {
  return text.numbers.filter(
    (number) =>
      Number.isInteger(number.value) &&
      number.value >= 1 &&
      number.value <= MOST &&
      measureEnd(text, number.to) === null &&
      !isPriceOrYear(text, number) &&
      !(text.numberTo.has(number.from) && markAt(text, number.to) === 'x'), // "twelve 2 x 1 m decks"
  );
}

/** A figure of money, a share or a year. */
function isPriceOrYear(text: Text, number: Quantity): boolean {
  const [before, behind] = [text.tokens[number.from - 1], text.tokens[number.to]];
  if (before?.kind === 'mark' && '£$€#@'.includes(before.text)) return true;
  if (behind?.kind === 'mark' && '£$€%'.includes(behind.text)) return true;
  const token = text.tokens[number.from];
  return number.to - number.from === 1 && token !== undefined && /^20[1-4]\d$/u.test(token.text);
}
