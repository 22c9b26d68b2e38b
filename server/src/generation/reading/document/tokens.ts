import { fold } from './fold.ts';
import { endsSentence, lineBreaks, startsCapital } from './sentences.ts';
import type { Token, TokenKind } from './token.ts';

const DATES = [
  String.raw`\d{4}-\d{2}-\d{2}(?!\d)`,
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d)`,
  String.raw`\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?!\d)`,
  String.raw`\d{1,2}-\d{1,2}-\d{4}(?!\d)`,
];
// Every quantifier is bounded or consumes what it scans: the whole runs in linear time.
const PARTS = {
  code: String.raw`(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63}`,
  date: DATES.join('|'),
  time: String.raw`\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}[hH]\d{2}(?!\d)|\d{1,2}\.\d{2}(?=\s?(?:[ap]\.?m|[Uu]hr|uur))`,
  number: String.raw`[1-9]\d{0,2}(?:[.,'’\u0020\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{2})?(?!\d)|\d+(?:[.,]\d{1,3}(?!\d))?[½¼¾]?|[½¼¾]`,
  inch: String.raw`(?<=\d\s?)(?:''|’’|′′)|(?<=\d\s?)["”″](?:(?!\p{L})|(?=[xX]\s?\d))|(?<=\d)in(?=[\s,;)]|$)`,
  foot: String.raw`(?<=\d\s?)['’′](?:(?![\p{L}\d])|(?=[xX]\s?\d))`,
  times: String.raw`(?<=[\d'’"”″′)]\s?|\d\s?(?:m|cm|ft)\s?)[xX×*](?=\s?\d)|(?<=[\s(])x(?=\d)`,
  without: String.raw`(?<![\p{L}\d])[wW]\/[oO](?!\p{L})`,
  with: String.raw`(?<![\p{L}\d])[wW]\/(?!\d)`,
  word: String.raw`(?:[ldnsjmctLDNSJMCT]|[Qq]u)['’](?=\p{L})|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+|(?<=\d)\.\d{1,2}(?![\d\p{L}]))?`,
  line: String.raw`\r?\n[ \t]*`,
  sign: String.raw`[^\s\p{L}\p{N}]`,
};
type Part = keyof typeof PARTS;
const NAMES: readonly Part[] = [
  'code',
  'date',
  'time',
  'number',
  'inch',
  'foot',
  'times',
  'without',
  'with',
  'word',
  'line',
  'sign',
];
const PATTERN = patternOf(NAMES);
/** Codes are slow to look for and seldom there. */
const NAMES_WITHOUT_CODES = NAMES.slice(1);
const PATTERN_WITHOUT_CODES = patternOf(NAMES_WITHOUT_CODES);
const CODE_SIGN = /@|:\/\/|www\./u;

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
/** What is read for signs that stand for a word. */
const WORDS = { inch: 'inch', foot: 'ft', without: 'without', with: 'with' } as const;
const SENTENCE_ENDS = '!?;•▪◦‣●…';
const DASHES = '-–—‐‑−';

/** Splits a text into tokens, in one pass and linear time. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const breaks = lineBreaks(text);
  let lineStart = 0;
  const names = CODE_SIGN.test(text) ? NAMES : NAMES_WITHOUT_CODES;
  for (const found of text.matchAll(names === NAMES ? PATTERN : PATTERN_WITHOUT_CODES)) {
    const { 0: written, index: start } = found;
    const end = start + written.length;
    const part = names.find((_, at) => found[at + 1] !== undefined);
    const push = (kind: TokenKind, as: string, value = Number.NaN): void => {
      const capital = part === 'word' && startsCapital(written);
      tokens.push({ kind, text: as, start, end, value, capital, glued: tokens.at(-1)?.end === start });
    };
    if (part === 'word') {
      if (isCross(written, tokens, text, end)) push('mark', 'x');
      else push('word', fold(written));
    } else if (part === 'line') {
      if (breaks(lineStart, start, end)) push('break', '\n');
      lineStart = end;
    } else if (part === 'number') push('number', written, valueOf(written));
    else if (part === 'code' || part === 'date' || part === 'time') push(part, written);
    else if (part === 'times') push('mark', 'x');
    else if (part !== undefined && part !== 'sign') push('word', WORDS[part]);
    else if (written === '.' ? endsSentence(tokens.at(-1), text, end) : SENTENCE_ENDS.includes(written))
      push('break', written);
    else if (DASHES.includes(written)) {
      if (!joinsWords(text, written, start, end)) push('mark', '-');
    } else if (written !== '.') push('mark', written === '×' ? 'x' : written);
  }
  return tokens;
}

function patternOf(names: readonly Part[]): RegExp {
  return new RegExp(names.map((name) => `(${PARTS[name]})`).join('|'), 'gu');
}

/** "4 x lecterns", "chairs x 40". */
function isCross(word: string, tokens: readonly Token[], text: string, end: number): boolean {
  return /^x$/iu.test(word) && (tokens.at(-1)?.kind === 'number' || /^\s?\d/u.test(text.slice(end, end + 2)));
}

/** "two-day", "7-piece": the words stand alone. */
function joinsWords(text: string, dash: string, start: number, end: number): boolean {
  const [before, after] = [text[start - 1] ?? ' ', text[end] ?? ' '];
  return dash !== '—' && !/\s/u.test(before) && !/\s/u.test(after) && /\p{L}/u.test(before + after);
}

function valueOf(written: string): number {
  const fraction = FRACTIONS.get(written.at(-1) ?? '') ?? 0;
  const digits = fraction === 0 ? written : written.slice(0, -1);
  const [, thousands, cents = '0'] =
    /^([1-9]\d{0,2}(?:[.,'’\u0020\u00a0\u202f]\d{3})+)(?:[.,](\d{2}))?$/u.exec(digits) ?? [];
  if (thousands !== undefined) return Number(`${thousands.replace(/\D/gu, '')}.${cents}`) + fraction;
  return Number(digits.replace(',', '.')) + fraction;
}
