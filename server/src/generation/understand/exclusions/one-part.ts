import { isListLine } from '../asking.ts';
import { isSame, type Mention } from '../mention.ts';
import { isCounted, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS, WITH } from './small-words.ts';

/**
 * "The PA for the garden has been dropped" beside "PA in the hall, please": what is refused for one part of the event
 * and wished for another is wished.
 */
export function isOfOnePart(reading: Reading, mention: Mention, isGone: (other: Mention) => boolean): boolean {
  const { text, mentions } = reading;
  const part = partOf(text, mention);
  if (part === '') return isOfOneItem(reading, mention, isGone) || isHabit(reading, mention, isGone);
  return mentions.some((other) => {
    if (other === mention || isGone(other) || !isSame(mention, other)) return false;
    if (SET_OUT.has(wordAt(text, other.from - 1)) || SET_OUT.has(wordAt(text, other.from - 2))) return false;
    const elsewhere = partOf(text, other);
    if (elsewhere === part) return false;
    const apart = sentenceOf(text, other.from) !== sentenceOf(text, mention.from) || elsewhere !== '';
    return apart && (elsewhere !== '' || reading.asking.strongly(other.from) || isListLine(text, other.from));
  });
}

/** "We DO NOT USE radio microphones. … A cordless one for the speeches, please": those who play do without. */
function isHabit({ text, mentions, asking }: Reading, mention: Mention, isGone: (other: Mention) => boolean): boolean {
  const used = USES.has(wordAt(text, mention.from - 1)) && DENIALS.has(wordAt(text, mention.from - 2));
  if (!used && !(USES.has(wordAt(text, mention.from - 1)) && wordAt(text, mention.from - 2).endsWith("n't")))
    return false;
  const line = sentenceOf(text, mention.from);
  return mentions.some((other) => {
    if (other.from < line.to || isGone(other) || !isSame(mention, other)) return false;
    return asking.at(other.from) || ARTICLES.has(wordAt(text, other.from - 1));
  });
}

const USES = new Set(['use', 'uses', 'using']);

/** "One marquee with walls. One marquee (no walls)": the one in whose line it stands goes without, not the other. */
function isOfOneItem({ text, mentions }: Reading, mention: Mention, isGone: (other: Mention) => boolean): boolean {
  const line = sentenceOf(text, mention.from);
  const item = mentions.some((other) => other.from >= line.from && other.to < mention.from && isCounted(text, other));
  if (!item) return false;
  return mentions.some((other) => {
    if (other === mention || isGone(other) || !isSame(mention, other)) return false;
    const within = sentenceOf(text, other.from);
    return within !== line && [0, 1, 2, 3].some((step) => WITH.has(wordAt(text, other.from - step)));
  });
}

/** "FOYER" of "a stage in the foyer"; empty where nothing says which part. */
function partOf(text: Text, { to }: Mention): string {
  if (!FOR.has(wordAt(text, to))) return '';
  let at = to + 1;
  while (at < to + 3 && (ARTICLES.has(bare(text, at)) || DEFINITE.has(bare(text, at)))) at += 1;
  return CONTRACTED.has(wordAt(text, to)) || at > to + 1 ? wordAt(text, at) : '';
}

/** "l'" as "l". */
function bare(text: Text, at: number): string {
  return wordAt(text, at).replace(/['’]$/u, '');
}

const CONTRACTED = new Set('im am beim vom zum zur du au aux del al'.split(' '));
const FOR = new Set([...'in for at of on fur auf pour dans de d sur en para voor op van'.split(' '), ...CONTRACTED]);
const SET_OUT = new Set('on at auf sur sobre op'.split(' '));

/** "12 armless chairs. … FOLDING chairs are unsuitable": of what is counted besides, one sort is refused. */
export function isOfOneSort({ text, mentions }: Reading, mention: Mention): boolean {
  const first = wordAt(text, mention.from);
  if (isOfLowGrade(text, mention)) return true;
  if (!SORTS.has(first) && !SORTS.has(wordAt(text, mention.from - 1))) return false;
  return mentions.some((other) => other !== mention && isSame(mention, other) && isCounted(text, other, COUNTED_REACH));
}

/** "CHINESE-MADE amplifiers are unacceptable", "no CHEAP radio microphones": how they are not to be. */
function isOfLowGrade(text: Text, { from }: Mention): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return LOW_GRADE.test(text.raw.slice(Math.max(0, start - GRADE_REACH), start));
}

const GRADE_REACH = 30; // characters
const LOW_GRADE =
  /(?<!\p{L})(?:\p{L}+-made|home[- ]?made|cheap|hobby|budget|entry[- ]level|no[- ]name|toy|billig\p{L}*|selbstgebaut\p{L}*|bas de gamme|baratos?|baratas?|goedkope)\s$/iu;
const COUNTED_REACH = 4; // words between the figure and the thing
const SORTS = new Set(
  'folding plastic metal wooden upholstered swivel rolling stacking padded klappbare kunststoff pliantes plegables klapbare'.split(
    ' ',
  ),
);
