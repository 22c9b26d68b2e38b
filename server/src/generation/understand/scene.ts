import type { Activity, Fact, PerformerKind, Performers, Seating } from '../types.ts';
import { lengthEnd } from './measures.ts';
import { doesNotCome, isNegated } from './negation.ts';
import { isOfBids } from './of-bids.ts';
import { isBoard, isOfJudges } from './performers.ts';
import { isStray } from './strays.ts';
import { findAll, type Hit, type Lexicon, lexicon, wordList } from '../reading/document/lexicon.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { ACTIVITIES, NOT_A_PLACE_BEFORE, PLACES, type Place, SEATINGS } from './words/scene.ts';

const places = lexicon(PLACES);
const seatings = lexicon(SEATINGS);
const activities = lexicon(ACTIVITIES);

const weddings = wordList('wedding~, married, mariage~, hochzeit*, *hochzeit, trauung, boda~, bruiloft*, huwelijk*');
const houses = wordList(
  'château, chateau, castle, manor, mansion, country house, stately home, farmhouse, schloss, gutshof, herrenhaus, mas, castillo, palacio, masía, kasteel, landhuis, landgoed',
);

type Setting = 'indoor' | 'outdoor' | 'both';

/** Inside or outside: where it is said outright that counts, else the places that are named; null where nothing is. */
export function readSetting(text: Text): Fact<Setting> | null {
  const found = findAll(text.tokens, places).filter(
    (hit) => !isNegated(text, hit) && !isStray(text, hit) && !isPartOfName(text, hit),
  );
  // What stands in brackets is an example: "maybe some extra lighting (e.g. outside)".
  const open = found.filter((hit) => !isInBrackets(text, hit));
  const hits = open.length > 0 ? open : found;
  const said = hits.filter((hit) => hit.value.said);
  const outright = settingOf(text, said);
  const house =
    outright?.value === 'outdoor' && findAll(text.tokens, weddings).length > 0 ? houseOf(text, hits) : undefined;
  return house === undefined ? (outright ?? settingOf(text, hits)) : factOf(text, 'both', house);
}

const BRACKET_REACH = 5;

function isInBrackets(text: Text, { from }: Hit<Place>): boolean {
  for (let at = from - 1; at >= from - BRACKET_REACH && text.tokens[at]?.kind !== undefined; at -= 1) {
    if (markAt(text, at) === '(') return true;
    if (markAt(text, at) === ')') return false;
  }
  return false;
}

/** A wedding whose ceremony is outside and that has a barn or a house to go to. */
function houseOf(text: Text, hits: readonly Hit<Place>[]): Hit<unknown> | undefined {
  return hits.find(({ value }) => value.side === 'indoor') ?? findAll(text.tokens, houses)[0];
}

function settingOf(text: Text, hits: readonly Hit<Place>[]): Fact<Setting> | null {
  const first = hits[0];
  if (first === undefined) return null;
  const both = hits.find((hit) => hit.value.side === 'both') ?? hits.find((hit) => hit.value.side !== first.value.side);
  return both === undefined ? factOf(text, first.value.side, first) : factOf(text, 'both', both);
}

/** "Park Hotel", "garden centre", "outside of office hours", "Church Street": the word does not say where it takes place. */
function isPartOfName(text: Text, hit: Hit<Place>): boolean {
  const next = wordAt(text, hit.to);
  const before = wordAt(text, hit.from - 1);
  if (NOT_A_PLACE_BEFORE.has(next) && !hit.value.said) return true;
  if (OUTDOOR_NAMES.has(next) && hit.value.side === 'outdoor') return true;
  if (wordAt(text, hit.from) === 'outside' && isNotOut(text, hit)) return true;
  if (wordAt(text, hit.from) === 'square' && isMeasured(text, hit.from)) return true;
  if (THEATRES.has(wordAt(text, hit.from)) && !text.tokens[hit.from]?.capital && !DETERMINERS.has(before)) return true;
  // Left and right of a French stage.
  if (before === 'cote' && FRENCH_SIDES.has(wordAt(text, hit.from))) return true;
  if (wordAt(text, hit.from) === 'champ' && wordAt(text, hit.to + 1) === 'vision') return true;
  return before === 'music' || (next === 'street' && !hit.value.said);
}

/** "outside Melrose", "outside of office hours", "power from outside", "outside caterers". */
function isNotOut(text: Text, { from, to }: Hit<Place>): boolean {
  const next = text.tokens[to];
  if (next?.kind === 'word' && (next.capital || NOT_OUT_AFTER.has(next.text)) && !isShouted(text, to)) return true;
  return NOT_OUT_BEFORE.has(wordAt(text, from - 1)) || isOutsideRoom(text, to);
}

/** "Check-in table outside THE GENERAL SESSION ROOM": in the building. */
function isOutsideRoom(text: Text, from: number): boolean {
  if (!DETERMINERS.has(wordAt(text, from)) && !EACH.has(wordAt(text, from))) return false;
  for (let at = from + 1; at <= from + ROOM_REACH && wordAt(text, at) !== ''; at += 1)
    if (ROOMS.has(wordAt(text, at))) return true;
  return false;
}

