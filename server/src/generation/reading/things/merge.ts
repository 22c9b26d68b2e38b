import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../document/text.ts';
import { smallWords } from './small-words.ts';

/** A demand with where it stands, before what says the same twice is put together. */
export interface Draft extends Demand {
  readonly at: Span;
  /** Counted by "a" alone. */
  readonly article: boolean;
  /** Its size as one word, to compare; '' where none is said. */
  readonly size: string;
  /** Named by its model. */
  readonly model: boolean;
}

const DEFINITE = smallWords('definite');
const LIST_LINE = 8; // tokens of a line that is an item of a list

/**
 * The same thing said twice is one demand: equal figures, a total with its parts ("11,750 chairs, of these 250 …"), and
 * mentions without a figure beside one that has one. Sizes that differ are different things, and so are items of a list.
 */
export function merged(text: Text, drafts: readonly Draft[]): readonly Demand[] {
  const options = withOptionsMeant(text, drafts);
  const kept = [...Map.groupBy(options, (draft) => `${nameOf(draft)}|${draft.optional}`).values()]
    .flatMap((group) => distinct(text, group))
    .toSorted((one, other) => one.at.from - other.at.from);
  return besideOffers(kept).map(({ at: _at, article: _article, size: _size, model: _model, ...demand }) => demand);
}

/** "A big screen; price an LED wall as an option": the first is another than the second, and projected on. */
function besideOffers(drafts: readonly Draft[]): readonly Draft[] {
  const walls = drafts.filter(({ kinds: [kind] }) => kind === 'led_wall');
  const others = walls.filter(({ optional, phrase }) => !optional && !/led/iu.test(phrase));
  if (!walls.some(({ optional }) => optional)) return drafts;
  return drafts.map((draft) => (others.includes(draft) ? { ...draft, kinds: ['projection_screen'] } : draft));
}

/** Kinds that hold unlike things are told apart by their words: a popcorn cart is no chocolate fountain. */
function nameOf({ kinds: [kind], phrase, model }: Draft): string {
  const said = phrase.toLowerCase().replace(/s$/u, '');
  if (kind === undefined) return said;
  return model || BROAD.has(KIND_CATEGORY[kind]) || BROAD.has(kind) ? `${kind} ${said}` : kind;
}

const BROAD: ReadonlySet<string> = new Set(['catering', 'decor', 'other', 'drum_part', 'music_stand']);

/** "… an LED wall. Please price the LED wall separately": one thing, and it is optional. */
function withOptionsMeant(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const meant = new Map<Draft, Draft>();
  for (const draft of drafts.filter((each) => each.optional && isVague(each) && isDefinite(text, each))) {
    const first = drafts.find(
      (each) => !each.optional && nameOf(each) === nameOf(draft) && each.at.from < draft.at.from,
    );
    if (first !== undefined) meant.set(first, draft);
  }
  const spent = new Set(meant.values());
  return drafts
    .filter((draft) => !spent.has(draft))
    .map((draft) => (meant.has(draft) ? { ...draft, optional: true } : draft));
}

function distinct(text: Text, group: readonly Draft[]): readonly Draft[] {
  const counted = group.filter((draft) => !isVague(draft));
  if (counted.length === 0) return apart(text, group);
  const kept: Draft[] = [];
  for (const draft of withoutParts(counted)) {
    const same = kept.findIndex((other) => isSame(text, other, draft));
    const other = kept[same];
    if (other === undefined) kept.push(draft);
    else kept[same] = fuller(other, draft);
  }
  return kept;
}

/** "A PA for the barn and a smaller PA for the green": two, of which each has its article in one sentence. */
function apart(text: Text, group: readonly Draft[]): readonly Draft[] {
  const [first] = group;
  if (first === undefined) return [];
  const sentence = sentenceOf(text, first.at.from);
  return group.filter(
    (draft) => draft === first || (first.article && draft.article && sentenceOf(text, draft.at.from) === sentence),
  );
}

/** "4 lights: 3 on stands and 1 …": of a whole and its parts the whole, however often each is said. */
function withoutParts(drafts: readonly Draft[]): readonly Draft[] {
  const figures = drafts.flatMap(({ quantity }) => quantity ?? []);
  const [largest = 0, ...parts] = figures.toSorted((one, other) => other - one);
  const once = [...new Set(parts)].filter((figure) => figure !== largest);
  const isWhole = [parts, once].some((all) => all.length > 1 && all.reduce((sum, part) => sum + part, 0) === largest);
  return isWhole ? drafts.filter(({ quantity }) => quantity === null || quantity === largest) : drafts;
}

/** Whether two of a kind are one and the same: not two items of a list, nor two figures of a sentence. */
function isSame(text: Text, one: Draft, other: Draft): boolean {
  if (one.size !== '' && other.size !== '' && one.size !== other.size) return false;
  if (one.quantity === null || other.quantity === null) return true;
  const here = sentenceOf(text, one.at.from) === sentenceOf(text, other.at.from);
  if (here) return isDefinite(text, other) && one.quantity === other.quantity;
  if (one.quantity === other.quantity) return !(isListed(text, one) && isListed(text, other));
  return !isListed(text, one) && !isListed(text, other) && isDefinite(text, other);
}

function fuller(one: Draft, other: Draft): Draft {
  const more = (other.quantity ?? 0) > (one.quantity ?? 0) ? other : one;
  const sized = one.size !== '' ? one : other;
  return { ...more, traits: sized.traits, size: sized.size };
}

/** No figure and no size of its own. */
export function isVague({ quantity, article, size }: Draft): boolean {
  return (quantity === null || article) && size === '';
}

function isDefinite(text: Text, { at }: Draft): boolean {
  return DEFINITE.has(wordAt(text, at.from)) || DEFINITE.has(wordAt(text, at.from - 1));
}

function isListed(text: Text, { at }: Draft): boolean {
  const { from, to } = sentenceOf(text, at.from);
  return to - from <= LIST_LINE;
}
