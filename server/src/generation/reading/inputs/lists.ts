import { COLUMN_HEADS, LIST_HEADS, SOURCES, STAND_COLUMN } from './words.ts';
import { type Channel, channelIn } from './channel.ts';

/** A list of inputs: a line for each channel of the desk, as offsets into the description. */
export interface InputList {
  readonly start: number;
  readonly end: number;
  readonly channels: readonly Channel[];
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** The same without capitals and accents, letter by letter. */
  readonly plain: string;
}

/** A line of a list: the channels it numbers, and what it says of them. */
interface Row extends Line {
  readonly first: number;
  readonly last: number;
  /** Where in it the channel is told. */
  readonly from: number;
}

interface Head {
  /** Where it begins. */
  readonly start: number;
  readonly stands: boolean;
  readonly sure: boolean;
}

/** "3 OH L 414", "| 1 | Vocal | SM58 |", "Ch. 5-6: Keys L/R, 2 DI". */
const ROW =
  /^[ \t|•*–-]*(?:(?:ch(?:annel|an)?|kanal|kan|voie|canal|can|kanaal|input|in|v)\.? ?#? ?|#)?(\d{1,2})(?: ?[-–/+&] ?(\d{1,2}))?(?:[.):|–=-]|\s)+(?=[^\s\d]|\d(?:nd|rd|st|th|x))/u;
const OPENS = new RegExp(String.raw`^(?:[^\s|]+[\s|–-]+){0,3}?(?:${SOURCES})(?![\p{L}])`, 'u');
const IN_LINE = new RegExp(
  String.raw`(?<=^|[\s|;,(])(\d{1,2})(?:[-–/](\d{1,2}))?[.):]?\s+(?=(?:\p{L}+ ){0,1}(?:${SOURCES})(?![\p{L}]))`,
  'gu',
);
const FEWEST = 4;
const FEWEST_HEADED = 3;
const GAP = 2; // lines between two rows: heads of parts, rows that are wrapped
const HEAD_REACH = 3; // lines between what heads a list and its first row

/** The lists of inputs of a text: what its channels hear, and with what. */
export function readInputLists(raw: string): readonly InputList[] {
  if (!/\d/u.test(raw) && !LIST_HEADS.test(plain(raw))) return [];
  const lines = linesOf(raw);
  const numbered = numberedIn(lines);
  const taken = new Set(numbered.flatMap(({ rows }) => rows.map(({ start }) => start)));
  const headed = headedIn(lines.filter(({ start }) => !taken.has(start)));
  for (const { rows } of headed) for (const { start } of rows) taken.add(start);
  return [...numbered, ...headed, ...labelledIn(lines.filter(({ start }) => !taken.has(start)))]
    .flatMap(({ rows, head }) => listOf(rows, head) ?? [])
    .toSorted((a, b) => a.start - b.start);
}

interface Run {
  readonly rows: readonly Row[];
  readonly head: Head;
}

/** Rows whose numbers follow each other from 1 on. */
function numberedIn(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  let rows: Row[] = [];
  let missed = 0;
  let at = 0;
  const close = () => {
    if (rows.length > 0) runs.push({ rows, head: headAbove(lines, at) });
    rows = [];
  };
  lines.forEach((line, index) => {
    if (line.plain.trim() === '') return;
    const row = rowOf(line);
    const before = rows.at(-1)?.last ?? 0;
    if (row !== null && rows.length > 0 && row.first > before && row.first <= before + 2) {
      rows.push(row);
      missed = 0;
    } else if (row?.first === 1) {
      close();
      rows = [row];
      at = index;
      missed = 0;
    } else {
      missed += 1;
      if (missed > GAP) close();
    }
  });
  close();
  return runs;
}

/** Rows without numbers, below what heads such a list. */
function headedIn(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const head = line === undefined ? null : headOf(line);
    if (head === null) continue;
    const rows: Row[] = [];
    let stands = head.stands;
    for (let at = index + 1, missed = 0; at < lines.length && missed <= 1; at += 1) {
      const next = lines[at];
      if (next === undefined || next.plain.trim() === '') continue;
      const from = /^[ \t|•*–-]*/u.exec(next.plain)?.[0].length ?? 0;
      const again = headOf(next);
      if (again !== null) stands ||= again.stands;
      else if (OPENS.test(next.plain.slice(from)) && next.plain.length < LONGEST)
        rows.push({ ...next, first: rows.length + 1, last: rows.length + 1, from });
      else missed += 1;
    }
    if (rows.length > 0) runs.push({ rows, head: { ...head, stands } });
    index += rows.length;
  }
  return runs;
}

