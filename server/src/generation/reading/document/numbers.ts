import type { Language } from '../../facts.ts';
import { MILLION, type NumberWords, numberWordsOf, valueOf } from './number-words.ts';
import type { Token } from './token.ts';

/** A figure in the text, in digits or words: tokens `[from, to)`. Of a range `value` is the upper end, `low` the lower. */
export interface Quantity {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly low: number | null;
}

/** All figures of the text in order: "250", "two hundred and fifty", "four (4)", "200 to 250", "a dozen". */
export function readNumbers(tokens: readonly Token[], language: Language): Quantity[] {
  const words = numberWordsOf(language);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const single = readSingle(tokens, at, words);
    if (single === null) at += 1;
    else {
      const whole = readRange(tokens, single, words);
      found.push(whole);
      at = whole.to;
    }
  }
  return found;
}

function readSingle(tokens: readonly Token[], at: number, words: NumberWords): Quantity | null {
  if (isMark(tokens, at, '(')) return readBracketed(tokens, at);
  const said = readDigits(tokens, at, words) ?? readSpelled(tokens, at, words);
  if (said === null || !isMark(tokens, said.to, '(')) return said;
  // "four (4)", "2 (two)"
  const again = readDigits(tokens, said.to + 1, words) ?? readSpelled(tokens, said.to + 1, words);
  const isSame = again?.value === said.value && isMark(tokens, again.to, ')');
  return isSame ? { ...said, to: again.to + 1 } : said;
}

/** "(4) wedges", "chairs (x6)", "(6-8) light stands". */
function readBracketed(tokens: readonly Token[], at: number): Quantity | null {
  const first = isMark(tokens, at + 1, 'x') ? at + 2 : at + 1;
  const [low, high] = [tokens[first]?.value ?? Number.NaN, tokens[first + 2]?.value ?? Number.NaN];
  if (low >= 0 && isMark(tokens, first + 1, ')')) return quantity(at, first + 2, low);
  const isRange = isMark(tokens, first + 1, '-') && isMark(tokens, first + 3, ')') && high > low;
  return isRange ? { from: at, to: first + 4, value: high, low } : null;
}

/** "250", "5k", "3 million", "2 dozen". */
function readDigits(tokens: readonly Token[], at: number, words: NumberWords): Quantity | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const next = wordIn(tokens, at + 1);
  const scale =
    next === 'k' && tokens[at + 1]?.glued ? 1000 : (words('scale').get(next) ?? dozenAt(tokens, at + 1, words));
  return scale === undefined ? quantity(at, at + 1, token.value) : quantity(at, at + 2, token.value * scale);
}

/** "two hundred and fifty", "half a dozen", "deux cents", "fünfundzwanzig". */
function readSpelled(tokens: readonly Token[], from: number, words: NumberWords): Quantity | null {
  const first = wordIn(tokens, from);
  const isHalf = words('half').has(first);
  if (isHalf || words('article').has(first)) {
    const start = isHalf && words('article').has(wordIn(tokens, from + 1)) ? from + 2 : from + 1;
    const many = readCollective(tokens, start, words) ?? readFromScale(tokens, start, words);
    if (many !== null) return quantity(from, many.to, many.value * (isHalf ? 0.5 : 1));
    if (isHalf) return null;
  }
  const sum = addWords(tokens, from, words);
  if (sum === null) return readCollective(tokens, from, words);
  if (sum.value === 1 && words('article').has(first)) return null; // "un", "une" alone
  const each = collectiveAt(tokens, sum.to, words);
  return each === undefined ? sum : quantity(from, sum.to + 1, sum.value * each);
}

function readFromScale(tokens: readonly Token[], at: number, words: NumberWords): Quantity | null {
  return words('scale').has(wordIn(tokens, at)) ? addWords(tokens, at, words) : null;
}

/** "dozen", "couple of hundred". */
function readCollective(tokens: readonly Token[], at: number, words: NumberWords): Quantity | null {
  const each = collectiveAt(tokens, at, words);
  if (each === undefined) return null;
  const behind = wordIn(tokens, at + 1) === 'of' ? at + 2 : at + 1;
  const scale = words('scale').get(wordIn(tokens, behind));
  return scale === undefined ? quantity(at, at + 1, each) : quantity(at, behind + 1, each * scale);
}

