import { type Language, LOCALES } from '@showbill/contract/languages';

/**
 * Chooses the form that a number asks for, as CLDR has it for the language: in French 0 is singular too. A count that is
 * written out already (`1`, `1,240`) is one.
 */
export function pluralIn(language: Language): (count: number | string, one: string, many: string) => string {
  const rules = new Intl.PluralRules(LOCALES[language]);
  return (count, one, many) => (rules.select(Number(count)) === 'one' ? one : many);
}
