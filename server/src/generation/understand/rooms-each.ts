import type { Kind } from '../../equipment/index.ts';
import type { Space } from '../types.ts';
import type { EachWords } from './each-words.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { fold } from '../reading/document/fold.ts';
import { findAll, lexicon } from '../reading/document/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { WITH } from './words/small-words.ts';

/** What a room that people talk in may have of its own. */
const OF_A_ROOM: ReadonlySet<Kind> = new Set<Kind>([
  'projector',
  'projection_screen',
  'display',
  'led_wall',
  'lectern',
  'flip_chart',
  'whiteboard',
  'pinboard',
  'playback_laptop',
  'presentation_clicker',
  'mic_wireless_lapel',
  'mic_wireless_handheld',
  'mic_headset',
  'mic_wired',
  'mic_lectern',
  'pa_package',
  'speaker_top',
  'speaker_timer',
  'camera',
]);

export function isOfRoom({ kinds: [kind] }: Mention): boolean {
  return kind !== undefined && OF_A_ROOM.has(kind);
}

/** "A projector, a screen and a mic IN EVERY ROOM", "each with a projector, A SCREEN": the "each" of the list that a thing stands in. */
export function eachAlongList(
  text: Text,
  thing: Mention,
  each: EachWords,
  spaces: readonly Space[],
): number | undefined {
  const sentence = sentenceOf(text, thing.from);
  const words = wordsOf(text, sentence);
  const ofRooms = spaces.some((space) => space.count > 1 && words.includes(space.words));
  if (!isOfRoom(thing) && !ofRooms) return undefined;
  for (const step of isOfRoom(thing) ? [1, -1] : [-1]) {
    let clause = clauseOf(text, thing.from);
    while (isBare(text, clause)) {
      const at = step === 1 ? clause.to : clause.from - 1;
      if (at < sentence.from || at >= sentence.to) break;
      clause = clauseOf(text, at);
      const found = each.get(clause);
      if (found === undefined) continue;
      const reaches = step === 1 ? IN.has(wordAt(text, found - 1)) : !NO_ROOM.has(wordAt(text, found + 1));
      return reaches ? found : undefined;
    }
  }
  return undefined;
}

const IN = new Set('in im dans en'.split(' '));
/** "One each", "each side of the stage", "each evening", "each member". */
const NO_ROOM = new Set([
  '',
  ...'side end day evening night morning afternoon session member person guest delegate speaker panellist panelist councillor player singer team stand stall exhibitor'.split(
    ' ',
  ),
  ...'mitglied teilnehmer teilnehmerin gast person redner membre personne invite participant intervenant miembro persona invitado ponente lid deelnemer gast spreker'.split(
    ' ',
  ),
]);
/** "Each breakout: / - laptop": one of a room's things in a line below what each room is said to have. */
export function isBelowRoom(text: Text, thing: Mention, each: EachWords, spaces: readonly Space[]): boolean {
  if (IN.has(wordAt(text, thing.to)) && wordAt(text, thing.to + 1) === 'each')
    return isOfRoom(thing) && isSingular(text, thing); // "flip chart in each"
  const at = each.get(clauseOf(text, thing.from)) ?? eachAlongList(text, thing, each, spaces);
  if (at === undefined || !isOfRoom(thing) || !isSingular(text, thing)) return false;
  if (isWithEach(text, thing, at)) return true;
  return at < sentenceOf(text, thing.from).from || isUnderRooms(text, thing, each, spaces);
}

/** "Each WITH PROJECTOR and screen". */
function isWithEach(text: Text, { from }: Span, at: number): boolean {
  return at < from && [1, 2].some((step) => WITH.has(wordAt(text, at + step)));
}

/** "Each seminar room: PROJECTOR, SCREEN": besides what the main room has. */
export function isUnderRooms(text: Text, thing: Mention, each: EachWords, spaces: readonly Space[]): boolean {
  const at = each.get(clauseOf(text, thing.from)) ?? eachAlongList(text, thing, each, spaces);
  if (at === undefined || !isOfRoom(thing) || at >= thing.from) return false;
  return (
    isWithEach(text, thing, at) || markAt(text, clauseOf(text, at).to) === ':' || at < sentenceOf(text, thing.from).from
  );
}

/** "Laptop", "screen": one, by its form; English and French words that end like a plural are none. */
function isSingular(text: Text, { to }: Span): boolean {
  return !/(?:s|x|ing|age)$/u.test(wordAt(text, to - 1));
}

/**
 * "Drei Seminarräume: / - JE ein Bildschirm", "in de drie zalen TELKENS een scherm", "three rooms, … a screen IN EACH":
 * so many rooms as the line of the word, or the heading of its list, named before it.
 */
export function roomsNamedBefore(text: Text, each: number, spaces: readonly Space[]): number | undefined {
  const word = wordAt(text, each);
  const ends = wordAt(text, each + 1) === '' || ONE.has(wordAt(text, each + 1));
  if (
    !(
      SHARING.has(word) ||
      (word === 'chaque' && wordAt(text, each + 1) === 'fois') ||
      (ends && IN.has(wordAt(text, each - 1)))
    )
  )
    return undefined;
  const line = sentenceOf(text, each);
  const said = wordsOf(text, { from: line.from, to: each });
  const above = isItem(text, line.from) ? headingAbove(text, line) : '';
  const before = ends ? wordsOf(text, { from: paragraphOf(text, each), to: line.from }) : ''; // "… four rooms: … . Flip chart in each."
  return [said, above, before]
    .flatMap((words) => spaces.filter((space) => space.count > 1 && words.includes(space.words)))
    .at(0)?.count;
}

/** Where the line of the description begins that a token stands in. */
function paragraphOf(text: Text, at: number): number {
  let from = at;
  while (from > 0 && text.tokens[from - 1]?.text !== '\n') from -= 1;
  return from;
}

