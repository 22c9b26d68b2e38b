import { MONTHS } from '../calendar.ts';
import { fold } from '../document/fold.ts';

interface Label {
  readonly from: number;
  readonly to: number;
  readonly value: readonly number[];
  readonly beginsLine: boolean;
}

/** How many labels of a shape must follow one another: where each begins a line, and in the run of a line. Null: none are read. */
interface Shape {
  readonly onLines: number | null;
  readonly inRun: number | null;
}

/** By the marks around a label and what it is of: `1` a figure, `1.1` the number of a clause, `a` and `A` a letter, `i` a Roman one. */
const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ['1)', { onLines: 2, inRun: 3 }],
  ['1.', { onLines: 2, inRun: 3 }],
  ['(1)', { onLines: null, inRun: 3 }],
  ['1-', { onLines: 3, inRun: 3 }],
  ['1', { onLines: 5, inRun: null }],
  ['1.1', { onLines: 2, inRun: 3 }],
  ['1.1.', { onLines: 2, inRun: 3 }],
  ['A.1', { onLines: 2, inRun: 3 }],
  ['A.', { onLines: null, inRun: 3 }],
  ['A)', { onLines: null, inRun: 3 }],
  ['a)', { onLines: null, inRun: 3 }],
  ['(a)', { onLines: null, inRun: 3 }],
  ['(i)', { onLines: null, inRun: 3 }],
]);
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** What may be a label: it stands apart, before a word, a figure or a bracket. */
const LABEL =
  /(?<!\S)(\(?)(\d{1,2}(?:\.\d{1,2}){0,4}|0\d{2}|[A-Z]\.\d{1,2}|[ivx]{1,4}|[A-Za-z])([.)–-]?)(?=[ \t]+[\p{L}\d("])/gu;
/** Before a figure in brackets or with a stop in the run of a line, which else is a count or ends a sentence. */
const STOP = /[.;:,)–-]\s?$/u;

/** An indented line; no wider than blanks are. */
const LINE_BEGINS = /(?:^|\n)[ \t]*$/u;
const WIDEST = 60;

/**
 * Labels that follow one another number items and count nothing: each becomes a bullet, and one in the run of a line
 * begins a line of its own, as it did where the text was copied from.
 */
export function withBulletsForLabels(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, beginsLine } of labelsIn(text)) {
    if (from < at) continue;
    parts.push(beginsLine ? text.slice(at, from) : `${text.slice(at, from - 1)}\n`, '•'.padEnd(to - from));
    at = to;
  }
  return parts.length === 0 ? text : [...parts, text.slice(at)].join('');
}

/** The labels of all runs that are long enough, in order. */
function labelsIn(text: string): readonly Label[] {
  const runs = new Map<string, Label[][]>();
  for (const { 0: written, 1: open = '', 2: label = '', 3: close = '', index: from } of text.matchAll(LABEL)) {
    const to = from + written.length;
    const beginsLine = LINE_BEGINS.test(text.slice(Math.max(0, from - WIDEST), from));
    const isAfterStop = STOP.test(text.slice(Math.max(0, from - 2), from));
    if (isDate(text, to)) continue;
    for (const { shape, value } of readingsOf(open, label, close)) {
      const inRun = SHAPES.get(shape)?.inRun ?? null;
      const needsStop = shape === '1.' || shape === '(1)' || shape === 'A.';
      if (beginsLine || (inRun !== null && (isAfterStop || !needsStop)))
        addToRun(runs, shape, { from, to, value, beginsLine });
    }
  }
  return [...runs]
    .flatMap(([shape, all]) => all.filter((run) => run.length >= fewestOf(shape, run)))
    .flat()
    .toSorted((one, other) => one.from - other.from);
}

function readingsOf(
  open: string,
  label: string,
  close: string,
): readonly { shape: string; value: readonly number[] }[] {
  const marked = (of: string): string => `${open}${of}${close === '–' ? '-' : close}`;
  if (/^\d+$/u.test(label)) return [{ shape: marked('1'), value: [Number(label)] }];
  if (/^\d/u.test(label)) return [{ shape: marked('1.1'), value: label.split('.').map(Number) }];
  if (label.includes('.')) return [{ shape: marked('A.1'), value: [label.charCodeAt(0), Number(label.slice(2))] }];
  const roman = ROMAN.indexOf(label) + 1;
  const letter = label.length > 1 ? 0 : label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return [
    ...(letter > 0 ? [{ shape: marked(label < 'a' ? 'A' : 'a'), value: [letter] }] : []),
    ...(roman > 0 ? [{ shape: marked('i'), value: [roman] }] : []),
  ].filter(({ shape }) => SHAPES.has(shape));
}

/** A label goes on with the last run of its shape, or begins one: in the run of a line only as the first of its kind. */
function addToRun(runs: Map<string, Label[][]>, shape: string, label: Label): void {
  const known = runs.get(shape) ?? [];
  runs.set(shape, known);
  const before = known.at(-1)?.at(-1);
  if (before !== undefined && follows(label.value, before.value)) known.at(-1)?.push(label);
  else if (label.beginsLine || (label.value.at(-1) ?? 0) <= 1) known.push([label]);
}

function fewestOf(shape: string, run: readonly Label[]): number {
  const { onLines = null, inRun = null } = SHAPES.get(shape) ?? {};
  return (run.every(({ beginsLine }) => beginsLine) ? onLines : inRun) ?? Number.POSITIVE_INFINITY;
}

/** "12. June". */
function isDate(text: string, at: number): boolean {
  const [word = ''] = /\p{L}+/u.exec(text.slice(at, at + 16)) ?? [];
  return MONTHS.has(fold(word));
}

/** 3 behind 2; 2.3 behind 2.2, 3.0 and 3.1 behind 2.7, 2.3.3 behind 2.3.2.7. */
function follows(value: readonly number[], before: readonly number[]): boolean {
  const apart = value.findIndex((part, at) => part !== before[at]);
  if (apart === -1) return false;
  const step = (value[apart] ?? 0) - (before[apart] ?? 0);
  return step === 1 && value.slice(apart + 1).every((part) => part <= 1);
}
