/** The languages in which people are spoken to, and how each writes figures, money and dates. */

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  nl: 'nl-NL',
};

/** Each by its own name, as whoever looks for it reads it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
};

/** The first of some locales (`de-AT`, `fr`), best first, that is one of ours by its language; null: none is. */
export function languageAmong(locales: readonly string[]): Language | null {
  for (const locale of locales) {
    const [language] = locale.trim().toLowerCase().split('-');
    const known = LANGUAGES.find((each) => each === language);
    if (known !== undefined) return known;
  }
  return null;
}

/** The same of an Accept-Language header: `de-AT,de;q=0.9,en;q=0.5`. */
export function languageAccepted(header: string): Language | null {
  const wanted = header
    .split(',')
    .map((entry) => {
      const [locale = '', ...rest] = entry.split(';');
      const weight = rest.map((part) => /^\s*q=([\d.]+)\s*$/u.exec(part)?.[1]).find((found) => found !== undefined);
      return { locale, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return languageAmong(wanted.map(({ locale }) => locale));
}

/** What another language has to have: the same keys, each with a text or a function of the same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/**
 * Chooses the form that a number asks for, as CLDR has it for the language: in French 0 is singular too. A count that is
 * written out already (`1`, `1,240`) is one.
 */
export function pluralIn(language: Language): (count: number | string, one: string, many: string) => string {
  const rules = new Intl.PluralRules(LOCALES[language]);
  return (count, one, many) => (rules.select(Number(count)) === 'one' ? one : many);
}
