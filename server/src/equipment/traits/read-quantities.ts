import { joinLines } from '../join-lines.ts';
import { toNumber } from './lengths.ts';

/** A count as people write it, as a pattern: "5,000", "2.3". */
export const COUNT = String.raw`(\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?)`;

const WATTS = new RegExp(
  String.raw`(?:(\d{1,3})\s{0,2}[x×]\s{0,2})?(?<![\d.,])(?<!\p{L}(?=\d{1,2}[.,]))${COUNT}\s{0,2}-?(k?)(?:w|watts?)\b(?!\/m)`,
  'iu',
);
const LUMENS = new RegExp(
  String.raw`(?<![\d.,])${COUNT}\s{0,2}-?(k?)\s{0,2}-?(?:ansi|lm|lumens?|lúmenes)(?![\p{L}])`,
  'iu',
);
const KVA = new RegExp(String.raw`(?<![\d.,])${COUNT}\s{0,2}-?(k?)va\b`, 'iu');
const CHANNELS = new RegExp(
  joinLines`
    (?<![\d.,])(\d{1,3})\s{0,2}-?(?:channels?|ch|kanal|kanäle|kanälen|canaux|canales|kanaals?|kanalen|voies|
    kan)(?![\p{L}])`,
  'iu',
);
/** "12-way mixing desk". */
const WAYS = /(?<![\d.,])(\d{1,2})\s?-?way\s(?=(?:\p{L}+\s)?(?:mix|desk|console|stage\s?box|snake|multicore))/iu;

export function readWatts(text: string): number | undefined {
  const match = WATTS.exec(text);
  if (match === null) return undefined;
  const each = countOf(match[2] ?? '') * (match[3] === '' ? 1 : 1000);
  return each * (match[1] === undefined ? 1 : Number(match[1]));
}

export function readLumens(text: string): number | undefined {
  const match = LUMENS.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '') * (match[2] === '' ? 1 : 1000);
}

export function readKva(text: string): number | undefined {
  const match = KVA.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '') / (match[2] === '' ? 1000 : 1);
}

export function readChannels(text: string): number | undefined {
  return countIn(text, CHANNELS) ?? countIn(text, WAYS);
}

function countIn(text: string, pattern: RegExp): number | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : countOf(match[1] ?? '');
}

/** "5,000", "5.000", "5'000" → 5000; "2,3" and "2.3" → 2.3. */
export function countOf(written: string): number {
  const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(written);
  return grouped ? Number(written.replace(/[.,'’ ]/g, '')) : toNumber(written);
}

const KILOGRAMS = new RegExp(
  joinLines`
    (max\.?|maximal|maximum|up\s{1,2}to|bis(?:\s{1,2}zu)?|load|swl|wll|jusqu['’]à|hasta|
    tot)?[\s:]{0,2}(?<![\d.,x×])${COUNT}\s{0,2}-?(?:kg|kilos?|kilograms?)(?![\p{L}])`,
  'giu',
);

/** What it weighs (or a hoist lifts, a weight weighs), not what it carries. */
export function readKilograms(text: string): number | undefined {
  for (const match of text.matchAll(KILOGRAMS)) {
    if (match[1] === undefined) return countOf(match[2] ?? '');
  }
  return undefined;
}
