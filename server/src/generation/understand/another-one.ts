import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Draft } from './draft.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "Amplificador de guitarra Orange. OTRO amplificador de guitarra, Vox", "noch ein Monitor": one more of those that were named before. */
export function withAnother(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const ordered = drafts.toSorted((a, b) => a.at.from - b.at.from);
  const more = new Map<Draft, number>();
  const spent = new Set<Draft>();
  for (const [index, draft] of ordered.entries()) {
    if (isInOtherWords(text, ordered[index - 1], draft)) spent.add(draft);
    if (spent.has(draft) || !(isOneMore(text, draft) || isPlacedBeside(text, ordered.slice(0, index), draft))) continue;
    const first = ordered.slice(0, index).find((other) => isSingle(other) && other.kinds[0] === draft.kinds[0]);
    if (first === undefined || spent.has(first)) continue;
    more.set(first, (more.get(first) ?? 0) + 1);
    spent.add(draft);
  }
  return drafts
    .filter((draft) => !spent.has(draft))
    .map((draft) => ({
      ...draft,
      quantity: more.has(draft) ? (draft.quantity ?? 1) + (more.get(draft) ?? 0) : draft.quantity,
    }));
}

/** "Un videobeam (UN CAÑÓN)": the same by another name. */
function isInOtherWords(text: Text, before: Draft | undefined, { at, kinds, article, size }: Draft): boolean {
  if (before === undefined || before.kinds[0] !== kinds[0] || kinds[0] === undefined || size !== '') return false;
  const alone = before.at.to + 1 === at.from && markAt(text, at.from - 1) === '(' && markAt(text, at.to) === ')';
  return alone && article && before.article;
}

/** "A CAMERA at the back of the hall, ONE CAMERA at the front": each with its place, in one sentence. */
function isPlacedBeside(text: Text, before: readonly Draft[], draft: Draft): boolean {
  if (!isSingle(draft) || draft.article || draft.quantity !== 1) return false;
  const sentence = sentenceOf(text, draft.at.from);
  const first = before.find((other) => isSingle(other) && other.kinds[0] === draft.kinds[0]);
  return (
    first !== undefined &&
    first.article &&
    sentenceOf(text, first.at.from) === sentence &&
    isPlaced(text, first) &&
    isPlaced(text, draft)
  );
}

function isPlaced(text: Text, { at }: Draft): boolean {
  const end = text.tokens[at.to - 1]?.end ?? 0;
  return PLACED.test(text.raw.slice(end, end + PLACE_REACH));
}

const PLACE_REACH = 60; // characters
const PLACED =
  /^[^,;.]{0,36}?\b(?:at|in|on|near|beside|behind|in front of) (?:the|each|either)\b|^[^,;.]{0,30}?\blocated\b/iu;

function isOneMore(text: Text, draft: Draft): boolean {
  if (!isSingle(draft)) return false;
  const at = draft.at.from;
  const before = wordAt(text, at - 1);
  const own = wordAt(text, at); // "EIN weiterer Verstärker"
  if (OTHER.has(before) || OTHER.has(own)) return true;
  if (ONES.has(own)) return STILL.has(before) || NEXT.has(wordAt(text, at + 1));
  return NEXT.has(before) && ONES.has(wordAt(text, at - 2));
}

/** One of what is counted by the piece; two stages or tents are told apart by their sizes. */
function isSingle({ kinds: [kind], quantity, size, optional }: Draft): boolean {
  return kind !== undefined && !optional && size === '' && (quantity ?? 1) === 1 && PIECES.has(KIND_CATEGORY[kind]);
}

const PIECES: ReadonlySet<Category> = new Set<Category>(['audio', 'backline', 'video', 'furniture']);
const OTHER = new Set('another otro otra'.split(' '));
const ONES = new Set('a an ein eine einen un une una een'.split(' '));
const STILL = new Set('noch encore nog'.split(' '));
const NEXT = new Set(
  'second weiterer weiteres weitere weiteren zweiter zweites zweite zweiten autre deuxieme segundo segunda tweede extra'.split(
    ' ',
  ),
);
