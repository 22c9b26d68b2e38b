import type { Row } from './tables.ts';
import type { Places } from './text/places.ts';

/** "Crowd barriers / 200", "Fence panels - 20", "Gazebos 3 x 3 m ... 12", "Toilets (24)": a thing, and at the end of its line how many. */
const TAIL = new RegExp(
  [
    String.raw`^[ \t]*(?:[-•*·][ \t]*|\d{1,2}[.)][ \t]+)?(?<thing>\p{L}[^\n|]{2,90}?)`,
    String.raw`(?:[ \t]*(?:\/|=|→|->|\.{2,}|…|[-–—:])[ \t]*`,
    String.raw`|[ \t]*,[ \t]+`,
    String.raw`|(?<=\p{L}{3}|[x×][ \t]?\d{1,2}[ \t]?(?:m|ft|['’]))[ \t]+[xX×][ \t]?`, // no side of a stage
    String.raw`|(?<=[\p{L}\d)"'’”])(?:[ \t]{2,}|[ \t]*\())`,
    String.raw`(?:qty\.?[ \t]*|anzahl[ \t]*|x[ \t]?)?(?<count>\d{1,3}(?:[.,]\d{3})+|\d{1,6})`,
    String.raw`[ \t]*(?:no|nr|off|pcs?|pieces|stk|stück|ea|each|st|uds?|unidades|unités|stuks?)?\.?\)?[ \t]*\r?$`,
  ].join(''),
  'iu',
);

/** So many lines of the kind, one below the other, make a list of counts; a single one may be a room, an hour, a lot. */
const FEWEST = 3;
const MOST = 100_000;

/** Rows of lists in which the figure ends the line, `taken`: those that a table has already. */
export function readTailCounts(raw: string, places: Places, taken: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  let run: Row[] = [];
  let start = 0;
  for (const line of [...raw.split('\n'), '']) {
    const row = rowOf(line, start, places);
    if (row !== null) run.push(row);
    else {
      if (run.length >= FEWEST && !isCounting(run)) rows.push(...run);
      run = [];
    }
    start += line.length + 1;
  }
  return rows.filter((row) => !taken.some(({ from, to }) => row.from < to && from < row.to));
}

function rowOf(line: string, start: number, places: Places): Row | null {
  const found = TAIL.exec(line);
  const { thing = '', count = '' } = found?.groups ?? {};
  const quantity = Number(count.replace(/[.,]/gu, ''));
  if (found === null || quantity < 1 || quantity > MOST) return null;
  const from = start + line.indexOf(thing);
  const whole = places.spanOf({ start: from, end: start + line.trimEnd().length });
  return { ...whole, thing: places.spanOf({ start: from, end: from + thing.trimEnd().length }), quantity };
}

/** "Lot A - 1, Lot B - 2": the numbers of the lines. */
function isCounting(run: readonly Row[]): boolean {
  return run.every(({ quantity }, index) => quantity === (run[0]?.quantity ?? 0) + index);
}
