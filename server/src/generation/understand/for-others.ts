import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { FOR } from './words/small-words.ts';

/** How many of a thing what it is for tells, and the thing that is spoken of for that alone. */
export interface ForOthers {
  readonly quantity: number;
  readonly others: Mention | null;
}

/**
 * "Seats for the 29 players": one for each of them. "Cloths FOR 10 of those round tables": what is laid on other
 * things, as many as there are of these, which are not asked for themselves.
 */
export function readForOthers(text: Text, things: readonly Mention[]): ReadonlyMap<Mention, ForOthers> {
  const found = new Map<Mention, ForOthers>();
  things.forEach((thing, index) => {
    const [kind] = thing.kinds;
    if (kind === undefined || !(GOES_WITH.has(kind) || FOR_ONE.has(kind) || PER_ROOM.has(kind))) return;
    const next = things.slice(index + 1, index + 3).find(({ from }) => from >= thing.to);
    const number = figureBehindFor(text, thing, next?.from ?? Number.POSITIVE_INFINITY);
    if (number === null) return;
    const others = otherBehind(text, number, next);
    if (others !== null && GOES_WITH.get(kind)?.includes(others.kinds[0] ?? 'tape') === true) {
      found.set(thing, { quantity: number.value, others });
    } else if (others === null && PER_ROOM.has(kind) && number.value <= MOST_ROOMS && areRooms(text, number)) {
      for (const each of [thing, ...joinedBefore(text, things, index, PER_ROOM)])
        if (!text.numberTo.has(each.from)) found.set(each, { quantity: number.value, others: null });
    } else if (others === null && FOR_ONE.has(kind) && arePeople(text, number)) {
      for (const each of [thing, ...joinedBefore(text, things, index)])
        found.set(each, { quantity: number.value, others: null });
    }
  });
  return found;
}

/** "MUSIC STANDS and chairs for 24 musicians". */
function joinedBefore(
  text: Text,
  things: readonly Mention[],
  index: number,
  alike: ReadonlySet<Kind> = FOR_ONE,
): readonly Mention[] {
  const [before, thing] = [things[index - 1], things[index]];
  if (before === undefined || thing === undefined || !alike.has(before.kinds[0] ?? 'tape')) return [];
  return before.to + 1 === thing.from && AND.has(text.tokens[before.to]?.text ?? '') ? [before] : [];
}

/** The figure behind "for", the few words before it past. */
function figureBehindFor(text: Text, thing: Span, limit: number): Quantity | null {
  const end = Math.min(sentenceOf(text, thing.from).to, thing.to + REACH, limit);
  for (let at = thing.to; at < end && wordAt(text, at) !== ''; at += 1) {
    if (!FOR.has(wordAt(text, at))) continue;
    let start = at + 1;
    while (start < at + 4 && BEFORE_FIGURE.has(wordAt(text, start)) && !text.numberFrom.has(start)) start += 1;
    const number = text.numberFrom.get(start);
    const whole = number !== undefined && Number.isInteger(number.value) && number.value >= 2 && number.value <= MOST;
    return whole ? number : null;
  }
  return null;
}

/** The thing right behind the figure: "10 of those round TABLES". */
function otherBehind(text: Text, { to }: Quantity, next: Mention | undefined): Mention | null {
  if (next === undefined || next.from < to || next.from > to + WORDS_BETWEEN) return null;
  for (let at = to; at < next.from; at += 1) if (wordAt(text, at) === '') return null;
  return next;
}

function arePeople(text: Text, { to }: Quantity): boolean {
  for (let at = to; at <= to + 2; at += 1) {
    if (PLAYERS.has(wordAt(text, at))) return true;
    if (wordAt(text, at) === '') return false;
  }
  return false;
}

/** "A projector for the 3 TALK TRACKS": one in each. */
function areRooms(text: Text, { to }: Quantity): boolean {
  return [to, to + 1].some((at) => ROOMS.has(wordAt(text, at)));
}

const MOST_ROOMS = 40;
const ROOMS = new Set(
  'tracks rooms breakouts halls theatres raume raumen sale salen salles salas aulas zalen lokalen tracks sessions'.split(
    ' ',
  ),
);
/** What stands once in a room. */
const PER_ROOM: ReadonlySet<Kind> = new Set<Kind>([
  'stage_deck',
  'backdrop',
  'projector',
  'projection_screen',
  'led_wall',
  'lectern',
  'flip_chart',
  'video_recorder',
]);

const REACH = 8; // tokens between a thing and "for"
const AND = new Set(['and', '&', '+', 'und', 'et', 'y', 'en']);
const WORDS_BETWEEN = 4;
const MOST = 5000;
const BEFORE_FIGURE = new Set(
  'the all our these those about around up to approximately alle die der unsere diese rund etwa les nos ces tous environ los las nuestros estos unos de onze deze alle ongeveer'.split(
    ' ',
  ),
);
/** Those who sit or read at a thing of their own, and are not the guests. */
const PLAYERS = new Set(
  `player players musician musicians singer singers performer performers band panellists panelists judges speakers choristers dancers actors crew
  musiker musikern musikerinnen spieler sanger sangern redner musiciens chanteurs choristes joueurs musicos cantantes interpretes muzikanten spelers zangers`.split(
    /\s+/u,
  ),
);
/** One of these is for one person. */
const FOR_ONE: ReadonlySet<Kind> = new Set<Kind>(['chair', 'chair_banquet', 'music_stand', 'bar_stool']);
const TABLES: readonly Kind[] = ['table_round', 'table_trestle', 'table_cocktail', 'table_desk', 'table_coffee'];
const MICROPHONES: readonly Kind[] = ['mic_wired', 'mic_instrument', 'mic_wireless_handheld'];
/** What is laid on, put under or hung from each of another thing. */
const GOES_WITH: ReadonlyMap<Kind, readonly Kind[]> = new Map<Kind, readonly Kind[]>([
  ['tablecloth', TABLES],
  ['centrepiece', TABLES],
  ['chair_cover', ['chair', 'chair_banquet']],
  ['mic_stand', MICROPHONES],
  ['speaker_stand', ['speaker_top', 'speaker_column']],
  ['display_stand', ['display']],
  ['stage_leg', ['stage_deck']],
]);
