import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { parties } from './cues.ts';
import { ownerAt, ownerBefore } from './owners.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

/**
 * "Der Caterer, der das Geschirr mitbringt", "een band die de installatie zelf meebrengt": who it is stands before the
 * clause, and what they do at its end.
 */
export function inRelativeClause(reading: Reading, index: number): Finding | null {
  const { text, mentions } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  if (isWhatever(text, mention))
    return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to + 1 };
  const own = isOwnOfSomebody(text, mention);
  if (own !== null) return { reason: 'provided', first: index, last: index, from: mention.from, to: own };
  if (text.language !== 'de' && text.language !== 'nl') return null;
  const begin = relativeBefore(text, mention.from);
  const verb = begin === null ? null : verbBehind(reading, mention.to);
  if (begin === null || verb === null || !isSomebody(reading, begin)) return null;
  let last = index;
  while ((mentions[last + 1]?.to ?? Number.POSITIVE_INFINITY) <= verb) last += 1;
  return { reason: 'provided', first: index, last, from: begin, to: verb + 1 };
}

/** "Sitting on WHATEVER camp chairs THEY carry in". */
function isWhatever(text: Text, { from, to }: Span): boolean {
  return [1, 2, 3].some((step) => WHATEVER.has(wordAt(text, from - step))) && THEY.has(wordAt(text, to));
}

/** "The one lectern, WHICH IS THE CLUB'S OWN oak one": where the owner ends. */
function isOwnOfSomebody(text: Text, { to }: Span): number | null {
  const begin = markAt(text, to) === ',' ? to + 1 : to;
  if (!WHICH.has(wordAt(text, begin)) || !BE.has(wordAt(text, begin + 1))) return null;
  for (let at = begin + 2; at < begin + OWNER; at += 1) {
    if (OWN.has(wordAt(text, at)) && !YOURS.has(wordAt(text, at - 1))) return at + 1;
    if (wordAt(text, at) === '') return null;
  }
  return null;
}

const OWNER = 7; // words of the clause, with who owns it
const WHICH = new Set('which that'.split(' '));
const BE = new Set('is are was were'.split(' '));
const OWN = new Set('own ours theirs'.split(' '));
const YOURS = new Set(['your']);
const WHATEVER = new Set('whatever whichever quelque cualquier welke'.split(' '));
const THEY = new Set('they people guests everyone everybody folk folks you we'.split(' '));

/** "Die Bühnenbeleuchtung, die nötig ist, STELLT DIE BAND", "den Bauzaun, den man braucht, organisiert Fa. Lesch". */
export function behindRelativeClause(reading: Reading, index: number): Finding | null {
  const { text, words, mentions, lists, things } = reading;
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined) return null;
  if (markAt(text, end) !== ',' || !ANY.has(wordAt(text, end + 1))) return null;
  for (let at = end + 2; at < end + REACH + REACH; at += 1) {
    if (things.has(at) || text.tokens[at] === undefined || text.tokens[at]?.kind === 'break') return null;
    if (markAt(text, at) !== ',') continue;
    const verb = words.brings.at(text.tokens, at + 1) ?? words.has.at(text.tokens, at + 1);
    const owner = verb === null ? null : ownerAt(reading, verb.to, false);
    return owner === null ? null : { reason: 'provided', first: index, last, from: first, to: owner.to };
  }
  return null;
}

function relativeBefore(text: Text, from: number): number | null {
  for (let at = from - 1; at > from - REACH && wordAt(text, at) !== ''; at -= 1)
    if (RELATIVES.has(wordAt(text, at)) && (markAt(text, at - 1) === ',' || text.language === 'nl')) return at;
  return null;
}

/** The verb with which the clause ends. */
function verbBehind({ text, words }: Reading, from: number): number | null {
  for (let at = from; at < from + REACH && markAt(text, at) !== ','; at += 1) {
    const verb = words.brings.at(text.tokens, at) ?? words.has.at(text.tokens, at);
    if (verb !== null && isClauseEnd(text, verb.to)) return verb.to - 1;
    if (text.tokens[at] === undefined || text.tokens[at]?.kind === 'break') return null;
  }
  return null;
}

function isSomebody(reading: Reading, begin: number): boolean {
  const { text } = reading;
  const end = markAt(text, begin - 1) === ',' ? begin - 1 : begin;
  return parties.before(text.tokens, end) !== null || ownerBefore(reading, end, false) !== null;
}

const REACH = 10; // tokens of the clause on either side of the thing
const ANY = new Set('der die das den dem welche welchen welches wo dat'.split(' '));
const RELATIVES = new Set('der die das welche welcher welches dat'.split(' '));
