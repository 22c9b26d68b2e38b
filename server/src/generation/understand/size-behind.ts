import { metresPer } from '../../equipment/index.ts';
import { areaEnd, lengthEnd, measureEnd } from './measures.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Span, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { ABOUT } from './words/amounts.ts';

const about = wordList(ABOUT);
const MOST_FIGURES = 6;

/** The end of a size behind a thing: "stage 6 x 4 m", "platform (18' x 40')", "a screen of 3m", "stage: 24' wide x 16' deep". */
export function sizeBehind(text: Text, at: number): number | null {
  let index = behindAbout(text, behindLook(text, at) ?? at);
  const pieces = text.numberFrom.get(index);
  if (pieces !== undefined && (isTimesDiagonal(text, pieces) || isTimesLength(text, at, pieces))) index = pieces.to + 1;
  let end: number | null = null;
  for (let steps = 0; steps < MOST_FIGURES; steps += 1) {
    const number = text.numberFrom.get(index);
    if (number === undefined) break;
    const unit = measureEnd(text, number.to);
    const crossed = isCross(text, unit ?? number.to);
    if (unit === null && !crossed && end === null) break;
    if (unit === null && !crossed && !isCross(text, number.from - 1)) break;
    if (unit !== null && lengthEnd(text, number.to) === null && areaEnd(text, number.to) === null && end !== null)
      break;
    index = unit ?? number.to;
    if (SIZE_WORDS.has(wordAt(text, index))) index += 1;
    end = index;
    const next = nextFigure(text, index);
    if (next === null) break;
    index = next;
  }
  return end;
}

/** "a big telly (75)", "a TV, 65": inches where no unit is said. A list ("TVs: 55", "TVs x 40") counts. */
export function isDiagonal(text: Text, thing: Span, figure: Quantity): boolean {
  if (!DIAGONALS.has(figure.value) || !SCREENS.has(wordAt(text, thing.to - 1))) return false;
  const mark = markAt(text, figure.from - 1);
  return mark === '' || mark === '(' || mark === ',';
}

/** `4 x 55"`: so many of a diagonal. */
export function isTimesDiagonal(text: Text, pieces: Quantity): boolean {
  const diagonal = markAt(text, pieces.to) === 'x' ? text.numberFrom.get(pieces.to + 1) : undefined;
  if (diagonal === undefined || diagonal.value < LEAST_DIAGONAL || !Number.isInteger(pieces.value)) return false;
  return pieces.value <= MOST_SCREENS && INCHES.has(wordAt(text, diagonal.to)) && !isCross(text, diagonal.to + 1);
}

const LEAST_DIAGONAL = 19;
const MOST_SCREENS = 60;
const INCHES = new Set('inch inches in zoll pouces pulgadas'.split(' '));

/** "Trestles: 8 x 6ft", "Tische: 12 x 1,8 m": so many tables of a length; "6 x 2.5ft", "180 x 75 cm" are their sides. `end`: behind the tables. */
export function isTimesLength(text: Text, end: number, pieces: Quantity): boolean {
  const length = isCross(text, pieces.to) ? text.numberFrom.get(pieces.to + 1) : undefined;
  const unit = length === undefined ? null : text.tokens[length.to]?.text;
  const unitEnd = length === undefined ? null : lengthEnd(text, length.to);
  if (length === undefined || !unit || unitEnd === null || isCross(text, unitEnd)) return false;
  if (!Number.isInteger(pieces.value)) return false;
  const metres = length.value * metresPer(unit);
  const side = pieces.value >= LEAST_CM && unit === 'cm';
  return TABLES.test(wordAt(text, end - 1)) && metres >= SHORTEST_TABLE_M && metres <= LONGEST_TABLE_M && !side;
}

/** The words of a thing with its size: "tables: 40 x 6ft" without how many there are. */
export function ownWords(text: Text, thing: Span, from: number, to: number): string {
  const first = markAt(text, thing.to) === ':' ? thing.to + 1 : thing.to;
  const pieces = to > thing.to ? text.numberFrom.get(first) : undefined;
  if (pieces === undefined || !isTimesLength(text, thing.to, pieces)) return wordsOf(text, { from, to });
  return `${wordsOf(text, { from, to: thing.to })} ${wordsOf(text, { from: pieces.to + 1, to })}`;
}

