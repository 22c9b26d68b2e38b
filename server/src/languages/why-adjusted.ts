import { LOCALES, type PriceListRule, type SeasonRule } from '@showbill/contract';
import { daysInSeason } from '@showbill/contract/sums';
import { dayNumber } from '../platform/days.ts';
import type { LabelledAdjustment } from './adjustment-label.ts';
import type { Speech } from './speech.ts';

/** When the event is that an adjustment is of. */
export interface EventDays {
  readonly date: string | null;
  readonly days: number;
}

/** Why a rule adds to or takes off a total, in one sentence without amounts of lines; null where no rule does. */
export function whyAdjusted(speech: Speech, { rule }: LabelledAdjustment, event: EventDays): string | null {
  if (rule === undefined) return null;
  const { format, texts, words } = speech;
  const says = texts.rules;
  switch (rule.kind) {
    case 'season':
      return whySeason(speech, rule, event);
    case 'price_list':
      return says.prices(format.list(pricesOf(speech, rule)));
    case 'code':
      return rule.percent === null ? says.codeAmount : says.codePercent(percentIn(speech, rule.percent));
    case 'waiver': {
      const categories = format.list(rule.categories.map((each) => words.categories[each]));
      return says.waiver(percentIn(speech, rule.percent), categories);
    }
    case 'minimum':
      return says.minimum(format.money(BigInt(rule.amount), rule.currency));
    default:
      return rule satisfies never;
  }
}

function whySeason(speech: Speech, rule: SeasonRule, { date, days: of }: EventDays): string {
  const says = speech.texts.rules;
  const { format } = speech;
  const days = date === null ? of : daysInSeason(rule, date, of);
  const percent = percentIn(speech, Math.abs(rule.percent));
  const when = whenIn(speech, rule);
  const [whole, part] = rule.percent > 0 ? [says.more, says.morePart] : [says.less, says.lessPart];
  // a line may be hired for longer than the event
  return days === of || days === 0 ? whole(percent, when) : part(percent, format.count(days), format.count(of), when);
}

/** `Saturday and Sunday`, `1–24 December, every year`, or both. */
function whenIn(speech: Speech, { weekdays, dates }: SeasonRule): string {
  const locale = LOCALES[speech.language];
  const parts: string[] = [];
  if (weekdays.length > 0) {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // 4 January 2027 is a Monday
    parts.push(speech.format.list(weekdays.map((weekday) => format.format(Date.UTC(2027, 0, 3 + weekday)))));
  }
  if (dates !== null) {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(!dates.yearly && { year: 'numeric' }),
      timeZone: 'UTC',
    });
    const [from, to] = [dates.from, dates.to].map((day) => format.format(dayNumber(day) * 86_400_000));
    const range = from === to ? `${from}` : `${from} – ${to}`;
    parts.push(dates.yearly ? speech.texts.rules.yearly(range) : range);
  }
  return parts.join(', ').replaceAll('\u202f', '\u00a0');
}

function pricesOf(speech: Speech, { percent, categories }: PriceListRule): string[] {
  const { off, everything, others } = speech.texts.rules;
  const some = categories.map((each) => off(percentIn(speech, each.percent), speech.words.categories[each.category]));
  if (percent === null) return some;
  return [...some, off(percentIn(speech, percent), some.length === 0 ? everything : others)];
}

function percentIn({ format }: Speech, percent: number): string {
  return `${format.decimal(String(percent))}\u00a0%`;
}
