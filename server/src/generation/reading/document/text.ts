import type { Language } from '../../types.ts';
import { CLAUSE_WORDS } from '../../understand/words/clauses.ts';
import { withAmendments } from './amendments.ts';
import { withApostrophes } from './apostrophes.ts';
import { withoutAsides } from './asides.ts';
import { withBulletsInRun } from './bullets-in-run.ts';
import { withoutConnectives } from './connectives.ts';
import { withoutCosts } from './cost-lines.ts';
import { withPlainDialogue } from './dialogue.ts';
import { withoutMarkup } from './exported.ts';
import { withoutInlineNumbers, withoutItemNumbers, withoutStalls } from './item-numbers.ts';
import { withoutItemPrices } from './item-prices.ts';
import { readLanguage } from './language.ts';
import { withoutForgetting } from './not-forgotten.ts';
import { type Quantity, readNumbers } from './numbers.ts';
import { withoutOwnThatFail } from './own-that-fail.ts';
import { withPlayers } from './players.ts';
import { withDottedItems, withHeadings, withItemsOnLines, withSizedHeadings } from './run-in.ts';
import { withBars } from './slashed-tables.ts';
import { withColons } from './stopped-headings.ts';
import { type Token, tokenise } from './tokens.ts';
import { withoutWideBlanks } from './wide-blanks.ts';

/** A description taken apart once; every reader works on this. */
export interface Text {
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly numbers: readonly Quantity[];
  /** The figure that begins at a token, and the one that ends just before it. */
  readonly numberFrom: ReadonlyMap<number, Quantity>;
  readonly numberTo: ReadonlyMap<number, Quantity>;
  /** The sentence and the clause that each token stands in. */
  readonly sentence: readonly Span[];
  readonly clause: readonly Span[];
}

/** A run of tokens `[from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function readText(description: string): Text {
  const raw = withSizedHeadings(
    withBulletsInRun(
      withItemsOnLines(
        withHeadings(
          withPlainDigits(
            withoutDots(
              withDottedItems(
                withColons(
                  withBars(withPlainDialogue(withoutBold(withoutCosts(withoutMarkup(withoutWideBlanks(description)))))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const written = tokenise(
    withoutTimesOfDay(
      withoutOutline(
        withoutChannelNumbers(
          withoutListNumbers(
            withoutItemNumbers(
              withoutStalls(
                withoutForgetting(
                  withoutConnectives(
                    withInches(
                      withoutCountDots(
                        withoutInlineNumbers(
                          withoutAsides(withoutOwnThatFail(withoutItemPrices(withPlayers(withAmendments(raw))))),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const language = readLanguage(written, raw);
  const tokens = language === 'en' ? withApostrophes(written) : written;
  return textOf(raw, tokens, language);
}

/** A text of tokens in a language that is known. */
export function textOf(raw: string, tokens: readonly Token[], language: Language): Text {
  const numbers = readNumbers(tokens, language);
  return {
    raw,
    tokens,
    language,
    numbers,
    numberFrom: new Map(numbers.map((number) => [number.from, number])),
    numberTo: new Map(numbers.map((number) => [number.to, number])),
    ...divide(tokens, numbers),
  };
}

/** "P.A. system", "L.E.D. wall": letters that stand for words, without their dots. Offsets stay as they are. */
function withoutDots(raw: string): string {
  return raw.replace(/(?<![\p{L}.])(?:P\.\s?A|L\.E\.D|D\.G|A\.V|D\.J|T\.V)\.(?=\s|,|$)/gu, (letters) =>
    letters.replace(/[.\s]/gu, '').padEnd(letters.length),
  );
}

/** "**We use our own mixer**": without what makes it bold; "~~PA system~~": struck out, so none. Offsets stay. */
function withoutBold(description: string): string {
  return description
    .replace(QUOTED, ' $1 ')
    .replace(CHANNELS, (said: string) => ' '.repeat(said.length))
    .replace(/\*\*(?=\S)([^*\n]+?)\*\*/gu, '  $1  ')
    .replace(/~~(?=\S)([^~\n]+?)~~/gu, 'no $1 ');
}