const SHORTEST_TABLE_M = 1.1;
const LONGEST_TABLE_M = 3.1;
const LEAST_CM = 60;
const TABLES = /^(?:tables?|trestles?|rounds?|banquets?|tisch|tische|tischen|tafels?|mesas?|biertische)$/u;

function behindAbout(text: Text, at: number): number {
  let index = at;
  for (let steps = 0; steps < 4; steps += 1) {
    if (markAt(text, index) === '(' || (markAt(text, index) === ':' && text.numberFrom.has(index + 1))) index += 1;
    else if (SIZE_JOINTS.has(wordAt(text, index))) index += 1;
    else index = about.at(text.tokens, index)?.to ?? index;
  }
  return index;
}

/** "Drape, SOLID, 8' high", "stage, carpeted in grey, 2 ft high": where the figure begins behind such words; null where it says no side of a thing. */
function behindLook(text: Text, at: number): number | null {
  if (markAt(text, at) !== ',' || !LOOKS.has(wordAt(text, at + 1))) return null;
  let comma = at + 2;
  while (comma < at + LOOK_WORDS && wordAt(text, comma) !== '') comma += 1;
  const number = markAt(text, comma) === ',' ? text.numberFrom.get(comma + 1) : undefined;
  const unit = number === undefined ? null : lengthEnd(text, number.to);
  return unit !== null && SIZE_WORDS.has(wordAt(text, unit)) ? comma + 1 : null;
}

const LOOK_WORDS = 5; // tokens
const LOOKS = new Set(
  `solid sheer plain flat carpeted covered skirted velour velvet pleated fireproof flameproof flame fire free freestanding modular portable heavy lined opaque
  black white blue red green grey gray gold silver royal navy burgundy clear natural
  schwarz weiss blau rot grau blickdicht schwer noir noire blanc blanche rouge bleu gris ignifuge negro negra blanco blanca rojo azul zwart zwarte wit witte rood blauw`.split(
    /\s+/u,
  ),
);

const DIAGONALS = new Set([32, 40, 42, 43, 46, 48, 49, 50, 55, 58, 60, 65, 70, 75, 77, 80, 82, 83, 84, 85, 86, 90, 98]);
const SCREENS = new Set(
  'tv tvs telly tellies television televisions fernseher tele teles televiseur televiseurs televisor televisores televisie'.split(
    ' ',
  ),
);

/** "6 X 4 m", "6 m BY 4 m", "2 m SUR 2 m". */
export function isCross(text: Text, at: number): boolean {
  if (markAt(text, at) === 'x' || CROSSES.has(wordAt(text, at))) return true;
  const other = ON.has(wordAt(text, at)) ? text.numberFrom.get(at + 1) : undefined;
  return other !== undefined && lengthEnd(text, other.to) !== null;
}

/** "6 X 4 m", "6 m BY 4 m", "16 m long AND 2 m wide", "5 x 3 m, 400 mm high". */
function nextFigure(text: Text, at: number): number | null {
  if (isCross(text, at)) return text.numberFrom.has(at + 1) ? at + 1 : null;
  if (!AND.has(wordAt(text, at)) && markAt(text, at) !== ',') return null;
  const number = text.numberFrom.get(at + 1);
  const unit = number === undefined ? null : lengthEnd(text, number.to);
  return unit !== null && SIZE_WORDS.has(wordAt(text, unit)) ? at + 1 : null;
}

const CROSSES = new Set(['by', 'mal', 'por', 'bij']);
const ON = new Set(['sur', 'auf', 'op', 'par']);
const AND = new Set(['and', 'und', 'et', 'y', 'en']);
const SIZE_JOINTS = new Set("of approximately size sized measuring is the mit von de d' van a".split(' '));
const SIZE_WORDS = new Set(
  'wide high deep long tall breit hoch tief lang large haut ancho alto largo breed hoog diep height width depth'.split(
    ' ',
  ),
);
