import { LOCALE, TEXTS } from '../../texts/index.ts';

const texts = TEXTS.activity;

/** When a client did something, as the reader's clock has it: `today 14:02`, `yesterday 09:10`, `12 Mar, 14:02`. */
export function formatWhen(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' }).format(then);
  const before = new Date(now);
  before.setDate(now.getDate() - 1);
  if (then.toDateString() === now.toDateString()) return texts.today(time);
  if (then.toDateString() === before.toDateString()) return texts.yesterday(time);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return texts.onDay(new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', ...year }).format(then), time);
}
