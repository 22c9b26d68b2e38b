import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Performers, Space } from '../types.ts';
import type { CountedNouns } from './counted-nouns.ts';
import type { EachWords } from './each-words.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { hasOwnPlace } from './own-place.ts';
import { eachAlongList, isOfRoom, roomsNamedBefore } from './rooms-each.ts';
import { fold } from '../reading/document/fold.ts';
import {
  clauseOf,
  isCounted,
  markAt,
  type Span,
  sentenceOf,
  type Text,
  wordAt,
  wordsOf,
} from '../reading/document/text.ts';
import { AND_OR, ARTICLES, WITH } from './words/small-words.ts';

/** Stalls, stands and those who have one: so many of them, counted in the tokens `[from, to)`. */
export interface Stalls extends Span {
  readonly count: number;
}

/** "10 gazebos for stalls", "18 shell scheme stands", "35 exhibitors", "Booths: 86". */
export function readStalls(text: Text): readonly Stalls[] {
  return text.numbers.flatMap((number) => {
    if (!Number.isInteger(number.value) || number.value < 2 || number.value > 2000) return [];
    if (measureEnd(text, number.to) !== null) return []; // "a 3 m gazebo"
    const title = [':', '('].includes(markAt(text, number.from - 1)) ? number.from - 2 : number.from;
    if (title < number.from && STALLS.has(wordAt(text, title)))
      return [{ from: title, to: number.to, count: number.value }];
    for (let at = number.to; at < number.to + STALL_REACH; at += 1) {
      if (STALLS.has(wordAt(text, at))) return [{ from: number.from, to: at + 1, count: number.value }];
      if (wordAt(text, at) === '' || text.numberFrom.has(at)) return [];
    }
    return [];
  });
}

const STALL_REACH = 4;

/** "78 tables (one per booth, six for check-in)": where a figure of its own says what the others are for. */
function isExplained(text: Text, thing: Span, at: number): boolean {
  const own = text.numberTo.get(at);
  return own !== undefined && own.from >= thing.to && isCounted(text, thing);
}

/** "10 DISTROS, with a lead for each": the other is counted for these. */
function isWhole(text: Text, thing: Span, at: number): boolean {
  if (!text.numberTo.has(thing.from) || wordAt(text, at + 1) !== '' || IN.has(wordAt(text, at - 1))) return false;
  return text.tokens.slice(thing.to, Math.max(thing.to, at)).some(({ text: word }) => WITH.has(word));
}

const IN = new Set('in im dans en at on'.split(' '));

/** "18 stands with a table, two chairs and a socket each": how many stalls the thing is for; null where it is for none. */
export function perStall(
  text: Text,
  thing: Span,
  each: EachWords,
  stalls: readonly Stalls[],
  spaces: readonly Space[],
): number | null {
  // the stalls themselves are what the others are counted for
  if (stalls.some(({ from, to }) => from <= thing.from && thing.from < to)) return 1;
  const sentence = sentenceOf(text, thing.from);
  const words = wordsOf(text, sentence);
  if (spaces.some((space) => space.count > 1 && words.includes(space.words))) return null; // "four rooms, each needs …"
  const said = [...each.values()].filter(
    (at) => at >= sentence.from && at < sentence.to && !isExplained(text, thing, at) && !isWhole(text, thing, at),
  );
  const behind = said.some((at) => at >= thing.to && wordAt(text, at + 1) === '');
  const per = said.some((at) => STALLS.has(wordAt(text, behindOf(text, at + 1))));
  const shared = said.some((at) => at < thing.from && wordAt(text, at + 1) !== '' && SHARED.has(wordAt(text, at + 1)));
  if (!behind && !per && !shared) return null;
  const before = stalls.filter(({ to }) => to <= thing.from);
  const here = before.findLast(({ from }) => from >= sentence.from);
  return (here ?? before.at(-1) ?? (per ? stalls[0] : undefined))?.count ?? null; // "each booth: one table … 40 booths"
}

