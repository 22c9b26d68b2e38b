import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { isActsLack, isActWithout } from './acts-lack.ts';
import { isOfProgramme } from './of-programme.ts';
import type { Reading } from './reading.ts';
import { ADVERSATIVES, LACKING, VERB_LAST } from './small-words.ts';

const HAS_REACH = 20;
const LACK_REACH = 6;
const AFTER = 4;
const HAVE = /^(?:we|i|they)'ve$/u;

/** "the hall has no stage", "no stage available", "a band without a PA": it is missing, not unwanted. */
export function isLack(reading: Reading, negation: Span, mention: Mention): boolean {
  const { text, words } = reading;
  if (!LACKING.has(wordAt(text, negation.from)) || negation.to - negation.from > 2) return false;
  if (isOfOwn(text, negation, mention)) return true;
  const bare = text.language !== 'es' || negation.to - negation.from === 1; // not "no necesitamos corriente"
  const unneeded = isUnneeded(reading, mention) || NEEDS_NONE.has(wordAt(text, negation.from - 1));
  if (bare && isMains(text, mention) && !unneeded) return true;
  if (isOfProgramme(reading, negation, mention) || inLineUp.at(text.tokens, mention.to) !== null) return false;
  if (wordAt(text, negation.to - 1) === 'hay') return true; // "no hay escenario"
  if (VERB_LAST.has(text.language) && isNeededBehind(text, endOfList(reading, mention))) return false;
  if (text.language === 'en' && isSaidUnneeded(text, mention.to)) return false;
  if (isSoughtThen(text, endOfList(reading, mention)) || isLeftOut(text, negation.from)) return true;
  if (isActWithout(text, negation, mention) || isActsLack(reading, negation, mention)) return true;
  const willBe = wordAt(text, negation.from - 1) === 'be';
  if (isOutcome(text, negation.from)) return false;
  if (!willBe && words.lackBefore.before(text.tokens, negation.from) !== null) return true;
  if (ADVERSATIVES.has(wordAt(text, negation.from - 1)) && hasBefore(reading, negation.from)) return true;
  const next =
    markAt(text, mention.to) === ',' && wordAt(text, mention.to + 1) === 'nothing' ? mention.to + 1 : mention.to;
  for (let at = next; at < mention.to + LACK_REACH && wordAt(text, at) !== ''; at += 1) {
    if (words.lackAfter.at(text.tokens, at) !== null) return true;
  }
  return false;
}

/** "We travel WITHOUT OUR OWN engineer", "ohne eigenes Pult", "a hall with NO BUILT-IN system": none of theirs. */
function isOfOwn(text: Text, negation: Span, { from }: Span): boolean {
  return text.tokens.slice(negation.from + 1, from).some(({ text: word }) => OWN.test(word));
}

const OWN =
  /^(?:own|built|builtin|inbuilt|inhouse|onboard|permanent|eigene[nmrs]?|eingebaute[nmrs]?|fest|propres?|integree?s?|propi[oa]s?|eigen|ingebouwde?)$/u;

/** "We move into the gym, SO there are no tents": what follows from it, and nothing that is missing. */
function isOutcome(text: Text, at: number): boolean {
  return BEING.has(wordAt(text, at - 1)) && THEN.has(wordAt(text, at - 3));
}

const BEING = new Set(['is', 'are', 'be']);
const THEN = new Set(['so', 'therefore', 'hence']);

const inLineUp = wordList(
  `in this band, in the band, in our band, in our set, in the set, in our line up, in the line up, in this show, in our show, in this act, in dieser band, in der band, in unserer besetzung, in der besetzung, dans ce groupe, dans le groupe, en esta banda, en el grupo, in deze band, in de band, in onze bezetting`,
);

function endOfList({ mentions, lists }: Reading, mention: Mention): number {
  return mentions[lists[mentions.indexOf(mention)] ?? -1]?.to ?? mention.to;
}

/** "we hebben geen podium nodig": the verb at the end says that it is not needed, and not that there is none. */
function isNeededBehind(text: Text, from: number): boolean {
  for (let at = from; at < from + LACK_REACH; at += 1) {
    if (text.tokens[at]?.kind !== 'word' || text.numberFrom.has(at)) return false;
    if (NEEDED.has(wordAt(text, at))) return true;
  }
  return false;
}

