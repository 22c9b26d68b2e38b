import type { Language } from '../../types.ts';
import { NUMBER_WORDS, type NumberWords } from '../../understand/words/numbers.ts';
import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

/** A figure in the text, in digits or words: tokens `[from, to)`. Of a range `value` is the upper end, `low` the lower. */
export interface Quantity {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly low: number | null;
}

interface Reader {
  readonly small: ReadonlyMap<string, number>;
  readonly hundreds: ReadonlyMap<string, number>;
  readonly collective: ReadonlyMap<string, number>;
  readonly hundred: ReadonlySet<string>;
  readonly thousand: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly half: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly joint: string | null;
  readonly scales: readonly (readonly [string, number])[];
}

const READERS: Readonly<Record<Language, Reader>> = {
  en: reader(NUMBER_WORDS.en),
  de: reader(NUMBER_WORDS.de),
  fr: reader(NUMBER_WORDS.fr),
  es: reader(NUMBER_WORDS.es),
  nl: reader(NUMBER_WORDS.nl),
};
const MILLION = new Set(['million', 'millionen', 'millions', 'millones', 'miljoen']);

/** All figures of the text in order: "250", "two hundred and fifty", "four (4)", "200 to 250", "a dozen". */
export function readNumbers(tokens: readonly Token[], language: Language): Quantity[] {
  const words = READERS[language];
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; ) {
    const single = readSingle(tokens, index, words);
    if (single === null) {
      index += 1;
      continue;
    }
    const whole = readRange(tokens, single, words);
    found.push(whole);
    index = whole.to;
  }
  return found;
}

/** The figure that a single word writes out ("zwei", "vijfentwintig"), or null. */
export function readCompound(word: string, language: Language): number | null {
  return part(word, READERS[language]);
}

/** The figure that begins at token `index`, ranges left apart. */
function readSingle(tokens: readonly Token[], index: number, words: Reader): Quantity | null {
  const bracketed =
    isMark(tokens[index], '(') && isMark(tokens[index + 2], ')') && tokens[index + 1]?.kind === 'number';
  if (bracketed) return quantity(index, index + 3, tokens[index + 1]?.value ?? 0);
  // "(6-8) lighting trees"
  const [low, high] = [tokens[index + 1], tokens[index + 3]];
  const ranged = isMark(tokens[index], '(') && isMark(tokens[index + 2], '-') && isMark(tokens[index + 4], ')');
  if (ranged && low?.kind === 'number' && high?.kind === 'number' && high.value > low.value)
    return { ...quantity(index, index + 5, high.value), low: low.value };
  const token = tokens[index];
  if (token?.kind !== 'number' && token?.kind !== 'word') return null;
  const spoken = token.kind === 'number' ? readDigits(tokens, index, words) : readWords(tokens, index, words);
  if (spoken === null) return null;
  const { to, value } = spoken;
  // "four (4)", "one hundred and seventy (170)"
  const repeated = isMark(tokens[to], '(') && tokens[to + 1]?.value === value && isMark(tokens[to + 2], ')');
  if (repeated) return quantity(index, to + 3, value);
  // "2 (two)"
  const written = isMark(tokens[to], '(') && isMark(tokens[to + 2], ')') ? readWords(tokens, to + 1, words) : null;
  return written?.value === value && written.to === to + 2 ? quantity(index, to + 3, value) : spoken;
}

function readDigits(tokens: readonly Token[], index: number, words: Reader): Quantity {
  const value = tokens[index]?.value ?? 0;
  const next = tokens[index + 1];
  if (next?.kind === 'word') {
    if (next.text === 'k' && next.glued) return quantity(index, index + 2, value * 1000);
    if (words.hundred.has(next.text)) return quantity(index, index + 2, value * 100);
    if (words.thousand.has(next.text)) return quantity(index, index + 2, value * 1000);
    if (MILLION.has(next.text)) return quantity(index, index + 2, value * 1_000_000);
    const each = words.collective.get(next.text);
    if (each !== undefined && each !== 2) return quantity(index, index + 2, value * each);
  }
  return quantity(index, index + 1, value);
}