/** Behind the joints and the figure of "chacun DES 12 exposants", "each OF THE six stalls". */
function behindOf(text: Text, from: number): number {
  let at = from;
  while (at < from + OF_REACH && OF_THE.has(wordAt(text, at))) at += 1;
  const number = text.numberFrom.get(at);
  return at > from && number !== undefined ? number.to : at;
}

const OF_REACH = 3;
const OF_THE = new Set('of the our your des de los las der den von unserer onze van'.split(' '));

/** What "each" may stand for, with how many there are. */
export interface Groups {
  readonly performers: readonly Performers[];
  readonly spaces: readonly Space[];
  readonly attendees: number | null;
}

const REACH = 5; // tokens behind "each" that may name what it stands for

export function readEachWords(text: Text): EachWords {
  const found = new Map<Span, number>();
  text.tokens.forEach((_, index) => {
    if (isEach(text, index)) found.set(clauseOf(text, index), index);
  });
  const governed = Array.from(found.values(), (at) => headedBy(text, at).map((clause) => [clause, at] as const));
  return new Map([...governed.flat(), ...found]);
}

/** "Each small room: a screen, a flip chart": the clauses that such a heading governs. */
function headedBy(text: Text, at: number): readonly Span[] {
  const sentence = sentenceOf(text, at);
  const clause = clauseOf(text, at);
  const ends = endingHere(text, at);
  if (ends !== null) return itemsBelow(text, ends);
  if (at - sentence.from > HEADING || markAt(text, clause.to) !== ':') return [];
  return [...clausesIn(text, { from: clause.to, to: sentence.to }), ...itemsBelow(text, clause.to)];
}

/** "Four seminar rooms of 30–40, EACH WITH / - a projector": the last token of such a line; null where the line says more. */
function endingHere(text: Text, at: number): number | null {
  let to = behindOne(text, at + 1);
  while (to < at + HEADING + 1 && LEADING.has(wordAt(text, to))) to += 1;
  if (to === at + 1 && markAt(text, to) !== ':') return null;
  const last = markAt(text, to) === ':' ? to : to - 1;
  return text.tokens[last + 1]?.text === '\n' ? last : null;
}

function clausesIn(text: Text, { from, to }: Span): readonly Span[] {
  const clauses: Span[] = [];
  for (let next = from; next < to; next = Math.max(next + 1, clauseOf(text, next).to))
    clauses.push(clauseOf(text, next));
  return clauses;
}

/** "Each breakout: / - 75in screen on a cart / - laptop": the items of the list below a heading that ends at a colon. */
function itemsBelow(text: Text, colon: number): readonly Span[] {
  if (text.tokens[colon + 1]?.text !== '\n') return [];
  const clauses: Span[] = [];
  let at = colon + 2;
  for (let begin = behindBullet(text, at); begin !== null; begin = behindBullet(text, at)) {
    const line = sentenceOf(text, begin);
    clauses.push(...clausesIn(text, { from: begin, to: line.to }));
    at = text.tokens[line.to]?.text === '\n' ? line.to + 1 : line.to;
  }
  return clauses;
}

/** Behind the bullet, or the letter or figure in brackets, that an item begins with: "- a screen", "(b) one screen"; null where none does. */
function behindBullet(text: Text, at: number): number | null {
  if (BULLETS.has(text.tokens[at]?.text ?? '')) return at + 1;
  const named = markAt(text, at) === '(' ? at + 1 : at;
  return (text.tokens[named]?.text ?? '').length === 1 && markAt(text, named + 1) === ')' ? named + 2 : null;
}

const BULLETS = new Set(['-', '•', '*', '–']);

const HEADING = 4; // tokens before "each" in a heading

/**
 * "a radio mic for each speaker", "two screens per seminar room": how many times over. 1 where nothing of the kind is
 * said, null where it is said and the words do not tell how many there are.
 */
