import { type Language, LOCALES } from '@showbill/contract';
import { dayNumber } from '../platform/days.ts';
import { minorDigits, toMajor } from '../platform/money/index.ts';

/** How a language writes figures, money and dates. */
export interface Formats {
  /** Minor units as people read them: `£1,240.00`, `JP¥12,000`, `−£299.50`; decimals as ISO 4217 has them. */
  money(minor: bigint, currency: string): string;
  count(count: number): string;
  /** `Friday 4 December 2026` of a YYYY-MM-DD. */
  day(day: string): string;
  /** The days of an event from its first: `Friday 4 December 2026`, or from the first to the last. */
  days(first: string, days: number): string;
  /** The day of a moment as the company's calendar has it. */
  moment(moment: Date, timeZone: string): string;
  /** `14:05 GMT`: the time of a moment where the company is. */
  time(moment: Date, timeZone: string): string;
  /** `a, b and c`. */
  list(names: readonly string[]): string;
  /** The same in its parts, of which each name is an `element`. */
  listParts(names: readonly string[]): readonly { readonly type: 'element' | 'literal'; readonly value: string }[];
  /** A decimal as the program keeps it, `7.5`, as people read it. */
  decimal(text: string): string;
}

export function formatsOf(language: Language): Formats {
  const locale = LOCALES[language];
  const counts = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale);
  const dayFormat = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const moment = (at: Date, timeZone: string) => written(dayFormat(timeZone).format(at));
  // English alone has a comma behind the weekday where it is not wanted
  const written = (text: string) => plain(language === 'en' ? text.replace(',', '') : text);

  return {
    money(minor, currency) {
      const digits = minorDigits(currency);
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return signed(format.format(toMajor(minor, currency)));
    },
    count: (count) => signed(counts.format(count)),
    day: (day) => moment(midnight(day), 'UTC'),
    days(first, days) {
      if (days === 1) return moment(midnight(first), 'UTC');
      const last = midnight(first);
      last.setUTCDate(last.getUTCDate() + days - 1);
      return plain(dayFormat('UTC').formatRange(midnight(first), last));
    },
    moment,
    time: (at, timeZone) =>
      plain(
        new Intl.DateTimeFormat(locale, {
          timeZone,
          hour: '2-digit',
          minute: '2-digit',
          timeZoneName: 'short',
        }).format(at),
      ),
    list: (names) => lists.format(names),
    listParts: (names) => lists.formatToParts(names),
    decimal: (text) => (language === 'en' ? text : text.replace('.', ',')),
  };
}

/** With spaces that every font has. */
function plain(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** With a minus sign, not a hyphen. */
function signed(text: string): string {
  return plain(text).replace('-', '−');
}

function midnight(day: string): Date {
  return new Date(dayNumber(day) * 86_400_000);
}
