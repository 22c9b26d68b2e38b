import { wrappedLineOf } from '../../../equipment/index.ts';
import { MONTHS } from '../../understand/words/calendar.ts';
import { answersIn } from './answers.ts';
import { fold } from './fold.ts';

export type TokenKind = 'word' | 'number' | 'time' | 'date' | 'code' | 'mark' | 'break';

/** Letters of a beginning or an ending. */
export const AFFIX = 3;

/** A piece of the description; `start` and `end` are UTF-16 offsets into it. */
export interface Token {
  readonly kind: TokenKind;
  /** Folded; a mark is one of , : ( ) / - + & x % # " £ $ € or another single sign. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The first and the last letters of a word that is long enough, by which tables find beginnings and endings; else ''. */
  readonly head: string;
  readonly tail: string;
  /** The figure that a number token stands for; NaN otherwise. */
  readonly value: number;
  /** Begins with a capital letter as written. */
  readonly capital: boolean;
  /** Follows the token before it without a space. */
  readonly glued: boolean;
}

// Every quantifier is bounded or consumes what it scans: the whole runs in linear time.
const PARTS = [
  String.raw`(?<date>\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?!\d)|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?!\d)|\d{1,2}-\d{1,2}-\d{4}(?!\d))`,
  String.raw`(?<time>\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}[hH]\d{2}(?!\d)|\d{1,2}\.\d{2}(?=\s?(?:[ap]\.?m|[Uu]hr|uur)))`,
  String.raw`(?<number>[1-9]\d{0,2}(?:[.,'’\u0020\u00a0\u202f]\d{3}){1,3}(?:[.,]\d{2})?(?!\d)|\d+(?:[.,]\d{1,3}(?!\d))?[½¼¾]?|[½¼¾])`,
  String.raw`(?<inches>(?<=\d\s?)(?:''|’’|′′))`,
  String.raw`(?<foot>(?<=\d\s?)['’′](?:(?![\p{L}\d])|(?=[xX]\s?\d)))`,
  String.raw`(?<inch>(?<=\d\s?)["”″](?:(?!\p{L})|(?=[xX]\s?\d)))`,
  String.raw`(?<times>(?<=[\d'’"”″′)]\s?|\d\s?(?:m|cm|ft)\s?)[xX×*](?=\s?\d))`,
  String.raw`(?<times2>(?<=\s)x(?=\d))`,
  String.raw`(?<elision>(?:[ldnsjmctLDNSJMCT]|[Qq]u)['’](?=\p{L}))`,
  String.raw`(?<without>(?<![\p{L}\d])[wW]\/[oO](?!\p{L}))`,
  String.raw`(?<with>(?<![\p{L}\d])[wW]\/(?!\d))`,
  String.raw`(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+|(?<=\d)\.\d{1,2}(?![\d\p{L}]))?)`,
  String.raw`(?<line>\r?\n[ \t]*)`,
  String.raw`(?<sign>[^\s\p{L}\p{N}])`,
];
const CODE = String.raw`(?<code>(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,63})`;
const PATTERN = new RegExp(PARTS.join('|'), 'gu');
const PATTERN_WITH_CODES = new RegExp([CODE, ...PARTS].join('|'), 'gu');

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const BULLET = /[•·▪◦‣●–—*-]|\d{1,2}[.)]\s|[a-zA-Z]\)\s/uy;
const HEADING = /\p{Lu}[\p{L}'’]{0,20}(?: [\p{L}'’&]{1,20}){0,3} ?[:?]\s/uy; // "NOT needed: …", "Flooring? …" begin a line of their own
const ABBREVIATIONS = new Set(
  `no nr ca approx max min dept inkl einschl einschließl zzgl mind incl excl st mr mrs ms dr prof ft vs eg ie e g z b bzw ggf evtl env aprox pers usw etc
  circa tel ext inc ltd abt qty pcs cap stk mind zzgl ag d h sr sra av ave rd evt sq mtr mtrs rmt lin`.split(/\s+/),
);

