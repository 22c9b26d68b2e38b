import { measureEnd } from './measures.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "12 round 4ft tables", "tables of ten": guests sit ten to a table at round ones. */
export function isRoundTable(text: Text, { from, to }: Span): boolean {
  if (!TABLES.has(wordAt(text, to - 1))) return false;
  for (let at = from; at >= from - ROUND_REACH; at -= 1) {
    if (ROUND.has(wordAt(text, at))) return !AROUND.has(wordAt(text, at + 1)); // "twelve round one table"
    if (text.tokens[at]?.kind === 'break' || ROUND_ENDS.has(text.tokens[at]?.text ?? '')) break;
  }
  // "tables for the other 80 (round, ten to each)"
  const { to: end } = sentenceOf(text, from);
  const bracket = text.tokens.slice(to, Math.min(end, to + BRACKET_REACH)).findIndex((token) => token.text === '(');
  if (bracket >= 0 && ROUND.has(wordAt(text, to + bracket + 1))) return true;
  if (isForPeopleEach(text, { from, to }) || isToSeat(text, to)) return true;
  const seats = OF_SEATS.has(wordAt(text, to)) ? text.numberFrom.get(to + 1) : undefined;
  return seats !== undefined && ROUND_SEATS.has(seats.value) && to - from === 1 && !isMeasured(text, seats.to);
}

/** "DINNER tables for ten to 12 people", "tables for ten people EACH". */
function isForPeopleEach(text: Text, { from, to }: Span): boolean {
  const seats = FOR.has(wordAt(text, to)) ? text.numberFrom.get(to + 1) : undefined;
  if (seats === undefined || !ROUND_SEATS.has(seats.value) || !PEOPLE.has(wordAt(text, seats.to))) return false;
  return EACH.has(wordAt(text, seats.to + 1)) || DINING.has(wordAt(text, from - 1)) || DINING.has(wordAt(text, from));
}

/** "Dinner tables that CAN ACCOMMODATE approximately ten". */
function isToSeat(text: Text, to: number): boolean {
  const start = text.tokens[to - 1]?.end ?? 0;
  return TO_SEAT.test(text.raw.slice(start, start + SEAT_REACH));
}

const SEAT_REACH = 60; // characters
const TO_SEAT =
  /^,? (?:that |which |to |each )?(?:(?:can|will|must|shall) )?(?:comfortably )?(?:accommodat(?:e|es|ing)|seat(?:s|ing)?|hold(?:s|ing)?) (?:about |approximately |up to |at least )?(?:8|9|10|11|12|eight|nine|ten|eleven|twelve)\b(?! ?(?:ft|feet|['’"”]|tables|chairs))/iu;

const FOR = new Set('for seating fur pour para voor'.split(' '));
const PEOPLE = new Set(
  'people persons guests pax each personen leute gaste personnes convives personas comensales gasten'.split(' '),
);
const EACH = new Set('each apiece jeweils je chacune chacun cada elk ieder'.split(' '));
const DINING = new Set('dinner dining banquet gala meal supper lunch luncheon'.split(' '));

/** "mesas de 8 pies": how long they are. */
function isMeasured(text: Text, at: number): boolean {
  return measureEnd(text, at) !== null || LENGTHS.has(text.tokens[at]?.text ?? '');
}

const LENGTHS = new Set(
  'pies ft foot feet pieds fuss fuß voet in inch inches cm m meter metres meters \' " ′ ″'.split(' '),
);
const TABLES = new Set('table tables tisch tische tischen mesa mesas tafel tafels'.split(' '));
const ROUND = new Set('round circular runde runder runden ronde rondes redonda redondas'.split(' '));
const ROUND_ENDS = new Set([',', 'and', 'und', 'et', 'y', 'en', '&', '+']);
const AROUND = new Set('a an the one our their its his her this that'.split(' '));
const ROUND_REACH = 4;
const BRACKET_REACH = 12;
const OF_SEATS = new Set('of a zu mit de van'.split(' '));
const ROUND_SEATS = new Set([8, 9, 10, 11, 12]);