export function timesOver(
  text: Text,
  thing: Mention,
  each: EachWords,
  groups: Groups,
  nouns: CountedNouns,
): number | null {
  const at = each.get(clauseOf(text, thing.from)) ?? eachAlongList(text, thing, each, groups.spaces);
  if (at === undefined) return 1;
  if (isExplained(text, thing, at) || isWhole(text, thing, at)) return 1;
  const above = isOfRoom(thing) ? roomsNamedBefore(text, at, groups.spaces) : undefined;
  if (above !== undefined) return above;
  if (isWhere(text, thing) || hasOwnPlace(text, thing, at)) return 1;
  const next = behindOne(text, at + 1);
  const several = text.numberFrom.get(next);
  const behind = upToBreak(text, several?.to ?? next);
  const [first = ''] = behind;
  if (several !== undefined && several.value > 1 && isJoined(text, { from: several.to, to: thing.from })) return 1; // "tables for 10 EACH AND chairs"
  if (several !== undefined && several.value > 1 && GUESTS.has(first.replace(PLURAL, '')))
    return sharesOf(text, thing, several.value, groups.attendees);
  if (isAtHeadTable(behind)) return null;
  // one stage serves all acts in turn
  if (behind.slice(0, 2).some((word) => ACTS.has(word))) return 1;
  if (SIDES.has(first) && thing.to <= at && at - thing.to < NEAR) return isOneOnEach(text, thing, at) ? 1 : 2;
  const room = roomsOf(text, at + 1, groups);
  if (room !== undefined) return isBesidesMain(text, at) ? room + 1 : room;
  for (const word of behind) {
    const counted = nouns.of(word, at);
    // The tables of "20 tables with a lamp per table" are the group itself.
    if (counted !== undefined) return thing.from <= counted.to && thing.to > counted.from ? 1 : counted.value;
    if (GUESTS.has(word)) return groups.attendees;
  }
  const people = peopleOf(text, at + 1, groups);
  if (people !== undefined) return people;
  if (behind.some((word) => GROUPS.has(word))) return null;
  if (WITH.has(wordAt(text, at - 1)) && thing.from > at)
    return lastGroup(text, at, groups) ?? nouns.before(at)?.value ?? 1;
  if (!SHARED.has(first)) return 1;
  const group = lastGroup(text, at, groups);
  if (group !== undefined) return group;
  if (first === '') return shareOf(text, thing, groups, nouns);
  return thing.from < at ? 1 : (nouns.before(at)?.value ?? 1);
}

/** "Two video walls, ONE ON EACH side": told of those that were counted. */
function isOneOnEach(text: Text, thing: Span, at: number): boolean {
  const several = wordAt(text, thing.to - 1).endsWith('s');
  return several && [1, 2].some((step) => at - step >= thing.to && text.numberTo.get(at - step + 1)?.value === 1);
}

/** Behind "each ONE", "each OF THEM", "cada UNA". */
function behindOne(text: Text, at: number): number {
  if (wordAt(text, at) === 'of' && THEM.has(wordAt(text, at + 1))) return at + 2;
  const one = ONE.has(wordAt(text, at)) && SHARED.has(wordAt(text, at + 1)) && !text.numberFrom.has(at + 1); // but "each one keyboard"
  return one ? at + 1 : at;
}

const THEM = new Set(['them', 'these', 'those', 'which', 'em']);
const ONE = new Set(['one', 'una', 'uno']);

/** "One microphone for EVERY TWO participants"; "24 Tische zu JE ACHT Personen" already are for all of them. */
function sharesOf(text: Text, { from }: Span, people: number, attendees: number | null): number {
  const own = text.numberTo.get(from)?.value ?? 1;
  if (attendees === null || own * people > attendees * ENOUGH) return 1;
  return Math.ceil(attendees / people);
}

const ENOUGH = 0.7;

function isJoined(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, Math.max(from, to)).some(({ text: word }) => AND_OR.has(word));
}

