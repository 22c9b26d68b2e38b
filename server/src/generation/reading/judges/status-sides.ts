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
  const groups = Map.groupBy(
    keys.flatMap((key, index) => SHARED.map((name) => ({ id: `${name} ${key[name]}`, index }))),
    ({ id }) => id,
  );
  const oddsIn = (id: string): readonly { readonly index: number; readonly odds: number }[] =>
    (groups.get(id) ?? []).map(({ index }) => ({ index, odds: sure[index] ?? 0 }));
  return keys.map((key, index) => {
    const mine = sure[index] ?? 0;
    const values = [mine, (total - mine) / Math.max(1, keys.length - 1), keys.length, index / keys.length];
    for (const name of SHARED) {
      const others = key[name] === null ? [] : oddsIn(`${name} ${key[name]}`).filter((other) => other.index !== index);
      values.push(...summary(others.map((other) => other.odds)));
    }
    for (const at of [index - 1, index + 1]) values.push(...neighbour(keys, sure, mentions, index, at));
    for (const step of [-1, 1]) values.push(mean(oddsIn(`line ${Number(key.line) + step}`).map((each) => each.odds)));
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

function summary(odds: readonly number[]): readonly number[] {
  if (odds.length === 0) return [Number.NaN, Number.NaN, Number.NaN, 0];
  return [mean(odds), Math.max(...odds), Math.min(...odds), odds.length];
}

function mean(odds: readonly number[]): number {
  return odds.length === 0 ? Number.NaN : odds.reduce((sum, each) => sum + each, 0) / odds.length;
}

function lineNumbers({ tokens }: Text): readonly number[] {
  let line = 0;
  return tokens.map(({ text }) => {
    const mine = line;
    if (text === '\n') line += 1;
    return mine;
  });
}