function readWords(tokens: readonly Token[], index: number, words: Reader): Quantity | null {
  const article = words.half.has(textAt(tokens, index)) ? 0.5 : words.articles.has(textAt(tokens, index)) ? 1 : null;
  if (article !== null) {
    const skip = article === 0.5 && words.articles.has(textAt(tokens, index + 1)) ? 2 : 1;
    const next = textAt(tokens, index + skip);
    const each = words.collective.get(next);
    // "ein Paar" is two, "ein paar" and "een paar" are a few
    if (next === 'paar' && tokens[index + skip]?.capital !== true) return null;
    if (each !== undefined) {
      const scale = scaleAfter(tokens, index + skip + 1, words);
      return scale === null
        ? quantity(index, index + skip + 1, each * article)
        : quantity(index, scale.to, each * article * scale.value);
    }
    if (article === 1 && (words.hundred.has(next) || words.thousand.has(next))) {
      const rest = readWords(tokens, index + 1, words);
      return rest === null ? null : { ...rest, from: index };
    }
    if (article === 0.5 || !words.small.has(textAt(tokens, index))) return null;
  }
  let total = 0;
  let current = 0;
  let to = index;
  for (let at = index; ; ) {
    const text = textAt(tokens, at);
    const next = step(text, total, current, words);
    if (next !== null) {
      ({ total, current } = next);
      at += 1;
      to = at;
    } else if (at > index && words.and.has(text)) {
      const joined = step(textAt(tokens, at + 1), total, current, words);
      const sensible = current === 0 || current % 10 === 0;
      if (joined === null || !sensible || (words.and.has('and') && current % 100 !== 0)) break;
      at += 1;
    } else break;
  }
  const value = total + current;
  if (value === 1 && words.articles.has(textAt(tokens, index))) return null; // "un", "une", "een" alone: an article
  if (value === 0) {
    if (textAt(tokens, index) === 'paar' && tokens[index]?.capital !== true) return null;
    const each = words.collective.get(textAt(tokens, index));
    return each === undefined ? null : quantity(index, index + 1, each);
  }
  const each = words.collective.get(textAt(tokens, to));
  return each === undefined ? quantity(index, to, value) : quantity(index, to + 1, value * each);
}

/** "a couple OF HUNDRED", "a dozen hundred". */
function scaleAfter(tokens: readonly Token[], at: number, words: Reader): { value: number; to: number } | null {
  const scale = textAt(tokens, at) === 'of' ? at + 1 : at;
  const word = textAt(tokens, scale);
  if (words.hundred.has(word)) return { value: 100, to: scale + 1 };
  return words.thousand.has(word) ? { value: 1000, to: scale + 1 } : null;
}

/** One more word of a number: the sum so far after it, or null when it does not belong to it. */
function step(text: string, total: number, current: number, words: Reader): { total: number; current: number } | null {
  if (text === '') return null;
  if (words.hundred.has(text)) return current < 100 ? { total, current: Math.max(1, current) * 100 } : null;
  if (words.thousand.has(text)) return total === 0 ? { total: Math.max(1, current) * 1000, current: 0 } : null;
  const value = words.small.get(text) ?? words.hundreds.get(text) ?? compound(text, words);
  if (value === null) return null;
  if (value === 20 && current % 100 === 4) return { total, current: current - 4 + 80 }; // quatre-vingts
  const room =
    current % 1000 === 0
      ? 1000
      : current % 100 === 0
        ? 100
        : current % 10 === 0
          ? current % 100 === 60 || current % 100 === 80
            ? 20
            : 10
          : 0;
  return value < room || current === 0 ? { total, current: current + value } : null;
}

/** "zweihundertfünfzig", "vijfentwintig": written as one word. */
function compound(text: string, words: Reader): number | null {
  if (words.joint === null || text.length < 6 || text.length > 40) return null;
  for (const [word, factor] of words.scales) {
    const at = text.indexOf(word);
    if (at === -1) continue;
    const head = at === 0 ? 1 : part(text.slice(0, at), words);
    const tail = text.slice(at + word.length);
    const rest = tail === '' ? 0 : part(tail.startsWith(words.joint) ? tail.slice(words.joint.length) : tail, words);
    return head === null || rest === null ? null : head * factor + rest;
  }
  return withJoint(text, words);
}

function part(text: string, words: Reader): number | null {
  if (text === 'ein' || text === 'een') return 1;
  return words.small.get(text) ?? compound(text, words) ?? withJoint(text, words);
}

function withJoint(text: string, words: Reader): number | null {
  const { joint } = words;
  if (joint === null) return null;
  for (let at = text.indexOf(joint, 2); at !== -1; at = text.indexOf(joint, at + 1)) {
    const head = text.slice(0, at);
    const unit = head === 'ein' || head === 'een' ? 1 : words.small.get(head);
    const ten = words.small.get(text.slice(at + joint.length));
    if (unit !== undefined && unit < 10 && ten !== undefined && ten >= 20) return ten + unit;
  }
  return null;
}

