import type { Decimal } from '../../../platform/money/index.ts';
import type { Saying } from '../../../refusals/index.ts';
import type { Outcome, ParseOptions } from '../types.ts';
import { currenciesOf } from './currency-words.ts';
import { type Convention, readNumber } from './read-number.ts';
import { shown } from '../../../imports/index.ts';

/** The dearest price that is believed, in major units. More is a bar code or a telephone number in the wrong column. */
const MOST_EXPENSIVE = 1_000_000_000n;

const LONGEST_PRICE = 60;
const SIGN = String.raw`(?:\p{L}+\.?|\p{L}*\p{Sc})?`;
const PRICE = new RegExp(
  `^(?<sign>[-–−(]?) ?(?<before>${SIGN}) ?(?<amount>[^\\p{L}\\p{Sc}]+?) ?(?<after>${SIGN})(?<end>\\)?)$`,
  'u',
);

/** How the prices of a file are read: `rounds` where its cells hold more decimals than a spreadsheet shows. */
export interface PriceOptions extends ParseOptions {
  readonly rounds?: boolean;
}

/** A price in minor units. It may carry its currency, which must be the company's: `£12.00`, `12,50 €`, `EUR 12`. */
export function readPrice(text: string, convention: Convention, options: PriceOptions): Outcome<bigint> {
  if (/^[-–—]*$/.test(text)) {
    return { message: ({ imports }) => imports.noPrice(options.currency) };
  }
  const { amount, currencies } = withoutCurrency(text);
  const reading = readNumber(amount, convention, options.minorDigits);
  const meant = currencies.map(currenciesOf);
  if (reading.kind === 'no_number' || meant.includes(null)) {
    return { message: ({ imports }) => imports.price(shown(text), options.currency) };
  }
  if (!meant.every((codes) => codes?.includes(options.currency))) {
    return { message: otherCurrency(text, options.currency) };
  }
  if (reading.kind === 'ambiguous') return { message: ambiguous(text, amount) };
  return minorOf(reading.value, text, options);
}

/** What a column of prices says about its decimal mark is read from the amounts alone. */
export function amountOf(text: string): string {
  return withoutCurrency(text).amount;
}

export function otherCurrency(found: string, currency: string): Saying {
  return ({ imports }) => imports.otherCurrency(shown(found), currency);
}

export function ambiguous(text: string, number: string): Saying {
  const plain = number.replaceAll(/[.,]/g, '');
  const decimal = `${plain.slice(0, -3)}.${plain.slice(-3)}`;
  return ({ imports }) => imports.ambiguous(shown(text), plain, decimal);
}

function minorOf({ coefficient, scale }: Decimal, text: string, options: PriceOptions): Outcome<bigint> {
  const { currency, minorDigits, rounds = false } = options;
  if (coefficient < 0n) return { message: ({ imports }) => imports.negativePrice(shown(text)) };
  const excess = 10n ** BigInt(Math.max(scale - minorDigits, 0));
  if (coefficient % excess !== 0n && !rounds) {
    return { message: ({ imports }) => imports.priceDecimals(shown(text), currency, String(minorDigits)) };
  }
  const minor = ((coefficient + excess / 2n) / excess) * 10n ** BigInt(Math.max(minorDigits - scale, 0));
  if (minor > MOST_EXPENSIVE * 10n ** BigInt(minorDigits)) {
    return { message: ({ imports }) => imports.dearPrice(shown(text), String(MOST_EXPENSIVE)) };
  }
  return { value: minor };
}

function withoutCurrency(text: string): { amount: string; currencies: string[] } {
  const groups = text.length > LONGEST_PRICE ? undefined : PRICE.exec(text)?.groups;
  if (groups === undefined) return { amount: text, currencies: [] };
  const { sign = '', before = '', amount = '', after = '', end = '' } = groups;
  return { amount: `${sign}${amount}${end}`, currencies: [before, after].filter(Boolean) };
}
