import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { fold } from '../text/fold.ts';
import { findAll } from '../text/lexicon.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { NO_OWNERS } from '../words/possession.ts';
import { isDenied, saidAround } from './clauses.ts';
import { isSupplier } from './owners.ts';
import type { Reading } from './reading.ts';
import { EACH } from './small-words.ts';
import { isWisher } from './wished-by.ts';

/**
 * A thing in a clause that is a whole sentence of somebody else ("the students rig the lights", "she laughed at the
 * laser"), or begins with the thing and tells what becomes of it ("tables are in the shed"), where nobody wishes.
 */
export function isToldOf(reading: Reading, mention: Mention): boolean {
  const { text, cues } = reading;
  const { from, to } = mention;
  if (mention.hired !== undefined || isCrew(mention)) return false;
  if (isCounted(text, mention)) return false;
  const clause = saidAround(reading, mention);
  const sentence = sentenceOf(text, from);
  const upTo = { from: Math.max(sentence.from, from - FAR), to: clause.to };
  if (cues.wishes.any(upTo)) return false;
  if (cues.scene.any(clause) || cues.activities.any(clause) || isLack(reading, clause)) return false;
  for (let at = clause.from; at < clause.to; at += 1) if (text.numberFrom.has(at)) return false;
  if (isPlace(text, from)) return false;
  return isOfOthers(reading, clause, from) || isFirst(reading, clause, { from, to });
}

const FAR = 30;

/** "The venue cannot supply chairs", "the hangar has no outlets": what is missing there may well be wanted. */
function isLack({ text, words }: Reading, { from, to }: Span): boolean {
  if (!isDenied(text, { from, to })) return false;
  return [words.has, words.brings, words.presence].some((verbs) => findAll(text.tokens, verbs, from, to).length > 0);
}

/** "on a stage", "at the bar". */
function isPlace(text: Text, from: number): boolean {
  return [1, 2].some((step) => PLACES.has(wordAt(text, from - step)));
}

/** The clause begins with somebody who is not asked and a word that may be a verb. */
function isOfOthers(reading: Reading, clause: Span, before: number): boolean {
  const { text } = reading;
  for (let at = clause.from; at <= clause.from + LEAD && at < before; at += 1) {
    const verb = subjectEnd(reading, at);
    const isTheir = verb !== null && !isWisher(text, { from: at, to: verb });
    if (isTheir && verb < before && isVerbal(reading, verb)) return true;
    if (wordAt(text, at) === '' || reading.things.has(at)) return false;
  }
  return false;
}

/** Where the name of a third party that begins at a token ends. */
function subjectEnd({ text, words, things }: Reading, at: number): number | null {
  if (THIRD.has(wordAt(text, at))) return at + 1;
  const article = words.determiners.at(text.tokens, at);
  const ahead = wordAt(text, at - 1);
  if (PLACES.has(ahead) && !AS.has(ahead)) return null; // "for the general session room"
  if (article === null || EACH.has(wordAt(text, at - 1)) || THAT.has(wordAt(text, at - 1))) return null;
  const noun = article.to;
  if (wordAt(text, noun) === '' || things.has(noun) || NOBODY.has(wordAt(text, noun)) || isSupplier(text, noun))
    return null;
  return noun + 1;
}

function isVerbal({ text, things }: Reading, at: number): boolean {
  return wordAt(text, at) !== '' && !things.has(at) && !NO_VERB.has(wordAt(text, at));
}

/** "Tables are in the shed", "die Leinwand kann wegfallen", "confetti, the cleaner hates": the thing first, then a verb. */
function isFirst({ text, words }: Reading, clause: Span, { from, to }: Span): boolean {
  if (from - clause.from > 2) return false;
  for (let at = clause.from; at < from; at += 1) if (text.numberFrom.has(at)) return false;
  const word = wordAt(text, to);
  const is = words.copulas.at(text.tokens, to) !== null || MODALS.has(word);
  return is && markAt(text, to) === '' && wordAt(text, to + 1) !== '';
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const LEAD = 2; // small words before who it is
const THAT = set('that que qu damit dass dat zodat');
const PLACES = set(
  'at on in into onto under around from to auf in im am an unter sur dans sous au aux en sobre op aan onder as like for fur pour para voor of',
);
const AS = set('as like');
const THIRD = set(
  'he she they someone somebody everyone everybody jemand jeder elle ils elles quelqu alguien ella ellos ellas hij iemand',
);
const NO_VERB = set(
  'and or of with for at in on to from by as und oder mit fur von im in am an auf zu et ou de du des avec pour dans sur au aux y o con para en sobre met van voor op bij aan der die das den dem the a an le la les el los las het een ein eine einen un une una not nicht',
);
const NOBODY: ReadonlySet<string> = new Set(
  `${NO_OWNERS} guest guests people audience visitors delegates attendees room rooms seating look style theme colour color number numbers total first second main other others same following whole list size sizes height width entrance gaste leute teilnehmer raum raume farbe zahl invites participants couleur invitados asistentes gasten mensen deelnemers ruimte kleur`
    .split(/\s+/u)
    .map(fold),
);
const MODALS = set('can may might isnt wont kann konnen darf durfen mag mogen peut peuvent puede pueden kan kunnen');
