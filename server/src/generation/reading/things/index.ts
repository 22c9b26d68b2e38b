import type { Demand, Doubt, Exclusion, Fact, SpokenOf } from '../../facts.ts';
import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';
import { clauseOf, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../document/text.ts';
import { statusesOf } from '../judges/status.ts';
import { readDemands } from './demands.ts';
import type { Groups } from './each.ts';
import { exclusionOf, isRefused } from './exclusions.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

/** From which chance on a thing is not to come from us, and from which on it is only spoken of. */
const BARS = { sure: 0.65, theirs: 0.5, spoken: 0.93, idle: 0.15 };
const NEAR = 8; // tokens of its clause that are quoted on either side

export interface ThingsRead {
  readonly demands: readonly Demand[];
  readonly optionalCategories: readonly Fact<Category>[];
  readonly exclusions: readonly Exclusion[];
  readonly spokenOf: readonly SpokenOf[];
  /** Left out, and not certain not to come from us. */
  readonly doubts: readonly Doubt[];
  readonly asked: readonly Mention[];
}

/** What is asked for, what is not to come from us, and what is only spoken of. */
export function readThings(
  text: Text,
  mentions: readonly Mention[],
  groups: Groups,
  taken: readonly Span[],
): ThingsRead {
  const statuses = statusesOf(text, mentions);
  const judged = mentions.map((mention, at) => ({ mention, ...(statuses[at] ?? { theirs: 0, spoken: 0 }) }));
  const theirs = judged.filter(isTheirs);
  const lastOf = (some: typeof theirs): ReadonlyMap<string, number> =>
    new Map(some.flatMap(({ mention }) => namesOf(mention).map((name): [string, number] => [name, mention.from])));
  const lastRefused = lastOf(theirs.filter(({ mention }) => isRefused(text, mention) && !isLack(mention)));
  const lastProvided = lastOf(theirs.filter((each) => each.theirs >= BARS.sure));
  const asked = new Set(
    judged
      .filter((each) => {
        const { mention, spoken } = each;
        if (isTheirs(each) || spoken >= BARS.spoken || isKnown(text, mention)) return false;
        const isTakenBack = (by: ReadonlyMap<string, number>): boolean =>
          namesOf(mention).some((name) => (by.get(name) ?? -1) > mention.from);
        return !isTakenBack(lastRefused) && (text.numberTo.has(mention.from) || !isTakenBack(lastProvided));
      })
      .map(({ mention }) => mention),
  );
  const read = readDemands(text, mentions, asked, groups, taken);
  const askedNames = new Set([...asked].flatMap(namesOf));
  const left = theirs.flatMap(({ mention }) => (namesOf(mention).some((name) => askedNames.has(name)) ? [] : mention));
  const idle = judged.filter((each) => each.theirs >= BARS.idle && !isTheirs(each) && !asked.has(each.mention));
  const open = theirs.filter(({ mention, theirs: chance }) => chance < BARS.sure && left.includes(mention));
  const said = ({ mention }: { mention: Mention }) => ({ kinds: mention.kinds, words: wordsOf(text, mention) });
  const groupsLeft = Map.groupBy(left, (mention) => `${clauseOf(text, mention.from).from} ${isRefused(text, mention)}`);
  return {
    ...read,
    asked: [...asked],
    exclusions: [...groupsLeft.values()].flatMap((some) => leftOut(text, some) ?? []),
    spokenOf: idle.map(said),
    doubts: open.filter(({ mention: { vague, kinds } }) => !vague && kinds.length > 0).map(said),
  };
}

/** "No power on the field" tells of a lack and refuses nothing. */
function isLack({ categories, kinds }: Mention): boolean {
  return kinds.length === 0 && categories.includes('power');
}

/** "THE DJ", "our photographer": who performs and is known already is not asked for. */
function isKnown(text: Text, { kinds: [kind], from }: Mention): boolean {
  return kind !== undefined && PERFORM.has(kind) && DEFINITE.has(wordAt(text, from - 1));
}

const PERFORM: ReadonlySet<Kind> = new Set(['crew_dj', 'crew_musician', 'crew_host', 'crew_photographer']);
const DEFINITE = smallWords('definite');

function isTheirs({ mention: { categories }, theirs }: { mention: Mention; theirs: number }): boolean {
  return theirs >= (categories.length > 1 ? BARS.sure : BARS.theirs);
}

/** Things of one clause, quoted with what stands around them. */
function leftOut(text: Text, mentions: readonly Mention[]): Exclusion | null {
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (first === undefined || last === undefined) return null;
  const words = wordsOf(text, { from: around(text, first).from, to: around(text, last).to });
  return exclusionOf(text, mentions, isRefused(text, first) ? 'unwanted' : 'provided', words);
}

/** What two things have in common that are one and the same: their kind, or where they have none a category. */
function namesOf({ kinds: [kind], categories }: Mention): readonly string[] {
  return kind === undefined ? categories.map((category) => `all ${category}`) : [kind];
}

/** Its clause, or what of it stands near. */
function around(text: Text, { from, to }: Span): Span {
  const clause = clauseOf(text, from);
  const sentence = sentenceOf(text, from);
  const last = text.tokens[sentence.to - 1]?.kind === 'break' ? sentence.to - 1 : sentence.to;
  return { from: Math.max(clause.from, from - NEAR), to: Math.max(to, Math.min(clause.to, to + NEAR, last)) };
}