/** "Guitar 1: SM57", "Bass: DI", "Gesang: 3x SM58": rows that begin with what is heard and say with what, and name nothing else. */
function labelledIn(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  let rows: Row[] = [];
  const close = () => {
    const [first] = rows;
    if (first !== undefined) runs.push({ rows, head: { start: first.start, stands: false, sure: false } });
    rows = [];
  };
  for (const line of lines) {
    if (line.plain.trim() === '') continue;
    const from = /^[ \t|•*–-]*/u.exec(line.plain)?.[0].length ?? 0;
    const body = line.plain.slice(from);
    const behind = LABEL.exec(body)?.[1] ?? '';
    const row = { ...line, first: rows.length + 1, last: rows.length + 1, from };
    const isRow =
      behind !== '' &&
      body.length < LONGEST &&
      OPENS.test(body) &&
      !OTHERWISE.test(behind) &&
      channelIn(row, 1, false).told;
    if (isRow) rows.push(row);
    else close();
  }
  close();
  return runs;
}

const LABEL = /^[^:=]{2,24}(?::|=>?|\s[–—-]+>?\s)\s*(.+)$/u;
/** What such a row may name besides: then it is no row of a list of inputs. */
const OTHERWISE =
  /\b(?:amps?|amplifiers?|verstarker|kits?|sets?|\p{L}+set|combos?|wedges?|monitors?\b|monitore|boxen|speakers|cabs?|cabinets?|stool|riser|podest|bring\w*|own|eigene\w*|apporte|propre|trae|propio|please|bitte)\b/u;

const LONGEST = 90; // letters of a row

function listOf(rows: readonly Row[], { start, stands, sure }: Head): InputList | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < (sure ? FEWEST_HEADED : FEWEST)) return null;
  const hearing = rows.filter(({ plain, from }) => OPENS.test(plain.slice(from))).length;
  const channels = rows.map((row) => channelIn(row, row.last - row.first + 1, stands));
  const told = channels.filter(({ told }) => told).length;
  const things = rows.filter(({ plain, from }) => THINGS.test(plain.slice(from))).length;
  if (!sure && things > rows.length * THINGS_AMONG) return null;
  if (hearing < rows.length * HEARING || told < Math.max(2, rows.length * TOLD)) return null;
  return { start: Math.min(start, first.start), end: last.end, channels };
}

/** Shares of the rows that begin with a source, and that say how it is heard. */
const HEARING = 0.6;
const TOLD = 0.4;
/** "2 guitar amps, 3 vocal mics": things that are counted, of which a list of inputs has few. */
const THINGS =
  /\b(?:mics|microphones|mikrofone|mikros|micros|microfonos|microfoons|boxes|boxen|amps?|kits?|sets?|combos?|wedges|monitors|speakers|cables)\b(?! (?:l|r|left|right|top|bottom)\b)/u;
const THINGS_AMONG = 0.25;

function rowOf(line: Line): Row | null {
  const found = ROW.exec(line.plain);
  if (found === null) return null;
  const first = Number(found[1]);
  const last = found[2] === undefined ? first : Number(found[2]);
  if (last < first || last > first + 3) return null;
  return { ...line, first, last, from: found[0].length };
}

/** What stands above row `index`. */
function headAbove(lines: readonly Line[], index: number): Head {
  const above = lines
    .slice(0, index)
    .filter(({ plain }) => plain.trim() !== '')
    .slice(-HEAD_REACH)
    .flatMap((line) => headOf(line) ?? []);
  return {
    start: above[0]?.start ?? lines[index]?.start ?? 0,
    stands: above.some(({ stands }) => stands),
    sure: above.length > 0,
  };
}

function headOf({ start, plain: line }: Line): Head | null {
  if (line.length > LONGEST) return null;
  const named = new Set(line.match(COLUMN_HEADS)).size;
  const others = line.replace(COLUMN_HEADS, ' ').match(/[\p{L}\d]+/gu)?.length ?? 0;
  const columns = others > MOST_OTHERS ? 0 : named;
  if (!LIST_HEADS.test(line) && columns < 2) return null;
  return { start, stands: columns > 1 && STAND_COLUMN.test(line), sure: true };
}

const MOST_OTHERS = 1; // words in a head that name no column

function linesOf(raw: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const written of raw.split('\n')) {
    const line = { start, end: start + written.length, written, plain: plain(written) };
    lines.push(...partsOf(line));
    start = line.end + 1;
  }
  return lines;
}

/** "1 Kick Beta 52 2 Snare SM57 3 …": a list in the run of the text. */
function partsOf(line: Line): Line[] {
  const begins: { at: number; last: number }[] = [];
  for (const { index, 1: first, 2: last } of line.plain.matchAll(IN_LINE))
    if (Number(first) === (begins.at(-1)?.last ?? 0) + 1) begins.push({ at: index, last: Number(last ?? first) });
  if (begins.length < FEWEST) return [line];
  const cuts = [0, ...begins.map(({ at }) => at).filter((at) => at > 0), line.plain.length];
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    return {
      start: line.start + from,
      end: line.start + to,
      written: line.written.slice(from, to),
      plain: line.plain.slice(from, to),
    };
  });
}

function plain(written: string): string {
  return Array.from(written, (letter) => {
    const [base = letter] = letter.normalize('NFD').toLowerCase();
    return letter.length === 1 ? base : letter;
  }).join('');
}
