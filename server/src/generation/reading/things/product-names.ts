import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { keepLatest, remembering } from '../../../platform/keep-latest.ts';
import { findCategories, findKinds, KIND_CATEGORY, type Kind, writtenOut } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Mention } from './mention.ts';
import { fold } from '../document/fold.ts';
import { type Span, type Text, tokensOf, wordAt } from '../document/text.ts';
import type { Token } from '../document/token.ts';
import { tokenise } from '../document/tokens.ts';
import { smallWords } from './small-words.ts';

const DEFINITE = smallWords('definite');

const NAME_WORDS = Map.groupBy(
  readTable(
    new URL('./name-words.csv', import.meta.url),
    z.strictObject({ word: z.string().min(1).transform(fold), role: z.enum(['plain', 'sound_or_light', 'desk']) }),
  ),
  ({ role }) => role,
);

function nameWords(role: 'plain' | 'sound_or_light' | 'desk'): ReadonlySet<string> {
  return new Set(NAME_WORDS.get(role)?.map(({ word }) => word));
}

/** A product by the words that only its own name has. */
interface Own {
  readonly id: string;
  readonly kinds: readonly Kind[];
  readonly words: ReadonlySet<string>;
}

/** How a company calls what it hires out, ready to be looked up in a description. */
interface CallNames {
  /** Products by each word that names no kind of thing: makes, models and series. */
  readonly byWord: ReadonlyMap<string, readonly Own[]>;
  /** Products by the first word of a name that is more than a kind of thing: "PA Large". */
  readonly byPhrase: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly own: Own }[]>;
}

const MOST_WORDS = 4; // of a make and a model
const SHORTEST = 3; // letters of a name
const SURE = 0.6; // below, what a product is is a guess

/**
 * The names of a shelf as far as a description says words of them: what stands in a name before brackets, a comma or a
 * dash. A word that names a kind of thing, a colour or a size tells no product from others.
 */
function callNamesOf(text: Text, products: readonly ShelfProduct[]): CallNames {
  const said = new Set(text.tokens.flatMap(({ kind, text: word }) => (kind === 'word' ? [word, singular(word)] : [])));
  const isSaid = (word: string): boolean => said.has(word) || said.has(stemOf(word));
  const byWord = new Map<string, Own[]>();
  const byPhrase = new Map<string, { words: readonly string[]; own: Own }[]>();
  const headed = products.map((product) => ({ product, head: headOf(product) }));
  const heads = Map.groupBy(headed, ({ head }) => head.toLowerCase());
  for (const { product, head } of headed) {
    const tokens = nameTokens(head);
    const words = tokens.map(({ text: word }) => word);
    const whole = words.length > 1 && words.every((word) => !Number.isNaN(Number(word)) || isSaid(word));
    const names = tokens.filter(({ kind, text: word }, at) => {
      const series = word.length < SHORTEST && tokens[at + 1]?.kind === 'number'; // "SQ-5"
      return kind === 'word' && isSaid(word) && (series || !namesAKind(word));
    });
    const kinds = whole || names.length > 0 ? kindsOf(product) : [];
    if (kinds.length === 0) continue;
    const spans = findKinds(head).filter(({ model }) => model !== true);
    const isBeside = (token: Token): boolean =>
      !spans.some(({ start, end }) => token.start >= start && token.end <= end);
    const own = { id: product.id, kinds, words: new Set(words) };
    for (const key of new Set(names.filter(isBeside).flatMap(({ text: word }) => [word, stemOf(word)])))
      byWord.set(key, [...(byWord.get(key) ?? []), own]);
    const [first = ''] = words;
    const isMore = tokens.some((token) => token.kind === 'word' && isBeside(token));
    const isOneOfMany = SETS.has(kinds[0] ?? 'tape') && !GENERIC.has(first); // "Speech PA" beside "Party PA"
    if (whole && (isMore || isOneOfMany) && heads.get(head.toLowerCase())?.length === 1)
      byPhrase.set(first, [...(byPhrase.get(first) ?? []), { words, own }]);
  }
  return { byWord, byPhrase };
}

function kindsOf({ kinds }: ShelfProduct): readonly Kind[] {
  return kinds.filter(({ confidence }) => confidence >= SURE).map(({ kind }) => kind);
}

/** Hired by their names, which say what they are for. */
const SETS: ReadonlySet<Kind> = new Set<Kind>(['pa_package', 'lighting_package']);
/** What a name begins with that says no more than what it is: "sound system". */
const GENERIC = nameWords('sound_or_light');

const namesAKind = remembering((word): boolean => {
  if (word.length < SHORTEST || PLAIN.has(word)) return true;
  return findKinds(word).some(({ model }) => model !== true) || findCategories(word).length > 0;
});

const nameTokens = remembering((head) => tokenise(head).filter(({ kind }) => kind === 'word' || kind === 'number'));

/** "K12" of "K12.2". */
function stemOf(word: string): string {
  return word.split('.')[0] ?? word;
}

const heads = keepLatest<string>(5_000);

function headOf({ category, name }: ShelfProduct): string {
  return heads(`${category} ${name}`, () => upToBrackets(writtenOut(name, category)));
}

