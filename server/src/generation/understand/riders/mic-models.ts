import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import type { Quantity } from '../../reading/document/numbers.ts';
import { markAt, type Text, wordAt } from '../../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** Microphones that go by a figure, and never in such a number. */
const FIGURES: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [58, 'mic_wired'],
  ...[57, 414, 421, 451, 609, 604, 906, 904].map((figure): [number, Kind] => [figure, 'mic_instrument']),
]);
/** These count things as well. */
const SMALL = 100;
const MAKES = set('akg shure sennheiser beyer beyerdynamic senn sm beta md c e');
const BETWEEN = set(
  'or oder ou o of similar ahnlich ahnliches similaire equivalent equivalente vergleichbar vergelijkbaar shure akg',
);
const REACH = 4; // words between "414 or similar" and "condenser microphones"

/** "Two 414s", "4 x 57", "414 CONDENSER", "AKG 414": figures that name microphones and count none. */
export function withMicModels(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const isHeard = mentions.some(({ kinds: [kind] }) => kind !== undefined && HEARD.has(KIND_CATEGORY[kind]));
  const named = text.numbers.flatMap((number) => modelAt(text, number, mentions, isHeard) ?? []);
  if (named.length === 0) return mentions;
  const others = mentions.filter(({ from, to }) => !named.some((model) => from < model.to && to > model.from));
  return [...others, ...named].toSorted((a, b) => a.from - b.from);
}

const HEARD: ReadonlySet<string> = new Set(['audio', 'backline']);

function modelAt(text: Text, number: Quantity, mentions: readonly Mention[], isHeard: boolean): Mention | null {
  const kind = FIGURES.get(number.value);
  if (kind === undefined || number.to !== number.from + 1 || text.tokens[number.from]?.kind !== 'number') return null;
  const made = MAKES.has(wordAt(text, number.from - 1)) && !text.tokens[number.from]?.glued;
  const counted = isCountedHere(text, number.from);
  const plural = wordAt(text, number.to) === 's' && text.tokens[number.to]?.glued === true;
  const to = plural ? number.to + 1 : number.to;
  const head = headBehind(text, to, mentions);
  const single = head !== null && !wordAt(text, head.to - 1).endsWith('s');
  if (head !== null && (number.value > SMALL || counted || made || single)) {
    const { model: _, ...thing } = head;
    return { ...thing, kinds: [kind], from: number.from };
  }
  const alone = head === null && !mentions.some(({ from }) => from === to);
  const ends = ENDS.has(text.tokens[to]?.text ?? '\n') || text.tokens[to]?.kind === 'break';
  const model = alone && ((plural && (counted || isHeard)) || ((made || (counted && isHeard)) && ends));
  return model ? { kinds: [kind], categories: [], from: number.from, to, model: true } : null;
}

const ENDS = set(', ; . ) ( / + & and und et y en or oder ou o of on for fur auf an pour sur para en voor op');

/** A count stands right before: "4 x 57", "two 414s", "a pair of 58s". */
function isCountedHere(text: Text, at: number): boolean {
  const before = MAKES.has(wordAt(text, at - 1)) ? at - 1 : at;
  if (markAt(text, before - 1) === 'x') return text.numberTo.has(before - 1);
  if (PAIRS.has(wordAt(text, before - 1))) return true;
  const of = OF.has(wordAt(text, before - 1)) && (text.numberTo.has(before - 1) || PAIRS.has(wordAt(text, before - 2)));
  return of || text.numberTo.has(before);
}

const OF = set('of de von van');
const PAIRS = set('pair pairs couple paar paire par stereopaar');

/** The microphone that the figure describes: "414 condenser", "414 or similar condenser microphones". */
function headBehind(text: Text, at: number, mentions: readonly Mention[]): Mention | null {
  let from = at;
  while (from < at + REACH && (BETWEEN.has(wordAt(text, from)) || markAt(text, from) === '/')) from += 1;
  const head = mentions.find((mention) => mention.from === from);
  const [kind] = head?.kinds ?? [];
  return head !== undefined && (kind === 'mic_wired' || kind === 'mic_instrument') ? head : null;
}
