import type { Category } from '@showbill/contract';
import { findEquipment, type Kind, type KindMention } from '../../../equipment/index.ts';
import { Places } from '../document/places.ts';
import { markAt, sentenceOf, type Text, tokensOf, wordAt } from '../document/text.ts';
import { readAmbiguousWords } from '../words/ambiguous-words.ts';
import { withTrades } from '../words/crew-trades.ts';
import { withoutFigures } from '../sizes/figures-in-names.ts';
import { eventNames } from '../scene/events.ts';
import type { Mention } from './mention.ts';
import { smallWords } from './small-words.ts';

/** Kinds that stand for their whole category: who has "a sound system" needs no sound. */
const WHOLE_SYSTEMS: Partial<Record<Kind, Category>> = { pa_package: 'audio', lighting_package: 'lighting' };

/** Everything in the text that may name equipment, in order and without overlaps: what it is to the company is judged later. */
export function readMentions(text: Text): readonly Mention[] {
  const places = new Places(text);
  const found = findEquipment(text.raw);
  const named = sameWords(found.kinds).map(({ kinds, model, start, end }): Mention => {
    const categories = [...new Set(kinds.flatMap((kind) => WHOLE_SYSTEMS[kind] ?? []))];
    const span = withoutFigures(text, kinds, places.spanOf({ start, end }));
    return { kinds, categories, ...(model ? { model } : {}), ...span };
  });
  const busy = new Set(named.flatMap(tokensOf));
  const categories = longest(
    found.categories.map(
      ({ category, start, end }): Mention => ({ kinds: [], categories: [category], ...places.spanOf({ start, end }) }),
    ),
  ).filter((mention) => !tokensOf(mention).some((at) => busy.has(at)));
  const known = inOrder([...named, ...categories]).filter(({ from, to }) => to > from && !isCapacity(text, from));
  const ambiguous = readAmbiguousWords(text, known);
  const replaced = new Set(ambiguous.map(({ from }) => from));
  const meant = ambiguous.filter((mention) => mention.kinds.length + mention.categories.length > 0);
  const all = inOrder([...known.filter(({ from }) => !replaced.has(from)), ...meant]);
  const names = eventNames(text);
  const isPart = ({ from, to }: Mention) =>
    names.some((name) => name.from <= from && to <= name.to && to - from < name.to - name.from);
  const end = signedFrom(text);
  return withTrades(
    text,
    joined(all.filter((mention) => mention.from < end && !isPart(mention) && !isInName(text, mention))),
  );
}

const MOST_NAMES = 8; // tokens
const LEAST_PROSE = 6;

/** "… on Friday. Tom", "Mr R Okafor, Head of Music": where names begin that stand behind a sentence and say who writes. */
function signedFrom(text: Text): number {
  const last = text.tokens.findLastIndex(({ kind }) => kind === 'word');
  const { from, to } = sentenceOf(text, Math.max(last, 0));
  const words = text.tokens.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number');
  const isBehindProse = from - sentenceOf(text, from - 1).from >= LEAST_PROSE && markAt(text, from - 2) !== ':';
  const areNames = words.every(({ capital, text: word }, at) => capital || (at > 0 && word.length <= 3));
  return from > 0 && isBehindProse && words.length <= MOST_NAMES && areNames ? from : Number.POSITIVE_INFINITY;
}

const SEATS = new Set(['seat', 'seats']);

/** "The church SEATS 100", "six tables to SEAT 6": what holds people is no furniture. */
function isCapacity(text: Text, at: number): boolean {
  return SEATS.has(wordAt(text, at)) && text.numberFrom.has(at + 1) && !text.numberTo.has(at);
}

/** "Sub-for-Santa", "The Harbour Lights festival": tied to other words, or capitals before the word for an event. */
function isInName({ raw, tokens }: Text, { from, to }: Mention): boolean {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (first === undefined || last === undefined || next === undefined) return false;
  if (STOPS.has(next.text) && next.start === last.end + 1 && raw[last.end] === '-' && raw[next.end] === '-')
    return true;
  if (before?.kind !== 'word' || !before.capital || !first.capital || !EVENTS.has(next.text)) return false;
  return raw.slice(before.start, first.end) !== raw.slice(before.start, first.end).toUpperCase();
}

const STOPS = smallWords('stop');
const EVENTS = smallWords('event');

/** "6 subs RCF 9004": a thing and the model behind it are one. */
function joined(mentions: readonly Mention[]): readonly Mention[] {
  const all: Mention[] = [];
  for (const mention of mentions) {
    const before = all.at(-1);
    const isModelOf =
      before !== undefined &&
      mention.model === true &&
      before.model !== true &&
      mention.kinds[0] === before.kinds[0] &&
      mention.from - before.to <= MAKE;
    if (isModelOf) all[all.length - 1] = { ...mention, from: before.from };
    else all.push(mention);
  }
  return all;
}

const MAKE = 1; // tokens: a make between a thing and its model

/** Several kinds found for the very same words are one mention. */
function sameWords(
  found: readonly KindMention[],
): readonly { kinds: readonly Kind[]; model: true | undefined; start: number; end: number }[] {
  return [...Map.groupBy(found, ({ start, end }) => `${start}-${end}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const kinds = group.map(({ kind }) => kind);
    return [{ kinds, model: group.find(({ model }) => model)?.model, start: first.start, end: first.end }];
  });
}

/** Of categories that begin with the same word the longest, and all that it may be. */
function longest(found: readonly Mention[]): readonly Mention[] {
  return [...Map.groupBy(found, ({ from }) => from).values()].flatMap((group) => {
    const last = Math.max(...group.map(({ to }) => to));
    const same = group.filter(({ to }) => to === last);
    const [first] = same;
    return first === undefined ? [] : [{ ...first, categories: [...new Set(same.flatMap((each) => each.categories))] }];
  });
}

function inOrder(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.toSorted((one, other) => one.from - other.from);
}