/** "For every participant AT A TABLE": where they are. */
function isWhere(text: Text, { from, kinds }: Mention): boolean {
  const placed = AT.has(wordAt(text, from - 2)) && ARTICLES.has(wordAt(text, from - 1));
  return placed && kinds[0]?.startsWith('table_') === true;
}

/** "For every person AT THE HEAD TABLE": a few of all. */
function isAtHeadTable(behind: readonly string[]): boolean {
  return behind.some((word, at) => HEADS.has(word) && behind.slice(0, at).some((other) => AT.has(other)));
}

const AT = new Set('at on am an auf a en op aan'.split(' '));
const HEADS = new Set('head top high podium panel dais vorstandstisch honneur presidencial'.split(' '));
const PLURAL = /(?<=\p{L}{3})s$/u;

/** "8 bars with a fridge each": of what stands before "with"; "one wine glass each": of the guests. */
function shareOf(text: Text, thing: Mention, groups: Groups, nouns: CountedNouns): number | null {
  const { from } = sentenceOf(text, thing.from);
  for (let at = thing.from - 1; at > from; at -= 1) {
    if (!WITH.has(wordAt(text, at)) && markAt(text, at) !== ':') continue;
    const counted = nouns.before(at);
    if (counted !== undefined) return counted.value;
  }
  const holders = nouns.before(text.numberTo.get(thing.from)?.from ?? thing.from);
  if (holders !== undefined && holders.from >= from && text.numberTo.has(thing.from) && isOfHolders(text, holders))
    return holders.value;
  const atTable = thing.kinds.some((kind) => KIND_CATEGORY[kind] === 'catering');
  return atTable ? groups.attendees : 1;
}

/** "12 TABLES, 8 chairs each". */
function isOfHolders(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ text: word }) => HOLDERS.test(word));
}

const HOLDERS =
  /(?:^|\p{L})(?:tables|tischen?|mesas|tafels|shelters|pop-ups|pavillons?|huts|hütten|huetten|stalls|booths|kramen|barnums|casetas|chalets|tents|marquees|gazebos|zelten?|carpas|tenten|rooms|salas|salles)$/u;

/** Right behind "each" or "per": what things are counted by, and no thing that is asked for. */
export function isCountedBy(text: Text, { from }: Span): boolean {
  const several = text.numberTo.get(from);
  return (
    isEach(text, (several?.from ?? from) - 1) && (several === undefined || EVERY.has(wordAt(text, several.from - 1)))
  );
}

/** The few words behind a token, no further than the next comma or full stop. */
function upToBreak(text: Text, from: number): string[] {
  const words: string[] = [];
  for (let at = from; at < from + REACH && wordAt(text, at) !== ''; at += 1) words.push(wordAt(text, at));
  return words;
}

/** "5 breakouts, each with a screen", "a panel of six with a radio mic each": what the sentence named before. */
function lastGroup(text: Text, at: number, { performers, spaces }: Groups): number | undefined {
  const said = wordsOf(text, { from: sentenceOf(text, at).from, to: at + 1 });
  const space = spaces.findLast(({ words, count }) => count > 1 && said.includes(words));
  return space?.count ?? performers.findLast(({ words, people }) => people > 1 && said.includes(words))?.people;
}

function roomsOf(text: Text, at: number, { spaces }: Groups): number | undefined {
  const words = nounsBehind(text, at);
  const several = spaces.filter(({ count }) => count > 1);
  const called = several.find(({ words: said, name }) =>
    words.some((word) => sameNoun(said, word) || sameNoun(name, word)),
  );
  const breakouts = several.filter(({ role }) => role === 'breakout');
  const only = breakouts.length === 1 && words.some((word) => ROOMS.has(word)) ? breakouts[0] : undefined; // "quatre ateliers … dans chaque SALLE"
  return (called ?? only)?.count;
}

