import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** Such a word stands for the things of its category wherever these are named. */
const COLLECTIVE: ReadonlySet<Category> = new Set<Category>(['backline', 'structures', 'sanitation', 'climate']);
const LOUDSPEAKERS: ReadonlySet<Kind> = new Set<Kind>(['speaker_top', 'speaker_column', 'line_array', 'pa_package']);

/**
 * Words for whole categories that only head or sum up what is named singly: "Backline: one kit, two amps", "Lights: 8
 * pars". A heading over sound without loudspeakers asks for these as well.
 */
export function collectiveMentions(text: Text, wanted: readonly Mention[]): ReadonlySet<Mention> {
  const single = wanted.filter(({ kinds, categories }) => kinds.length > 0 && categories.length === 0);
  const categories = new Set(single.flatMap(categoryOf));
  const inSentence = Map.groupBy(single, ({ from }) => sentenceOf(text, from));
  return new Set(
    wanted.filter((mention) => {
      if (mention.categories.length === 0) return false;
      const sums = mention.kinds.length === 0 && mention.categories.every((each) => COLLECTIVE.has(each));
      if (sums) return mention.categories.every((each) => categories.has(each));
      return heads(text, mention, inSentence.get(sentenceOf(text, mention.from)) ?? [], wanted);
    }),
  );
}

/**
 * "Screens, cables and all other VIDEO EQUIPMENT": a word for what the text names elsewhere, wanted or not, for all of a
 * show's trades, or for how a room is set out.
 */
export function isToldSingly(
  text: Text,
  { categories, to }: Mention,
  category: Category,
  mentions: readonly Mention[],
): boolean {
  if (!SUMMED.has(category)) return false;
  if (categories.length > 2 || SEATING.test(wordAt(text, to - 1))) return true;
  return mentions.some((mention) => categoryOf(mention).includes(category) && mention.kinds[0] !== 'playback_laptop');
}

const SEATING = /^(?:seating|bestuhlung|sitz\p{L}*|assises?|asientos|zitplaatsen)/u;
const SUMMED: ReadonlySet<Category> = new Set<Category>(['video', 'furniture']);

function heads(
  text: Text,
  { to, categories }: Mention,
  beside: readonly Mention[],
  wanted: readonly Mention[],
): boolean {
  if (markAt(text, to) !== ':') return false;
  // "Lighting: lighting of the field"
  if (wanted.some((each) => each.from === to + 1 && isSame(each.categories, categories) && isWord(text, each, to - 1)))
    return true;

  const under = beside.filter(({ from }) => from > to);
  if (categories.includes('lighting')) return under.some((thing) => categoryOf(thing).includes('lighting'));
  return (
    categories.includes('audio') && under.some(({ kinds: [kind] }) => kind !== undefined && LOUDSPEAKERS.has(kind))
  );
}

function isWord(text: Text, { from, to }: Mention, at: number): boolean {
  return to - from === 1 && wordAt(text, from) === wordAt(text, at);
}

function isSame(one: readonly Category[], other: readonly Category[]): boolean {
  return one.length > 0 && one.join() === other.join();
}

function categoryOf({ kinds: [kind] }: Mention): Category[] {
  return kind === undefined ? [] : [KIND_CATEGORY[kind]];
}
