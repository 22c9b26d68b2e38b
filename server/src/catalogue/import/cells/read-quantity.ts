import { type Decimal, formatDecimal } from '../../../platform/money/index.ts';
import type { Saying } from '../../../refusals/index.ts';
import type { Outcome } from '../types.ts';
import { type Convention, conventionOf, readNumber } from './read-number.ts';
import { ambiguous } from './read-price.ts';
import { shown } from '../../../imports/index.ts';

/** How a column writes quantities; `decimals` as `readNumber` takes it. */
export interface QuantityConvention {
  readonly convention: Convention;
  readonly decimals: number;
}

const MOST_OWNED = 1_000_000;
const MOST_ATTENDEES = 1_000_000;

/**
 * Thousands and decimals of a column of quantities: told by the column itself, else by the file's prices, which only
 * may confirm a thousands separator; where neither tells, `1.000` is a thousand, for quantities are whole.
 */
export function quantityConvention(texts: Iterable<string>, price: Convention): QuantityConvention {
  const own = conventionOf(texts, '');
  if (own !== null) return { convention: own, decimals: 0 };
  if (price === null) return { convention: null, decimals: 0 };
  return { convention: { mark: price.mark, from: 'delimiter' }, decimals: 2 };
}

/** A whole number of units, 0 or more. */
export function readOwned(text: string, how: QuantityConvention): Outcome<number> {
  const read = readQuantity(text, how, ({ imports }) => imports.ownedNumber(shown(text)));
  if (!('value' in read)) return read;
  const { coefficient, scale } = read.value;
  if (coefficient % 10n ** BigInt(scale) !== 0n) {
    return { message: ({ imports }) => imports.ownedParts(shown(text)) };
  }
  const owned = Number(formatDecimal(read.value));
  if (owned < 0 || owned > MOST_OWNED) {
    return { message: ({ imports }) => imports.owned(shown(text), String(MOST_OWNED)) };
  }
  return { value: owned };
}

/** The attendees that one unit serves: more than 0. */
export function readPerAttendees(text: string, how: QuantityConvention): Outcome<number> {
  const read = readQuantity(text, how, ({ imports }) => imports.attendeesNumber(shown(text)));
  if (!('value' in read)) return read;
  const attendees = Number(formatDecimal(read.value));
  const isFine = attendees > 0 && attendees <= MOST_ATTENDEES;
  return isFine
    ? { value: attendees }
    : { message: ({ imports }) => imports.attendees(shown(text), String(MOST_ATTENDEES)) };
}

/**
 * A weight or power with its unit, if any (`12 kg`, `800 g`, `1,2 kW`), in the unit whose size is 1, or null for nothing
 * and for what cannot be read: a product is not refused for a column that only helps.
 */
export function readMeasure(text: string, how: Convention, sizes: Readonly<Record<string, number>>): number | null {
  const match = /^([^\p{L}]{1,30}?) ?(\p{L}{0,4})$/u.exec(text);
  const size = sizes[(match?.[2] ?? '').toLowerCase()];
  if (match === null || size === undefined) return null;
  const reading = readNumber(match[1] ?? '', how, 3);
  const value = reading.kind === 'number' ? Number(formatDecimal(reading.value)) * size : 0;
  return value > 0 && value < 1e6 ? value : null;
}

function readQuantity(text: string, { convention, decimals }: QuantityConvention, noNumber: Saying): Outcome<Decimal> {
  const reading = readNumber(text, convention, decimals);
  if (reading.kind === 'number') return { value: reading.value };
  return { message: reading.kind === 'ambiguous' ? ambiguous(text, text) : noNumber };
}
