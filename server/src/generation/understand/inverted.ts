import { classify, KIND_CATEGORY } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, type Text } from '../reading/document/text.ts';

const SURE = 0.7;
const LONGEST = 60; // letters of a name
const COUNTED = /^[\s•·*–-]*\d{1,5}\s*(?:[x×]\s*|[-–]\s+|no\.?\s+|ea\.?\s+|pcs\.?\s+)?$/iu;

/**
 * "12 - Table, 60in round", "2 x Wireless mic, lav": the names of a list as stock lists sort them, the narrower words
 * behind a comma. Such a line is one thing, and what is named behind the comma none of its own.
 */
export function withInverted(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const swallowed = new Set<Mention>();
  const read = mentions.map((mention, index): Mention => {
    const [kind] = mention.kinds;
    const next = mentions[index + 1];
    if (next !== undefined && isAccessible(text, mention, next)) {
      swallowed.add(next);
      return { ...mention, kinds: next.kinds, to: next.to };
    }
    const name = swallowed.has(mention) || kind === undefined ? null : nameAt(text, mention);
    if (kind === undefined || name === null) return mention;
    const [match] = classify({ name: name.written, category: KIND_CATEGORY[kind] });
    if (match === undefined || match.confidence < SURE || KIND_CATEGORY[match.kind] !== KIND_CATEGORY[kind])
      return mention;
    const inside = mentions.slice(index + 1).filter(({ from }) => (text.tokens[from]?.start ?? name.end) < name.end);
    const narrows = ({ kinds: [other] }: Mention) =>
      other === match.kind || (kind === 'display' && other === 'display_stand');
    const same = match.kind === kind && !(kind === 'display' && inside.length > 0);
    if (same || !inside.every(narrows)) return mention; // "240 plates, cutlery"
    for (const other of inside) swallowed.add(other);
    return { ...mention, kinds: [match.kind], to: inside.at(-1)?.to ?? mention.to };
  });
  return read.filter((mention, index) => !swallowed.has(mentions[index] ?? mention));
}

/** "Mobile toilet, DISABLED / 2": one that is counted as such. */
function isAccessible(text: Text, { kinds: [kind], from, to }: Mention, next: Mention): boolean {
  if (kind !== 'toilet' || next.kinds[0] !== 'toilet_accessible' || next.from !== to + 1) return false;
  if (!',-('.includes(markAt(text, to) || 'x') || text.numberTo.has(from)) return false;
  const end = markAt(text, next.to) === ')' ? next.to + 1 : next.to;
  const token = text.tokens[end];
  return token === undefined || token.kind === 'break' || '/,:-|'.includes(token.text);
}

/** The rest of a line that begins with a figure and a thing with a comma behind it; null where there is none. */
function nameAt(text: Text, { from, to }: Mention): { written: string; end: number } | null {
  const first = text.tokens[from]?.start ?? 0;
  const begin = text.raw.lastIndexOf('\n', first - 1) + 1;
  if (markAt(text, to) !== ',' || !COUNTED.test(text.raw.slice(begin, first))) return null;
  const line = text.raw.slice(first).split(/\n|\||;|\s[-–(]\s?|, (?=\d+ )|\. /u, 1)[0] ?? '';
  return line.length > LONGEST || MORE.test(line) ? null : { written: line, end: first + line.length };
}

/** Another thing, or some of them: "5 toilets, one accessible". */
const MORE =
  /(?<!\p{L})(?:and|und|et|y|en|with|mit|avec|con|met|plus|an?|one|two|three|ein|eine[rsn]?|zwei|drei|une?|deux|trois|un[oa]|dos|tres|een|twee|drie|davon|dazu|dont|of which|waarvan|daarbij|además)(?!\p{L})/iu;
