import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Facts, Language } from '../../facts.ts';
import { type Prose, proseIn } from './index.ts';

/** An event as it is called within a sentence, without an article. */
export interface EventName {
  readonly name: string;
  readonly gender: Row['gender'];
}

const LONGEST = 40;

/** The client's own name for the event where it is a known noun with up to five words about it, else the trade's. */
export function eventName({ events: [event], language }: Facts): EventName {
  const trade = proseIn(language).event(event?.value ?? 'other');
  const gender = nounIn(trade, language)?.gender ?? 'neuter';
  return ownName(event?.words ?? '', language) ?? { name: trade, gender };
}

function ownName(said: string, language: Language): EventName | null {
  const words = said
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:an?|the|our|my|their) /i, '');
  const plain = /^[\p{L}\d][\p{L}\d'’ -]*$/u.test(words) && words.length <= LONGEST && words.split(' ').length <= 6;
  const noun = plain ? nounIn(words, language) : undefined;
  if (noun === undefined) return null;
  if (comparable(words) === noun.compared) return { name: noun.noun, gender: noun.gender };
  const name = asWithin(words === words.toUpperCase() ? words.toLowerCase() : words, noun, language);
  return { name, gender: noun.gender };
}

/** With a small first letter where no proper name begins it: "Assemblée générale", "Staff party". */
function asWithin(name: string, { compared }: Noun, language: Language): string {
  const first = name.charAt(0);
  if (language === 'de') return first.toUpperCase() + name.slice(1);
  const [opening = ''] = name.toLowerCase().split(' ', 1);
  const begins = opening === name.toLowerCase() || comparable(name).startsWith(compared);
  return (begins || OPENINGS.has(opening) ? first.toLowerCase() : first) + name.slice(1);
}

interface Noun extends Row {
  readonly compared: string;
}

/** The noun of a name: first in French and Spanish, last in English, and at the end of a compound in German and Dutch. */
function nounIn(words: string, language: Language): Noun | undefined {
  const said = comparable(words);
  return NOUNS.get(language)?.find(({ compared }) => {
    if (said === compared) return true;
    if (language === 'en') return said.endsWith(` ${compared}`);
    return language === 'fr' || language === 'es' ? said.startsWith(`${compared} `) : said.endsWith(compared);
  });
}

function comparable(words: string): string {
  return words.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');
}

const row = z.object({
  language: z.enum(['en', 'de', 'fr', 'es', 'nl']),
  noun: z.string().min(1),
  gender: z.enum(['masculine', 'feminine', 'neuter', 'plural']),
});
type Row = z.infer<typeof row>;

/** Longest first, so that "Festakt" is not taken for what ends in "Akt". */
const NOUNS: ReadonlyMap<Language, readonly Noun[]> = Map.groupBy(
  readTable(new URL('./tables/event-nouns.csv', import.meta.url), row)
    .map((each) => ({ ...each, compared: comparable(each.noun) }))
    .toSorted((one, other) => other.compared.length - one.compared.length),
  ({ language }) => language,
);

const word = z.object({ word: z.string().min(1) });
const OPENINGS = new Set(readTable(new URL('./tables/event-openings.csv', import.meta.url), word).map((r) => r.word));

/** "your wedding", "Ihren Empfang". */
export function yourEvent({ name, gender }: EventName, prose: Prose): string {
  return `${prose.say(`your.${gender}`)} ${name}`;
}
