import { CATEGORIES, type Category } from '@showbill/contract';
import { joinLines } from '../join-lines.ts';
import { shortenedIn } from '../matching/shortened.ts';
import { fold } from '../matching/words.ts';

/** So short that a figure behind it makes it a model: "MON 12", "WL185". */
const SHORT = 3;
const WORD = /(\p{L}+)(?![\p{L}\p{M}])\.?/gu;
const FIGURE = new RegExp(
  joinLines`
    ^[\s-]?\d{1,4}(?!\d|[.,]\d|\s?(?:["”'’]|[x×]\s?\d|in\b|inch|cm|mm|ft|m\b|k?w\b|kva|kg|lbs?\b|gal|btu|ch\b|
    way|pc|l\b|k?\s?lm|lumen))`,
  'iu',
);
/** What is shortened so in one trade alone is that, unless a figure is joined to it. */
const JOINED_FIGURE = /^-?\d/u;
const REACH = 10;
const SLASHED_WORD = /(?<![\p{L}\p{N}])\p{L}\/\p{L}{1,8}(?!\p{L})/gu;
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bw\//giu, 'with '],
  [/\bb\s?&\s?b\b/giu, 'bread and butter'],
  [/(?<![\p{L}\p{N}.])d\.\s?i\.?(?=\s)/giu, 'di'],
  [/(?<![\p{L}\p{N}.]|\p{N}\s)m\.\s?(?=\p{L})/gu, 'mit '],
  [/(?<![\p{L}\p{N}.]|\p{N}\s)f\.\s?(?=\p{L})/gu, 'für '],
];
/** "(per ft)", "(par ml)", "- per chair": what the price is for. */
const BY_UNIT = /\(\s*(?:per|par|pro|por|je|p\.?|\/)\s?[^()]{1,24}\)|\s[-–]\s(?:per|par|pro|por|je)\s[^()\d]{1,24}$/giu;
/** "7 amp", "98AMP": current, or part of a model. */
const COUNTED: ReadonlySet<string> = new Set(['amp']);

const WHOLE = shortenedIn('text', 'name');
const WHOLE_IN: ReadonlyMap<Category, ReadonlyMap<string, string>> = new Map(
  CATEGORIES.map((category) => [category, shortenedIn(category)]),
);

/** A name with its abbreviations written out and without the unit that it is priced by. What a hyphen joins is a name. */
export function writtenOut(name: string, category: Category = 'other'): string {
  const own = WHOLE_IN.get(category);
  const plain = /[/.&]/u.test(name)
    ? SHORTENED.reduce((text, [pattern, whole]) => text.replaceAll(pattern, whole), unslashed(name))
    : name;
  const named = plain.replaceAll(BY_UNIT, ' ');
  return named.replaceAll(WORD, (written: string, word: string, at: number) => {
    const short = fold(word);
    const stopped = written.endsWith('.');
    const ofTrade = own?.get(short);
    const whole = ofTrade ?? WHOLE.get(short);
    if (whole === undefined || (named[at - 1] === '-' && !stopped)) return written;
    if (COUNTED.has(short) && /\d[\s-]?$/u.test(named.slice(0, at))) return written;
    const behind = named.slice(at + written.length, at + written.length + REACH);
    const figure = ofTrade === undefined ? FIGURE : JOINED_FIGURE;
    if (word.length <= SHORT && figure.test(behind)) return written;
    return stopped && /^\p{L}/u.test(behind) ? `${whole} ` : whole;
  });
}

function unslashed(name: string): string {
  return name.replaceAll(SLASHED_WORD, (written) => WHOLE.get(fold(written)) ?? written);
}
