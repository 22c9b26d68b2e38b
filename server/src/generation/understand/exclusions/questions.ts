import { wordList } from '../text/lexicon.ts';
import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import { GIVEN_BEHIND, ORGANISATIONS, REFUSED_BEHIND } from '../words/frames.ts';
import { ownerBefore } from './owners.ts';
import { isClauseEnd, providedAt } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { NONE, NOT } from './small-words.ts';

const refused = wordList(REFUSED_BEHIND);
const given = wordList(GIVEN_BEHIND);
const whose = wordList(ORGANISATIONS);

/** How a form asks who fills it in. */
const inForms = wordList(
  `do you need, do you need any, do you require, do you require any, will you need, will you require, are you needing, do you want, would you like, is there, are there, what about, how about, and what about, brauchen sie, brauchen sie ein, benötigen sie, benötigt ihr, braucht ihr, wird benötigt, avez vous besoin de, avez vous besoin d', avez vous besoin, souhaitez vous, faut il, besoin de, besoin d', necesita, necesitan, necesitas, necesitáis, desea, hace falta, quieren, heeft u nodig, heb je nodig, hebben jullie nodig, wilt u, willen jullie`,
);
const AHEAD = 3; // words before the thing in a question of one thing
const ANSWER = 10; // tokens of an answer

/** "Haze? The museum says no", "Chairs? The hall has them", "Toiletten? Nein danke": a thing as a question, and its answer. */
export function answered(reading: Reading, index: number): Finding | null {
  const { text, words, mentions, things } = reading;
  const mention = mentions[index];
  const last = reading.lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || text.tokens[end]?.text !== '?') return null;
  const opens = sentenceOf(text, mention.from).from;
  const asks = inForms.at(text.tokens, opens)?.to ?? opens;
  if (mention.from - asks > AHEAD) return null;
  const begin = end + 1;
  const limit = Math.min(sentenceOf(text, begin).to, begin + ANSWER);
  const unwanted = { reason: 'unwanted' as const, first: index, last, from: mention.from, to: begin + 1 };
  if ((NONE.has(wordAt(text, begin)) || NOT.has(wordAt(text, begin))) && isAlone(text, begin + 1)) return unwanted;
  for (let at = begin; at < limit && !things.has(at) && !text.numberFrom.has(at); at += 1) {
    if (refused.at(text.tokens, at) !== null || words.unwantedAfter.at(text.tokens, at) !== null) return unwanted;
    const verb = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at);
    const owned = verb !== null && at > begin && ownerBefore(reading, at, true) !== null;
    const who = at === begin ? whose.at(text.tokens, at) : null;
    const there = given.at(text.tokens, at) ?? providedAt(reading, at, false);
    if (owned || there !== null || (who !== null && isClauseEnd(text, who.to))) {
      return { reason: 'provided', first: index, last, from: mention.from, to: there?.to ?? who?.to ?? at + 1 };
    }
  }
  return null;
}

/** "No.", "Nein danke", "non merci", but not "no more than two". */
function isAlone(text: Text, at: number): boolean {
  return isClauseEnd(text, at) || POLITE.has(wordAt(text, at));
}

const POLITE = new Set(
  'joh hoor man mate ta cheers sir hombre tranquilo ne thanks thank danke merci gracias bedankt need needed please bitte not nicht wanted'.split(
    ' ',
  ),
);
