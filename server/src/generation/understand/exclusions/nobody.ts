import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

const REACH = 5; // words from the thing to who wants it

/**
 * "Laptops muss keiner mieten", "einen Generator braucht hier wirklich niemand", "de eso nadie quiere", "personne ne veut
 * de fumée": wanted by nobody.
 */
export function nobodyWants({ text, mentions, lists }: Reading, index: number): Finding | null {
  const first = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (first === undefined || end === undefined) return null;
  const behind = behindIt(text, end);
  if (behind !== null) return { reason: 'unwanted', first: index, last, from: first.from, to: behind };
  const ahead = beforeIt(text, first);
  return ahead === null ? null : { reason: 'unwanted', first: index, last, from: ahead, to: end };
}

/** Verb and nobody, in either order, right behind the thing. */
function behindIt(text: Text, from: number): number | null {
  if (WANTS.has(wordAt(text, from)) && PRONOUNS.has(wordAt(text, from + 1)) && NONE_OF.test(wordAt(text, from + 2)))
    return from + 3; // "Helfer braucht ihr keine zu schicken"
  if (!WANTS.has(wordAt(text, from)) && !NOBODY.has(wordAt(text, from))) return null;
  let wants = false;
  let nobody = false;
  for (let at = from; at < from + REACH && wordAt(text, at) !== ''; at += 1) {
    wants ||= WANTS.has(wordAt(text, at));
    nobody ||= NOBODY.has(wordAt(text, at));
    if (wants && nobody) return at + 1;
  }
  return null;
}

/** "Nobody wants", "personne ne veut de", with a small word or two before the thing. */
function beforeIt(text: Text, { from }: Span): number | null {
  const { from: begin } = clauseOf(text, from);
  for (let at = from - 1; at >= Math.max(begin, from - REACH) && markAt(text, at) !== ','; at -= 1) {
    if (!WANTS.has(wordAt(text, at))) continue;
    return (
      [1, 2, 3].map((step) => at - step).find((before) => before >= begin && NOBODY.has(wordAt(text, before))) ?? null
    );
  }
  return null;
}

const PRONOUNS = new Set('ihr wir man es sie ich er'.split(' '));
const NONE_OF = /^kein(?:e|en|er|s)$/u;
const NOBODY = new Set('nobody niemand keiner personne nadie'.split(' '));
const WANTS = new Set(
  `wants needs uses misses braucht brauchen brauche will mochte muss benotigt vermisst nutzt benutzt vertragt veut voudra souhaite utilise quiere necesita usa echa
  wil hoeft gebruikt heeft mist`.split(/\s+/u),
);

/** "Rotary HAS gazebos, tables and urns OF ITS OWN". */
export function ofItsOwn(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, words, cues } = reading;
  const first = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (first === undefined || end === undefined || text.language !== 'en') return null;
  const of = ownBehind(text, end);
  if (of === null) return null;
  const sentence = sentenceOf(text, first.from);
  const holds = Array.from({ length: first.from - sentence.from }, (_, step) => sentence.from + step).some(
    (at) => words.has.at(text.tokens, at) !== null || words.brings.at(text.tokens, at) !== null,
  );
  const wished = cues.wishes.any({ from: sentence.from, to: first.from });
  const along = [1, 2].some((step) => wordAt(text, first.from - step) === 'with'); // "the friends run it WITH a tent of their own"
  return (holds || along) && !wished ? { reason: 'provided', first: index, last, from: first.from, to: of + 3 } : null;
}

/** "Of their own", a thing without a name or two before it: "tables and COOLERS of their own". */
function ownBehind(text: Text, end: number): number | null {
  for (let at = end; at <= end + UNNAMED && text.tokens[at]?.kind === 'word'; at += 1)
    if (wordAt(text, at) === 'of' && THEIR.has(wordAt(text, at + 1)) && wordAt(text, at + 2) === 'own') return at;
  return null;
}

const UNNAMED = 3; // words
const THEIR = new Set('its their our his her my'.split(' '));
