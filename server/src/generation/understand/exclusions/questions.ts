import { isCrew } from '../mentions.ts';
import { TO_BE_BROUGHT } from '../text/answers.ts';
import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { GIVEN_BEHIND, GIVEN_IN_ANSWER, ORGANISATIONS, REFUSED_BEHIND, REFUSED_IN_ANSWER } from '../words/frames.ts';
import { REFUSING_ANSWERS } from '../words/turned-down.ts';
import { ownerBefore } from './owners.ts';
import { isClauseEnd, providedAt } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { FOR, NONE, NOT } from './small-words.ts';

const refused = wordList(`${REFUSED_BEHIND}, ${REFUSED_IN_ANSWER}`);
const refusing = wordList(REFUSING_ANSWERS);
const given = wordList(`${GIVEN_BEHIND}, ${GIVEN_IN_ANSWER}`);
const whose = wordList(ORGANISATIONS);

/** How a form asks who fills it in. */
const inForms = wordList(
  `do we need, do we need any, do we need to get, do we need to hire, do we need to book, do we need to bring, do we have to get, do we have to hire, should we get, should we hire, shall we get, do we want, do you need, do you need any, do you require, do you require any, will you need, will you require, are you needing, do you want, would you like, is there, are there, what about, how about, and what about, brauchen sie, brauchen sie ein, benötigen sie, benötigt ihr, braucht ihr, wird benötigt, avez vous besoin de, avez vous besoin d', avez vous besoin, souhaitez vous, faut il, besoin de, besoin d', necesita, necesitan, necesitas, necesitáis, desea, hace falta, quieren, heeft u nodig, heb je nodig, hebben jullie nodig, wilt u, willen jullie`,
);
const AHEAD = 3; // words before the thing in a question of one thing
const ANSWER = 10; // tokens of an answer

/** "Haze? The museum says no", "Chairs? The hall has them", "Toiletten? Nein danke": a thing as a question, and its answer. */
export function answered(reading: Reading, index: number): Finding | null {
  const { text, words, mentions, things } = reading;
  const mention = mentions[index];
  const last = reading.lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  const crossed = exclaimed(text, things, end);
  if (crossed !== null) return { reason: 'unwanted', first: index, last, from: mention.from, to: crossed };
  const opens = behindSpeaker(text, sentenceOf(text, mention.from).from, mention.from);
  const asks = formIn(text, opens, mention.from) ?? opens;
  const due = wordAt(text, end) === 'to' && wordAt(text, end + 1) === 'be' ? end + 3 : end; // "rails TO BE PRICED?"
  const comes = comesAlong.at(text.tokens, end);
  const isAvailable = AVAILABLE.has(wordAt(text, end)) || comes !== null; // "is shore power AVAILABLE?"
  const mark =
    due > end || comes !== null
      ? (comes?.to ?? due)
      : isAvailable || REQUIRED.has(wordAt(text, end))
        ? end + 1
        : behindPurpose(reading, end, asks > opens); // "Tables required? N"
  const isAsked = text.tokens[mark]?.text === '?' || (comes !== null && markAt(text, mark) === ':');
  if (!isAsked) return null;
  if (mention.from - asks > AHEAD) return null;
  const begin = answerFrom(text, mark + 1);
  const limit = Math.min(sentenceOf(text, begin).to, begin + ANSWER);
  const unwanted = { reason: 'unwanted' as const, first: index, last, from: mention.from, to: begin + 1 };
  const isThere = isAvailable || isThereIn(text, opens, mention.from);
  const brought = TO_BE_BROUGHT.test(text.raw.slice(text.tokens[begin]?.start ?? 0));
  if (brought || (isThere && NONE.has(wordAt(text, begin)))) return { ...unwanted, reason: 'wanting' }; // "is there a PA? - no, please bring one"
  if ((NONE.has(wordAt(text, begin)) || NOT.has(wordAt(text, begin))) && isAlone(text, begin + 1)) return unwanted;
  if (wordAt(text, begin) === 'n' && isClauseEnd(text, begin + 1)) return unwanted;
  if (refusing.at(text.tokens, begin) !== null) return unwanted;
  if (isCrew(mention) && ourselves.at(text.tokens, begin) !== null)
    return { reason: 'provided', first: index, last, from: mention.from, to: begin + 1 };
  if (isThere && YES.has(wordAt(text, begin)))
    return { reason: 'provided', first: index, last, from: mention.from, to: begin + 1 };
  const party = partyIn(reading, { from: begin, to: limit });
  if (party !== null) return { reason: 'provided', first: index, last, from: mention.from, to: party.to };
  if (isNeededOf(text, begin, limit)) return null;
  for (let at = begin; at < limit && !things.has(at) && !text.numberFrom.has(at); at += 1) {
    if (NONE.has(wordAt(text, at)) && markAt(text, at - 1) !== '' && isClauseEnd(text, at + 1)) return unwanted; // "we asked, no."
    if (refused.at(text.tokens, at) !== null || words.unwantedAfter.at(text.tokens, at) !== null) return unwanted;
    const verb = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at);
    const owned =
      verb !== null && at > begin && !TO.has(wordAt(text, verb.to)) && ownerBefore(reading, at, true) !== null;
    const who = at === begin ? whose.at(text.tokens, at) : null;
    const there = given.at(text.tokens, at) ?? providedAt(reading, at, false);
    if (owned || there !== null || (who !== null && isClauseEnd(text, who.to))) {
      return { reason: 'provided', first: index, last, from: mention.from, to: there?.to ?? who?.to ?? at + 1 };
    }
  }
  return null;
}

const TO = new Set(['to', 'zu', 'à', 'que', 'te']); // "the announcer has TO be heard"