/** "They come EQUIPPED WITH a lapel mic, NO handheld mics". */
function isLeftOut(text: Text, at: number): boolean {
  const start = text.tokens[at]?.start ?? 0;
  return markAt(text, at - 1) === ',' && EQUIPPED.test(text.raw.slice(Math.max(0, start - THEN_REACH), start));
}

const EQUIPPED = /\b(?:equipped|supplied|fitted|furnished|comes?) with [^.;:!?]{2,60}$/iu;

/** "… but no tables, SO PLEASE QUOTE 20", "no PA or lights, SO BOTH WOULD HAVE TO BE HIRED". */
function isSoughtThen(text: Text, to: number): boolean {
  const begin = text.tokens[to - 1]?.end ?? 0;
  return SOUGHT_THEN.test(text.raw.slice(begin, begin + THEN_REACH));
}

const THEN_REACH = 110; // letters
const SOUGHT_THEN =
  /^[^.;!?\n]{0,30}?(?<!\p{L})(?:so|hence|therefore|thus|also|deshalb|daher|donc|du coup|así que|por eso|dus|daarom)(?!\p{L})(?![^.;!?\n]{0,50}(?:\b(?:not?|none|nothing|without|kein\p{L}*|nicht|pas|sin|geen|niet)\b|n['’]t\b))[^.;!?\n]{0,50}?(?:\b(?:need|require|hire|rent|quote|price|include|supply|want|after|looking for)\b[^.;!?\n]{0,25}\b(?:one|some|them|those|both|these|\d{1,4})\b|\b(?:both|they|those|these|one|all) (?:would |will |has |have |need |needs |must )+(?:to )?be (?:hired|rented|supplied|provided|included|quoted|brought)|(?:brauchen|benötigen|faut|besoin|necesitamos|hebben)\b[^.;!?\n]{0,25}\b(?:welche|eine[nsr]?|\d{1,4}|unos|unas|er \d{1,4}))/iu;

/** "There's no event manager NEEDED from your end". */
function isSaidUnneeded(text: Text, at: number): boolean {
  const next = wordAt(text, at);
  return WANTED.has(/ly$|^(?:at|here)$/u.test(next) ? wordAt(text, at + 1) : next);
}

const WANTED = new Set('needed required wanted necessary called wished'.split(' '));
const NEEDED = new Set('nodig noodzakelijk notig vonnoten benotigt erforderlich'.split(' '));

/** Nobody wishes for an event without power: "no power in the field", "kein Strom" say that it has to come. */
function isMains(text: Text, { kinds, categories, ...span }: Mention): boolean {
  return categories.includes('power') || (kinds[0] === 'power_distro' && !BOARD.test(wordsOf(text, span)));
}

/** What divides power, and not that there is any. */
const BOARD = /verteil|verdeel|verdel|distro|distribution|board|cuadro|coffret|kast/iu;

/** "no power needed, please". */
function isUnneeded({ text, words }: Reading, { to }: Mention): boolean {
  for (let at = to; at < to + AFTER; at += 1) {
    if (words.wishAfter.at(text.tokens, at) !== null || NEEDLESS.has(wordAt(text, at))) return true;
  }
  return false;
}

/** "Wir BRAUCHEN keinen Strom". */
const NEEDS_NONE = new Set('brauchen brauche braucht benotigen benotige benotigt wollen mochten need want'.split(' '));
const NEEDLESS = new Set('please bitte merci necessary notig erforderlich gewunscht from by vom von'.split(' '));

/** "the room has a screen but no projector": what "has" belongs to goes on. */
function hasBefore({ text, words }: Reading, at: number): boolean {
  const from = Math.max(sentenceOf(text, at).from, at - HAS_REACH);
  if (findAll(text.tokens, words.has, from, at).length > 0) return true;
  if (words.presence.at(text.tokens, from) !== null) return true; // "there is a screen but no projector"
  return text.tokens.slice(from, at).some(({ text: word }) => HAVE.test(word)); // "they've amps but no PA"
}
