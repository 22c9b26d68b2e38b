import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { CLAUSE_WORDS } from '../words/clauses.ts';
import { parties, refusals } from './cues.ts';
import type { Reading } from './reading.ts';
import { DENIALS, NONE } from './small-words.ts';

const FAR = 30; // tokens to either side that a clause may reach

/** What is said of a thing around it: up to where somebody else begins to do something, or another thought. */
export function saidAround(reading: Reading, { from, to }: Span): Span {
  const { text } = reading;
  const sentence = sentenceOf(text, from);
  let begin = from;
  while (begin > sentence.from && from - begin < FAR && !isCut(reading, begin - 1, begin)) begin -= 1;
  let end = to;
  while (end < sentence.to && end - to < FAR && !isCut(reading, end, end + 1)) end += 1;
  return { from: begin, to: end };
}

/** "The hall does not have chairs": that somebody has none says nothing against them. */
export function isDenied(text: Text, { from, to }: Span): boolean {
  return text.tokens
    .slice(from, to)
    .some(({ text: word }) => DENIALS.has(word) || NONE.has(word) || word.endsWith("n't"));
}

/** "In 2024", "until 9:40": no figure of things. */
export function isOfTime(text: Text, at: number): boolean {
  const { value = 0, to = at } = text.numberFrom.get(at) ?? {};
  const year = value >= 1900 && value < 2100 && Number.isInteger(value);
  const bare = year && value >= 2010 && value < 2050 && text.tokens[to]?.kind !== 'word';
  return (
    bare || (year && IN_TIME.has(wordAt(text, at - 1))) || (TIMES.has(wordAt(text, at - 1)) && markAt(text, to) === ':')
  );
}

const IN_TIME = new Set('in since from of until till im in seit en depuis desde sinds'.split(' '));
const TIMES = new Set(
  "until till at by before after um bis ab nach vor a jusqu' avant apres hasta antes om tot voor na".split(' '),
);

/** Whether token `at` parts two clauses, the second of which begins at `next`. */
function isCut(reading: Reading, at: number, next: number): boolean {
  const { text } = reading;
  const mark = markAt(text, at);
  if (HARD.has(mark) || THEREFORE.has(wordAt(text, at))) return true;
  if (CLAUSE_WORDS.has(wordAt(text, at))) return wordAt(text, at) !== 'maar' || markAt(text, at - 1) === ','; // "laat maar zitten"
  if (wordAt(text, at) === 'y' && wordAt(text, next) === 'se' && text.language === 'es') return true; // "se descarta …, Y SE amplía …"
  if (mark !== ',' && !JOINTS.has(text.tokens[at]?.text ?? '')) return false;
  let begin = next;
  while (begin < next + 3 && (JOINTS.has(wordAt(text, begin)) || ADVERBS.has(wordAt(text, begin)))) begin += 1;
  return beginsClause(reading, begin);
}

/** "we …", "the caterer brings …", "please …", "skip …". */
function beginsClause({ text, words, things }: Reading, at: number): boolean {
  const word = wordAt(text, at);
  if (beginsWithSubject(text, at)) return !RELATIVE_ENDS.has(wordAt(text, at - 1));
  if (BEGINNINGS.has(word)) return true;
  if (refusals.at(text.tokens, at) !== null && text.language === 'en') return true;
  const article = words.determiners.at(text.tokens, at);
  const party = parties.at(text.tokens, article?.to ?? at);
  return party !== null && text.tokens[party.to]?.kind === 'word' && !things.has(party.to) && !isJoint(text, party.to);
}

/** "we", "they'll". */
export function beginsWithSubject(text: Text, at: number): boolean {
  return SUBJECTS.has(wordAt(text, at).split("'")[0] ?? '');
}

function isJoint(text: Text, at: number): boolean {
  return JOINTS.has(wordAt(text, at));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const THEREFORE = set('so therefore hence daher deshalb deswegen donc dus daarom');
const HARD = set(': ; ( ) -');
const JOINTS = set('and & + or und oder et ou y e en of');
const ADVERBS = set(
  'then also so now anyway obviously therefore dann auch also donc puis aussi luego también dan ook dus',
);
const SUBJECTS = set(
  'da das c ca dat i we they he she it you there nobody everyone everybody who ich wir er sie es ihr man je nous on il elle ils elles vous yo nosotros ellos ellas usted ustedes ik we wij hij zij ze jullie',
);
const BEGINNINGS = set(
  'gesucht benotigt gewunscht gebraucht gezocht gevraagd gewenst please could can just bitte merci por graag das die ca eso dat',
);
const RELATIVE_ENDS = set('that which who die das qui que dat');
