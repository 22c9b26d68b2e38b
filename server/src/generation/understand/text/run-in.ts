/** Where items are numbered in the run of a text: what may stand before the number, and how the number goes on. */
interface Numbering {
  readonly label: RegExp;
  readonly first: (label: string) => boolean;
  readonly follows: (label: string, before: string) => boolean;
  readonly fewest: number;
}

const LETTER_A = 'A'.charCodeAt(0);
const isNext = (label: string, before: string): boolean => Number(label) === Number(before) + 1;
const isNextLetter = (label: string, before: string): boolean => label.charCodeAt(0) === before.charCodeAt(0) + 1;

const NUMBERINGS: readonly Numbering[] = [
  // "1) Project area … 2) Sponsor area … 3) Awards"
  {
    label: /(?<=^|[^\d\s(][ \t]+|\n[ \t]*)(\d{1,2})\)(?=[ \t]+[\p{L}\d(])/gu,
    first: (label) => label === '1',
    follows: isNext,
    fewest: 3,
  },
  // "… 1. Stage 24' x 16'. 2. Two projectors. 3. …"
  {
    label: /(?<=^|[.;:)][ \t]+|\n[ \t]*)(\d{1,2})\.(?=[ \t]+[\p{Lu}\d(])/gu,
    first: (label) => label === '1',
    follows: isNext,
    fewest: 3,
  },
  // "1.0 SCOPE 1.1 Stage … 2.0 PROVIDED BY THE TOWN 2.1 Head tables …"
  {
    label: /(?<=^|[ \t\n])(\d{1,2}\.\d{1,2})\.?(?=[ \t]+[\p{Lu}\d(])/gu,
    first: (label) => /^1\.[01]$/u.test(label),
    follows: isNextClause,
    fewest: 4,
  },
  // "A. Start and finish: … B. Sanitation: … C. Radios"
  {
    label: /(?<=^|[.;:)][ \t]+|\n[ \t]*)([A-Z])[.)](?=[ \t]+\p{L})/gu,
    first: (label) => label.charCodeAt(0) === LETTER_A,
    follows: isNextLetter,
    fewest: 3,
  },
];

/** "2.3" behind "2.2", "3.0" and "3.1" behind "2.7". */
function isNextClause(label: string, before: string): boolean {
  const [part = 0, clause = 0] = label.split('.').map(Number);
  const [partBefore = 0, clauseBefore = 0] = before.split('.').map(Number);
  return part === partBefore ? clause === clauseBefore + 1 : part === partBefore + 1 && clause <= 1;
}

const BULLETS = /(?<=[^\s•●▪◦‣][ \t]?)[ \t](?=[•●▪◦‣][ \t]?\S)/gu;
const FEWEST_BULLETS = 3;

/** Items that are numbered or bulleted in the run of a text begin lines, as they did where it was copied from. Offsets stay as they are. */
export function withItemsOnLines(raw: string): string {
  const breaks = new Set(NUMBERINGS.flatMap((numbering) => breaksOf(numbering, raw)));
  const bullets = [...raw.matchAll(BULLETS)];
  if (bullets.length >= FEWEST_BULLETS) for (const { index } of bullets) breaks.add(index);
  if (breaks.size === 0) return raw;
  return Array.from({ length: raw.length }, (_, at) => (breaks.has(at) ? '\n' : raw[at])).join('');
}

/** The blanks before the numbers of one run, of which a line holds several. */
function breaksOf({ label, first, follows, fewest }: Numbering, raw: string): readonly number[] {
  const run: { readonly at: number; readonly label: string; readonly line: number }[] = [];
  for (const match of raw.matchAll(label)) {
    const [, number = ''] = match;
    const before = run.at(-1);
    if (before === undefined ? !first(number) : !follows(number, before.label)) continue;
    run.push({ at: match.index, label: number, line: raw.lastIndexOf('\n', match.index) });
  }
  if (run.length < fewest) return [];
  return run
    .filter(({ line }, index) => run[index - 1]?.line === line || run[index + 1]?.line === line)
    .map(({ at }) => at - 1)
    .filter((at) => raw[at] === ' ' || raw[at] === '\t');
}