/** "Hebben jullie statafels? We hebben ER 10 NODIG": how many of them. */
function isNeededOf(text: Text, from: number, to: number): boolean {
  const words = text.tokens.slice(from, to).map((token) => token.text);
  return text.language === 'nl' && words.includes('er') && words.includes('nodig') && !words.includes('niet');
}

/** Behind the words with which a form asks, within what stands before a thing. */
function formIn(text: Text, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const hit = inForms.at(text.tokens, at);
    if (hit !== null) return hit.to;
  }
  if (!DO.has(wordAt(text, from))) return null;
  for (let at = from + 2; at < to; at += 1) if (NEED.has(wordAt(text, at))) return at + 1; // "does the band need risers?"
  return null;
}

const DO = new Set(['does', 'do', 'will', 'would']);
const NEED = new Set(['need', 'require', 'want', 'needs']);

/** "IS THERE a projector? Yes, on the ceiling": asked of the place. */
function isThereIn(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (existential.at(text.tokens, at) !== null) return true;
  return false;
}

const existential = wordList(
  `is there, are there, does the venue have, does the hall have, does the room have, has the venue got, has the hall got, gibt es, ist dort, y a t il, est ce qu' il y a, hay, is er, zijn er`,
);
const YES = new Set(['yes', 'yep', 'yeah', 'ja', 'oui', 'si', 'jawohl']);

/** "Do we need laptops FOR THE PRESENTERS? no", "Do you need crew TO SET UP? No". */
function behindPurpose({ text, things }: Reading, end: number, isAsked: boolean): number {
  if (!FOR.has(wordAt(text, end)) && !isAsked) return end;
  let at = end;
  while (at < end + PURPOSE && wordAt(text, at) !== '' && (at === end || !things.has(at))) at += 1;
  return text.tokens[at]?.text === '?' ? at : end;
}

const PURPOSE = 6; // words

/** "@tdoucet: do we need laptops?": behind who asks. */
function behindSpeaker(text: Text, from: number, to: number): number {
  for (let at = from; at < Math.min(to, from + SPEAKER); at += 1) if (markAt(text, at) === ':') return at + 1;
  return from;
}

const SPEAKER = 6; // tokens

/** Behind dashes, arrows and who answers: "– @jo: ich". */
function answerFrom(text: Text, from: number): number {
  let at = from;
  while (at < from + 2 && text.tokens[at]?.text === '\n') at += 1; // the answer in the next line
  while (at < from + 3 && ARROWS.has(text.tokens[at]?.text ?? '')) at += 1;
  return text.tokens[at]?.text === '@' && markAt(text, at + 2) === ':' ? at + 3 : at;
}

const ARROWS = new Set(['-', '–', '—', '>', '→', '=', ':']);

/** "Techniker? – ich.", "Engineer? Me.": who answers does it. */
const ourselves = wordList(
  `me, myself, i am, i'll do, i do, i will, that's me, we do, we'll do, we will, ourselves, ich, ich selbst, mach ich, mache ich, machen wir, wir selbst, wir selber, selber, moi, moi même, nous, nous mêmes, je m' en occupe, on s' en occupe, yo, yo mismo, nosotros, lo hago yo, ik, ikzelf, doe ik, doen we zelf, wijzelf, wij zelf`,
);

/** "Heaters: August!! No.": a few words behind a label, and a no by itself. */
function exclaimed(text: Text, things: ReadonlySet<number>, end: number): number | null {
  if (!LABELS.has(markAt(text, end))) return null;
  for (let at = end + 1; at <= end + SHORT; at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    const before = text.tokens[at - 1];
    if (before?.kind !== 'break' || before.text === '\n' || !NONE.has(wordAt(text, at))) continue;
    const next = text.tokens[at + 1];
    return next === undefined || next.kind === 'break' || text.raw[text.tokens[at]?.end ?? -1] === '!' ? at + 1 : null;
  }
  return null;
}

const LABELS = new Set([':', '-']);
const SHORT = 6; // tokens from the label to the no

/** "Tablecloths? My grandmother embroiders them": somebody named who does something with it, and no wish. */
function partyIn({ text, words, cues, things }: Reading, answer: Span): Span | null {
  if (cues.wishes.any(answer)) return null;
  for (let at = answer.from; at < answer.to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return null;
  const found = cues.parties.within(answer).find(({ from }) => words.determiners.before(text.tokens, from) !== null);
  return found === undefined || text.tokens[answer.to - 1]?.text === '?' ? null : { from: found.from, to: answer.to };
}

const AVAILABLE = new Set(
  'available there present verfugbar vorhanden disponible disponibles beschikbaar aanwezig'.split(' '),
);
/** "Do linens COME WITH IT? No": of the place. */
const comesAlong = wordList(
  `come with it, come with that, come with the hall, come with the venue, come with the room, come with the place, come with the space, come with the hire, come with the rental, included in the hire, included in the rent, included in the rental`,
);
const REQUIRED = new Set(
  'in too then included inbegriffen enthalten compris comprise inclus incluse incluido incluida incluidos incluidas inbegrepen required needed wanted wished requested benotigt gewunscht gebraucht notig requis requise souhaite necesario necesarios nodig gewenst vereist'.split(
    ' ',
  ),
);

/** "No.", "Nein danke", "non merci", but not "no more than two". */
function isAlone(text: Text, at: number): boolean {
  return isClauseEnd(text, at) || POLITE.has(wordAt(text, at));
}

const POLITE = new Set(
  'joh hoor man mate ta cheers sir hombre tranquilo ne thanks thank danke merci gracias bedankt need needed please bitte not nicht wanted'.split(
    ' ',
  ),
);
