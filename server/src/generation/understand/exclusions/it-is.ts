import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isOpenCount } from './by-pronoun.ts';
import { parties } from './cues.ts';
import { isClauseEnd, isUncertain } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { YOUR } from './small-words.ts';

/** "Les chaises, C'EST LE COMITÉ DES FÊTES", "le branchement, c'est mon chum qui s'en occupe": who it is that sees to it. */
export function itIs(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, things } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (text.language !== 'fr' || mention === undefined || end === undefined) return null;
  if (isOpenCount(text, mention)) return null;
  const sentence = sentenceOf(text, mention.from);
  if (text.tokens[sentence.to - 1]?.text === '?' || isUncertain(reading, mention.from)) return null;
  for (let at = end; at < Math.min(sentence.to, end + REACH); at += 1) {
    if (things.has(at) || text.numberFrom.has(at) || STOPS.has(wordAt(text, at)) || markAt(text, at) === '(')
      return null;
    const is = isAt(text, at);
    if (is === null) continue;
    const who = whoAt(reading, is);
    return who === null ? null : { reason: 'provided', first: index, last, from: mention.from, to: who.to };
  }
  return null;
}

/** Behind "c'est", "ce sera", "ce sont". */
function isAt(text: Text, at: number): number | null {
  if (["c'", 'c', 'ce'].includes(wordAt(text, at)) && IS.has(wordAt(text, at + 1))) return at + 2;
  return null;
}

/** "Lui", "ma sœur", "le comité des fêtes", "Sam", or whoever it is "qui s'en charge". */
function whoAt({ text, words, things }: Reading, from: number): Span | null {
  const begin = SMALL.has(wordAt(text, from)) ? from + 1 : from;
  const settled = words.settled.at(text.tokens, begin);
  if (settled !== null && isEnd(text, settled.to)) return { from, to: settled.to }; // "c'est déjà réglé"
  const word = wordAt(text, begin);
  if (YOUR.has(word) || YOU.has(word)) return null;
  if (HIM.has(word)) return isEnd(text, begin + 1) ? { from, to: begin + 1 } : null;
  const article = words.determiners.at(text.tokens, begin);
  const name = article?.to ?? begin;
  const known = parties.at(text.tokens, name) ?? words.subjects.at(text.tokens, name);
  const ofOurs = OURS.has(word);
  const capital = article === null && text.tokens[name]?.capital === true;
  for (let to = known?.to ?? name + 1; to <= begin + NAME; to += 1) {
    if (things.has(to - 1) || wordAt(text, to - 1) === '') return null;
    if (wordAt(text, to) === 'qui') return isDoing(text, to + 1) ? { from, to: to + 2 } : null;
    if (isEnd(text, to)) return known !== null || ofOurs || capital ? { from, to } : null;
  }
  return null;
}

/** "Qui les sort", "qui s'en occupe", but not "qui les veut". */
function isDoing(text: Text, at: number): boolean {
  const verb = [0, 1, 2].map((step) => at + step).find((step) => !PRONOUNS.has(wordAt(text, step)));
  return verb !== undefined && !WISHES.test(wordAt(text, verb)) && wordAt(text, verb) !== '';
}

function isEnd(text: Text, at: number): boolean {
  return isClauseEnd(text, at) || markAt(text, at) === ';' || text.tokens[at]?.kind === 'break';
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const REACH = 10; // tokens from the thing to "c'est"
const NAME = 6; // words of who it is
const IS = set('est sera sont etait');
const SMALL = set('deja donc aussi toujours plutot encore surtout bien');
const HIM = set('lui elle eux elles moi nous');
const OURS = set('mon ma mes notre nos son sa ses leur leurs');
const YOU = set('toi tu vous pour non oui pas');
const PRONOUNS = set("les le la l' en s' y nous me lui");
const STOPS = set("qui que si ne n' vous votre vos tu");
const WISHES = /^(?:ve[uu]|voudr|demand|souhait|reclam|ador|aim|ne$|n'$|voul|insist)/u;
