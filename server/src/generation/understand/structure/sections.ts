import { findAll, lexicon } from '../text/lexicon.ts';
import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { SPACE_WORDS } from '../words/spaces.ts';
import { type Ground, hasThing, type Section } from './ground.ts';
import { type Heading, headingOf, NUMBERED, partyIn } from './headings.ts';
import { inLine } from './labels.ts';
import type { Line } from './lines.ts';
import { isSort, isTitle, isTopic, rankOf } from './outline.ts';
import type { State } from './states.ts';

const MOST_LINES = 60;

/** Lists under headings, and those behind a heading in the same line. */
export function readSections(ground: Ground): readonly Section[] {
  const { text, lines } = ground;
  const headings = lines.map((line, index) => headingOf(ground, line, index));
  const parties = headings.some((heading) => heading?.state === 'asked');
  return lines.flatMap((line, index): Section[] => {
    const heading = headings[index];
    if (line.blank) return [];
    if (heading === null || heading === undefined || heading.content !== null) return inLine(ground, index, parties);
    const state = heading.state ?? (parties ? partyOf(heading.span) : null);
    if (state === null) return [];
    const { items, titles } = itemsBelow(ground, headings, index);
    const spans = items.map(({ span }) => span);
    return items.length === 0
      ? []
      : [
          {
            state,
            heading: heading.span,
            items: spans,
            titles: titles.filter((title) => !items.includes(title)).map(({ span }) => span),
          },
        ];
  });

  /** "Hall:" beside "You:" says who brings what. */
  function partyOf(span: Span): State | null {
    const end = markAt(text, span.to - 1) === ':' ? span.to - 1 : span.to;
    const isRoom = ({ from, to }: Span): boolean => findAll(text.tokens, rooms, from, to).length > 0;
    const many = headings.filter((heading) => heading !== null && isRoom(heading.span)).length > 1;
    if (many && isRoom(span)) return null; // "HALL" beside "PLENARY ROOM": where things go
    return partyIn(ground, { from: span.from, to: end });
  }
}

const rooms = lexicon(SPACE_WORDS);

interface Listed {
  readonly items: readonly Line[];
  /** Headings of its own parts: "Sound:" over the desk and the microphones. */
  readonly titles: readonly Line[];
}

/** The lines that belong to a heading, those of its parts among them: up to the next one, or to an empty line with something else behind it. */
function itemsBelow(ground: Ground, headings: readonly (Heading | null)[], index: number): Listed {
  const { text, lines, things, asks } = ground;
  const head = lines[index];
  const items: Line[] = [];
  const titles: Line[] = [];
  let first: number | undefined; // line of the part's first item
  const question = head !== undefined && isQuestion(text, head);
  let gap = false;
  for (let next = index + 1; next < Math.min(lines.length, index + MOST_LINES); next += 1) {
    const line = lines[next];
    if (line === undefined || head === undefined) break;
    if (line.blank) {
      gap = true;
      continue;
    }
    if (question && (isQuestion(text, line) || (items.length > 0 && asks(line.span.from)))) break; // "Anything else? Please bring 2 lecterns"
    const heading = headings[next] ?? null;
    const named = heading !== null && hasThing(things, heading.span);
    if (heading !== null && heading.state !== null && !(named && heading.content !== null)) break;
    if (items.length > 0 && YOU.has(wordAt(text, line.span.from)) && line.bullet === '') break; // "You provide a subwoofer."
    if (first === undefined && heading !== null && isSaidAgain(text, head.span, heading.span)) continue;
    if (first === undefined && isSaidAtLength(text, head.span, line.span)) continue;
    if (isTitle(ground, headings, next) && isPart(ground, head, line, { items, titles })) {
      titles.push(line);
      if (heading === null && line.bullet === '') items.push(line); // "Seating" may be no more than the first thing
      first = undefined;
      gap = false;
      continue;
    }
    const filed = heading !== null && heading.content !== null && isSort(ground, heading.span); // "Equipment: 2 projectors, a screen"
    const governed = head.bullet === 'A' && line.bullet !== 'A'; // "A. What we see to" over headings of its own
    if (governed && heading !== null && !named && !filed) continue;
    if (heading !== null && heading.content === null && !named) break;
    if (heading !== null && heading.content !== null && !named && !filed && line.bullet === '') break;
    const level = line.bullet === head.bullet || !(NUMBERED.has(head.bullet) || isSignBelow(lines, head, line));
    if (head.bullet !== '' && line.indent <= head.indent && level) break;
    const [opening] = titles;
    const beside = opening !== undefined && isLevel(opening, line); // "- Sound: / * desk / - 20 posters"
    if (first !== undefined && !governed && !beside) {
      const alike = isAlike(lines[first], line);
      const listed = alike && lines[first]?.bullet !== '';
      if (gap && !listed && !(alike && isSpaced(ground, first) && isSpaced(ground, next))) break;
      if (!alike && !(line.bullet === '' && !gap && isWrapped(text, lines[next - 1]))) break;
    } else if (gap && line.bullet === '' && !isShort(text, line)) break;
    const ordered = line.bullet === '' && asks(line.span.from) && !isShort(text, line);
    if (ordered && !things.has(line.span.from)) break;
    gap = false;
    items.push(line);
    first ??= next;
  }
  return { items, titles };
}

