import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { VERB_SECOND, type VerbSecondWords } from '../words/verb-second.ts';
import type { Reading } from './reading.ts';

/** A verb that speaks of a thing named before it, up to the end of its clause. */
export interface TopicVerb extends Span {
  /** A sentence of its own, or behind a comma: "…, DIE hat der Verein". */
  readonly isApart: boolean;
  readonly words: VerbSecondWords;
}

/**
 * Where a thing opens its clause, or a pronoun takes it up, the verb that comes next: "Stühle STELLT der Verein",
 * "de stoelen LENEN we van de club", "Tische? Die HAT das Pfarramt", "Sofas – die HABEN wir".
 */
export function topicVerbs(reading: Reading, index: number): readonly TopicVerb[] {
  const { text, mentions, lists } = reading;
  const words = text.language === 'de' || text.language === 'nl' ? VERB_SECOND[text.language] : null;
  const mention = mentions[index];
  const end = mentions[lists[index] ?? index]?.to;
  if (words === null || mention === undefined || end === undefined) return [];
  const found: TopicVerb[] = [];
  const add = (at: number | null, isApart: boolean) => {
    if (at !== null) found.push({ from: at, to: clauseEnd(text, at), isApart, words });
  };
  if (opensClause(text, words, mention.from)) add(nextVerb(reading, words, end), false);
  add(takenUp(reading, words, end, mention), true);
  return found;
}

const AHEAD = 4; // words of the clause before the thing
const SAID = 9; // words said of the thing before a pronoun takes it up
const BETWEEN = 6; // words between the thing and its verb

/** Nothing but articles, looks and small words stands before it. */
function opensClause(text: Text, words: VerbSecondWords, from: number): boolean {
  for (let at = from - 1; at >= from - AHEAD - 1; at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'break') return true;
    if (token.kind === 'mark') return MARKS.has(token.text) || PICTURE.test(token.text);
    if (words.joints.has(token.text)) return true;
    if (token.kind === 'word' && (words.prepositions.has(token.text) || isVerb(text, words, at))) return false;
    if (words.we.has(token.text) || words.you.has(token.text) || words.not.has(token.text)) return false;
  }
  return false;
}

/** The verb behind the thing and what is said of it: "Stühle FÜR DIE TRAUUNG stellt …". */
function nextVerb({ text, things }: Reading, words: VerbSecondWords, from: number): number | null {
  for (let at = from; at <= from + BETWEEN; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number' && token.text !== 'x')) return null;
    if (things.has(at) && ![1, 2].some((step) => words.prepositions.has(wordAt(text, at - step)))) return null;
    if (isVerb(text, words, at)) return at;
    if (words.joints.has(token.text) || words.we.has(token.text)) return null;
  }
  return null;
}

/** Behind a pronoun that takes the thing up, or as the answer to the question that it is. */
function takenUp({ text, things, cues }: Reading, words: VerbSecondWords, end: number, thing: Span): number | null {
  let at = end;
  while (at < end + SAID && text.tokens[at]?.kind === 'word') {
    if (things.has(at)) break;
    at += 1;
  }
  const sentence = sentenceOf(text, thing.from);
  const isQuestion = text.tokens[sentence.to - 1]?.text === '?';
  const mark = text.tokens[at];
  if (mark === undefined || mark.kind === 'word' || mark.kind === 'number') {
    if (!isQuestion) return null;
    at = sentence.to - 1;
  }
  for (let between = end; between < at; between += 1) if (things.has(between)) return null;
  const breaks = text.tokens[at]?.kind === 'break';
  if (breaks && !isQuestion && (cues.wishes.any(sentence) || text.tokens[at]?.text === '\n')) return null;
  if (!breaks && !MARKS.has(markAt(text, at))) return null;
  let begin = at + 1;
  while (begin < at + 4 && (SPEAKERS.has(text.tokens[begin]?.text ?? '') || OPENINGS.has(wordAt(text, begin))))
    begin += 1;
  if (words.pronouns.has(wordAt(text, begin))) return verbAt(text, words, begin + 1);
  return isQuestion && breaks ? verbAt(text, words, begin) : null;
}

function verbAt(text: Text, words: VerbSecondWords, at: number): number | null {
  return isVerb(text, words, at) || (VERB_LIKE.has(wordAt(text, at)) && at > 0) ? at : null;
}

/** Any verb of the tables; a German noun has its capital. */
export function isVerb(text: Text, words: VerbSecondWords, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word') return false;
  const opens = text.tokens[at - 1]?.kind !== 'word';
  if (token.capital && !opens) return false;
  const word = token.text;
  return (
    words.has.has(word) ||
    words.does.test(word) ||
    words.weGet.test(word) ||
    words.passives.has(word) ||
    words.stands.has(word) ||
    words.finds.has(word) ||
    words.needs.has(word) ||
    words.lets.has(word) ||
    words.modals.has(word) ||
    words.spares.has(word) ||
    VERB_LIKE.has(word)
  );
}

/** Up to the mark or the joint behind which something else is said. */
export function clauseEnd(text: Text, from: number): number {
  const { to } = sentenceOf(text, from);
  for (let at = from + 1; at < to; at += 1) {
    const token = text.tokens[at];
    if (token?.kind === 'break' || (token?.kind === 'mark' && ENDS.has(token.text))) return at;
    if (JOINTS.has(wordAt(text, at))) return at;
  }
  return to;
}

const PICTURE = /\p{Extended_Pictographic}/u;
const MARKS = new Set([',', ':', ';', '-', '(']);
const ENDS = new Set([',', ':', ';', '-', '(', ')']);
const JOINTS = new Set('und aber denn sondern en maar want'.split(' '));
const SPEAKERS = new Set(['-', '–', '—', '>', '"', '\n']);
const OPENINGS = new Set('na ja nein nee neen also nun nou och ach tja bon so'.split(' '));
const VERB_LIKE = new Set(
  'brauchten brauchte hatten hatte nehmen mieten buchen bestellen zoeken huren boeken bestellen strijkt strijken bleibt bleiben ware waren war wurde wurden kommt kommen kame fehlt fehlen zou zouden blijft blijven komt komen ontbreekt ontbreken nehmen neem nemen doen'.split(
    ' ',
  ),
);
