import { linesOf, type Range, signaturesIn } from './signature.ts';
import type { Span, Token } from './token.ts';

export type LineKind = 'heading' | 'item' | 'row' | 'paragraph' | 'quoted' | 'signature';

/** A line that is not empty. */
export interface Line extends Range {
  readonly kind: LineKind;
  /** Its tokens. */
  readonly tokens: Span;
  /** Of a row its cells. */
  readonly cells: readonly Range[];
  /** The number of the line that it stands under. */
  readonly heading: number | null;
}

/** The lines of a text. `description` as it was written, `raw` as it is read; both of the same length. */
export function readLines(description: string, raw: string, tokens: readonly Token[]): readonly Line[] {
  const isSigned = marker(signaturesIn(description));
  const isQuoted = marker([...description.matchAll(/^[ \t]?>.*$/gmu)].map(rangeOf));
  const isShouted = isInCapitals(description);
  const written = linesOf(raw);
  const lines: Line[] = [];
  const headings = new Headings();
  let token = 0;
  written.forEach((range, at) => {
    const { start, end } = range;
    const signed = start === end && isSigned(end);
    if (start === end && !signed) return headings.passEmptyLine();
    const line = raw.slice(start, end);
    const original = description.slice(start, end);
    const next = written[at + 1];
    const below = next === undefined ? '' : raw.slice(next.start, next.end);
    const kind = signed ? 'signature' : isQuoted(end) ? 'quoted' : kindOf(original, line, below, isShouted);
    const from = token;
    while ((tokens[token]?.start ?? Number.POSITIVE_INFINITY) < end) token += 1;
    const heading = headings.above(kind, line, lines.length);
    const place = signed ? { start: description.lastIndexOf('\n', end - 1) + 1, end } : range;
    lines.push({
      ...place,
      kind,
      tokens: { from, to: token },
      cells: kind === 'row' ? cellsOf(original, start) : [],
      heading,
    });
  });
  return lines;
}

function rangeOf({ 0: said, index }: RegExpExecArray): Range {
  return { start: index, end: index + said.length };
}

/** Whether a place lies in one of the ranges; to be asked for ascending places. */
function marker(ranges: readonly Range[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) < at) next += 1;
    return at >= (ranges[next]?.start ?? Number.POSITIVE_INFINITY);
  };
}

/** The headings that are open at a line: that of a section, and that of a list. */
class Headings {
  #section: number | null = null;
  #list: number | null = null;
  #isListed = false;

  /** An empty line ends a list that has begun. */
  passEmptyLine(): void {
    if (this.#isListed) this.#list = null;
  }

  /** What line `at` stands under; a heading, and a sentence that ends with a colon, is noted. */
  above(kind: LineKind, line: string, at: number): number | null {
    if (kind === 'signature') return null;
    if (kind === 'heading' && isSection(line)) {
      [this.#section, this.#list] = [at, null];
      return null;
    }
    const heading = kind === 'heading' ? this.#section : (this.#list ?? this.#section);
    if (kind === 'heading' || line.endsWith(':')) [this.#list, this.#isListed] = [at, false];
    else this.#isListed = true;
    return heading;
  }
}

/** Words of a heading. */
export const LONGEST_HEADING = 10;
const LONGEST_TITLE = 5;
const ITEM = /^(?:[-*–—•·▪◦‣●■□✓✔]|\d{1,2}[.)]|\(?[a-z\d]\))\s/iu;
/** "3. POWER" is a heading with its number. */
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[A-Z][.)])[ \t]+/u;
const RULER = /^[\s|:+=_-]*$/u;
const GAP = /\t|\||\s{3,}/u;

function kindOf(original: string, line: string, below: string, isShouted: boolean): LineKind {
  if (RULER.test(line)) return 'paragraph';
  if (partsOf(original).length > 1) return 'row';
  if (NUMBERED.test(original) && !isShouted && isCapitals(original.replace(NUMBERED, ''))) return 'heading';
  if (ITEM.test(line)) return 'item';
  return isHeading(line, below, isShouted) ? 'heading' : 'paragraph';
}

function isHeading(line: string, below: string, isShouted: boolean): boolean {
  const words = line.split(/\s+/u).length;
  if (/^#{1,6}\s/u.test(line)) return true;
  if (words > LONGEST_HEADING) return false;
  if (/[:–—-]$/u.test(line) || (!isShouted && isCapitals(line))) return true;
  const isTitle = words <= LONGEST_TITLE && /^\p{Lu}[^\d.,;?!]*$/u.test(line);
  return isTitle && (ITEM.test(below) || partsOf(below).length > 1 || /^\d/u.test(below));
}

function isSection(line: string): boolean {
  return line.startsWith('#') || isCapitals(line.replace(ITEM, ''));
}

function isCapitals(line: string): boolean {
  return /\p{Lu}{2}/u.test(line) && !/\p{Ll}|^\d+\s?[x×]?\s/u.test(line);
}

/** A text that is written in capitals altogether: none of them make a heading. */
function isInCapitals(text: string): boolean {
  const capitals = text.replace(/\P{Lu}+/gu, '').length;
  return capitals > MANY * text.replace(/\P{Ll}+/gu, '').length;
}

const MANY = 4; // capitals to a small letter

function partsOf(line: string): readonly string[] {
  return line.split(GAP).filter((part) => part.trim() !== '');
}

function cellsOf(original: string, start: number): readonly Range[] {
  let at = start;
  return original.split(/(\t|\||\s{3,})/u).flatMap((part) => {
    const from = at + part.length - part.trimStart().length;
    const to = from + part.trim().length;
    at += part.length;
    return part.trim() === '' || part === '|' ? [] : [{ start: from, end: to }];
  });
}
