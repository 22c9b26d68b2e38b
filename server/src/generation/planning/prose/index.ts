import type { Language } from '../../types.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { Prose } from './prose.ts';
import { SPANISH } from './spanish.ts';

export type { EventName, PeopleBasis, Prose } from './prose.ts';
export { THING_OF, type Thing } from './things.ts';

export const PROSE: Readonly<Record<Language, Prose>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
};
