import { ABBREVIATIONS } from '../lexicon/index.ts';
import { fold } from '../matching/words.ts';

/** So short that a figure behind it makes it a model: "MON 12", "WL185". */
const SHORT = 3;
const WORD = /(\p{L}+)(?![\p{L}\p{M}])\.?/gu;
const FIGURE =
  /^[\s-]?\d{1,4}(?!\d|\s?(?:["”'’]|in\b|inch|cm|mm|ft|m\b|k?w\b|kva|kg|lbs?\b|gal|btu|ch\b|way|pc|l\b|k?\s?lm|lumen))/iu;
const REACH = 10;
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?:less|l)\b/giu, 'wireless'],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\//giu, 'with '],
  [/\bt\/cloths?\b/giu, 'tablecloth'],
  [/\bf\/case\b/giu, 'flight case'],
  [/\bs\/(?:steel|s)\b/giu, 'stainless'],
  [/(?<![\p{L}\p{N}.]|\p{N}\s)m\.\s?(?=\p{L})/gu, 'mit '],
  [/(?<![\p{L}\p{N}.]|\p{N}\s)f\.\s?(?=\p{L})/gu, 'für '],
];
/** "(per ft)", "(par ml)", "- per chair": what the price is for. */
const BY_UNIT = /\(\s*(?:per|par|pro|por|je|p\.?|\/)\s?[^()]{1,24}\)|\s[-–]\s(?:per|par|pro|por|je)\s[^()\d]{1,24}$/giu;
/** "7 amp", "98AMP": current, or part of a model. */
const COUNTED: ReadonlySet<string> = new Set(['amp']);

const WHOLE = new Map(
  ABBREVIATIONS.split(',').flatMap((item) => {
    const [short, whole] = item.split(':');
    return short === undefined || whole === undefined ? [] : [[fold(short.trim()), whole.trim()] as const];
  }),
);

/** A name with its abbreviations written out and without the unit that it is priced by. What a hyphen joins is a name. */
export function writtenOut(name: string): string {
  const plain = /[/.]/u.test(name)
    ? SHORTENED.reduce((text, [pattern, whole]) => text.replaceAll(pattern, whole), name)
    : name;
  const named = plain.replaceAll(BY_UNIT, ' ');
  return named.replaceAll(WORD, (written: string, word: string, at: number) => {
    const whole = WHOLE.get(fold(word));
    if (whole === undefined || named[at - 1] === '-') return written;
    if (COUNTED.has(fold(word)) && /\d[\s-]?$/u.test(named.slice(0, at))) return written;
    const behind = named.slice(at + written.length, at + written.length + REACH);
    return word.length <= SHORT && FIGURE.test(behind) ? written : whole;
  });
}