/** What stands over the list that a line is an item of. */
function headingAbove(text: Text, line: Span): string {
  let first = line.from;
  while (first > 0 && isItem(text, first)) {
    let end = first - 1;
    while (end > 0 && text.tokens[end]?.kind === 'break') end -= 1;
    first = sentenceOf(text, end).from;
  }
  return wordsOf(text, sentenceOf(text, first));
}

function isItem(text: Text, first: number): boolean {
  const token = text.tokens[first];
  if (token === undefined) return false;
  return DASHES.has(token.text) || /[•·▪●◦]\s*$/u.test(text.raw.slice(Math.max(0, token.start - 3), token.start));
}

const SHARING = new Set('je jeweils telkens chacun chacune'.split(' '));
const ONE = new Set(['una', 'uno']);
const DASHES = new Set(['-', '•', '*', '–', '·']);
const LONGEST = 9; // tokens of an item

/** An item of a list: its name, and no place of its own. */
function isBare(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to);
  return (
    to - from <= LONGEST &&
    !words.some((token, index) => PLACING.has(token.text) || (index > 2 && token.kind === 'number'))
  );
}

const PLACING = new Set(
  'in on at for per im am an auf fur dans sur pour en para voor op is are has have will need needs want'.split(' '),
);

const everywhere = lexicon<'all' | 'each'>([
  [
    'all',
    `in all rooms, in all the rooms, in all our rooms, in all of the rooms, in all of them, all rooms, everywhere, überall, in allen räumen, dans toutes les salles, partout, en todas las salas, in alle zalen, overal`,
  ],
  ['each', `in every room, in each room, every room, in jedem raum, dans chaque salle, en cada sala, in elke zaal`],
]);

/** "A projector in every room", "überall mit Beamer": so many rooms, where the text tells of several; else undefined. */
export function everyRoom(text: Text, thing: Mention, spaces: readonly Space[]): number | undefined {
  if (!isOfRoom(thing)) return undefined;
  const { from, to } = sentenceOf(text, thing.from);
  const said = findAll(text.tokens, everywhere, from, to).find((hit) => isListBetween(text, thing, hit));
  if (said === undefined) return undefined;
  const words = wordsOf(text, { from, to });
  const several = spaces.filter((space) => space.count > 1);
  const heading = markAt(text, from + 1) === ':' ? wordAt(text, from) : ''; // "WORKSHOPS: in each room …"
  const named = several.filter((space) => words.includes(space.words) || isCalled(space, heading)); // "three rooms: in each room …"
  const here = named.length === 0 && said.from === from ? several.slice(-1) : named; // "… three rooms; in each room …"
  const all = spaces.filter(({ role }) => role === 'main' || role === 'breakout');
  const count = (said.value === 'all' || here.length === 0 ? all : here).reduce((sum, space) => sum + space.count, 0);
  return count < 2 ? undefined : count;
}

/** "Screens, projectors and speakers FOR 3 ROOMS": what has no figure of its own is for each of them. */
export function roomsFor(text: Text, thing: Mention, mentions: readonly Mention[]): number | undefined {
  if (!isOfRoom(thing) || text.numberTo.has(thing.from)) return undefined;
  const { to } = sentenceOf(text, thing.from);
  for (let at = thing.to; at < Math.min(to, thing.to + LONGEST); at += 1) {
    if (!FOR.has(wordAt(text, at))) {
      if (PLACING.has(wordAt(text, at)) || text.numberFrom.has(at) || markAt(text, at) === ':') return undefined;
      continue;
    }
    let first = at + 1;
    while (THE.has(wordAt(text, first))) first += 1;
    const number = text.numberFrom.get(first);
    if (number === undefined || !Number.isInteger(number.value) || number.value < 2 || number.value > MOST)
      return undefined;
    const isRooms = [0, 1, 2].some((step) => ROOMS.test(wordAt(text, number.to + step)));
    const told = isRooms && mentions.some((other) => isCountedAlike(text, thing, other)); // "… 2 projectors, for 2 and 3"
    return isRooms && !told ? number.value : undefined;
  }
  return undefined;
}

function isCountedAlike(text: Text, { kinds: [kind] }: Mention, other: Mention): boolean {
  return other.kinds[0] === kind && text.numberTo.has(other.from);
}

const MOST = 20; // rooms
const FOR = new Set('for fur pour para voor'.split(' '));
const THE = new Set('the our all of these those die unsere alle les nos las nuestras de onze'.split(' '));
const ROOMS =
  /^(?:rooms|tracks|classrooms|theatres|theaters|halls|raume|saale|seminarraume|salles|salas|aulas|zalen|lokalen)$/u;

function isCalled({ words, name }: Space, heading: string): boolean {
  return (
    heading.length > 3 &&
    [words, name].some((said) =>
      fold(said)
        .split(/[^\p{L}]+/u)
        .includes(heading),
    )
  );
}

/** Nothing but items of a list, or the thing's own clause, between it and the words. */
function isListBetween(text: Text, thing: Span, hit: Span): boolean {
  const [first, last] = thing.to <= hit.from ? [thing.to, hit.from] : [hit.to, thing.from];
  if (last - first > FAR) return false;
  return !text.tokens.slice(first, last).some(({ text: word, kind }, index) => {
    if (kind === 'number') return measureEnd(text, first + index + 1) === null; // "a 55 inch screen and a flip chart"
    return word === ':' || (PLACING.has(word) && !STANDS.has(wordAt(text, first + index + 1)));
  });
}

const STANDS = new Set('stand stands trolley trolleys wheels pied pieds roulettes rollen standaard'.split(' ')); // "on a stand"

const FAR = 20; // tokens