/** "We bring: / Sound: / - desk / Lighting: / - 8 pars": a title in the part of the outline that a heading opens. */
function isPart(ground: Ground, head: Line, line: Line, { items, titles }: Listed): boolean {
  const rank = rankOf(ground, head, line);
  const [sibling] = titles;
  if (sibling !== undefined) return rankOf(ground, sibling, line) === 'beside' && isTopic(ground, line.span);
  if (items.length === 0) return rank === 'over' ? line.marked && !head.marked : rank === 'below' || line.bullet === '';
  return rank === 'below' && (line.bullet !== '' || line.marked);
}

/** "a) Provided by the school: / • chairs": a sign that the page uses below the other. */
function isSignBelow(lines: readonly Line[], head: Line, line: Line): boolean {
  const first = (sign: string): number => lines.findIndex(({ bullet }) => bullet === sign);
  return line.bullet !== '' && first(line.bullet) > first(head.bullet);
}

/** Whether a line is an item of the list that another begins. */
function isAlike(first: Line | undefined, line: Line): boolean {
  return first !== undefined && (line.bullet === first.bullet || line.indent > first.indent);
}

function isLevel(one: Line, other: Line): boolean {
  return one.bullet !== '' && one.bullet === other.bullet && one.indent === other.indent;
}

/** Whether a thing stands with an empty line before and behind it, as pages are copied. */
function isSpaced({ text, lines, things }: Ground, index: number): boolean {
  const line = lines[index];
  const apart = lines[index - 1]?.blank === true && lines[index + 1]?.blank !== false;
  return line !== undefined && apart && hasThing(things, line.span) && isShort(text, line);
}

function isQuestion({ raw }: Text, { start, end }: Line): boolean {
  return raw.slice(start, end).trimEnd().endsWith('?');
}

/** "The set consists of the following: / Set / - 4 stools": a heading below that says a word of the one above. */
function isSaidAgain(text: Text, head: Span, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const above = new Set(text.tokens.slice(head.from, head.to).map((token) => token.text));
  return words.length > 0 && words.length <= 2 && words.every((word) => above.has(word.text));
}

/** "I bring: / As a rule I bring all that I use for a talk:": the heading in more words. */
function isSaidAtLength(text: Text, head: Span, line: Span): boolean {
  const below = new Set(text.tokens.slice(line.from, line.to).map((token) => token.text));
  const above = text.tokens
    .slice(head.from, head.to)
    .filter(({ kind, text: word }) => kind === 'word' && !THIS.has(word));
  return markAt(text, line.to - 1) === ':' && above.length > 1 && above.every((word) => below.has(word.text));
}

const THIS = new Set('this these das dies ceci cela esto eso dit dat'.split(' '));
const WRAPPED = 55; // letters of a line that goes on in the next one

const ITEM = 10; // words of an item
const YOU = new Set(['you', 'sie', 'ihr', 'vous', 'usted', 'ustedes', 'u', 'jullie']);

function isWrapped({ raw }: Text, line: Line | undefined): boolean {
  return line !== undefined && line.end - line.start >= WRAPPED && !/[.;]$/u.test(raw.slice(line.start, line.end));
}

function isShort(text: Text, { span }: Line): boolean {
  return text.tokens.slice(span.from, span.to).filter(({ kind }) => kind === 'word').length <= ITEM;
}
