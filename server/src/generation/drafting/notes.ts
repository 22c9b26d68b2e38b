import { dayNumber } from '../../platform/days.ts';

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

const NUMBER = String.raw`[\d.,]+`;

/** Matches any of the sentences, whole; `#` stands for a number and `@` for a day. */
function sentences(...forms: readonly string[]): RegExp {
  const written = forms.map((form) => form.replaceAll('.', String.raw`\.`).replaceAll('#', NUMBER));
  const whole = written.map((form) => form.replaceAll('@', String.raw`[\d.\p{L}]+(?: [\d.\p{L}]+){2,4}`));
  return new RegExp(String.raw`(?<=^|[.!?…] )(?:${whole.join('|')})(?: |$)`, 'gu');
}

const ENGLISH: Notes = {
  locale: 'en-GB',
  goesWith: (names) => `Goes with ${names}.`,
  shortage: ({ short, needed, left, inAll, day }) => {
    const kind = day === null ? 'owned' : 'free';
    const has = inAll === null ? `${left} ${kind}` : `${left} left of the ${inAll} ${kind}`;
    return day === null ? `${short} more than the ${has}.` : `${short} short on ${day}: ${needed} needed, ${has}.`;
  },
  shortages: sentences(
    '# more than the # owned.',
    '# more than the # left of the # owned.',
    '# short on @: # needed, # free.',
    '# short on @: # needed, # left of the # free.',
  ),
};

const GERMAN: Notes = {
  locale: 'de-DE',
  goesWith: (names) => `Gehört zu ${names}.`,
  shortage: ({ short, needed, left, inAll, day }) => {
    const kind = day === null ? 'vorhanden' : 'frei';
    const has = inAll === null ? `${left} ${kind}` : `${left} von ${inAll} noch ${kind}`;
    return `${short} fehlen${day === null ? '' : ` am ${day}`}: ${needed} gebraucht, ${has}.`;
  },
  shortages: sentences(
    '# fehlen: # gebraucht, # vorhanden.',
    '# fehlen: # gebraucht, # von # noch vorhanden.',
    '# fehlen am @: # gebraucht, # frei.',
    '# fehlen am @: # gebraucht, # von # noch frei.',
  ),
};

const FRENCH: Notes = {
  locale: 'fr-FR',
  goesWith: (names) => `Va avec ${names}.`,
  shortage: ({ short, needed, left, inAll, day }) => {
    const kind = day === null ? 'en stock' : 'disponibles';
    const has = inAll === null ? `${left} ${kind}` : `${left} restants sur ${inAll} ${kind}`;
    return `Il en manque ${short}${day === null ? '' : ` le ${day}`} : ${needed} nécessaires, ${has}.`;
  },
  shortages: sentences(
    'Il en manque # : # nécessaires, # en stock.',
    'Il en manque # : # nécessaires, # restants sur # en stock.',
    'Il en manque # le @ : # nécessaires, # disponibles.',
    'Il en manque # le @ : # nécessaires, # restants sur # disponibles.',
  ),
};

const SPANISH: Notes = {
  locale: 'es-ES',
  goesWith: (names) => `Va con ${names}.`,
  shortage: ({ short, needed, left, inAll, day }) => {
    const kind = day === null ? 'en existencias' : 'libres';
    const has = inAll === null ? `hay ${left} ${kind}` : `quedan ${left} de ${inAll} ${kind}`;
    return `Faltan ${short}${day === null ? '' : ` el ${day}`}: se necesitan ${needed}, ${has}.`;
  },
  shortages: sentences(
    'Faltan #: se necesitan #, hay # en existencias.',
    'Faltan #: se necesitan #, quedan # de # en existencias.',
    'Faltan # el @: se necesitan #, hay # libres.',
    'Faltan # el @: se necesitan #, quedan # de # libres.',
  ),
};

const DUTCH: Notes = {
  locale: 'nl-NL',
  goesWith: (names) => `Hoort bij ${names}.`,
  shortage: ({ short, needed, left, inAll, day }) => {
    const kind = day === null ? 'in voorraad' : 'vrij';
    const has = inAll === null ? `${left} ${kind}` : `nog ${left} van ${inAll} ${kind}`;
    return `${short} te weinig${day === null ? '' : ` op ${day}`}: ${needed} nodig, ${has}.`;
  },
  shortages: sentences(
    '# te weinig: # nodig, # in voorraad.',
    '# te weinig: # nodig, nog # van # in voorraad.',
    '# te weinig op @: # nodig, # vrij.',
    '# te weinig op @: # nodig, nog # van # vrij.',
  ),
};

const NOTES: Readonly<Record<string, Notes>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
};

/** The notes in a language by its ISO 639-1 code; English where it is not one of ours. */
export function notesIn(language: string): Notes {
  return NOTES[language] ?? ENGLISH;
}

/** `12 June 2026` of a calendar day. */
export function dayInWords(day: string, locale = ENGLISH.locale): string {
  const written = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return written.format(dayNumber(day) * 86_400_000);
}
