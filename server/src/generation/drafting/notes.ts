import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { dayNumber } from '../../platform/days.ts';
import { LANGUAGES, type Language } from '../facts.ts';

/** A short stock, ready to be said: figures as text, `day` null where the event has no date. */
export interface Shortage {
  readonly short: string;
  readonly needed: string;
  readonly left: string;
  /** Units in all where lines that are no option took some; else null. */
  readonly inAll: string | null;
  readonly day: string | null;
}

/** What the program itself adds to the reason of a line, in one language. */
export interface Notes {
  readonly locale: string;
  goesWith(names: string): string;
  shortage(shortage: Shortage): string;
  /** A shortage as `shortage` says it, at a sentence's beginning. */
  readonly shortages: RegExp;
}

/** What is said of a day and of what is owned, each also where lines that are no option took some. */
const SHORTAGES = ['free', 'free_left', 'owned', 'owned_left'] as const;
const text = z.string().min(1);
const row = z.strictObject({
  key: z.enum(['goes_with', 'locale', ...SHORTAGES]),
  en: text,
  de: text,
  fr: text,
  es: text,
  nl: text,
});
type Row = z.infer<typeof row>;
const ROWS = new Map(readTable(new URL('./notes.csv', import.meta.url), row).map((each) => [each.key, each]));

function notesOf(language: Language): Notes {
  const written = (key: Row['key']): string => ROWS.get(key)?.[language] ?? '';
  return {
    locale: written('locale'),
    goesWith: (names) => written('goes_with').replace('{names}', () => names),
    shortage: ({ day, inAll, ...figures }) => {
      const of = day === null ? 'owned' : 'free';
      const values: Readonly<Record<string, string | null>> = { ...figures, day, inAll };
      return written(inAll === null ? of : `${of}_left`).replaceAll(SLOT, (_, name: string) => values[name] ?? '');
    },
    shortages: sentences(SHORTAGES.map(written)),
  };
}

const SLOT = /\{(\w+)\}/gu;
const NUMBER = String.raw`[\d.,]+`;
const DAY = String.raw`[\d.\p{L}]+(?: [\d.\p{L}]+){2,4}`;

/** Matches any of the sentences, whole. */
function sentences(forms: readonly string[]): RegExp {
  const whole = forms.map((form) =>
    form.replaceAll('.', String.raw`\.`).replaceAll(SLOT, (_, name: string) => (name === 'day' ? DAY : NUMBER)),
  );
  return new RegExp(String.raw`(?<=^|[.!?…] )(?:${whole.join('|')})(?: |$)`, 'gu');
}

const ENGLISH = notesOf('en');
const NOTES: ReadonlyMap<string, Notes> = new Map(LANGUAGES.map((language) => [language, notesOf(language)]));

/** The notes in a language by its ISO 639-1 code; English where it is not one of ours. */
export function notesIn(language: string): Notes {
  return NOTES.get(language) ?? ENGLISH;
}

/** `12 June 2026` of a calendar day. */
export function dayInWords(day: string, locale = ENGLISH.locale): string {
  const written = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return written.format(dayNumber(day) * 86_400_000);
}
