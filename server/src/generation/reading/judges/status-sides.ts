import { headingOf } from '../document/where-it-stands.ts';
import type { Mention } from '../things/mention.ts';
import { clauseOf, sentenceOf, type Text } from '../document/text.ts';

/** Log odds beyond this are as good as certain. */
const CERTAIN = 6;

/** What the things of a text share with each other. */
const SHARED = ['sentence', 'clause', 'line', 'kind', 'family', 'heading'] as const;

type Keys = Readonly<Record<(typeof SHARED)[number], string | number | null>> & { readonly line: number };

/**
 * For each thing of a text what the log odds of the others say of it: the mean, the most, the least and the number of
 * those in its sentence, clause, line, of its kind and family and under its heading; its neighbours; and the lines around.
 */
export function statusSides(
  text: Text,
  mentions: readonly Mention[],
): (odds: readonly number[]) => readonly (readonly number[])[] {
  const lines = lineNumbers(text);
  const keys = mentions.map((mention): Keys => keysOf(text, mention, lines));
  return (odds) => sidesOf(text, mentions, keys, odds);
}

function sidesOf(
  text: Text,
  mentions: readonly Mention[],
  keys: readonly Keys[],
  odds: readonly number[],
): readonly (readonly number[])[] {
  const sure = odds.map((each) => Math.max(-CERTAIN, Math.min(CERTAIN, each)));
  const total = sure.reduce((sum, each) => sum + each, 0);
  const groups = SHARED.map((name) => groupsBy(name, keys, sure));
  const inLines = groups[SHARED.indexOf('line')];
  return keys.map((key, index) => {
    const mine = sure[index] ?? 0;
    const values = [mine, (total - mine) / Math.max(1, keys.length - 1), keys.length, index / keys.length];
    SHARED.forEach((name, at) => values.push(...(groups[at]?.get(key[name])?.without(mine) ?? NOBODY)));
    for (const at of [index - 1, index + 1]) values.push(...neighbour(keys, sure, mentions, index, at));
    for (const step of [-1, 1]) values.push(inLines?.get(key.line + step)?.mean() ?? Number.NaN);
    const mention = mentions[index];
    values.push(Number(mention !== undefined && text.numberTo.has(mention.from)), Number(mention?.vague === true));
    values.push(text.tokens.length);
    return values;
  });
}

/** The odds of the things that share something; under no heading things share nothing. */
function groupsBy(
  name: keyof Keys,
  keys: readonly Keys[],
  odds: readonly number[],
): ReadonlyMap<Keys[typeof name], Group> {
  const groups = new Map<Keys[typeof name], Group>();
  keys.forEach((key, index) => {
    if (key[name] === null) return;
    const group = groups.get(key[name]) ?? new Group();
    groups.set(key[name], group);
    group.add(odds[index] ?? 0);
  });
  return groups;
}

function keysOf(text: Text, mention: Mention, lines: readonly number[]): Keys {
  const { from, kinds, categories } = mention;
  const kind = kinds[0];
  return {
    sentence: sentenceOf(text, from).from,
    clause: clauseOf(text, from).from,
    line: lines[from] ?? 0,
    kind: kind ?? `c:${categories[0] ?? ''}`,
    family: kind?.split('_')[0] ?? categories[0] ?? '',
    heading: headingOf(text, from)?.from ?? null,
  };
}

function neighbour(
  keys: readonly Keys[],
  odds: readonly number[],
  mentions: readonly Mention[],
  index: number,
  at: number,
): readonly number[] {
  const [mine, other] = [keys[index], keys[at]];
  if (mine === undefined || other === undefined) return [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  const distance = Math.abs((mentions[at]?.from ?? 0) - (mentions[index]?.from ?? 0));
  return [odds[at] ?? 0, Number(other.sentence === mine.sentence), Number(other.line === mine.line), distance];
}

/** Mean, most, least and number of no odds. */
const NOBODY = [Number.NaN, Number.NaN, Number.NaN, 0];

/** Odds of some things, of which any one can be left aside. */
class Group {
  #sum = 0;
  #number = 0;
  #most = Number.NEGATIVE_INFINITY;
  #nextMost = Number.NEGATIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #nextLeast = Number.POSITIVE_INFINITY;

  add(odds: number): void {
    this.#sum += odds;
    this.#number += 1;
    this.#nextMost = Math.max(this.#nextMost, Math.min(this.#most, odds));
    this.#most = Math.max(this.#most, odds);
    this.#nextLeast = Math.min(this.#nextLeast, Math.max(this.#least, odds));
    this.#least = Math.min(this.#least, odds);
  }

  mean(): number {
    return this.#sum / this.#number;
  }

  /** Mean, most, least and number of the others. */
  without(odds: number): readonly number[] {
    if (this.#number < 2) return NOBODY;
    return [
      (this.#sum - odds) / (this.#number - 1),
      odds === this.#most ? this.#nextMost : this.#most,
      odds === this.#least ? this.#nextLeast : this.#least,
      this.#number - 1,
    ];
  }
}

function lineNumbers({ tokens }: Text): readonly number[] {
  let line = 0;
  return tokens.map(({ text }) => {
    const mine = line;
    if (text === '\n') line += 1;
    return mine;
  });
}
