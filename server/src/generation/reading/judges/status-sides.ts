import { headingOf } from '../document/where-it-stands.ts';
import type { Mention } from '../things/mention.ts';
import { clauseOf, sentenceOf, type Text } from '../document/text.ts';

/** Log odds beyond this are as good as certain. */
const CERTAIN = 6;

/** What the things of a text share with each other. */
const SHARED = ['sentence', 'clause', 'line', 'kind', 'family', 'heading'] as const;

type Keys = Readonly<Record<(typeof SHARED)[number], string | null>> & { readonly line: string };

/**
 * For each thing of a text what the log odds of the others say of it: the mean, the most, the least and the number of
 * those in its sentence, clause, line, of its kind and family and under its heading; its neighbours; and the lines around.
 */
export function statusSides(
  text: Text,
  mentions: readonly Mention[],
  odds: readonly number[],
): readonly (readonly number[])[] {
  const sure = odds.map((each) => Math.max(-CERTAIN, Math.min(CERTAIN, each)));
  const total = sure.reduce((sum, each) => sum + each, 0);
  const lines = lineNumbers(text);
  const keys = mentions.map((mention): Keys => keysOf(text, mention, lines));
  const groups = new Map<string, Group>();
  keys.forEach((key, index) => {
    for (const name of SHARED) {
      const id = `${name} ${key[name]}`;
      const group = groups.get(id) ?? new Group();
      groups.set(id, group);
      group.add(sure[index] ?? 0);
    }
  });
  return keys.map((key, index) => {
    const mine = sure[index] ?? 0;
    const values = [mine, (total - mine) / Math.max(1, keys.length - 1), keys.length, index / keys.length];
    for (const name of SHARED) {
      values.push(...(key[name] === null ? NOBODY : (groups.get(`${name} ${key[name]}`)?.without(mine) ?? NOBODY)));
    }
    for (const at of [index - 1, index + 1]) values.push(...neighbour(keys, sure, mentions, index, at));
    for (const step of [-1, 1]) values.push(groups.get(`line ${Number(key.line) + step}`)?.mean() ?? Number.NaN);
    const mention = mentions[index];
    values.push(Number(mention !== undefined && text.numberTo.has(mention.from)), Number(mention?.vague === true));
    values.push(text.tokens.length);
    return values;
  });
}

function keysOf(text: Text, mention: Mention, lines: readonly number[]): Keys {
  const { from, kinds, categories } = mention;
  const heading = headingOf(text, from);
  const kind = kinds[0];
  return {
    sentence: String(sentenceOf(text, from).from),
    clause: String(clauseOf(text, from).from),
    line: String(lines[from] ?? 0),
    kind: kind ?? `c:${categories[0] ?? ''}`,
    family: kind?.split('_')[0] ?? categories[0] ?? '',
    heading: heading === null ? null : String(heading.from),
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
  /** The two largest and the two smallest. */
  readonly #most = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  readonly #least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  add(odds: number): void {
    this.#sum += odds;
    this.#number += 1;
    if (odds >= (this.#most[0] ?? 0)) this.#most.unshift(odds);
    else if (odds > (this.#most[1] ?? 0)) this.#most.splice(1, 0, odds);
    if (odds <= (this.#least[0] ?? 0)) this.#least.unshift(odds);
    else if (odds < (this.#least[1] ?? 0)) this.#least.splice(1, 0, odds);
    this.#most.length = 2;
    this.#least.length = 2;
  }

  mean(): number {
    return this.#sum / this.#number;
  }

  /** Mean, most, least and number of the others. */
  without(odds: number): readonly number[] {
    if (this.#number < 2) return NOBODY;
    const [most = 0, nextMost = 0] = this.#most;
    const [least = 0, nextLeast = 0] = this.#least;
    return [
      (this.#sum - odds) / (this.#number - 1),
      odds === most ? nextMost : most,
      odds === least ? nextLeast : least,
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