/** Splits a description into tokens, in one pass and linear time. */
export function tokenise(description: string): Token[] {
  const tokens: Token[] = [];
  const wrapped = wrappedLineOf(description);
  const answers = answersIn(description);
  let lineStart = 0;
  let figure = 0; // where the figure begins that answers the question or the label before it
  const pattern = /@|:\/\/|www\./u.test(description) ? PATTERN_WITH_CODES : PATTERN;
  for (const match of description.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const answered = answers.get(start);
    if (answered !== undefined) {
      push(tokens, 'mark', ':', start, end);
      figure = answered;
    } else if (start < figure) {
      if (groups['line'] !== undefined) lineStart = end;
    } else if (groups['line'] !== undefined) {
      if (breaksLine(description, lineStart, start, end, wrapped)) push(tokens, 'break', '\n', start, start + 1);
      lineStart = end;
    } else if (groups['word'] !== undefined) {
      const text = fold(raw);
      if (text === 'x' && (tokens.at(-1)?.kind === 'number' || /^\s?\d/u.test(description.slice(end, end + 2))))
        push(tokens, 'mark', 'x', start, end);
      else push(tokens, 'word', text, start, end, Number.NaN, startsCapital(raw));
    } else if (groups['without'] !== undefined) push(tokens, 'word', 'without', start, end);
    else if (groups['with'] !== undefined) push(tokens, 'word', 'with', start, end);
    else if (groups['number'] !== undefined) push(tokens, 'number', raw, start, end, valueOf(raw));
    else if (groups['foot'] !== undefined) push(tokens, 'word', 'ft', start, end);
    else if (groups['inch'] !== undefined || groups['inches'] !== undefined) push(tokens, 'word', 'inch', start, end);
    else if (groups['times'] !== undefined || groups['times2'] !== undefined) push(tokens, 'mark', 'x', start, end);
    else if (groups['elision'] !== undefined)
      push(tokens, 'word', fold(raw), start, end, Number.NaN, startsCapital(raw));
    else if (groups['code'] !== undefined) push(tokens, 'code', raw, start, end);
    else if (groups['date'] !== undefined) push(tokens, 'date', raw, start, end);
    else if (groups['time'] !== undefined) push(tokens, 'time', raw, start, end);
    else readSign(tokens, description, raw, start, end);
  }
  return tokens;
}

function readSign(tokens: Token[], description: string, sign: string, start: number, end: number): void {
  if (sign === '.') {
    if (endsSentence(tokens, description, end)) push(tokens, 'break', '.', start, end);
  } else if ('!?;•▪◦‣●…。।'.includes(sign)) push(tokens, 'break', sign, start, end);
  else if ('-–—‐‑−'.includes(sign)) readDash(tokens, description, sign, start, end);
  else push(tokens, 'mark', sign === '×' ? 'x' : sign, start, end);
}

function readDash(tokens: Token[], description: string, sign: string, start: number, end: number): void {
  const before = description[start - 1] ?? ' ';
  const after = description[end] ?? ' ';
  const tight = !/\s/u.test(before) && !/\s/u.test(after);
  const joins = sign !== '—' && (/\p{L}/u.test(before) || /\p{L}/u.test(after));
  if (tight && joins) return; // "two-day", "7-piece": the words stand alone
  push(tokens, 'mark', '-', start, end);
}

function endsSentence(tokens: readonly Token[], description: string, end: number): boolean {
  const next = description.slice(end, end + 24).trimStart();
  if (next === '') return true;
  if (!/\s/u.test(description[end] ?? ' ')) return false;
  const last = tokens.at(-1);
  if (last === undefined) return false;
  const nextWord = /^\p{L}+/u.exec(next)?.[0];
  if (last.kind === 'number') {
    if (nextWord === undefined)
      return !/^[-–—\d]/u.test(next) || (/^\d{1,5}(?![\d.])/u.test(next) && !isDay(last.value, next));
    return startsCapital(nextWord) && !MONTHS.has(fold(nextWord));
  }
  if (last.text.length <= 4 && MONTHS.has(last.text) && /^\d{1,2}(?!\d)/u.test(next)) return false; // "Nov. 8 status"
  const counted = tokens.at(-2)?.kind === 'number';
  if (counted && last.end === end - 1 && PIECES.has(last.text)) return nextWord !== undefined && OPENERS.has(nextWord); // "200 ea. barricades"
  if (HOURS.has(last.text) && counted) return nextWord === undefined || startsCapital(nextWord); // "16 h. Llevar vallas"
  const size = last.text === 'm' && counted;
  if (size && nextWord !== undefined && OPENERS.has(nextWord)) return true; // "4 m. The hotel"
  if (last.text === 'a' && HAD.has(tokens.at(-2)?.text ?? '')) return true; // "le voisin en a. 20 barrières"
  if (last.kind === 'word' && (ABBREVIATIONS.has(last.text) || last.text.length === 1)) {
    if (last.text === 'no' && COUNTED.test(next)) return true; // "chairs no. 14 x 6ft trestles"
    return last.text.length > 1 && nextWord !== undefined && startsCapital(nextWord) && ENDERS.has(last.text);
  }
  return true;
}