/** "The same IN THE MAIN ROOM AND in EACH breakout". */
function isBesidesMain(text: Text, each: number): boolean {
  const words = Array.from({ length: BACK }, (_, step) => wordAt(text, each - step - 1));
  const and = words.slice(0, 3).findIndex((word) => AND_OR.has(word) || word === 'as');
  return and >= 0 && words.slice(and).some((word) => MAIN.has(word));
}

const BACK = 7; // tokens
const MAIN = new Set('main plenary plenar plenum hauptsaal pleniere principal plenaria plenaire plenum'.split(' '));
const ROOMS = new Set('room raum saal salle sala zaal ruimte'.split(' '));

function peopleOf(text: Text, at: number, { performers }: Groups): number | undefined {
  const words = nounsBehind(text, at);
  return performers.find(({ words: said, people }) => people > 0 && words.some((word) => sameNoun(said, word)))?.people;
}

function nounsBehind(text: Text, at: number): string[] {
  return Array.from({ length: REACH }, (_, index) => wordAt(text, at + index)).filter((word) => word.length > 3);
}

/** "each room" stands for "four seminar rooms". */
function sameNoun(said: string, word: string): boolean {
  return fold(said)
    .split(/[^\p{L}]+/u)
    .some((other) => other.length > 3 && (other.startsWith(word) || word.startsWith(other)));
}

const STALLS = new Set(
  'stall stalls stand stands gazebo gazebos booth booths exhibitor exhibitors stallholder stallholders trader traders vendor vendors employers aussteller stande stand exposants expositores standhouders'.split(
    ' ',
  ),
);
const GROUPS = new Set(
  `table tables room rooms person people guest delegate speaker speakers panellist stage tent session hall group tisch raum gast redner person personne salle intervenant mesa sala persona ponente tafel zaal persoon spreker`.split(
    ' ',
  ),
);
const ACTS = new Set(
  'band bands act acts artist kapelle kunstler auftritt artiste artista actuacion artiest optreden'.split(' '),
);
const GUESTS = new Set(
  `person people leute leuten mensen gens gente guest guests delegate delegates head attendee participant visitor gast gaste person personen kopf teilnehmer teilnehmerin besucher personne personnes invite
  participant convive persona personas invitado asistente participante persoon gast deelnemer bezoeker hoofd`.split(
    /\s+/u,
  ),
);
const NEAR = 3; // tokens
/** "One screen each side of the stage". */
const SIDES = new Set('side end seite ende cote bout lado extremo kant zijde uiteinde'.split(' '));
const SHARED = new Set([
  '',
  'with',
  'has',
  'have',
  'having',
  'gets',
  'needs',
  'needing',
  'requires',
  'wants',
  'getting',
  'equipped',
  'mit',
  'avec',
  'con',
  'met',
]);
const LEADING = new Set(
  [
    ...SHARED,
    ...'to is be will equipped the following these having mit ausgestattet avec con met folgendem necesita necesitan krijgt'.split(
      ' ',
    ),
  ].filter((word) => word !== ''),
);
/** "par salle"; but "un par de altavoces" is a pair, and "par la chorale" says by whom. */
function isEach(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  if (word === 'par' && text.language === 'es') return false;
  const price = text.numberTo.get(at);
  if (price !== undefined && PRICES.has(markAt(text, price.from - 1))) return false; // "24 decks @ 5 each"
  if (!BY_OR_PER.has(word)) return EACH.has(word);
  const number = text.numberFrom.get(at + 1);
  if (number !== undefined && !GUESTS.has(wordAt(text, number.to))) return false; // "captation par 2 caméras"
  return !ARTICLES.has(wordAt(text, at + 1).replace("'", ''));
}

const EVERY = new Set(['every', 'per']);
const PRICES = new Set(['@', '£', '$', '€']);
const BY_OR_PER = new Set(['par', 'por']);

const EACH = new Set(
  'each every per apiece jeder jede jedes jeden je jeweils pro chaque chacun chacune par cada por elke elk iedere telkens'.split(
    ' ',
  ),
);
