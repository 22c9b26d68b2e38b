import { dayNumber } from '../../../platform/days.ts';
import { dayInWords, notesIn } from '../../drafting/notes.ts';
import type { Brief } from '../../types.ts';
import type { AnswerEvent } from '../answer/answer.ts';
import { cleanLine } from '../clean-text.ts';
import { foldedText, isQuoted } from '../answer/quotations.ts';

const MOST_ATTENDEES = 1_000_000;
const MOST_DAYS = 366;

/** The event as far as the request or quoted words tell of it. */
export interface EventRead {
  readonly language: string;
  readonly attendees: number | null;
  readonly days: number;
  /** In words, only to be offered. */
  readonly dateFound: string | null;
  readonly venueFound: string | null;
}

/** A request's field wins; what the model read counts where the description holds the words it quotes. */
export function readEvent(read: AnswerEvent, brief: Brief, description: string): EventRead {
  const attendees = certain(read.attendees, read.attendeesQuote, MOST_ATTENDEES, description);
  const days = certain(read.days, read.daysQuote, MOST_DAYS, description);
  const venue = cleanLine(read.venue ?? '', 200);
  return {
    language: read.language,
    attendees: wholeUp(brief.attendees) ?? attendees,
    days: wholeUp(brief.days) ?? days ?? 1,
    dateFound: isDay(read.date) ? dayInWords(read.date, notesIn(read.language).locale) : null,
    venueFound: venue !== '' && description.includes(foldedText(venue)) ? venue : null,
  };
}

function certain(value: number | null, quote: string | null, most: number, description: string): number | null {
  if (value === null || quote === null || !isQuoted(quote, description)) return null;
  const whole = Math.ceil(value);
  return whole >= 1 && whole <= most ? whole : null;
}

function wholeUp(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.ceil(value);
}

function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return Number.isFinite(dayNumber(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}