const HOURS = new Set(['h', 'hs', 'hrs', 'std']);
const HAD = new Set(['en', "l'", 'les', 'y']);
/** "200 ea. folding chairs", "10 uds. mesas". */
const PIECES = new Set('ea pc pcs pce pces nos stk stck stck ud uds un unid pz pzas'.split(' '));

const OPENERS = new Set(
  'The We Our It They He She There Please No Der Die Das Wir Es Ein Eine Kein Keine Bitte Le La Les Nous On Il Un Une Pas El Los Las Nosotros No Ni De Het Wij We Een Geen'.split(
    ' ',
  ),
);
/** "12. 5. 2026", "3. 4.": a day and its month; else a figure behind a full stop begins another sentence. */
function isDay(value: number, next: string): boolean {
  return value <= 31 && /^\d{1,2}\./u.test(next);
}

const COUNTED = /^\d{1,4} ?[x×] ?[\d\p{L}]/u;
const ENDERS = new Set(['etc', 'usw', 'no', 'ft', 'max', 'min', 'ag', 'pers', 'pcs', 'inc', 'ltd']);

function breaksLine(description: string, lineStart: number, lineEnd: number, next: number, wrapped: number): boolean {
  BULLET.lastIndex = next;
  const after = description[next];
  if (after === undefined || after === '\n' || after === '\r' || BULLET.test(description)) return true;
  HEADING.lastIndex = next;
  if (HEADING.test(description)) return true;
  if (after === '|' || CELLS.test(description.slice(lineStart, lineEnd))) return true;
  if (OPEN_END.test(description.slice(Math.max(lineStart, lineEnd - LONGEST_END), lineEnd))) return false;
  if (
    startsCapital(after) &&
    NOUN_TO_COME.test(description.slice(Math.max(lineStart, lineEnd - LONGEST_PHRASE), lineEnd))
  )
    return false;
  return lineEnd - lineStart < wrapped;
}

/** A row of a table: parted by tabs, or by dots that lead to its last cell. */
const CELLS = /\t|\p{L}\s?\.{3,}\s?\p{L}/u;

/** No line ends a sentence with these: "The recommended minimum stage size is / 24' x 16'". */
const OPEN_END =
  /(?:^|\s)(?:is|are|was|of|an?|the|with|and|or|for|to|by|from|at least|approximately|about|measuring|und|oder|mit|für|von|vom|der|das|ein|eine|einen|ist|mindestens|ca\.|et|ou|de|des|du|un|une|avec|pour|est|del|los|las|con|para|es|van|het|een|met|voor)[ \t]*$/u;
const LONGEST_END = 20; // letters
/** "Sollte ein ausreichend großes / Bühnenpodest": the noun, which German writes large, stands on the next line. */
const NOUN_TO_COME =
  /(?<!\p{L})(?:ein|eine|einen|einem|einer|kein|keine|keinen|entsprechende[snrm]?)(?: \p{Ll}{4,})* \p{Ll}{3,}(?:e|es|er|en|em)[ \t]*$|(?<!\p{L})(?:entsprechende[snrm]?)[ \t]*$/u;
const LONGEST_PHRASE = 50; // letters

function valueOf(raw: string): number {
  const fraction = FRACTIONS[raw.at(-1) ?? ''] ?? 0;
  const digits = fraction === 0 ? raw : raw.slice(0, -1);
  if (digits === '') return fraction;
  const [, thousands, cents = '0'] =
    /^([1-9]\d{0,2}(?:[.,'’\u0020\u00a0\u202f]\d{3})+)(?:[.,](\d{2}))?$/u.exec(digits) ?? [];
  if (thousands !== undefined) return Number(`${thousands.replace(/\D/gu, '')}.${cents}`) + fraction;
  return Number(digits.replace(',', '.')) + fraction;
}

function startsCapital(word: string): boolean {
  const first = word.slice(0, 1);
  return first !== first.toLowerCase();
}

/** The token, read as another word. */
export function withText(token: Token, text: string): Token {
  return { ...token, text, ...affixes(text) };
}

function affixes(text: string): Pick<Token, 'head' | 'tail'> {
  return text.length < AFFIX ? { head: '', tail: '' } : { head: text.slice(0, AFFIX), tail: text.slice(-AFFIX) };
}

function push(
  tokens: Token[],
  kind: TokenKind,
  text: string,
  start: number,
  end: number,
  value = Number.NaN,
  capital = false,
): void {
  const { head, tail } = affixes(kind === 'word' ? text : '');
  tokens.push({ kind, text, head, tail, start, end, value, capital, glued: tokens.at(-1)?.end === start });
}
