import { fold } from '../text/fold.ts';
import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';
import { CROSSES, NOT_SO, STATUS_HEADS, TICKS, YES } from '../words/columns.ts';
import { QUANTITY_HEADS, THING_HEADS } from '../words/tables.ts';
import { blocksOf, type Cell, headOf, isHead, isWhoHead } from './blocks.ts';
import { type Legend, signified } from './legend.ts';
import { type Place, type State, stateOf } from './states.ts';

/** A row of a table and what its cells say of the thing in it. */
export interface Judged {
  readonly state: State;
  readonly thing: Span;
  /** The whole row. */
  readonly row: Span;
}

export interface Ground {
  readonly text: Text;
  readonly places: Places;
  readonly things: ReadonlySet<number>;
  readonly legend: Legend;
}

type Row = readonly Cell[];

/** What a column is for. `state`: its cells say yes or no to it, or how many. `who`: its cells name somebody. */
type Column =
  | { readonly kind: 'thing' }
  | { readonly kind: 'other' }
  | { readonly kind: 'status' }
  | { readonly kind: 'quantity' }
  | { readonly kind: 'who'; readonly headed: boolean; readonly asks: boolean }
  | { readonly kind: 'state'; readonly state: State; readonly ticked: boolean };

/** Tables in which a column or a cell says who brings a thing or whether it is wanted. */
export function readGrids(ground: Ground): readonly Judged[] {
  return blocksOf(ground.text.raw).flatMap(({ rows }) => judgedIn(ground, rows));
}

function judgedIn(ground: Ground, rows: readonly Row[]): Judged[] {
  const heads = headsOf(ground, rows);
  const body = heads === null ? rows : rows.slice(1);
  if (body.length < (heads === null ? 2 : 1)) return [];
  const thing = thingColumn(ground, body, heads);
  const columns = columnsOf(ground, body, heads, thing);
  const ticked = body.some((cells) => cells.some(({ written }) => TICKS.has(fold(written))));
  return body.flatMap((cells): Judged[] => {
    const named = cells[thing];
    if (named === undefined || named.end <= named.start) return [];
    const state = stateIn(ground, cells, columns, ticked);
    if (state === null) return [];
    const whole = { start: cells[0]?.start ?? named.start, end: Math.max(...cells.map(({ end }) => end)) };
    return [{ state, thing: ground.places.spanOf(named), row: ground.places.spanOf(whole) }];
  });
}

/** The first row where it says what the columns hold; null where it is a row like the others. */
function headsOf(ground: Ground, [first = [], ...body]: readonly Row[]): Row | null {
  const below = new Set(body.flatMap((cells) => cells.map(({ written }) => headOf(written))));
  const heads = first.map(({ written }) => headOf(written)).filter(isHead);
  if (heads.length > 0 && !heads.every((head) => below.has(head))) return first; // "chairs | required" heads no rows
  const [opening, ...others] = first;
  if (opening === undefined || isThing(ground, opening)) return null;
  const saying = others.every((cell) => !isMark(cell) && said(ground, cell, 'cell') !== null);
  return saying && others.length > 0 && !namesAgain(ground, body) ? first : null;
}

/** Names of parties below say that the first row names one too: "Finish tower .... club" over "Radios .... HIRE". */
function namesAgain(ground: Ground, body: readonly Row[]): boolean {
  const cells = body.flatMap(([, ...others]) => others).filter(({ written }) => written !== '');
  const names = cells.filter(
    (cell) => !isMark(cell) && !/\d/u.test(cell.written) && said(ground, cell, 'cell') !== null,
  );
  return names.length > cells.length / 2;
}

function isThing({ places, things }: Ground, cell: Cell): boolean {
  if (cell.end <= cell.start) return false;
  const { from, to } = places.spanOf(cell);
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}

function thingColumn(ground: Ground, rows: readonly Row[], heads: Row | null): number {
  const named = heads?.findIndex(({ written }) => THING_HEADS.has(headOf(written))) ?? -1;
  if (named !== -1) return named;
  const counts: number[] = [];
  for (const cells of rows)
    cells.forEach((cell, column) => {
      counts[column] = (counts[column] ?? 0) + (isThing(ground, cell) ? 1 : 0);
    });
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

function columnsOf(ground: Ground, rows: readonly Row[], heads: Row | null, thing: number): readonly Column[] {
  const width = Math.max(heads?.length ?? 0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column): Column => {
    if (column === thing) return { kind: 'thing' };
    const cells = rows.flatMap((row) => row[column] ?? []);
    const head = heads?.[column];
    if (head === undefined)
      return heads === null ? { kind: 'who', headed: false, asks: asks(ground, cells) } : { kind: 'other' };
    const words = headOf(head.written);
    if (isWhoHead(words)) return { kind: 'who', headed: true, asks: asks(ground, cells) };
    if (STATUS_HEADS.has(words)) return { kind: 'status' };
    if (QUANTITY_HEADS.has(words) && !cells.some(isMark)) return { kind: 'other' };
    if (QUANTITY_HEADS.has(words) && cells.some(({ written }) => /^[1-9]/u.test(written))) return { kind: 'quantity' };
    const state = said(ground, head, 'cell');
    if (state === null) return { kind: 'other' };
    return { kind: 'state', state, ticked: cells.some((cell) => isYes(cell, false)) };
  });
}

