/** How items are numbered in the run of a text: what a number looks like, and how they follow one another. */
interface Numbering {
  /** Its first group is what counts. */
  readonly label: RegExp;
  readonly isFirst: (label: string) => boolean;
  readonly isNext: (label: string, before: string) => boolean;
  readonly fewest: number;
  /** "(iv)": read as a bullet where it begins a line. */
  readonly bracketed: boolean;
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');
const digits = (label: string): number => Number(label);
const letters = (label: string): number => label.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
const romans = (label: string): number => ROMAN.indexOf(label.toLowerCase()) + 1;

function counted(label: RegExp, value: (label: string) => number, bracketed = false): Numbering {
  return {
    label,
    isFirst: (first) => value(first) === 1,
    isNext: (next, before) => value(next) === value(before) + 1,
    fewest: 3,
    bracketed,
  };
}

const NUMBERINGS: readonly Numbering[] = [
  // "1) Project area … 2) Sponsor area … 3) Awards"
  counted(/(?<=^|[^\d\s(][ \t]+|\n[ \t]*)(\d{1,2})\)(?=[ \t]+[\p{L}\d(])/gu, digits),
  // "… 1. Stage 24' x 16'. 2. Two projectors. 3. …"
  counted(/(?<=^|[.;:)][ \t]+|\n[ \t]*)(\d{1,2})\.(?=[ \t]+[\p{Lu}\d(])/gu, digits),
  // "A. Start and finish: … B. Sanitation: … C. Radios"
  counted(/(?<=^|[.;:)][ \t]+|\n[ \t]*)([A-Z])[.)](?=[ \t]+\p{L})/gu, letters),
  // no count in brackets: "one (1) podium, two (2) mics"
  counted(/(?<=^|[.;:,–-][ \t]|\n)\((\d{1,2})\)(?=[ \t]+[\p{L}\d])/gu, digits, true),
  // "1- Speakers 2- Monitors 3- Mixing board"
  counted(/(?<=^|[ \t\n])(\d{1,2})-(?=[ \t]+\p{L})/gu, digits, true),
  // "a) Use of the Centre. - Granted b) Washrooms … c) To be hired: …"
  counted(/(?<=^|[^\s(][ \t]+|\n[ \t]*)([a-z])\)(?=[ \t]+[\p{L}\d])/gu, letters),
  counted(/(?<=^|[ \t\n])\(([a-z])\)(?=[ \t]+[\p{L}\d])/gu, letters, true),
  counted(/(?<=^|[ \t\n])\(([ivx]{1,4})\)(?=[ \t]+[\p{L}\d])/gu, romans, true),
  // "2.3.2.1 Room for 700 people. 2.3.2.2 Two 8 foot tables. 2.3.3 Décor"
  {
    label: /(?<=^|[ \t\n])(\d{1,2}(?:\.\d{1,2}){2,4})\.?(?=[ \t]+[\p{Lu}\d(])/gu,
    isFirst: () => true,
    isNext: isNextClause,
    fewest: 3,
    bracketed: false,
  },
  // "1.0 SCOPE 1.1 Stage … 2.0 PROVIDED BY THE TOWN 2.1 Head tables …"
  {
    label: /(?<=^|[ \t\n])(\d{1,2}\.\d{1,2})\.?(?=[ \t]+[\p{Lu}\d(])/gu,
    isFirst: (label) => /^1\.[01]$/u.test(label),
    isNext: isNextClause,
    fewest: 4,
    bracketed: false,
  },
];

/** "2.3" behind "2.2", "3.0" and "3.1" behind "2.7", "2.3.3" behind "2.3.2.7". */
function isNextClause(label: string, before: string): boolean {
  const [clause, clauseBefore] = [label, before].map((each) => each.split('.').map(Number));
  const apart = clause?.findIndex((part, at) => part !== clauseBefore?.[at]) ?? -1;
  if (clause === undefined || apart === -1) return false;
  const step = (clause[apart] ?? 0) - (clauseBefore?.[apart] ?? 0);
  return step === 1 && clause.slice(apart + 1).every((part) => part <= 1);
}

const BULLETS = /(?<=[^\s•●▪◦‣][ \t]?)[ \t](?=[•●▪◦‣][ \t]?\S)/gu;
const DOTTED = /[ \t](?:\.{3}|…)[ \t](?=\p{L}|\d{1,2}[ \t]?(?:ft|['’]))/gu;
const FEWEST_BULLETS = 3;
/** "2.3.4 Audio / Visual The Department's company …": a title, and behind it a sentence. */
const TITLED =
  /\d{1,2}(?:\.\d{1,2}){1,4}\.?[ \t]+\p{Lu}[\p{L}-]+(?:[ \t](?:[&/]|and|\p{Lu}[\p{L}-]+)){0,4}(?=[ \t](?:The|A|An|All|Any|Each|Every|This|These|There|Their|Our|It|If|We|Please)[ \t])/gu;

/** Items that are numbered or bulleted in the run of a text begin lines, as they did where it was copied from. Offsets stay as they are. */
export function withItemsOnLines(raw: string): string {
  const written = new Map<number, string>();
  for (const numbering of NUMBERINGS)
    for (const { from, to } of inRun(numbering, raw)) {
      written.set(from - 1, '\n');
      if (numbering.bracketed) for (let at = from; at < to; at += 1) written.set(at, at === from ? '•' : ' ');
    }
  for (const { 0: title, index } of raw.matchAll(TITLED))
    if (written.has(index - 1)) written.set(index + title.length, '\n');
  const bullets = [...raw.matchAll(BULLETS)];
  if (bullets.length >= FEWEST_BULLETS) for (const { index } of bullets) written.set(index, '\n');
  if (written.size === 0) return raw;
  const lined = Array.from({ length: raw.length }, (_, at) => written.get(at) ?? raw[at]).join('');
  return lined.replace(BEHIND_ITEM, '\n');
}

/** "a) stage; b) power. The contractor shall provide: a) sound": a sentence behind the last item that heads the next list. */
const BEHIND_ITEM =
  /(?<=\n[ \t]*(?:[•●▪◦‣]|\d{1,2}[.)]|[A-Za-z]\))[^\n:]{1,80}[.;])[ \t](?=\p{Lu}[^\n.;:]{4,100}:[ \t]*(?:\n|[•a1A][.)]?[ \t]))/gu;

/** A heading in one line, and an item below it that begins with a size and names nothing. */
const SIZED =
  /(^[ \t]*\p{Lu}\p{L}{2,20}(?: \p{L}{2,12}){0,2})\n[•●▪◦‣](?=[ \t]\d{1,3}\s?(?:['’′]|ft|feet|m)?\s?[x×]\s?\d{1,3}\s?(?:['’′]|ft|feet|m)?[ \t]*(?:[,;(\n]|$))/gmu;

/** "Platform / • 16' x 40', 24\" high" as "Platform: 16' x 40', …": what the heading names has that size. Offsets stay as they are. */
export function withSizedHeadings(raw: string): string {
  return raw.replace(SIZED, '$1: ');
}

/** "canopies 10x10 (8) ... 6 ft tables (22) ... chairs (60)": items between dots begin lines. Offsets stay as they are. */
export function withDottedItems(raw: string): string {
  return raw
    .split('\n')
    .map((line) =>
      [...line.matchAll(DOTTED)].length < FEWEST_BULLETS
        ? line
        : line.replace(DOTTED, (dots) => '\n'.padEnd(dots.length)),
    )
    .join('\n');
}

interface Label {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly line: number;
}

/** The numbers of one run that stand behind a blank, where a line holds several of them. An excerpt may begin with any. */
function inRun({ label, isFirst, isNext, fewest, bracketed }: Numbering, raw: string): readonly Label[] {
  let run: Label[] = [];
  for (const { 0: written, 1: number = '', index: from } of raw.matchAll(label)) {
    const before = run.at(-1);
    const one = { from, to: from + written.length, label: number, line: raw.lastIndexOf('\n', from) };
    if (before !== undefined && isNext(number, before.label)) run.push(one);
    else if (run.length < fewest && (isFirst(number) || bracketed)) run = [one];
  }
  const least = run[0] === undefined || isFirst(run[0].label) ? fewest : fewest + 1;
  if (run.length < least) return [];
  return run
    .filter(({ line }, index) => run[index - 1]?.line === line || run[index + 1]?.line === line)
    .filter(({ from }) => raw[from - 1] === ' ' || raw[from - 1] === '\t');
}

/** What stands without a mark before a bullet, a lettered item or a colon that closes its line. */
const BEFORE_LIST =
  /(?<![^\s.;:,!?()•·▪-])([^\n•·▪.;:,!?()]{3,120})(?=[ \t]+[•·▪][ \t]|:[ \t]*(?:\n|[•·▪]|\([a1i]\)))/gu;
const TITLE = /^\p{Lu}[\p{L}&/-]{2,20}$/u;
const STARTS = /^\p{Lu}\p{L}+$/u;
const ENDS_ITEM = /\p{Ll}$|\d{4}$/u;
const ENDS_WITH_FIGURE = /\p{Ll}$|\d$/u;
const LONGEST_TITLE = 4; // words
const LONGEST_STATEMENT = 8;
/** Behind these goes on what has begun: "provided by Media Services". */
const LEADS_ON = new Set(
  'by of from to in at on for with and or the a an our their between near behind via per through under von der die das vom mit und im am de du la le les del los las et y en van het met'.split(
    ' ',
  ),
);
/** "Items NOT in this bid", "Furnished BY others". */
const STATES =
  /^(?:not|by|furnished|provided|provides|supplied|excluded|exclusions?|included|required|existing|responsibility|others|hire|rent|needed|vorhanden|gestellt|fourni|fournis|existant|excluido|incluido|aanwezig|bauseits)$/iu;

/** "… on tie-downs Backdrop • 60 ft", "… qty 4 Owner furnished: (a) power": a heading in the run of a text begins a line, as it did where it was copied from. */
export function withHeadings(raw: string): string {
  const breaks = new Set<number>();
  for (const { 0: segment, index } of raw.matchAll(BEFORE_LIST)) {
    const at = headingIn(segment, raw[index + segment.length] === ':', /[.;]\s?$/u.test(raw.slice(0, index)));
    if (at !== null) breaks.add(index + at - 1);
  }
  if (breaks.size === 0) return raw;
  return Array.from({ length: raw.length }, (_, at) => (breaks.has(at) ? '\n' : raw[at])).join('');
}

/** What stands before a heading that follows a full stop. */
const BEFORE_ALL = 'it';

/** Where the heading begins that stands last in a run of words, or null. `closed`: with a colon behind it, as a sentence before a list may have. */
function headingIn(segment: string, closed: boolean, afterStop: boolean): number | null {
  const words = Array.from(segment.matchAll(/\S+/gu), ({ 0: word, index }) => ({ word, index }));
  for (let first = afterStop ? 0 : 1; first < words.length; first += 1) {
    const [before, start] = [words[first - 1]?.word ?? BEFORE_ALL, words[first]];
    if (start === undefined || !STARTS.test(start.word) || LEADS_ON.has(before)) continue;
    const heading = words.slice(first).map(({ word }) => word);
    const titled =
      first > 0 &&
      !closed &&
      ENDS_ITEM.test(before) &&
      heading.length <= LONGEST_TITLE &&
      heading.every((word) => TITLE.test(word));
    const stated =
      ENDS_WITH_FIGURE.test(before) && heading.length <= LONGEST_STATEMENT && heading.some((word) => STATES.test(word));
    if (titled || stated) return start.index;
  }
  return null;
}
