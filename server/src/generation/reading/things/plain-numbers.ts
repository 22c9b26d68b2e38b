import { measureEnd } from '../../understand/measures.ts';
import { isPriceOrYear } from '../../understand/quantity.ts';
import type { Quantity } from '../document/numbers.ts';
import type { Text } from '../document/text.ts';

const MOST = 1_000_000;

/** The numbers of a text that may count something: whole, and no measure, price or year. */
export function readPlainNumbers(text: Text): readonly Quantity[] {
  return text.numbers.filter(
    (number) =>
      Number.isInteger(number.value) &&
      number.value >= 1 &&
      number.value <= MOST &&
      measureEnd(text, number.to) === null &&
      !isPriceOrYear(text, number),
  );
}