/** A column in which some cells name who is asked: then the other names are others. */
function asks(ground: Ground, cells: readonly Cell[]): boolean {
  return cells.some((cell) => said(ground, cell, 'cell') === 'asked');
}

function stateIn(ground: Ground, cells: Row, columns: readonly Column[], ticked: boolean): State | null {
  const marked = cells.flatMap((cell, at) => ofMark(ground, cell, columns[at], ticked));
  const named = cells.flatMap((cell, at) => ofName(ground, cell, columns[at]) ?? []);
  const others = named.find((state) => state !== 'asked');
  if (others !== undefined) return others;
  const plain = marked.filter(({ sure }) => sure);
  if (plain.some(({ state }) => state === 'asked')) return 'asked';
  return plain[0]?.state ?? named[0] ?? (marked.length === 1 ? (marked[0]?.state ?? null) : null);
}

/** "nil" where others have a figure; a dash may leave open how many. */
const NONE = /^(?:0|nil|none|no|keine?r?s?|aucune?|néant|ningun[oa]?|nada|geen)$/iu;

interface Mark {
  readonly state: State;
  /** It is there; else only the lack of it speaks. */
  readonly sure: boolean;
}

/** What a cell under "needed?", "the hall has" or "from you" says. */
function ofMark(ground: Ground, cell: Cell, column: Column | undefined, ticked: boolean): Mark[] {
  if (column?.kind === 'quantity') return NONE.test(cell.written) ? [{ state: 'unwanted', sure: false }] : [];
  if (column?.kind !== 'state') return [];
  const { state } = column;
  const sign = signified(ground.legend, cell.written);
  if (sign !== null) return [{ state: sign, sure: true }];
  const opposite = state === 'asked' ? 'unwanted' : 'asked';
  if (isYes(cell, ticked) || /^[1-9]/u.test(cell.written)) return [{ state, sure: true }];
  if (isNo(cell, ticked)) return [{ state: opposite, sure: false }];
  return cell.written === '' && column.ticked ? [{ state: opposite, sure: false }] : [];
}

/** What a cell says in words, or by a sign of the legend. */
function ofName(ground: Ground, cell: Cell, column: Column | undefined): State | null {
  if (column?.kind !== 'who' && column?.kind !== 'status') return null;
  const sign = signified(ground.legend, cell.written);
  if (sign !== null) return sign;
  if (cell.written === '' || /^[\d–—-]/u.test(cell.written)) return null;
  if (column.kind === 'status') return said(ground, cell, 'heading');
  // Under "supplied by" a name is enough; a place in a column without a head may be where the thing goes.
  const words = said(ground, cell, column.headed || column.asks ? 'cell' : 'heading');
  if (words !== null || !column.asks) return words;
  const name = cell.written.replace(/\s*\([^)]*\)$/u, ''); // "touring (SQ6, and nothing else)"
  return /\p{L}{2}/u.test(name) && name.length <= NAME ? 'provided' : null;
}

const NAME = 30;

function said({ text, places, things }: Ground, cell: Cell, place: Place): State | null {
  if (cell.end <= cell.start || /^\d/u.test(cell.written)) return null;
  return stateOf(text, places.spanOf(cell), place, things);
}

function isMark(cell: Cell): boolean {
  return isYes(cell, false) || (isNo(cell, false) && !/\d/u.test(cell.written));
}

/** "yes – two please": the first word of a cell. */
function markIn({ written }: Cell): string {
  const whole = fold(written);
  return YES.has(whole) || NOT_SO.has(whole) ? whole : (/^[\p{L}]{2,4}(?=[ ,(])/u.exec(whole)?.[0] ?? whole);
}

function isYes(cell: Cell, ticked: boolean): boolean {
  const mark = markIn(cell);
  return YES.has(mark) && !(ticked && CROSSES.has(mark));
}

function isNo(cell: Cell, ticked: boolean): boolean {
  const mark = markIn(cell);
  return NOT_SO.has(mark) || (ticked && CROSSES.has(mark));
}
