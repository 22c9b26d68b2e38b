import type { Kind } from '../../../equipment/index.ts';
import type { Demand, Exclusion } from '../../types.ts';
import type { Height } from './words.ts';
import type { InputList } from './lists.ts';

/** What lists of inputs take, for each sort as many as the rows that name it; rows needed at times only are none. */
export function listedDemands(
  raw: string,
  lists: readonly InputList[],
  exclusions: readonly Exclusion[],
): readonly Demand[] {
  const gone = new Set(exclusions.filter(({ words }) => ALL.test(words)).flatMap(({ kinds }) => kinds));
  const sorts = new Map<string, Demand>();
  const add = (kind: Kind, phrase: string, quantity: number, words: string) => {
    const key = `${kind} ${phrase.toLowerCase()}`;
    const before = sorts.get(key);
    const quote = before === undefined ? words : `${before.quote}; ${words}`;
    sorts.set(key, {
      phrase,
      quantity: (before?.quantity ?? 0) + quantity,
      kinds: [kind],
      traits: {},
      optional: false,
      words: before?.words ?? words,
      quote,
    });
  };
  for (const { start, end, taken, stand, optional } of lists.flatMap(({ channels }) => channels)) {
    if (optional) continue;
    const words = raw
      .slice(start, end)
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/^[| ]+|[| ]+$/gu, '');
    for (const { kind, phrase, quantity } of taken) add(kind, phrase, quantity, words);
    if (stand !== null) add('mic_stand', STANDS[stand], 1, words);
  }
  return [...sorts.values()].filter(({ kinds: [kind] }) => kind !== undefined && !gone.has(kind));
}

/** "We bring our own mics": all of them; "the bassist has a mic of his own" is one. */
const ALL =
  /\b(?:mics|mikes|microphones|mikrofone|mikros|micros|micr[oó]fonos|microfoons|microfonía|mikrofonierung|stands|stative|pieds|pies|statieven|dis|di[- ]?box(?:es|en))\b/iu;
const STANDS: Readonly<Record<Height, string>> = {
  low: 'short boom stand',
  high: 'tall boom stand',
  any: 'microphone stand',
};

/** Inputs of the desk that the longest of the lists fills. */
export function inputsOf(lists: readonly InputList[]): number {
  return Math.max(0, ...lists.map(({ channels }) => channels.reduce((sum, { inputs }) => sum + inputs, 0)));
}

/**
 * The demands of a text with those of its lists of inputs: what is told as a total beside the rows ("minimum 4 active
 * DI") is the same, and the larger of both counts; what names no number is told by the rows.
 */
export function withListed(demands: readonly Demand[], listed: readonly Demand[]): readonly Demand[] {
  if (listed.length === 0) return demands;
  const rows = Map.groupBy(listed, ({ kinds }) => kinds[0]);
  const mics = [...rows.keys()].some((kind) => kind === 'mic_wired' || kind === 'mic_instrument');
  const kept = new Set<Demand>(demands);
  const spent = new Set<Demand>();
  for (const demand of demands)
    if (mics && !demand.optional && isAnyMic(demand) && !isSpare(demand)) kept.delete(demand);
  for (const [kind, own] of rows) {
    const told = [...kept].filter(({ kinds, optional }) => kinds[0] === kind && !optional);
    const others = told.filter((demand) => !isSpare(demand));
    const [total] = others.toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0));
    const wins = (total?.quantity ?? 0) >= own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    for (const demand of others) if (!(wins && demand === total)) kept.delete(demand);
    if (wins) for (const demand of own) spent.add(demand);
  }
  return [...kept, ...listed.filter((demand) => !spent.has(demand))];
}

function isAnyMic({ kinds: [kind], phrase }: Demand): boolean {
  return kind === 'mic_wired' && ANY_MIC.test(phrase.trim());
}

function isSpare({ words }: Demand): boolean {
  return SPARE.test(words);
}

const ANY_MIC = /^(?:mics?|mikes?|microphones?|mikros?|mikrofone?n?|micros?|micr[oó]fonos?|microfoons?)$/iu;
const SPARE =
  /\b(?:spares?|extra|additional|talkback|ersatz|reserve|zusätzlich\w*|secours|supplémentaires?|repuesto|adicional\w*|reserve)\b/iu;
