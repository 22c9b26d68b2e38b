import { LOCALE } from '../texts/index.ts';

/** `£1,240.00`, `−£299.50`. An amount is never rounded to be shown. */
export function formatMoney(amount: number, currency: string): string {
  return numbers(decimalsOf(amount, currency), currency).format(amount).replace('-', '−');
}

/** The same without the currency, for columns. */
export function formatFigure(amount: number, currency: string): string {
  return numbers(decimalsOf(amount, currency)).format(amount).replace('-', '−');
}

/** Browsers show fewer decimals than ISO 4217 has for some currencies: an amount that has some is shown with two at least. */
function decimalsOf(amount: number, currency: string): number {
  const own = String(amount).split('.')[1]?.length ?? 0;
  return Math.max(currencyDigits(currency), own === 0 ? 0 : Math.max(own, 2));
}

const made = new Map<string, Intl.NumberFormat>();

/** Kept once made: making one takes longer than all that it ever writes on a page. */
function numbers(decimals: number, currency?: string): Intl.NumberFormat {
  const key = `${decimals} ${currency ?? ''}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(
    LOCALE,
    currency === undefined ? digits : { style: 'currency', currency, ...digits },
  );
  made.set(key, format);
  return format;
}

/** No currency has more decimals. */
const MOST_DECIMALS = 10_000;

/** The exact sum of amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * MOST_DECIMALS), 0) / MOST_DECIMALS;
}

/** The decimals that amounts of a currency have. */
export function currencyDigits(currency: string): number {
  const known = digitsBy.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsBy.set(currency, digits);
  return digits;
}

const digitsBy = new Map<string, number>();
const counts = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });

/** `1,240`: units and counts, with decimals where there are any. */
export function formatCount(count: number): string {
  return counts.format(count).replace('-', '−');
}

/** `38.5 %` */
export function formatPercent(percent: number): string {
  return `${formatCount(percent)} %`;
}

/** `12 Mar 2027`, or `12–13 Mar 2027` for several days from a YYYY-MM-DD on. */
export function formatDays(first: string, days: number): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  const start = new Date(`${first}T00:00:00Z`);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + days - 1);
  return days === 1 ? format.format(start) : format.formatRange(start, end);
}

/** When something happened, as the reader's clock has it: `14:32` today, else `12 Mar`. */
export function formatMoment(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const sameDay = then.toDateString() === now.toDateString();
  const parts: Intl.DateTimeFormatOptions = sameDay
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }) };
  return new Intl.DateTimeFormat(LOCALE, parts).format(then);
}

/** `30 Nov 2026, 19:21`, for sentences that put it after a preposition and for what has legal weight. */
export function formatDateAndTime(moment: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(moment));
}
