import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { stateOf } from '../structure/states.ts';
import { markAt, type Span, sentenceOf, type Text } from '../text/text.ts';
import type { Reading, Verdict } from './reading.ts';

/** A heading that names a thing, and what the lines under it say of it. */
export interface Topic extends Span {
  readonly mention: Mention;
  readonly reason: 'provided' | 'unwanted' | 'spoken';
}

const MOST_LINES = 4;

/**
 * "SOUND / We bring our own PA.", "Lighting: / None needed.": a thing that stands alone in its line and the lines under
 * it, which refuse it or say that it is there and ask for nothing of its category.
 */
export function readTopics(reading: Reading, excluded: ReadonlyMap<Mention, Verdict>): readonly Topic[] {
  const { mentions } = reading;
  const headings = new Map(mentions.flatMap((each) => (isAlone(reading, each) ? [[each.from, each] as const] : [])));
  return [...headings.values()].flatMap((mention): readonly Topic[] => {
    if (excluded.has(mention)) return [];
    const lines = linesUnder(reading.text, mention, (from) => headings.has(from));
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return [];
    const named = mentions.filter(
      (other) => other.from >= first.from && other.to <= last.to && isOfOneCategory(other, mention),
    );
    const reason =
      named.length > 0 ? saidOfAll(named, excluded) : isWished(reading, lines.slice(1)) ? null : saidOf(reading, first);
    return reason === null ? [] : [{ mention, reason, from: mention.from, to: first.to }];
  });
}

/** What becomes of every one of some things; where it is only the whole of them that is not for us, the heading names no more than them. */
function saidOfAll(named: readonly Mention[], excluded: ReadonlyMap<Mention, Verdict>): Topic['reason'] | null {
  const verdicts = named.map((mention) => excluded.get(mention));
  if (verdicts.every((verdict) => verdict === 'unwanted')) return 'unwanted';
  if (verdicts.every(isGone) && verdicts.includes('provided')) return 'provided';
  return named.some((mention, at) => mention.categories.length > 0 && isGone(verdicts[at])) ? 'spoken' : null;
}

function isGone(verdict: Verdict | undefined): boolean {
  return verdict === 'provided' || verdict === 'unwanted' || verdict === 'spoken';
}

function isWished({ asking, cues }: Reading, lines: readonly Span[]): boolean {
  return lines.some((line) => asking.at(line.from) || cues.wishes.any(line));
}

/** "None needed.", "In house." */
function saidOf({ text, things }: Reading, { from, to }: Span): Topic['reason'] | null {
  for (let at = from; at < to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return null;
  const state = stateOf(text, { from, to }, 'cell', things);
  return state === 'provided' || state === 'unwanted' ? state : null;
}

function isAlone({ text }: Reading, { from, to }: Mention): boolean {
  const line = sentenceOf(text, from);
  const end = markAt(text, to) === ':' ? to + 1 : to;
  return from === line.from && text.tokens[end]?.kind === 'break' && line.to < text.tokens.length;
}

function linesUnder(text: Text, mention: Mention, isHeading: (from: number) => boolean): readonly Span[] {
  const lines: Span[] = [];
  const before = text.tokens[mention.from - 1];
  const isItem = before?.text === '•' || before?.kind === 'number';
  let from = sentenceOf(text, mention.from).to;
  while (from < text.tokens.length && lines.length < MOST_LINES && !isHeading(from)) {
    const line = sentenceOf(text, from);
    if (lines.length === 0 && isItem && text.tokens[from]?.text === '•') break; // "2.2 Lectern", and then "3. Exclusions"
    if (line.to - from > 1) lines.push({ from, to: line.to - 1 });
    else if (lines.length > 0) break; // an empty line ends what is said
    from = line.to;
  }
  return lines;
}

function isOfOneCategory(one: Mention, other: Mention): boolean {
  const categories = categoriesOf(other);
  return categoriesOf(one).some((category) => categories.includes(category));
}

function categoriesOf({ kinds: [kind], categories }: Mention): readonly Category[] {
  return kind === undefined ? categories : [KIND_CATEGORY[kind], ...categories];
}
