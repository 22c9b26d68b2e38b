import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isPoor } from './of-one-sort.ts';
import type { Reading } from './reading.ts';
import { EXCEPT, WITHOUT } from './small-words.ts';

/** Whether words that refuse a thing elsewhere say here that nothing good enough of it is there, so that it is wished. */
export function isOnlyLacking(reading: Reading, unwanted: Span, mention: Span): boolean {
  const { text } = reading;
  return (
    hasNoneOf(reading, unwanted) ||
    isAllButThis(reading, unwanted) ||
    isAllBut(text, unwanted, mention) ||
    isHavingTo(text, mention) ||
    isBeyond(text, unwanted, mention) ||
    isNotToUse(text, unwanted, mention) ||
    isPoor(text, { from: unwanted.to, to: mention.from }) ||
    isNotWorthIt(text, mention.to) ||
    isOfEmptyPlace(reading, unwanted)
  );
}

/** "They HAVE none of the tables", "der Saal HAT keine der Leitungen". */
function hasNoneOf({ text, words }: Reading, { from }: Span): boolean {
  return NONE_OF.has(wordAt(text, from)) && words.has.before(text.tokens, from) !== null;
}

/** "We have EVERYTHING EXCEPT …", "ALL IS SORTED APART FROM …". */
function isAllButThis({ text, cues }: Reading, { from, to }: Span): boolean {
  const words = text.tokens.slice(sentenceOf(text, from).from, to).map((token) => token.text);
  if (!words.some((word) => ALL.has(word)) || !words.some((word) => HAD.has(word))) return false;
  return (
    words.slice(-3).some((word) => EXCEPT.has(word) || BUT.has(word)) &&
    !cues.wishes.any({ from: to - words.length, to })
  );
}

const ALL = new Set('everything all alles tout todo'.split(' '));
const BUT = new Set('but menos'.split(' '));
const HAD = new Set(
  'have had got has sorted covered arranged done there booked haben hat da organisiert geregelt gebucht vorhanden avons a ont regle prevu tenemos tiene hay resuelto hebben heeft aanwezig'.split(
    ' ',
  ),
);

/** "EVERYTHING EXCEPT the bouncy castle IS SORTED". */
function isAllBut(text: Text, { from, to }: Span, mention: Span): boolean {
  const opens = text.tokens.slice(sentenceOf(text, from).from, from).some(({ text: word }) => ALL.has(word));
  if (!opens || !text.tokens.slice(from, to).some(({ text: word }) => EXCEPT.has(word) || BUT.has(word))) return false;
  return IS_HAD.test(text.raw.slice(text.tokens[mention.to - 1]?.end ?? 0).slice(0, 60));
}

const IS_HAD =
  /^[^.;:!?\n]{0,20} (?:is|are|has been|have been|['’]s) (?:now |already |all )?(?:sorted|covered|arranged|done|there|booked|organi[sz]ed|in hand|in place|taken care of)\b/iu;

/** "I hoped to avoid hiring a PA BUT IT LOOKS LIKE WE'LL HAVE TO". */
function isHavingTo(text: Text, { to }: Span): boolean {
  return HAVING_TO.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0).slice(0, 90));
}

const HAVING_TO =
  /^[^.;!?\n]{0,15}\bbut (?:it (?:looks|seems) (?:like|as if|as though) |i think |i guess |now )*(?:we|i)(?:['’]ll| will| may| might)?(?: probably| obviously)? (?:have to|need to|need one|need it|must)\b/iu;

/** "No staff BEYOND one sound engineer": so much of it is wanted, and no more. */
function isBeyond(text: Text, { from, to }: Span, mention: Span): boolean {
  for (let at = to; at < mention.from; at += 1)
    if (BEYOND.has(wordAt(text, at)) && !HAVING.has(wordAt(text, from - 1))) return at > from;
  return false;
}

const BEYOND = new Set(['beyond', 'besides']);
const HAVING = new Set('have has had got with'.split(' '));

/** "We CAN'T USE THEIR microphone": one of our own is called for. */
function isNotToUse(text: Text, { from, to }: Span, mention: Span): boolean {
  const use = text.tokens.slice(from, to).some(({ text: word }) => word === 'use' || word === 'utiliser');
  const may = text.tokens.slice(from - 2, to).some(({ text: word }) => CANNOT.has(word));
  return use && may && text.tokens.slice(to - 1, mention.from).some(({ text: word }) => THEIR.has(word));
}

const CANNOT = new Set("can't cannot can peut pouvons".split(' '));
const THEIR = new Set('their his her its theirs leur leurs'.split(' '));

const NONE_OF = new Set(['none']);

/** "No sound gear WE'D TRUST", "keine Anlage, DIE TAUGT". */
function isNotWorthIt(text: Text, to: number): boolean {
  return notWorthIt.at(text.tokens, markAt(text, to) === ',' ? to + 1 : to) !== null;
}

const notWorthIt = wordList(
  `we'd trust, we would trust, you'd trust, i'd trust, to speak of, worth the name, worth having, worth mentioning, worth using, that works, which works, that work, of any use, good enough, die taugt, der taugt, das taugt, die taugen, die funktioniert, das funktioniert, die was taugt, der rede wert, digne de ce nom, qui fonctionne, qui fonctionnent, qui marche, qui marchent, qui vaille, que funcione, que funcionen, que sirva, que sirvan, digno de ese nombre, die werkt, dat werkt, die werken, die deugt, dat deugt, die naam waardig`,
);

const NEAR = 4; // words between a place and "without"

/** "An EMPTY HALL without lights", "salle vide et sans éclairage": what the place lacks. */
function isOfEmptyPlace({ text, words }: Reading, { from }: Span): boolean {
  if (!WITHOUT.has(wordAt(text, from)) && wordAt(text, from) !== 'no') return false;
  const first = Math.max(sentenceOf(text, from).from, from - NEAR);
  let place = false;
  let empty = false;
  for (let at = first; at < from; at += 1) {
    place ||= words.places.at(text.tokens, at) !== null;
    empty ||= EMPTY.has(wordAt(text, at));
  }
  return place && empty;
}

const EMPTY = new Set(
  'empty bare vide nue nu leer leere leeren leerer kahl kahle vacia vacio leeg lege kale'.split(' '),
);