const EACH = new Set(['each', 'every']);
const ROOM_REACH = 4; // words
const ROOMS = new Set('room rooms ballroom auditorium suite lounge chamber breakout boardroom'.split(' '));

/** In a text of capitals every word has one. */
function isShouted(text: Text, at: number): boolean {
  const raw = text.raw.slice(text.tokens[at - 1]?.start, text.tokens[at - 1]?.end);
  return raw === raw.toUpperCase();
}

const NOT_OUT_AFTER = new Set(
  'of caterer caterers catering company companies contractor contractors help supplier suppliers broadcast hours people london line lines'.split(
    ' ',
  ),
);
const NOT_OUT_BEFORE = new Set('from just an any bring with using by'.split(' '));

/** "6m square", "20 x 20 square": a shape. */
function isMeasured(text: Text, at: number): boolean {
  return text.numberTo.has(at) || lengthEnd(text, at - 1) === at;
}

const FRENCH_SIDES = new Set(['jardin', 'cour']);
const THEATRES = new Set(['theatre', 'theater']);
const DETERMINERS = new Set('the a our this im ins das le au un la el een het het'.split(' '));
const OUTDOOR_NAMES = new Set(
  'hotel inn plaza centre center suite hall room house lane road avenue theatre museum lining'.split(' '),
);

/** How people sit or stand, in the order of the text. */
export function readSeating(text: Text): Fact<Seating>[] {
  return firsts(text, seatings);
}

/** What happens at the event, in the order of the text; what the performers do first. `isThing`: runs that name equipment. */
export function readActivities(
  text: Text,
  performers: readonly Performers[],
  isThing: (span: Span) => boolean = () => false,
): Fact<Activity>[] {
  const said = [...firsts(text, activities, (span) => isThing(span) || isOfBids(text, span)), ...recordingListed(text)];
  const done = performers.map(({ kind, words }): Fact<Activity> => ({ value: ACTIVITY_OF_PERFORMER[kind], words }));
  return [...new Map([...done, ...said].map((fact) => [fact.value, fact])).values()];
}

/** "- Recording, for the three tracks": an item of a list, in one word. */
function recordingListed(text: Text): Fact<Activity>[] {
  const at = text.tokens.findIndex(({ text: word }, index) => {
    if (!RECORDINGS.has(word)) return false;
    const [before, behind] = [text.tokens[index - 1], text.tokens[index + 1]];
    const opens = before === undefined || before.kind === 'break' || BULLETS.has(before.text);
    const ends = behind === undefined || behind.kind === 'break' || behind.text === ',';
    return opens && ends && !isNegated(text, { from: index, to: index + 1 });
  });
  return at === -1 ? [] : [factOf(text, 'recording', { from: at, to: at + 1 })];
}

const RECORDINGS = new Set('recording aufzeichnung captation grabacion opname'.split(' '));
const BULLETS = new Set(['-', '*', '•', '–']);

const ACTIVITY_OF_PERFORMER: Readonly<Record<PerformerKind, Activity>> = {
  speaker: 'speech',
  panel: 'panel',
  host: 'speech',
  singer: 'live_music',
  band: 'live_music',
  ensemble: 'acoustic_music',
  choir: 'live_music',
  orchestra: 'live_music',
  dj: 'dj',
  dancers: 'theatre',
};

/** The first mention of each meaning that is not denied. */
function firsts<T>(text: Text, table: Lexicon<T>, isThing: (span: Span) => boolean = () => false): Fact<T>[] {
  const found = new Map<T, Fact<T>>();
  for (const hit of text.tokens.flatMap((_, index) => table.all(text.tokens, index))) {
    const inCity = wordAt(text, hit.from) === 'essen' && wordAt(text, hit.from - 1) === 'in';
    const denied =
      inCity ||
      isStray(text, hit) ||
      isThing(hit) ||
      isOfBids(text, hit) ||
      THINGS.has(wordAt(text, hit.to)) ||
      isNegated(text, hit) ||
      isDenied(text, hit);
    if (!found.has(hit.value) && !denied) found.set(hit.value, factOf(text, hit.value, hit));
  }
  return [...found.values()];
}

function isDenied(text: Text, hit: Hit<unknown>): boolean {
  return (
    (hit.value === 'live_music' && (doesNotCome(text, hit) || SEATED_AS.test(wordAt(text, hit.from)))) ||
    (hit.value === 'panel' && (isBoard(text, hit) || isOfJudges(text, hit)))
  );
}

/** "Konzertbestuhlung": how people sit, whatever they come for. */
const SEATED_AS = /^\w+bestuhlung$/u;

/** After the word it is part of a thing's name: "cocktail tables", "bar stools", "dinner plates". */
const THINGS = new Set(
  'level levels style styles table tables stool stools stand stands mic mics microphone microphones plate plates jacket jackets napkins glasses room rooms'.split(
    ' ',
  ),
);
