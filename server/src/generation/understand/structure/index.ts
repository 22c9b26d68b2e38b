import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { Places } from '../text/places.ts';
import { markAt, type Span, wordsOf } from '../text/text.ts';
import { readBoxes } from './boxes.ts';
import { isSaidOfTicks } from './done-lists.ts';
import { readGrids } from './grid.ts';
import { type Part, partsOf } from './items.ts';
import { readLegend } from './legend.ts';
import { readLines } from './lines.ts';
import { type ListNoun, readListNouns } from './list-nouns.ts';
import { isNames } from './names.ts';
import { readNotes } from './notes.ts';
import { isSort } from './outline.ts';
import { readSections } from './sections.ts';
import { readSigned } from './signed.ts';
import { isWhollyKnown, type State, stateOf } from './states.ts';
import { readStruckParts } from './struck-parts.ts';
import { readTags } from './tags.ts';

/**
 * What the shape of the text says of a mention: the state of what it is listed under, or that it is only spoken of
 * beside it; a remark on what is there may say of something else that it is there too.
 */
export type Placed = State | 'aside' | 'remark';

export interface Structure {
  of(mention: Mention): Placed | null;
  /** Listed under a heading that asks for it, whatever is noted at it. */
  isWished(mention: Mention): boolean;
  /** The heading and the mention, or the whole row. */
  wordsOf(mention: Mention): string;
  /** Items of lists that are not for us, whether or not a thing is known in them. */
  readonly items: readonly Item[];
  /** Whether a long list is not for us by a heading with words that are not known. */
  readonly isUnsure: boolean;
  /** What lists call the services that equipment is for. */
  readonly nouns: readonly ListNoun[];
}

export interface Item extends Span {
  readonly state: 'provided' | 'unwanted';
  /** The words that name it. */
  readonly name: Span;
  /** The heading that it is listed under; null where its own line says it. */
  readonly heading: Span | null;
}

