import type { Category } from '@showbill/contract';
import type { Mention } from '../mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { MONTHS, WEEKDAYS } from '../words/calendar.ts';
import { WISHES } from '../words/exclusions.ts';
import { PLAYING } from '../words/own-gear.ts';
import { ownerBefore } from './owners.ts';
import { isClauseEnd } from './predicates.ts';
import type { Reading } from './reading.ts';
import { ANYONES, BREAKS, DENIALS, WHERE, WITH } from './small-words.ts';

/** Where words before a thing begin that say whose it is without a verb of having: null where none do. */
export function theirsFrom(reading: Reading, index: number): number | null {
  const mention = reading.mentions[index];
  if (mention === undefined) return null;
  return (
    besidesOwn(reading, index) ??
    withTheir(reading, mention.from) ??
    playedWith(reading, mention.from) ??
    setUpOurs(reading, mention.from) ??
    broughtBy(reading, mention.from) ??
    onDuty(reading, mention)
  );
}

/** "The DJ has his own set, sound and lights": a row of things that goes on from one of no name. */
function besidesOwn({ text, words, mentions, lists, asking }: Reading, index: number): number | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const several = last > index || (mention?.categories.length ?? 0) > 1;
  if (mention === undefined || !several || markAt(text, mention.from - 1) !== ',') return null;
  if (asking.at(mention.from) || !isClauseEnd(text, mentions[last]?.to ?? 0)) return null;
  for (let to = mention.from - 2; to >= mention.from - 4 && wordAt(text, to) !== ''; to -= 1) {
    if (isStop(text, to)) return null;
    const own = words.providedBefore.before(text.tokens, to);
    if (own !== null && !WISHES.has(wordAt(text, own.from - 1))) return own.from;
  }
  return null;
}

/** "Le bar est tenu par l'association AVEC SES verres": with those of somebody named right before. */
function withTheir({ text, words }: Reading, from: number): number | null {
  if (!THEIR.has(wordAt(text, from - 1)) || !WITH.has(wordAt(text, from - 2))) return null;
  const subject = words.subjects.before(text.tokens, from - 2);
  if (subject === null || TO_BE_HIRED.has(wordAt(text, subject.to - 1))) return null; // "a DJ with his decks"
  return PRONOUNS.has(wordAt(text, subject.from)) ? null : from - 2;
}

/** "Wir SPIELEN MIT UNSERER kompletten PA", "we PERFORM WITH OUR lighting rig": what they play on is theirs. */
function playedWith({ text, asking, things }: Reading, from: number): number | null {
  for (let at = from - 1; at >= from - ADJECTIVES && wordAt(text, at) !== '' && !things.has(at); at -= 1) {
    if (!ANYONES.has(wordAt(text, at))) continue;
    const played = WITH.has(wordAt(text, at - 1)) || THROUGH.has(wordAt(text, at - 1));
    const { from: start } = sentenceOf(text, from);
    const plays = text.tokens
      .slice(Math.max(start, at - PLAYS_BACK), at - 1)
      .some(({ text: word }) => PLAYING.has(word));
    return played && plays && !asking.strongly(at) ? at - 1 : null;
  }
  return null;
}

/** "Vor der Bühne STELLEN WIR UNSERE Boxen auf", "WE SET UP OUR speakers": what those who play put there themselves. */
function setUpOurs({ text, asking, things }: Reading, from: number): number | null {
  const ours = [from - 1, from - 2, from - 3].find((at) => OURS.has(wordAt(text, at)));
  if (ours === undefined || asking.strongly(from) || things.has(from - 1)) return null;
  const { from: start } = sentenceOf(text, from);
  for (let at = ours - 1; at >= Math.max(start, ours - SET_BACK); at -= 1) {
    const we = wordAt(text, at).endsWith('mos') || [at - 1, at + 1].some((step) => WE.has(wordAt(text, step)));
    if (SETS_UP.has(wordAt(text, at)) && we) return at;
    if (isStop(text, at)) return null;
  }
  return null;
}

const SET_BACK = 8; // tokens from the verb to "our"
const OURS = new Set(
  'our unsere unseren unser unserem notre nos nuestro nuestra nuestros nuestras onze ons'.split(' '),
);
const WE = new Set('we wir nous nosotros wij'.split(' '));
const SETS_UP = new Set(
  'set put rig place install use stellen bauen nutzen verwenden benutzen hangen installons montons utilisons posons montamos instalamos usamos zetten plaatsen bouwen gebruiken'.split(
    ' ',
  ),
);
const ADJECTIVES = 3;
const PLAYS_BACK = 6;
const THROUGH = new Set('through on over uber sur sobre via'.split(' '));
/** "Am Freitag LIEFERT GERD DAS Zelt", "morgen BRENGT JAN DE borden": somebody by name behind the verb. */
function broughtBy({ text, words, things }: Reading, from: number): number | null {
  if (!VERB_SECOND.has(text.language) || !THE.has(wordAt(text, from - 1))) return null;
  const name = text.tokens[from - 2];
  const named = name?.kind === 'word' && name.capital && !things.has(from - 2) && !NO_NAMES.has(name.text);
  if (!named || WEEKDAYS.has(name.text) || MONTHS.has(name.text)) return null;
  const verb = words.brings.before(text.tokens, from - 2);
  const ahead = verb === null ? '' : wordAt(text, verb.from - 1);
  return verb === null || ahead === '' || WISHES.has(ahead) ? null : verb.from;
}

const VERB_SECOND = new Set(['de', 'nl']);
const THE = new Set('das die den dem unser unsere unseren de het onze ons'.split(' '));
const NO_NAMES = new Set(
  'sie ihr ihnen euch u jullie firma verleih verleiher lieferant anbieter leverancier'.split(' '),
);

const TO_BE_HIRED = new Set('dj djs band bands groupe grupo banda orquesta orchestre'.split(' '));
const THEIR = new Set('their his her its ihren seinen ihrem seinem ses leurs son leur sus su hun zijn haar'.split(' '));

/** "Kev is on sound", "Lumina are on lights". */
function onDuty(reading: Reading, { from, to, categories }: Mention): number | null {
  const { text } = reading;
  if (!categories.some((each) => TENDED.has(each))) return null;
  if (RUN.has(wordAt(text, from - 1))) return ownerBefore(reading, from - 1, true);
  if (wordAt(text, from - 1) !== 'on' || !IS.has(wordAt(text, from - 2)) || !isClauseEnd(text, to)) return null;
  return ownerBefore(reading, from - 2, false);
}

const RUN = new Set(['run', 'runs', 'operate', 'operates', 'mix', 'mixes']);
const IS = new Set(['is', 'are', 'am', 'be']);
const TENDED: ReadonlySet<Category> = new Set<Category>(['audio', 'lighting', 'video']);

const PRONOUNS = new Set('we i it they he she wir er sie es nous il elle ils elles ellos wij we ze hij'.split(' '));

/** What ends the way back from a thing to the words that speak of it: "does NOT have chairs", "a supply BESIDE the stage". */
export function isStop(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  return BREAKS.has(word) || WHERE[text.language].has(word) || DENIALS.has(word) || word.endsWith("n't");
}
