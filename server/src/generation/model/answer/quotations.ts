import { z } from 'zod';
import { findCategories, findKinds, type Kind, similarity } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import type { ShelfProduct } from '../../types.ts';

/** Words of a description as a model quotes them, compared without case, white space, punctuation or accents. */

const numberWord = z.object({ word: z.string().min(1), value: z.coerce.number().int().min(2) });
const NUMBER_WORDS = new Map(
  readTable(new URL('./number-words.csv', import.meta.url), numberWord).map(({ word, value }) => [
    foldedWords(word).join(' '),
    value,
  ]),
);

/** A kind that a product is guessed to be from its category alone is no evidence. */
const SURE = 0.6;
const ALIKE = 0.55;
const ALMOST_THE_NAME = 0.8;
/** What gives power, as against what passes it on. */
const SUPPLY: ReadonlySet<Kind> = new Set(['generator', 'fuel']);
/** Words behind a number that may name the thing it counts. */
const THING_WORDS = 5;

function foldedWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text as quotations are looked up in it. */
export function foldedText(text: string): string {
  return ` ${foldedWords(text).join(' ')} `;
}

/** Whether all parts of a quotation, "…" between them, stand in the folded description, one behind the other. */
export function isQuoted(quote: string, description: string): boolean {
  let from = 0;
  let found = false;
  for (const part of quote.split(/…|\.{3,}/)) {
    const words = foldedWords(part).join(' ');
    if (words === '') continue;
    // the last word may have been cut
    const at = description.indexOf(` ${words}`, from);
    if (at < 0) return false;
    from = at + words.length;
    found = true;
  }
  return found;
}

/** Whether one of two quotations holds the other. */
export function overlap(one: string, other: string): boolean {
  const [first, second] = [foldedText(one), foldedText(other)];
  return first.includes(second) || second.includes(first);
}

/** Whether words name what a product is. Any microphone serves "microphone". */
export function isNamedBy(product: ShelfProduct, words: string): boolean {
  const named = findKinds(words).map(({ kind }) => kind);
  if (named.some((kind) => isOfKind(product, kind))) return true;
  if (/\b(micro|mikro|micr[oó]|mics?\b)/i.test(words) && isMicrophone(product) && !named.some(isLapel)) return true;
  return similarity(words, product.name) >= ALIKE;
}

/**
 * Whether a product is what words say is not to come from the hire company: its kind, a category named as a whole, or
 * nearly its name. Mains power that is there makes a generator idle, not what distributes it. Narrower than `isNamedBy`:
 * what is wrongly kept off is missing on the day.
 */
export function isKeptOffBy(product: ShelfProduct, what: string): boolean {
  if (similarity(what, product.name) >= ALMOST_THE_NAME) return true;
  const kind = product.kinds[0]?.kind;
  if (kind === undefined || (product.category === 'power' && !SUPPLY.has(kind))) return false;
  const kinds = findKinds(what).map((mention) => mention.kind);
  if (kinds.length > 0) return kinds.includes(kind) && isOfKind(product, kind);
  return findCategories(what).some(({ category }) => category === product.category);
}

/** A number of things that words ask for. */
export interface Count {
  readonly count: number;
  /** The words behind the number. */
  readonly thing: string;
}

/** How many of a product a quotation asks for: its one number, where that stands directly before the thing; else null. */
export function countIn(quote: string, product: ShelfProduct): Count | null {
  const tokens = [...quote.matchAll(/\d+(?:[.,]\d+)*|\p{L}+(?:['’-]\p{L}+)*|[^\s\p{L}\d]/gu)].map(([token]) => token);
  const numbers = tokens.flatMap((token, at) => {
    const value = valueOf(token);
    return value === null ? [] : [{ at, value }];
  });
  const [only, ...others] = numbers;
  if (only === undefined || others.length > 0 || !Number.isInteger(only.value)) return null;
  if (tokens.slice(Math.max(0, only.at - 2), only.at).some((token) => HALF.test(token))) return null;
  const behind = tokens.slice(only.at + 1, only.at + 1 + THING_WORDS);
  const [next = ''] = behind;
  // "4 m", `12"`, "7-piece", "2 x", "10 %": a measure or part of a name, not a count
  const isMeasure = !/^\p{L}{3,}|^(?:x|×)$/u.test(next) || UNIT_OF_MEASURE.test(next);
  if (isMeasure) return null;
  const thing = behind.join(' ');
  return isNamedBy(product, thing) ? { count: only.value, thing } : null;
}

const UNIT_OF_MEASURE = new RegExp(
  `^(?:${[
    'met(?:re|er)s?|m[èe]tres?|metros?|inch(?:es)?|zoll|feet|foot|watts?|amps?|ampere?s?|kva|lumens?|litres?|minutes?',
    'hours?|days?|people|persons?|personen|personnes|personas|guests?|gäste|pax|kan[aä]le?|channels?|canales|canaux|ways?',
  ].join('|')})$`,
  'iu',
);
const HALF = /^(?:half|halb(?:es)?|demi(?:e)?|media|halve)$/iu;

function valueOf(token: string): number | null {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(token)) return Number(token.replaceAll(/[.,]/g, ''));
  if (/^\d/.test(token)) return Number(token.replace(',', '.'));
  return NUMBER_WORDS.get(foldedWords(token).join(' ')) ?? null;
}

function isOfKind(product: ShelfProduct, kind: Kind | undefined): boolean {
  return product.kinds.some((match) => match.kind === kind && match.confidence >= SURE);
}

function isMicrophone(product: ShelfProduct): boolean {
  return product.kinds.some(({ kind, confidence }) => confidence >= SURE && /^mic_(?!stand)/.test(kind));
}

function isLapel(kind: Kind): boolean {
  return kind === 'mic_wireless_lapel' || kind === 'mic_headset';
}
