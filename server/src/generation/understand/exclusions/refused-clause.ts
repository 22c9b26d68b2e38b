import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { LIKEWISE_NOT, SAID_BEFORE, TURNED_BY_NOT } from '../words/clause-cues.ts';
import { TAKEN_BACK } from '../words/turned-down.ts';
import { isOfTime } from './clauses.ts';
import { refusals } from './cues.ts';
import { isClauseEnd } from './predicates.ts';
import type { Reading } from './reading.ts';
import { DENIALS, NONE, NUMBERED, TOO } from './small-words.ts';

const likewise = wordList(LIKEWISE_NOT);
const saidBefore = wordList(SAID_BEFORE);

/** Where the clause around a row of things refuses them; null where it does not. */
export function refusedIn(reading: Reading, clause: Span, row: Span): Span | null {
  return (
    refusalIn(reading, clause, row) ??
    disliked(reading, clause, row) ??
    waived(reading, row) ??
    likewiseNot(reading, clause, row)
  );
}

const NEXT = 16; // tokens from a thing to where it is taken back

/** "… a hazer, then thought of the alarm and said SCRAP IT", "A stage – they built one, so FORGET THAT". */
export function takenBack({ text, things }: Reading, mention: Span, clause: Span): Span | null {
  const sentence = sentenceOf(text, mention.from);
  const follows = text.tokens[sentence.to - 1]?.text === '?' ? sentenceOf(text, sentence.to) : sentence;
  const end = Math.min(follows.to, clause.to + NEXT);
  for (let at = mention.to; at < end; at += 1) {
    if (things.has(at)) return null;
    if ((text.numberFrom.get(at)?.value ?? 1) > 1 && !NUMBERED.has(wordAt(text, at - 1)) && !isOfTime(text, at))
      return null;
    const own = followsOn(text, at);
    if (own !== null) return own;
    const hit = refusals.at(text.tokens, at);
    if (hit === null || isTurned(text, at) || isSetDown(text, at)) continue;
    const what = saidBefore.at(text.tokens, hit.to) ?? saidBefore.before(text.tokens, hit.to);
    const all = text.tokens.slice(hit.to, hit.to + 3).some(({ text: word }) => WHOLE.has(word));
    if (what !== null || all) return { from: at, to: what?.to ?? hit.to };
  }
  return null;
}

/** "Chair covers - I loathe them", "le tapis rouge fait trop, ma directrice n'en veut pas". */
function followsOn(text: Text, at: number): Span | null {
  const hit = BEGINS.has(markAt(text, at)) ? null : back.at(text.tokens, at);
  if (hit === null || hit.to - at < 2 || !isClauseEnd(text, TOO.has(wordAt(text, hit.to)) ? hit.to + 1 : hit.to))
    return null;
  if (BEGINS.has(markAt(text, at - 1)) || SO.has(wordAt(text, at - 1))) return hit;
  const meant = text.tokens.slice(hit.from, hit.to).some(({ text: word }) => ANAPHORS.has(word));
  return meant && [2, 3, 4].some((step) => BEGINS.has(markAt(text, at - step))) ? hit : null;
}

const SO = new Set('so donc also dus daher deshalb alors'.split(' '));
const ANAPHORS = new Set('it them that those en ihn sie das los las lo la ze die dat'.split(' '));
const back = wordList(TAKEN_BACK);
const BEGINS = new Set([',', '-', ':', ';', '(']);
const WHOLE = new Set('whole lot department those that alles ganze tout todo'.split(' '));

/** A refusal that no negation turns round ("don't forget the wedges") and that no other thing stands nearer to. */
function refusalIn({ text, things, cues }: Reading, clause: Span, row: Span): Span | null {
  const hit = cues.refusals.within(clause).find(({ from, to }) => {
    if ((to > row.from && from < row.to) || isTurned(text, from) || isSetDown(text, from)) return false;
    if (to <= row.from && PREDICATES.has(wordAt(text, from))) return false; // "an LED wall is a luxury and a projector …"
    const between = to <= row.from ? { from: to, to: row.from } : { from: row.to, to: from };
    for (let at = between.from; at < between.to; at += 1) {
      if (things.has(at) || (to <= row.from && markAt(text, at) === ',')) return false;
    }
    return true;
  });
  return hit ?? null;
}

/** "If you DROP THEM BY the hall": where they are left. */
function isSetDown(text: Text, at: number): boolean {
  return wordAt(text, at) === 'drop' && [1, 2].some((step) => SET_DOWN.has(wordAt(text, at + step)));
}

const SET_DOWN = new Set('by off at to round over here in outside down'.split(' '));

const PREDICATES = new Set(
  'is are was were has have had been would got ist sind war waren wurde wurden est sont serait seraient es son sería sind was waren zijn'.split(
    ' ',
  ),
);

/** "Heizstrahler mag der Vermieter nicht", "un photobooth, on n'en veut pas": the thing first, then that somebody does not want it. */
function disliked({ text }: Reading, clause: Span, row: Span): Span | null {
  if (text.language === 'en' || row.from - clause.from > 2) return null;
  const rest = text.tokens.slice(row.to, clause.to);
  const wants = rest.some(({ text: word }) => WANTS.has(word));
  const not = rest.findIndex(({ text: word }) => DENIALS.has(word) || NONE.has(word));
  return wants && not !== -1 ? { from: row.to, to: row.to + not + 1 } : null;
}

/** "Von einer Bühne sehen wir dieses Jahr ab", "van een livestream zien we af". */
function waived({ text }: Reading, row: Span): Span | null {
  if (!OF.has(wordAt(text, row.from - 1)) && !OF.has(wordAt(text, row.from - 2))) return null;
  const { to } = sentenceOf(text, row.from);
  if (!SEES.has(wordAt(text, row.to))) return null;
  for (let at = row.to + 1; at < Math.min(to, row.to + NEXT); at += 1)
    if (OFF.has(wordAt(text, at))) return { from: row.to, to: at + 1 };
  return null;
}

const OF = new Set(['von', 'vom', 'van']);
const SEES = new Set(['sehen', 'sieht', 'sehe', 'nehmen', 'zien', 'ziet']);
const OFF = new Set(['ab', 'abstand', 'af', 'vanaf']);

/** "Der Bauer duldet keine Feuerstellen, Heizpilze aus demselben Grund auch nicht." */
function likewiseNot({ text }: Reading, clause: Span, row: Span): Span | null {
  if (row.from - clause.from > 2) return null;
  const [hit] = findAll(text.tokens, likewise, row.to, clause.to);
  if (hit === undefined || !isClauseEnd(text, hit.to)) return null;
  const begin = Math.max(sentenceOf(text, row.from).from, clause.from - NEXT);
  const before = text.tokens.slice(begin, clause.from).map(({ text: word }) => word);
  const refused = before.some((word) => WANTS.has(word)) && before.some((word) => DENIALS.has(word) || NONE.has(word));
  return refused ? hit : null;
}

function isTurned(text: Text, at: number): boolean {
  if (!TURNED_BY_NOT.has(wordAt(text, at))) return false;
  return [1, 2].some((step) => {
    const word = wordAt(text, at - step);
    return DENIALS.has(word) || word.endsWith("n't") || NE.has(word);
  });
}

const NE = new Set(['ne', "n'", 'n']); // "n'oubliez pas"

const WANTS = new Set(
  'mag mogen mochte mochten will wollen duldet dulden erlaubt braucht brauchen soll sollen darf durfen veut veulent voulons aime aiment faut quiere quieren queremos gusta gustan interesa interesan wil willen mag mogen hoeft hoeven moet moeten vindt vinden'.split(
    ' ',
  ),
);