/** Behind a figure a pair is no factor: "12 PAR cans". */
function dozenAt(tokens: readonly Token[], at: number, words: NumberWords): number | undefined {
  const each = collectiveAt(tokens, at, words);
  return each === 2 ? undefined : each;
}

/** "Ein Paar" is two; "ein paar" and "een paar" are a few. */
function collectiveAt(tokens: readonly Token[], at: number, words: NumberWords): number | undefined {
  const text = wordIn(tokens, at);
  return text === 'paar' && tokens[at]?.capital !== true ? undefined : words('collective').get(text);
}

interface Sum {
  /** The thousands, and what is below them. */
  readonly total: number;
  readonly current: number;
}

function addWords(tokens: readonly Token[], from: number, words: NumberWords): Quantity | null {
  let sum: Sum = { total: 0, current: 0 };
  let to = from;
  for (;;) {
    const joined = to > from && sum.current % 10 === 0 && words('and').has(wordIn(tokens, to));
    const next = add(sum, wordIn(tokens, joined ? to + 1 : to), words);
    if (next === null) break;
    sum = next;
    to += joined ? 2 : 1;
  }
  return to === from ? null : quantity(from, to, sum.total + sum.current);
}

/** The sum with one more word, or null where it does not belong to the number. */
function add({ total, current }: Sum, word: string, words: NumberWords): Sum | null {
  const scale = words('scale').get(word);
  if (scale === 100) return current < 100 ? { total, current: Math.max(1, current) * 100 } : null;
  if (scale === MILLION && current === 0) return null; // "thanks a million"
  if (scale !== undefined) return total === 0 ? { total: Math.max(1, current) * scale, current: 0 } : null;
  const value = valueOf(word, words);
  if (value === null) return null;
  if (value === 20 && current % 100 === 4) return { total, current: current - 4 + 80 }; // quatre-vingts
  return current === 0 || value < roomBehind(current) ? { total, current: current + value } : null;
}

/** What may be added to a number is less than this: to 100 up to 99, to 20 up to 9, in French to 60 up to 19. */
function roomBehind(current: number): number {
  if (current % 100 === 0) return 100;
  if (current % 10 !== 0) return 0;
  return current % 100 === 60 || current % 100 === 80 ? 20 : 10;
}

/** "30–40", "200 to 250", "between 200 and 250": one figure with a lower end. */
function readRange(tokens: readonly Token[], first: Quantity, words: NumberWords): Quantity {
  const joint = wordIn(tokens, first.to);
  const isBetween = words('between').has(wordIn(tokens, first.from - 1));
  const isJoined =
    isMark(tokens, first.to, '-') ||
    isMark(tokens, first.to, '/') ||
    words('to').has(joint) ||
    (isBetween && (words('and').has(joint) || words('joint').has(joint)));
  const second = isJoined ? readSingle(tokens, first.to + 1, words) : null;
  if (second === null || isCountOfSizes(tokens, first, second)) return first;
  // "5–6k", "two to three hundred": the first end is counted in what the second names
  const unit = second.value >= 1000 * first.value ? 1000 : second.value >= 100 * first.value ? 100 : 1;
  const isScaled = tokens[second.to - 1]?.kind === 'word' && first.value * unit < second.value;
  const low = isScaled ? first.value * unit : first.value;
  // "5 / 2" and "8 to 3 March" are none: a range only ever rises.
  return second.value > low ? { from: first.from, to: second.to, value: second.value, low } : first;
}

/** "4 - 8ft tables", "2 – 3 x 3 m pop-ups", "3x3 - 14", "4 x 2 à 40 cm": what joins stands apart, between a count and a size. */
function isCountOfSizes(tokens: readonly Token[], first: Quantity, second: Quantity): boolean {
  if (tokens[first.to]?.glued === true) return false;
  if (isMark(tokens, first.from - 1, 'x')) return true;
  const isSize = isMark(tokens, second.to, 'x') || SIZE_UNITS.has(wordIn(tokens, second.to));
  return isSize && isMark(tokens, first.to, '-') && tokens[second.from]?.glued === false;
}

const SIZE_UNITS = new Set(['ft', 'foot', 'inch', 'inches', 'm', 'cm', 'mm']);

function quantity(from: number, to: number, value: number): Quantity {
  return { from, to, value, low: null };
}

function wordIn(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}

function isMark(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  return token?.kind === 'mark' && token.text === text;
}