/** Headings over lists, tables, matrices with a legend, ticked boxes: who brings what is listed there, and whether it is wanted. */
export function readStructure(reading: Reading, isTrusted = true): Structure {
  const { text, words, asking } = reading;
  const nouns = readListNouns(text, reading.mentions);
  const called = nouns.flatMap(indices);
  const things = new Set([...reading.things, ...called]);
  const general = new Set(reading.mentions.filter(({ categories }) => categories.length > 0).flatMap(indices));
  const places = new Places(text);
  const lines = readLines(text, places);
  const legend = readLegend(text, places, things);
  const placed = new Map<number, Placed>();
  const wished = new Set<number>();
  const items: Item[] = [];
  const sections = readSections({ text, lines, things, general, asks: (at) => asking.at(at) });
  let isUnsure = false;
  for (const { state, heading, items: listed, titles } of sections) {
    if (isSaidOfTicks(text, heading)) continue;
    const doubtful = state !== 'asked' && isLong(listed) && !isWhollyKnown(text, heading, things);
    isUnsure ||= doubtful;
    if (state === 'asked' || (doubtful && !isTrusted)) {
      for (const { from, to } of listed) for (let at = behindTitle(from); at < to; at += 1) wished.add(at);
      continue;
    }
    for (const item of listed) place(item, state, heading);
    for (const at of (titles ?? []).flatMap(indices)) placed.set(at, 'aside');
  }
  for (const { state, heading, items: listed } of sections)
    if (state !== 'asked' && wished.has(heading.from)) for (const at of listed.flatMap(indices)) wished.delete(at); // "3) a timer. NOT to be quoted: screens"
  for (const { state, thing, row } of readGrids({ text, places, things, legend })) {
    for (let at = thing.from; at < thing.to; at += 1) placed.set(at, state);
    if (state === 'asked') continue;
    for (let at = row.from; at < row.to; at += 1) if (at < thing.from || at >= thing.to) placed.set(at, 'aside');
    items.push({ ...row, state, heading: null, name: thing });
  }
  for (const { state, span } of [
    ...readBoxes(text, lines, places, things),
    ...readSigned(text, lines, places, things, legend),
    ...readTags(text, lines, places, things),
    ...readStruckParts(text, places),
  ]) {
    if (state === 'asked' && placed.get(span.from) === 'provided') continue; // ticked under "the hall has"
    for (let at = span.from; at < span.to; at += 1) placed.set(at, state);
    if (state !== 'asked') items.push({ ...span, state, heading: null, name: span });
  }
  for (const { state, span } of readNotes(text, lines, things)) {
    if (state === 'asked' || placed.has(span.from)) continue;
    for (let at = span.from; at < span.to; at += 1) placed.set(at, state);
    items.push({ ...span, state, heading: null, name: span });
  }
  const itemAt = new Map(items.flatMap((item) => indices(item).map((at) => [at, item] as const)));
  return {
    items,
    nouns,
    isUnsure,
    of: ({ from }) => placed.get(from) ?? null,
    isWished: ({ from }) => wished.has(from),
    wordsOf(mention) {
      const item = itemAt.get(mention.from);
      if (item === undefined) return wordsOf(text, mention);
      return item.heading === null ? wordsOf(text, item) : `${wordsOf(text, item.heading)} … ${wordsOf(text, mention)}`;
    },
  };

  /** "Sound: X32, 6 headsets": the title of an item is not what is wished for. */
  function behindTitle(from: number): number {
    const colon = [1, 2, 3].map((step) => from + step).find((at) => markAt(text, at) === ':');
    return colon !== undefined && isSort({ text, general }, { from, to: colon }) ? colon + 1 : from;
  }

  /** By its lines, or by what it counts in one line. */
  function isLong(listed: readonly Span[]): boolean {
    const counted = reading.mentions.filter(
      (mention) =>
        text.numberTo.has(mention.from) && listed.some(({ from, to }) => mention.from >= from && mention.to <= to),
    );
    return Math.max(listed.length, counted.length) >= LONG;
  }

  /** An item under a heading; what is noted at it may say otherwise. */
  function place(whole: Span, state: 'provided' | 'unwanted', heading: Span): void {
    const listed = { from: behindTitle(whole.from), to: whole.to };
    const item = indices(listed).some((at) => things.has(at)) ? listed : whole; // but "lights: the drama studio's rig"
    for (let at = whole.from; at < item.from; at += 1) placed.set(at, 'aside');
    if (stays(item)) return;
    const told = isNames(text, { from: heading.from, to: heading.to - 1 }, things) ? hiredIn(item) : null;
    if (state === 'provided' && (told !== null || needs(item))) {
      for (const at of indices(told ?? item)) wished.add(at);
      return;
    }
    const parts = partsOf(text, words, item, (at) => things.has(at));
    const note = parts.findIndex((part) => part === 'aside' || part === 'bracket');
    const opened = note > 0 && OPENERS.has(markAt(text, item.from + note));
    const asks = opened && stateOf(text, noteAt(item.from + note, item.to), 'note', things) === 'asked';
    if (asks) return;
    const has = state === 'provided' ? hasIn(item) : item.to;
    parts.forEach((part, at) => {
      const meant = part === 'aside' && item.from + at > has ? state : placedAs(part, state);
      if (meant !== null) placed.set(item.from + at, meant);
    });
    const end = parts.findIndex((part, at) => part !== 'head' || (at > 0 && markAt(text, item.from + at) === ','));
    items.push({ ...item, state, heading, name: { from: item.from, to: end === -1 ? item.to : item.from + end } });
  }

  /** "I know WE'LL NEED chairs": an item that wishes, whatever stands over it. */
  function needs({ from, to }: Span): boolean {
    const thing = indices({ from, to }).find((at) => things.has(at)) ?? from;
    return NEEDED.test(wordsOf(text, { from, to: thing }));
  }

  /** "Tom: HIRE 3 GAZEBOS, get a quote for a PA": what somebody of theirs is to hire is not theirs. */
  function hiredIn({ from, to }: Span): Span | null {
    return TO_HIRE.test(wordsOf(text, { from, to })) ? { from, to } : null;
  }

  /** Where "not from you: Calum is our DJ and his van HAS the speakers" says what somebody has or brings; else its end. */
  function hasIn({ from, to }: Span): number {
    for (let at = from; at < to; at += 1)
      if (words.has.at(text.tokens, at) !== null || words.brings.at(text.tokens, at) !== null) return at;
    return to;
  }

  /** "the loo trailer stays". */
  function stays({ from, to }: Span): boolean {
    for (let at = from; at < to && markAt(text, at) !== ':'; at += 1)
      if (things.has(at) && STAYS.has(text.tokens[at + 1]?.text ?? '')) return true;
    return false;
  }

  function noteAt(from: number, to: number): Span {
    let end = from + 1;
    while (end < to && !CLOSERS.has(markAt(text, end)) && text.tokens[end]?.kind !== 'break') end += 1;
    return { from: from + 1, to: end };
  }
}

const LONG = 4; // items of a list that hardly anybody writes only to say that it is there

function indices({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

const STAYS = new Set('stays stay remains remain bleibt bleiben reste restent blijft blijven queda quedan'.split(' '));
const OPENERS = new Set(['(', '-', '=', ':']);
const CLOSERS = new Set([')', ',']);

function placedAs(part: Part, state: State): Placed | null {
  if (part === 'head') return state;
  if (part === 'except') return null;
  return part === 'bracket' && state === 'provided' ? 'remark' : 'aside';
}

const TO_HIRE =
  /^[\W\d]*(?:to )?(?:hire|rent|book|order|source|price(?: up)?|get (?:a )?(?:quotes?|prices?) (?:for|on)|mieten|bestellen|louer|réserver|commander|alquilar|reservar|huren|bestellen)(?!\p{L})|\b(?:mieten|bestellen|anmieten|buchen|huren|reserveren)[\s.;,]*$/iu;
const NEEDED =
  /(?:\b(?:we|i)(?:['’]ll| will| do| still| also| probably| would)* |^(?:we )?probably |^)(?:still |also |probably )?(?:need|require|want|like)(?: \p{L}+){0,2}$|\b(?:wir|ich) (?:brauchen|brauche|benötigen)\b|\b(?:il (?:nous )?faut|avons besoin)\b|\bnecesit(?:o|amos)\b/iu;
