import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { LANGUAGES, type Language } from '../../facts.ts';
import { fold } from './fold.ts';
import { once } from '../../../platform/once.ts';

/**
 * What a word does in a number: `number` 1 to 99 and hundreds that are one word; `scale` a hundred and above; `collective`
 * a dozen; `and` joins words ("two hundred AND fifty"), `joint` parts of a word ("fünfUNDzwanzig"); `to` and `between` a range.
 */
const ROLES = ['number', 'scale', 'collective', 'and', 'joint', 'article', 'half', 'to', 'between'] as const;
type Role = (typeof ROLES)[number];
/** The words of a language that do something in a number. */
export type NumberWords = (role: Role) => ReadonlyMap<string, number>;

const row = z.strictObject({
  language: z.enum(LANGUAGES),
  word: z.string().min(1).transform(fold),
  role: z.enum(ROLES),
  value: z.coerce.number(),
});

const tables = once(() => {
  const rows = readTable(new URL('./number-words.csv', import.meta.url), row).toSorted((a, b) => b.value - a.value);
  return new Map(LANGUAGES.map((language) => [language, byRole(rows.filter((each) => each.language === language))]));
});
const NONE: ReadonlyMap<string, number> = new Map();

/** The words of a language by what they do, those of the greatest value first. */
export function numberWordsOf(language: Language): NumberWords {
  const known = tables().get(language);
  return (role) => known?.get(role) ?? NONE;
}

function byRole(rows: readonly z.infer<typeof row>[]): ReadonlyMap<Role, ReadonlyMap<string, number>> {
  const roles = Map.groupBy(rows, ({ role }) => role);
  return new Map([...roles].map(([role, some]) => [role, new Map(some.map(({ word, value }) => [word, value]))]));
}

/** The figure that a single word writes out ("zwei", "vijfentwintig"), or null. */
export function readCompound(word: string, language: Language): number | null {
  return valueOf(word, numberWordsOf(language));
}

/** The words by which a language counts. Folded. */
export function countingWordsOf(language: Language): Iterable<string> {
  return numberWordsOf(language)('number').keys();
}

/** What one word stands for, and null where that is no number. */
export function valueOf(word: string, words: NumberWords): number | null {
  const known = words('number').get(word);
  if (known !== undefined) return known;
  const [joint] = words('joint').keys();
  return joint === undefined || word.length > LONGEST ? null : fromOneWord(word, joint, words);
}

const LONGEST = 40; // letters of a number in one word
export const MILLION = 1_000_000; // is never part of a word

/** "zweihundertfünfzig", "vijfentwintig". */
function fromOneWord(word: string, joint: string, words: NumberWords): number | null {
  for (const [name, factor] of words('scale')) {
    const at = factor === MILLION ? -1 : word.indexOf(name);
    if (at === -1) continue;
    const behind = word.slice(at + name.length);
    const rest = behind.startsWith(joint) ? behind.slice(joint.length) : behind;
    const many = at === 0 ? 1 : partOf(word.slice(0, at), words);
    const more = rest === '' ? 0 : partOf(rest, words);
    return many === null || more === null ? null : many * factor + more;
  }
  for (let at = word.indexOf(joint, 2); at !== -1; at = word.indexOf(joint, at + 1)) {
    const unit = partOf(word.slice(0, at), words) ?? 0;
    const ten = words('number').get(word.slice(at + joint.length)) ?? 0;
    if (unit > 0 && unit < 10 && ten >= 20) return ten + unit;
  }
  return null;
}

function partOf(word: string, words: NumberWords): number | null {
  return words('article').get(word) ?? valueOf(word, words);
}