function upToBrackets(name: string): string {
  const end = name.search(/\s?[([{]|,\s|;\s|\s[-–—|]\s/u);
  return end > 0 ? name.slice(0, end) : name;
}

/** Words that tell no thing from another of its kind by name: colours, sizes, materials, units. */
const PLAIN = nameWords('plain');

/**
 * The things of a description with the products that it calls by their names: a kind of thing with a make, a model or a
 * series beside it ("the SQ-5 desk", "6 Subs RCF 9004"), a figure before them ("8 x Aura"), or a name in full that is
 * more than a kind ("PA Large").
 */
export function withProductNames(
  text: Text,
  mentions: readonly Mention[],
  products: readonly ShelfProduct[],
): readonly Mention[] {
  const names = callNamesOf(text, products);
  const owner = new Map(mentions.flatMap((mention) => tokensOf(mention).map((at) => [at, mention] as const)));
  const changed = new Map<Mention, Mention>();
  const added: Mention[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const run = phraseAt(text, at, names) ?? runAt(text, at, names);
    const mention = run === null ? null : meant(text, owner, run);
    if (run === null || mention === null) {
      at += 1;
      continue;
    }
    const { known, ...found } = mention;
    if (known === null) added.push(found);
    else changed.set(known, { ...(changed.get(known) ?? known), ...found });
    at = run.to;
  }
  if (changed.size === 0 && added.length === 0) return mentions;
  return [...mentions.map((mention) => changed.get(mention) ?? mention), ...added].toSorted((a, b) => a.from - b.from);
}

interface Run extends Span {
  readonly products: readonly Own[];
  /** The name in full. */
  readonly whole: boolean;
}

function phraseAt(text: Text, at: number, { byPhrase }: CallNames): Run | null {
  const found = byPhrase
    .get(wordAt(text, at))
    ?.filter(({ words }) => words.every((word, step) => isAlike(text.tokens[at + step]?.text ?? '', word)))
    .toSorted((one, other) => other.words.length - one.words.length);
  const [longest] = found ?? [];
  return longest === undefined
    ? null
    : { from: at, to: at + longest.words.length, products: [longest.own], whole: true };
}

function isAlike(said: string, word: string): boolean {
  return said === word || (said.startsWith(word) && ENDINGS.has(said.slice(word.length)));
}

const ENDINGS = new Set(['s', 'es', 'n', 'en', 'e']);

/** A make, a series, a model, one behind the other. */
function runAt(text: Text, from: number, { byWord }: CallNames): Run | null {
  const first = text.tokens[from];
  if (first?.kind !== 'word' || !isName(text, from)) return null;
  let products = productsBy(byWord, first.text);
  if (products.length === 0) return null;
  let to = from + 1;
  while (to - from < MOST_WORDS) {
    const token = text.tokens[to];
    if (token?.kind !== 'word' && token?.kind !== 'number') break;
    const both = products.filter(({ words }) => words.has(token.text) || words.has(singular(token.text)));
    if (both.length === 0 || (token.kind === 'word' && PLAIN.has(token.text))) break;
    products = both;
    to += 1;
  }
  if (first.text.length < SHORTEST && to === from + 1) return null;
  return { from, to, products, whole: false };
}

function productsBy(byWord: CallNames['byWord'], word: string): readonly Own[] {
  return byWord.get(word) ?? byWord.get(singular(word)) ?? [];
}

function singular(word: string): string {
  return word.replace(/s$/u, '');
}

/** With a capital, or letters and figures: "Aura", "k12.2". */
function isName(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token !== undefined && (token.capital || /\d/u.test(token.text));
}

/** The thing that a run of names is said of, with its products; null where it says nothing of a thing to hire. */
function meant(
  text: Text,
  owner: ReadonlyMap<number, Mention>,
  { from, to, products, whole }: Run,
): (Mention & { known: Mention | null }) | null {
  const beside = owner.get(from) ?? owner.get(to - 1) ?? owner.get(to) ?? owner.get(from - 1);
  if (beside !== undefined) {
    const fitting = products.filter(({ kinds }) => isSuch(beside, kinds) || (isDesk(text, beside) && isConsole(kinds)));
    if (fitting.length === 0) return null;
    const other = whole || isDesk(text, beside) ? (fitting[0]?.kinds ?? []) : [];
    const kinds = [...new Set([...other, ...(isDesk(text, beside) ? [] : beside.kinds)])];
    const span = { from: Math.min(from, beside.from), to: Math.max(to, beside.to) };
    return { ...beside, ...span, kinds, model: true, called: fitting.map(({ id }) => id), known: beside };
  }
  const counted =
    text.numberTo.has(from) ||
    (text.tokens[from - 1]?.text === 'x' && text.numberTo.has(from - 1)) ||
    (DEFINITE.has(wordAt(text, from - 1)) && text.numberTo.has(from - 3)); // "eight of the HDL 10 boxes"
  const [one] = products;
  if (one === undefined || !(counted || whole)) return null;
  const alike = products.filter(({ kinds }) => kinds[0] === one.kinds[0]);
  if (alike.length < products.length) return null; // a make of many things
  return { kinds: one.kinds, categories: [], from, to, model: true, called: alike.map(({ id }) => id), known: null };
}

/** "The SQ-5 desk", "la mesa Yamaha": a table but for the name. */
function isDesk(text: Text, { kinds: [kind], to }: Mention): boolean {
  return kind !== undefined && TABLES.has(kind) && DESKS.has(wordAt(text, to - 1));
}

function isConsole(kinds: readonly Kind[]): boolean {
  return kinds.some((kind) => kind === 'mixing_console' || kind === 'lighting_console' || kind === 'dj_mixer');
}

const TABLES: ReadonlySet<Kind> = new Set<Kind>(['table_desk', 'table_trestle', 'lectern', 'table_round']);
const DESKS = nameWords('desk');

function isSuch({ kinds, categories }: Mention, own: readonly Kind[]): boolean {
  return own.some((kind) => kinds.includes(kind) || categories.includes(KIND_CATEGORY[kind]));
}
