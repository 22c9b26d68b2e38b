import type { Kind } from '../../equipment/index.ts';
import type { Demand } from '../types.ts';
import { nameOf } from './demand-names.ts';
import type { Draft } from './draft.ts';
import { demandOf } from './same-demand.ts';
import { findAll, wordList, wordLists } from '../reading/document/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { BOTH, EITHER, FAILING_THAT, INTERCHANGEABLE, OR, WOULD_DO_TOO } from './words/alternatives.ts';
import { COUNT_STOPS } from './words/demands.ts';
import { DENIALS, FOR, LACKING } from './words/small-words.ts';

const or = wordLists(OR);
const either = wordList(EITHER);
const wouldDoToo = wordList(WOULD_DO_TOO);
const failingThat = wordList(FAILING_THAT);
const both = wordList(BOTH);

const NAME = 4; // tokens between "or" and the second thing's own words
const REACH = 30; // tokens around two things that may say of both

/**
 * "A projector or a big TV", "a 6 x 4 m stage … 5 x 3 m would do too": of two things that do the same work the second
 * is what the first may be replaced with, and no further thing. Where the client wants to see both it is an option.
 */
export function withAlternatives(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const kept = drafts.toSorted((a, b) => a.at.from - b.at.from);
  const spent: Draft[] = [];
  for (let index = kept.length - 1; index > 0; index -= 1) {
    const second = kept[index];
    const place = second === undefined ? -1 : firstFor(text, kept, index);
    const first = kept[place];
    if (first === undefined || second === undefined) continue;
    if (isGeneral(first) && second.or !== undefined) {
      kept[place] = sortOf(second, first);
      kept.splice(index, 1);
      continue;
    }
    if (wantsBoth(text, first, second)) {
      kept[index] = { ...second, optional: true };
      continue;
    }
    const near = sentenceOf(text, first.at.from) === sentenceOf(text, second.at.from);
    const quote = near ? { quote: wordsOf(text, { from: first.at.from, to: second.at.to }) } : {};
    kept[place] = { ...first, ...quote, or: withNumber(demandOf(second), first) };
    kept.splice(index, 1);
    spent.push(second);
  }
  return kept.filter((draft) => !spent.some((other) => isSaidAgain(draft, other)));
}

/** "6 mics, handheld or lapel": so many of the one sort or the other. */
function sortOf(sort: Draft, whole: Draft): Draft {
  const { or } = sort;
  const at = { from: whole.at.from, to: sort.at.to };
  return { ...withNumber(sort, whole), at, ...(or === undefined ? {} : { or: withNumber(or, whole) }) };
}

function withNumber<Thing extends Demand>(thing: Thing, { quantity, article }: Draft): Thing {
  return thing.quantity !== null || article ? thing : { ...thing, quantity };
}

/** Named by no more than what it is for. */
function isGeneral({ kinds: [kind], phrase, model, size }: Draft): boolean {
  return kind !== undefined && !model && size === '' && GENERAL.test(phrase);
}

