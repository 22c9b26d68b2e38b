import type { Row } from './table-row.ts';
import type { Places } from '../reading/document/places.ts';

/** "Crowd barriers / 200", "Fence panels - 20", "Gazebos 3 x 3 m ... 12", "Toilets (24)": a thing, and at the end of its line how many. */
const TAIL = new RegExp(
  [
    String.raw`^[ \t]*(?:[-•*·◦▪‣●][ \t]*|\d{1,2}[.)][ \t]+|(?:pos(?:ition)?|item|line|art)\.?[ \t]*[\d.]+:?[ \t]+)?(?<thing>(?:\d{1,2}[ \t]?(?:ft|foot|m|inch|in|['’"”])[ \t-]+)?\p{L}[^\n|]{2,90}?)`,
    String.raw`(?:[ \t]*(?:\/|=|→|->|\.{2,}|…|[-–—:])[ \t]*`,
    String.raw`|[ \t]*,[ \t]+`,
    String.raw`|(?<stop>\.[ \t]+)(?=\d{1,5}[ \t]*(?:st|stk|stck|stück|ea|nr|no|nos|uds?|pcs?|psch|pausch)\b)`,
    String.raw`|(?<=\p{L}{3}|[x×][ \t]?\d{1,2}[ \t]?(?:m|ft|['’]))[ \t]+[xX×][ \t]?`, // no side of a stage
    String.raw`|(?<=[\p{L}\d)"'’”])(?:[ \t]{2,}|[ \t]*\())`,
    String.raw`(?:qty\.?[ \t]*|anzahl[ \t]*|x[ \t]?)?(?<count>\d{1,3}(?:[.,]\d{3})+|\d{1,6})`,
    String.raw`[ \t]*(?<unit>nos?|nr|off|pcs?|pieces|stk|stck|stück|ea|each|st|psch|pausch|uds?|unidades|unités|stuks?)?\.?\)?`,
    String.raw`(?:[ \t]*\([^()\n]{0,60}\))?[ \t]*\r?$`,
  ].join(''),
  'iu',
);

/** So many lines of the kind, one below the other, make a list of counts; a single one may be a room, an hour, a lot. */
const FEWEST = 3;
const MOST = 100_000;

/** A row, and whether its figure counts pieces by what stands behind it: "Absperrgitter. 30 St", "frame tent - 2 ea.". */
interface Tail {
  readonly row: Row;
  readonly sure: boolean;
}

/** Rows of lists in which the figure ends the line, `taken`: those that a table has already. */
export function readTailCounts(raw: string, places: Places, taken: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  let run: Tail[] = [];
  let start = 0;
  for (const line of [...raw.split('\n'), '']) {
    const tail = tailOf(line, start, places);
    if (tail !== null) run.push(tail);
    else {
      const all = run.length >= FEWEST && !isCounting(run.map(({ row }) => row));
      rows.push(...run.flatMap(({ row, sure }) => (all || sure ? [row] : [])));
      run = [];
    }
    start += line.length + 1;
  }
  return rows.filter((row) => !taken.some(({ from, to }) => row.from < to && from < row.to));
}

function tailOf(line: string, start: number, places: Places): Tail | null {
  const found = TAIL.exec(line);
  const { thing = '', count = '', unit } = found?.groups ?? {};
  const quantity = Number(count.replace(/[.,]/gu, ''));
  if (found === null || quantity < 1 || quantity > MOST || COUNTED.test(thing) || ROOMS.test(thing)) return null;
  const from = start + line.indexOf(thing);
  const whole = places.spanOf({ start: from, end: start + line.trimEnd().length });
  const row = { ...whole, thing: places.spanOf({ start: from, end: from + thing.trimEnd().length }), quantity };
  return { row, sure: unit !== undefined && PIECES.test(unit) && !SEVERAL.test(thing) };
}

/** "Chairs padded – 150 nos., folding chairs – 450 nos.": two things in a line, each with its own figure. */
const COUNTED = /;|\d\s?(?:nos?|nr|pcs|stk|stück|st|ea|off)\b/iu;
/** "Five breakout rooms, 40 each": how many people each of them holds. */
const ROOMS =
  /(?:(?<!\p{L})(?:rooms?|breakouts?|halls|spaces|groups|teams)|räume|zimmer|salles|salas|zalen|ruimtes)\s*$/iu;
/** More than the name of one thing stands before the figure: another sentence, or a title. */
const SEVERAL = /:|\.\s/u;
const PIECES = /^(?:ea|each|st|stk|stck|stück|pcs?|pieces|nos|uds?|unidades|unités|stuks?)$/iu;

/** "Lot A - 1, Lot B - 2": the numbers of the lines. */
function isCounting(run: readonly Row[]): boolean {
  return run.every(({ quantity }, index) => quantity === (run[0]?.quantity ?? 0) + index);
}
