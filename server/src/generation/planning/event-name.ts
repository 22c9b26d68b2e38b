import type { Facts, Language } from '../types.ts';
import { type EventName, PROSE, type Prose } from './prose/index.ts';

/** The client's own name for the event where it is plain and of a form that we know, else the trade's. */
export function eventName(facts: Facts): EventName {
  const [event] = facts.events;
  return ownName(event?.words ?? '', facts.language) ?? PROSE[facts.language].events[event?.value ?? 'other'];
}

const MOST_WORDS = 6;
const LONGEST = 40;

function ownName(said: string, language: Language): EventName | null {
  const prose = PROSE[language];
  const words = said.trim().replaceAll(/\s+/g, ' ').replace(DETERMINERS, '');
  const plain = /^[\p{L}\d][\p{L}\d'’ -]*$/u.test(words) && words.length <= LONGEST;
  if (!plain || words.split(' ').length > MOST_WORDS) return null;
  const compared = comparable(words);
  for (const { noun, compared: known, gender } of NOUNS[language]) {
    if (compared === known) return { noun, gender };
    if (isMadeOf(compared, known, prose.nounStands)) return { noun: prose.asNoun(words), gender };
  }
  return null;
}

const DETERMINERS = /^(?:an?|the|our|my|their) /i;

function isMadeOf(words: string, noun: string, stands: Prose['nounStands']): boolean {
  switch (stands) {
    case 'first':
      return words.startsWith(`${noun} `);
    case 'last':
      return words.endsWith(` ${noun}`);
    case 'last in compounds':
      return words.endsWith(noun);
    default:
      return stands satisfies never;
  }
}

function comparable(words: string): string {
  return words.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
}

interface KnownNoun extends EventName {
  readonly compared: string;
}

/** Longest first, so that "Festakt" is not taken for what ends in "Akt". */
function knownNouns({ nouns }: Prose): readonly KnownNoun[] {
  const genders = ['masculine', 'feminine', 'neuter', 'plural'] as const;
  return genders
    .flatMap((gender) =>
      (nouns[gender] ?? '').split(',').flatMap((each) => {
        const noun = each.trim();
        return noun === '' ? [] : [{ noun, gender, compared: comparable(noun) }];
      }),
    )
    .toSorted((one, other) => other.compared.length - one.compared.length);
}

const NOUNS: Readonly<Record<Language, readonly KnownNoun[]>> = {
  en: knownNouns(PROSE.en),
  de: knownNouns(PROSE.de),
  fr: knownNouns(PROSE.fr),
  es: knownNouns(PROSE.es),
  nl: knownNouns(PROSE.nl),
};
