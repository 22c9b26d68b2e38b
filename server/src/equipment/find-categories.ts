import { kindsIn } from './find-kinds.ts';
import { KIND_CATEGORY } from './kinds.ts';
import { type CategoryEntry, vocabulary } from './matching/compile.ts';
import { mayBeMeant } from './matching/language.ts';
import { type ReadText, readText } from './matching/read-text.ts';
import { longest } from './matching/trie.ts';
import type { CategoryMention, KindMention } from './types.ts';

/** Kinds that are a whole category packed together: naming them names the category. */
const WHOLE = new Set(['pa_package', 'lighting_package']);

/**
 * The categories mentioned as a whole in a running text, in order. Words that stand for several ("AV", "Technik") give a
 * mention for each, with the same offsets. A word inside the name of one thing ("stage monitor") is no mention.
 */
export function findCategories(text: string): CategoryMention[] {
  return findEquipment(text).categories;
}

/** The kinds and the categories mentioned in a running text. */
export function findEquipment(text: string): { readonly kinds: KindMention[]; readonly categories: CategoryMention[] } {
  const read = readText(text);
  const kinds = kindsIn(read);
  return { kinds, categories: categoriesIn(read, kinds) };
}

function categoriesIn({ text, parts, languages }: ReadText, things: readonly KindMention[]): CategoryMention[] {
  const { categories } = vocabulary();
  const accept = (entry: CategoryEntry, from: number, to: number): boolean =>
    mayBeMeant(entry, { parts: to - from, letters: parts[from]?.stem.length ?? 0 }, languages);
  const mentions: CategoryMention[] = [];
  let thing = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const match = longest(categories, parts, at, accept);
    if (match === null) continue;
    at = match.to - 1;
    const start = parts[match.from]?.start ?? 0;
    const end = parts[match.to - 1]?.end ?? 0;
    while ((things[thing]?.end ?? Number.POSITIVE_INFINITY) <= start) thing += 1;
    if (match.found.some((entry) => entry.categories.length === 0) || isInside(things[thing], start, end)) continue;
    const named = new Set(match.found.flatMap((entry) => entry.categories));
    for (const category of named) mentions.push({ category, words: text.slice(start, end), start, end });
  }
  return mentions;
}

function isInside(thing: KindMention | undefined, start: number, end: number): boolean {
  if (thing === undefined || thing.start > start || thing.end < end) return false;
  if (WHOLE.has(thing.kind)) return false;
  return thing.end - thing.start > end - start || KIND_CATEGORY[thing.kind] === 'crew';
}