const GENERAL =
  /^(?:mics?|microphones?|mikros?|mikrofone?n?|micros?|micr[oó]fonos?|microfoons?|micro's|(?:guitar |bass )?amps?|gitarren ?amps?|tables?|tische?n?|mesas?|tafels?|lights?)$/iu;

/** The place of the thing that another one may replace, or -1. */
function firstFor(text: Text, drafts: readonly Draft[], index: number): number {
  const second = drafts[index];
  const before = drafts[index - 1];
  if (second === undefined || before === undefined) return -1;
  if (isChoice(text, before, second)) return index - 1;
  if (!isSaidToDo(text, second)) return -1;
  return drafts.findLastIndex(
    (first, at) => at < index && isInterchangeable(first, second) && second.at.from - first.at.to <= REACH,
  );
}

/** "A or B", and "A, B or C" where B is followed by its own. */
function isChoice(text: Text, first: Draft, second: Draft): boolean {
  if (!isInterchangeable(first, second) || second.at.from - behindAside(text, first.at.to) > NAME + 3) return false;
  const marks = isGeneral(first) ? SORTED : ROW;
  const end = behindAside(text, first.at.to);
  const comma = marks.has(markAt(text, end)) ? end + 1 : end;
  const slash = first.model && markAt(text, first.at.to) === '/' ? first.at.to + 1 : null;
  const joint = or[text.language].at(text.tokens, comma)?.to ?? slash ?? (isInRow(first, second, comma) ? comma : null);
  if (joint === null || joint > second.at.from || second.at.from - joint > NAME) return false;
  for (let at = FOR.has(wordAt(text, joint)) ? joint + 1 : joint; at < second.at.from; at += 1) {
    if (text.tokens[at]?.kind !== 'word' || COUNT_STOPS.has(wordAt(text, at))) return false;
  }
  return !isDenied(text, first) && (!areListed(first, second) || isEither(text, first));
}

/** "A headset (WHICH I PREFER) or a lapel". */
function behindAside(text: Text, at: number): number {
  if (markAt(text, at) !== '(') return at;
  for (let to = at + 1; to < at + ASIDE; to += 1) {
    if (markAt(text, to) === ')') return to + 1;
    if (text.tokens[to]?.kind !== 'word') return at;
  }
  return at;
}

const ASIDE = 6; // tokens in brackets
const ROW = new Set([',']);
const SORTED = new Set([',', ':', '(', '-']);

function isInRow(first: Draft, second: Draft, comma: number): boolean {
  return comma > first.at.to && second.or !== undefined;
}

/** Of the same kind, or such as do the same work; both firm, or both options. */
function isInterchangeable(first: Draft, second: Draft): boolean {
  const [kind] = first.kinds;
  const [other] = second.kinds;
  if (kind === undefined || other === undefined || first.optional !== second.optional) return false;
  if (kind !== other) return doTheSame(kind, other);
  const sizes = first.size !== '' && second.size !== '' && first.size !== second.size;
  const numbers = first.quantity !== null && second.quantity !== null && first.quantity !== second.quantity;
  return sizes || numbers || nameOf(first) !== nameOf(second);
}

function doTheSame(one: Kind, other: Kind): boolean {
  return INTERCHANGEABLE.some((kinds) => kinds.includes(one) && kinds.includes(other));
}

/** Each with its own figure they are two items of a list, but for "either 4 benches or 20 chairs". */
function areListed(first: Draft, second: Draft): boolean {
  return [first, second].every(({ quantity, article }) => (quantity ?? 1) > 1 && !article);
}

function isEither(text: Text, { at }: Draft): boolean {
  return [0, 1].some((step) => either.before(text.tokens, at.from - step) !== null);
}

/** "There are no chairs or benches": both are missing. */
function isDenied(text: Text, { at }: Draft): boolean {
  const { from } = sentenceOf(text, at.from);
  const words = text.tokens.slice(Math.max(from, at.from - NAME), at.from).map((token) => token.text);
  return words.some((word) => DENIALS.has(word) || LACKING.has(word) || word.endsWith("n't"));
}

/** "A 5 x 3 m stage WOULD DO TOO", "ALTERNATIVELY two gazebos". */
function isSaidToDo(text: Text, { at }: Draft): boolean {
  const { from, to } = sentenceOf(text, at.from);
  const behind = findAll(text.tokens, wouldDoToo, at.to, Math.min(to, at.to + NAME));
  return behind.length > 0 || findAll(text.tokens, failingThat, Math.max(from, at.from - NAME), at.from).length > 0;
}

function wantsBoth(text: Text, first: Draft, second: Draft): boolean {
  const from = Math.max(0, first.at.from - REACH / 3);
  return findAll(text.tokens, both, from, Math.min(text.tokens.length, second.at.to + REACH)).length > 0;
}

/** "… or two gazebos. The gazebos should be white". */
function isSaidAgain(draft: Draft, spent: Draft): boolean {
  const vague = (draft.quantity === null || draft.article) && draft.size === '' && draft.or === undefined;
  return vague && draft.at.from > spent.at.from && nameOf(draft) === nameOf(spent);
}