/** "30–40", "200 to 250", "between 200 and 250": one figure with a lower end. */
function readRange(tokens: readonly Token[], first: Quantity, words: Reader): Quantity {
  const between = words.between.has(textAt(tokens, first.from - 1));
  const joint = tokens[first.to];
  const joined =
    joint !== undefined &&
    ((joint.kind === 'mark' && (joint.text === '-' || joint.text === '/')) ||
      words.to.has(joint.text) ||
      (between && BETWEEN_JOINTS.has(joint.text)));
  if (!joined) return first;
  const most = MOST.has(textAt(tokens, first.to + 1)) ? 1 : 0; // "15 to MAXIMUM 25"
  const second = readSingle(tokens, first.to + 1 + most, words);
  if (isSecondSide(tokens, first) && !joint.glued) return first; // "pop-ups 3x3 - 14"
  if (second === null || isCountOfSizes(tokens, first, second)) return first;
  const low = scaled(first.value, tokens, second);
  // "5 / 2" or "8 to 10 March" are told apart by their readers; a range only ever rises.
  return second.value > low ? { from: first.from, to: second.to, value: second.value, low } : first;
}

const MOST = new Set(['maximum', 'max', 'maximal', 'máximo', 'maximo', 'hochstens', 'hooguit']);

/** The figure behind the cross of "3x3". */
function isSecondSide(tokens: readonly Token[], { from }: Quantity): boolean {
  return isMark(tokens[from - 1], 'x') && tokens[from - 2]?.kind === 'number';
}

/** "Qty 4 - 8ft tables", "12 - 60" rounds": a number of things that are named by their size. */
function isCountOfSizes(tokens: readonly Token[], first: Quantity, second: Quantity): boolean {
  const before = tokens[first.from - 1];
  const begins = before === undefined || before.kind === 'break' || before.text === ',' || LABELS.has(before.text);
  const apart = tokens[first.to]?.glued === false && tokens[second.from]?.glued === false;
  const named = tokens[second.to + 1];
  const crossed = isMark(tokens[second.to], 'x') && tokens[second.to + 1]?.kind === 'number'; // "2 - 10x10 pop-ups"
  const opens = before === undefined || before.kind === 'break' || LABELS.has(before.text);
  if (opens && apart && crossed && tokens[second.to]?.glued === true) return true;
  return (
    begins &&
    apart &&
    SIZE_UNITS.has(tokens[second.to]?.text ?? '') &&
    named?.kind === 'word' &&
    !SIZE_WORDS.has(named.text)
  );
}

const LABELS = new Set(['qty', 'quantity', 'anzahl', 'qte', 'cantidad', 'aantal']);
const SIZE_UNITS = new Set(['ft', 'foot', 'inch', 'inches', 'm', 'cm', 'mm']);
const SIZE_WORDS = new Set(
  'wide high deep long tall from away of for und and et y en or oder breit hoch tief lang'.split(' '),
);

/** "5–6k", "two to three hundred": the first end is counted in what the second one names. */
function scaled(low: number, tokens: readonly Token[], second: Quantity): number {
  const last = tokens[second.to - 1]?.text;
  const unit = last === 'k' || last === 'thousand' ? 1000 : last === 'hundred' ? 100 : 1;
  return unit > 1 && low < unit && low * unit < second.value ? low * unit : low;
}

const BETWEEN_JOINTS = new Set(['and', 'und', 'et', 'y', 'en']);

function reader(words: NumberWords): Reader {
  return {
    small: folded(words.small),
    hundreds: folded(words.hundreds),
    collective: folded(words.collective),
    hundred: new Set(words.hundred.map(fold)),
    thousand: new Set(words.thousand.map(fold)),
    and: new Set(words.and.map(fold)),
    articles: new Set(words.articles.map(fold)),
    half: new Set(words.half.map(fold)),
    to: new Set(words.to.map(fold)),
    between: new Set(words.between.map(fold)),
    joint: words.joint,
    scales: [
      ...words.thousand.map((word) => [fold(word), 1000] as const),
      ...words.hundred.map((word) => [fold(word), 100] as const),
    ],
  };
}

function folded(table: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(table).map(([word, value]) => [fold(word), value]));
}

function quantity(from: number, to: number, value: number): Quantity {
  return { from, to, value, low: null };
}

function textAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token?.kind === 'word' ? token.text : '';
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}