/** `two "Kestrel Wireless" microphones`: a name in quotation marks. */
const QUOTED = /(?<=\b(?:\d{1,2}|an?|one|two|three|four|five|six|eight) )["“](\p{L}[^"“”\n]{1,40})["”](?= \p{Ll})/gu;
/** "Four CHANNELS OF wireless mics": a channel each. */
const CHANNELS =
  /(?<=\b(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve) )channels? (?:of |for )?(?=(?:wireless|radio|uhf|personal|stage wedge|wedge|in-?ear|iem)\b[^.,\n]{0,16}\b(?:mics?|microphones?|monitors?|iems?)\b)/giu;

/** Figures of Devanagari as those of the other scripts. Offsets stay as they are. */
function withPlainDigits(raw: string): string {
  return raw.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** "75in screens" as `75"`, "5ft 6in" and "5ft6" as one figure of feet. Offsets stay as they are. */
function withInches(raw: string): string {
  return raw
    .replace(FEET_AND_INCHES, (said: string, feet: string, apart: string | undefined, joined: string | undefined) => {
      const inches = Number(apart ?? joined);
      const written = `${feet}.${Math.min(9, Math.round((inches / 12) * 10))}'`;
      return inches < 12 && written.length <= said.length ? written.padEnd(said.length) : said;
    })
    .replace(/(?<=\d)in(?=[\s,;)]|$)/gu, '" ')
    .replace(ZOOM, 'z$1'); // "a 42x lens": how far it reaches, read as the number of a model
}

const ZOOM =
  /(?<![\d.,])(\d{1,3})([xX])(?=[ -]?(?:(?:HD|4K|UHD|zoom|optical|box|field|long|broadcast)[ -])?(?:lens|lenses|zooms?|objektive?|objectifs?|ópticas?|objetivos?|lenzen)(?!\p{L}))/gu;
const FEET_AND_INCHES =
  /(?<![\d.,])(\d{1,2})(?:\s?(?:ft|feet|foot)\s?(\d{1,2})\s?(?:in|ins|inch|inches)\b|ft(\d{1,2})(?![\d\p{L}]))/gu;

/** "3 no. screens": this dot ends no sentence. Offsets stay as they are. */
function withoutCountDots(raw: string): string {
  return raw
    .replace(
      /(?<![–—-]\s?\d{1,6}\s?(?:nos?|nr))(?<=(?:\d\s?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s)(?:nos?|nr))\.(?=\s)(?!\s+(?:The|We|Our|It|They|There|Please|All|This|These)\s)/giu,
      ' ',
    ) // but "toilets – 10 nos. Stage is there"
    .replace(/\?(?=:)/gu, ' ') // "Recording?: no"
    .replace(/(?<=[([])[x×](?=\d{1,4}[)\]])/giu, ' ') // "chairs (x6)"
    .replace(/(?<=\b[Nn]o)\.(?=\sof\s)/gu, ' ')
    .replace(
      /(?<=\d\s?(?:ft|in|m|cm|kw|kva|rows?|ch|["']))\s(?=\d{1,5} (?:ea|each|nos?|pcs?|units?|stk|uds?|un)(?![\p{L}\d]))/giu,
      ',',
    ) // "lighting tree 12 ft 6 EA"
    .replace(SPELLED, (bracket) => ' '.repeat(bracket.length))
    .replace(OF_EACH, '    ')
    .replace(COUNT_OF_SIZES, '$1  ');
}

/** "12 EACH portable toilets": the unit that it is issued by. */
const OF_EACH =
  /(?<=(?<![\d.,£$€])\d{1,5} )each(?! (?:side|way|day|night|evening|morning|end|for|and|with|from|room|table|week|month|session|corner|plus|please|over|above|below|left|right|across|along|delivered|incl(?:uding|usive)?|who|which|that|are|were|have|will|can|must|should)(?!\p{L}))(?= (?:\p{L}{3,}|\d{1,3}['"-]))/giu;
/** "8 x 10x10 tents": a figure that stands apart from a pair of sides counts them. */
export const COUNT_OF_SIZES = /(?<![\d.,x×]|[x×] )(\d{1,3}) [x×](?= \d{1,3}(?:\.\d)?(?:['’′]|ft|m)?[x×]\d)/giu;

/** "24 (twenty-four) decks": the figure once more in words. */
const SPELLED =
  /(?<=\d\s?)\((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and)[ -]?){1,5}\)(?=\s\p{L})/giu;

const LIST_NUMBER = /^([ \t]*)(\d{1,2})([.)])(?=[ \t])(?![ \t]+(?:\d{4}\b|\p{L}{3,9}\.?[ \t]+20\d\d))/gmu;

/** "5. 700 m of fence" in a numbered list: the first figure is the line's, not the thing's. Offsets stay as they are. */
function withoutListNumbers(raw: string): string {
  const numbers = new Set(Array.from(raw.matchAll(LIST_NUMBER), ([, , number]) => Number(number)));
  if (numbers.size < 2) return raw;
  return raw.replace(LIST_NUMBER, (line: string, indent: string, number: string) => {
    const inList = numbers.has(Number(number) - 1) || numbers.has(Number(number) + 1);
    return inList ? `${indent}•${' '.repeat(number.length)}` : line;
  });
}

const OUTLINE = /^([ \t]*)([A-Z]\.?\d{1,2}|\d{1,2}(?:\.\d{1,2}){1,3})([.):]?)(?=[ \t]+\p{L}|[ \t]+\d+ )/gmu;

/** "2.1 Barriers", "A.3 Sound": numbers of clauses, where one follows another. Offsets stay as they are. */
function withoutOutline(raw: string): string {
  const labels = new Set(Array.from(raw.matchAll(OUTLINE), ([, , label]) => label ?? ''));
  if (labels.size < 2) return raw;
  return raw.replace(OUTLINE, (line: string, indent: string, label: string, mark: string) =>
    [-1, 1].some((step) => labels.has(beside(label, step)))
      ? `${indent}•${' '.repeat(label.length + mark.length - 1)}`
      : line,
  );
}

/** "2.1" → "2.2", "A.9" → "A.10". */
function beside(label: string, step: number): string {
  return label.replace(/\d{1,2}$/u, (last) => String(Number(last) + step));
}

const TIME_OF_DAY = /^([ \t]*)((?:[01]?\d|2[0-3])\.[0-5]\d)(?=[ \t]+\p{Lu})/gmu;

/** "14.00 LED wall on", "18.30 Doors": the times of a running order, from two on. Offsets stay as they are. */
function withoutTimesOfDay(raw: string): string {
  const times = raw.match(TIME_OF_DAY) ?? [];
  if (times.length < 2) return raw;
  return raw.replace(TIME_OF_DAY, (_, indent: string, time: string) => `${indent}•${' '.repeat(time.length - 1)}`);
}

const CHANNEL = /^([ \t]*)(\d{1,2})([ \t]+)(?=\p{L})/gmu;
const FEWEST_CHANNELS = 5;

/** "1 Kick … 2 Snare … 3 Hat …": lines of an input list are numbered, not counted. Offsets stay as they are. */
function withoutChannelNumbers(raw: string): string {
  const lines = Array.from(raw.matchAll(CHANNEL), (line) => ({ at: line.index, number: Number(line[2]) }));
  const numbered = new Set<number>();
  let run: typeof lines = [];
  for (const line of [...lines, { at: -1, number: 1 }]) {
    const next = line.number === (run.at(-1)?.number ?? 0) + 1;
    if (!next && run.length >= FEWEST_CHANNELS) for (const { at } of run) numbered.add(at);
    if (next) run.push(line);
    else run = line.number === 1 ? [line] : [];
  }
  if (numbered.size === 0) return raw;
  return raw.replace(CHANNEL, (line: string, indent: string, number: string, space: string, at: number) =>
    numbered.has(at) ? `${indent}•${' '.repeat(number.length - 1)}${space}` : line,
  );
}

/** The words as written, white space tidied. */
export function wordsOf(text: Text, span: Span): string {
  const first = text.tokens[span.from];
  const last = text.tokens[span.to - 1];
  if (first === undefined || last === undefined) return '';
  return text.raw.slice(first.start, last.end).replace(/\s+/gu, ' ').trim();
}

export function factOf<T>(text: Text, value: T, span: Span): { value: T; words: string } {
  return { value, words: wordsOf(text, span) };
}

/** The tokens of the sentence that holds token `index`. */
export function sentenceOf(text: Text, index: number): Span {
  return text.sentence[index] ?? { from: index, to: index };
}

/** The tokens of the part of a sentence, between commas and the like, that holds token `index`. */
export function clauseOf(text: Text, index: number): Span {
  return text.clause[index] ?? { from: index, to: index };
}

/** Whether a figure of its sentence stands with a thing: "300 chairs", "4 of the wedges". `reach`: the words between them at most. */
export function isCounted(text: Text, { from }: Pick<Span, 'from'>, reach = 2): boolean {
  const first = sentenceOf(text, from).from;
  for (let at = from; at >= from - reach && at > first; at -= 1) {
    if (text.numberTo.has(at)) return true;
    if (markAt(text, at - 1) === ',') return false; // "40 tables, chairs"
  }
  return false;
}

export function wordAt(text: Text, index: number): string {
  const token = text.tokens[index];
  return token?.kind === 'word' ? token.text : '';
}

export function markAt(text: Text, index: number): string {
  const token = text.tokens[index];
  return token?.kind === 'mark' ? token.text : '';
}

function divide(tokens: readonly Token[], numbers: readonly Quantity[]): Pick<Text, 'sentence' | 'clause'> {
  const inNumber = new Set(numbers.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const sentences: number[] = [];
  const clauses: number[] = [];
  tokens.forEach((token, index) => {
    const marked = token.kind === 'mark' && CLAUSE_MARKS.has(token.text) && !inNumber.has(index);
    if (marked || (token.kind === 'word' && CLAUSE_WORDS.has(token.text))) clauses.push(index);
    if (token.kind === 'break') sentences.push(index + 1);
  });
  return {
    sentence: spans(sentences, tokens.length),
    clause: spans(
      [...sentences, ...clauses].toSorted((a, b) => a - b),
      tokens.length,
    ),
  };
}

/** For each token the span between the cuts around it. */
function spans(cuts: readonly number[], length: number): Span[] {
  const list: Span[] = [];
  let from = 0;
  for (const to of [...cuts, length]) {
    const span = { from, to };
    for (let index = from; index < to; index += 1) list.push(span);
    from = to;
  }
  return list;
}

const CLAUSE_MARKS = new Set([',', ':', '(', ')', '-']);
