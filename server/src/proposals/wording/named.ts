import { findKinds } from '../../equipment/index.ts';
import { proseIn, thingOf } from '../../generation/index.ts';
import { shownLine, type WordedLine } from './shown-line.ts';
import type { Seen } from './wording.ts';

type Language = Parameters<typeof proseIn>[0];

/** A text of a person's, read for what it names. */
interface ReadText {
  readonly text: string;
  readonly things: ReadonlySet<string>;
  readonly language: Language;
}

/** What a text speaks of, of the lines as they are: products, things and groups, firm or as options. */
export function seenIn(text: string, lines: readonly WordedLine[], language: Language): Seen {
  const read = readOf(text, language);
  const named = lines.flatMap((line) => keysOf(line).filter((key) => names(read, line, key)));
  return { categories: categoriesOf(lines), named: [...new Set(named)].toSorted() };
}

/**
 * Whether a text no longer matches: what it named is gone, or became an option or firm; and of a summary, a category is
 * there that was not and that it does not name.
 */
export function contradicts(
  text: string,
  seen: Seen | null,
  lines: readonly WordedLine[],
  { language, isWhole }: { readonly language: Language; readonly isWhole: boolean },
): boolean {
  if (text === '' || seen === null) return false;
  const there = new Set(lines.flatMap(keysOf));
  if (seen.named.some((key) => !there.has(key))) return true;
  if (!isWhole) return false;
  const read = readOf(text, language);
  return categoriesOf(lines).some((category) => {
    if (seen.categories.includes(category)) return false;
    const area = proseIn(language).say(`area.${category}`);
    const own = lines.filter((line) => line.category === category);
    return !holds(read, area) && !own.some((line) => keysOf(line).some((key) => names(read, line, key)));
  });
}

function categoriesOf(lines: readonly WordedLine[]): readonly string[] {
  return [...new Set(lines.map(({ category }) => category))].toSorted();
}

/** `firm thing speakers`, `option name Hazer`. */
function keysOf(line: WordedLine): readonly string[] {
  const { kind } = shownLine(line);
  const as = line.optional ? 'option' : 'firm';
  const name = `${as} name ${line.name}`;
  if (kind === null) return [name];
  const { key, group } = thingOf(kind);
  return [name, `${as} thing ${key}`, ...(group === '' ? [] : [`${as} group ${group}`])];
}

function names(read: ReadText, line: WordedLine, key: string): boolean {
  const [, what, ...rest] = key.split(' ');
  const named = rest.join(' ');
  if (what === 'name') return holds(read, line.name);
  const prose = proseIn(read.language);
  if (what === 'group') return holds(read, prose.group(named));
  const { kind } = shownLine(line);
  return read.things.has(named) || (kind !== null && holds(read, prose.thing(kind)));
}

function readOf(text: string, language: Language): ReadText {
  return { text: ` ${plain(text)} `, language, things: new Set(findKinds(text).map(({ kind }) => thingOf(kind).key)) };
}

/** Whether a text has these words as whole ones, whatever their article. */
function holds({ text }: ReadText, words: string): boolean {
  const bare = plain(words).replace(/^(?:an?|the|eine[nr]?|ein|l|le|la|les|een|el|los|las) /u, '');
  return bare !== '' && text.includes(` ${bare} `);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
