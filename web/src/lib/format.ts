import { LOCALE } from '../texts/index.ts';

/** `£1,240.00`, `−£299.50`. An amount is never rounded to be shown. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...decimals(amount, currency) });
  return format.format(amount).replace('-', '−');
}

/** The same without the currency, for columns. */
export function formatFigure(amount: number, currency: string): string {
  return new Intl.NumberFormat(LOCALE, decimals(amount, currency)).format(amount).replace('-', '−');
}

/** Browsers show fewer decimals than ISO 4217 has for some currencies; what an amount has decides then. */
function decimals(amount: number, currency: string) {
  const digits = Math.max(currencyDigits(currency), String(amount).split('.')[1]?.length ?? 0);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** No currency has more decimals. */
const MOST_DECIMALS = 10_000;

/** The exact sum of amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * MOST_DECIMALS), 0) / MOST_DECIMALS;
}

/** The decimals that amounts of a currency have. */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** `1,240`: units and counts, with decimals where there are any. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 }).format(count).replace('-', '−');
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
