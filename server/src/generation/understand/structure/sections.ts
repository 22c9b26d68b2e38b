import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isAnswer } from './answer-lines.ts';
import type { Line } from './lines.ts';
import { isPlacing, namesThing, type State, stateOf } from './states.ts';

/** Things under a heading that says what becomes of them; each item one run of tokens. */
export interface Section {
  readonly state: State;
  readonly heading: Span;
  readonly items: readonly Span[];
}

export interface Ground {
  readonly text: Text;
  readonly lines: readonly Line[];
  /** Tokens that name equipment. */
  readonly things: ReadonlySet<number>;
  /** Those of them that name a whole category: "furniture". */
  readonly general: ReadonlySet<number>;
  /** Whether the sentence around a token asks for something. */
  readonly asks: (at: number) => boolean;
}

const LABEL = 16; // tokens before the colon
const SHORT = 7; // words of a heading without a colon
const MOST_LINES = 60;

interface Heading {
  readonly state: State | null;
  readonly span: Span;
  /** Where its content begins in the same line; null where that is on the lines below. */
  readonly content: number | null;
}

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
    const items = itemsBelow(ground, headings, index);
    return items.length === 0 ? [] : [{ state, heading: heading.span, items: items.map(({ span }) => span) }];
  });

  /** "Hall:" beside "You:" says who brings what. */
  function partyOf(span: Span): State | null {
    const end = markAt(text, span.to - 1) === ':' ? span.to - 1 : span.to;
    return partyIn(ground, { from: span.from, to: end });
  }
}

/** What a line says of the lines below it, or of the rest of itself; null where it is no heading. */
function headingOf(ground: Ground, line: Line, index: number): Heading | null {
  const { text, lines, things } = ground;
  if (line.blank || /[|\t]/u.test(text.raw.slice(line.start, line.end))) return null; // a row of a table
  if (isAnswer(ground, index)) return null;
  const to = line.marked ? beforeSigns(text, line.span) : line.span.to;
  const from = behindNumber(text, { from: lastSentence(text, line.span), to });
  const colon = colonIn(text, { from, to });
  if (colon !== null) {
    const span = { from, to: colon + 1 };
    const state = hasNumber(text, span) ? null : stateOfHeading(ground, { from, to: colon });
    const filled = hasWords(text, { from: colon + 1, to });
    return { state, span, content: filled ? colon + 1 : null };
  }
  const dash = dashIn(ground, index, { from, to });
  if (dash !== null) return dash;
  const words = wordsOutside(text, { from, to });
  const last = text.raw.slice(line.end - 1, line.end);
  const below = lines.slice(index + 1, index + 3).find(({ blank }) => !blank);
  if (words === 0 || words > SHORT || below === undefined) return null;
  const numbered = NUMBERED.has(line.bullet) && below.bullet !== line.bullet; // "5. Matters outside this requirement" over "5.1 …"
  const exclaimed = last === '!' && (isShouted(text, line) || (line.bullet === '' && below.bullet !== '')); // "TAKEN CARE OF, THANK YOU!!"
  if ('.,;!'.includes(last) && !(numbered && last === '.') && !exclaimed) return null;
  const listed = line.marked || numbered || isShouted(text, line) || (line.bullet === '' && below.bullet !== '');
  const state = hasNumber(text, { from, to }) ? null : stateOfHeading(ground, { from, to });
  const named = hasThing(things, { from, to });
  if (state !== null && (line.bullet === '' || numbered) && (listed || !named))
    return { state, span: { from, to }, content: null };
  const apart = lines[index - 1]?.blank !== false;
  const party = apart && words <= 2 && !named && partyIn(ground, { from, to }) !== null; // "Client" over a list, beside "Supplier"
  return line.marked || ((listed || party) && !named && line.bullet === '') || (party && numbered)
    ? { state: null, span: { from, to }, content: null }
    : null;
}

/** How many words stand outside brackets: "In the room already (confirmed with the manager)" is four. */
function wordsOutside(text: Text, { from, to }: Span): number {
  let depth = 0;
  let words = 0;
  for (let at = from; at < to; at += 1) {
    if (markAt(text, at) === '(') depth += 1;
    else if (markAt(text, at) === ')') depth -= 1;
    else if (depth <= 0 && wordAt(text, at) !== '') words += 1;
  }
  return words;
}

/** "Provided by others - quotes that include these are returned" over a list, "Taken care of, please stop mailing": what stands before the dash. */
function dashIn(ground: Ground, index: number, { from, to }: Span): Heading | null {
  const { text, lines } = ground;
  const [line, below] = [lines[index], lines[index + 1]];
  if (line === undefined || line.bullet !== '' || below === undefined || below.bullet === '') return null;
  for (let at = from + 1; at < Math.min(to - 1, from + LABEL); at += 1) {
    if (markAt(text, at) !== '-' && markAt(text, at) !== ',') continue;
    const state = stateOfHeading(ground, { from, to: at });
    return state === null ? null : { state, span: { from, to: at }, content: null };
  }
  return null;
}

/** "Exclusions (supplied by Council)", "Hire list (no crew)": what stands in brackets counts where the rest says nothing. */
function stateOfHeading({ text, things, general }: Ground, { from, to }: Span): State | null {
  let open = from;
  while (open < to && markAt(text, open) !== '(') open += 1;
  if (
    SERVICES.has(wordAt(text, from)) &&
    open < to &&
    stateOf(text, { from: open + 1, to: to - 1 }, 'cell', things) === 'provided'
  )
    return 'provided';
  const plain = stateOf(text, { from, to: open }, 'heading', things);
  // "Furniture from the venue" heads a list of it; "Without operator" and "Tent is ours, sound" say it of themselves
  const own = things.difference(general);
  const heads =
    plain === 'provided' && !namesThing(text, { from, to: open }, own) && !hasMark(text, { from, to: open }, ',');
  if (namesThing(text, { from, to: open }, things) && !heads) return null;
  const aside = { from: open + 1, to };
  const opening = plain === null ? openingOf(text, { from, to: open }, things) : null;
  return plain ?? opening ?? (open < to && !hasThing(things, aside) ? stateOf(text, aside, 'heading', things) : null);
}

/** "Meals (facility)" says who serves them; "Ceremony (church)" says where it is. */
const SERVICES = new Set(
  'meals catering lodging food beverage beverages refreshments security parking cleaning housekeeping verpflegung bewirtung ubernachtung repas restauration hebergement comidas alojamiento maaltijden'.split(
    ' ',
  ),
);

/** "Not to be hired, and yes people have tried": what a heading says before its comma, where it names nothing. */
function openingOf(text: Text, { from, to }: Span, things: ReadonlySet<number>): State | null {
  let comma = from;
  while (comma < to && markAt(text, comma) !== ',') comma += 1;
  const next = wordAt(text, comma + 1);
  if (comma === to || comma - from < 2 || next === '' || hasThing(things, { from, to })) return null;
  return stateOf(text, { from, to: comma }, 'heading', things);
}

/** "Fête in July, 100 guests. This is what the hall has:" heads the lines below with its last sentence. */
function lastSentence(text: Text, { from, to }: Span): number {
  if (!OPENING.has(markAt(text, to - 1))) return from;
  for (let at = to - 2; at > from; at -= 1) if (text.tokens[at]?.kind === 'break') return at + 1;
  return from;
}

const OPENING = new Set([':', '-']);
const NUMBERED = new Set(['1', 'A']);

const PARTS = new Set('part section schedule annex teil abschnitt partie section parte seccion deel'.split(' '));

/** "**Ours**", "--- Not needed ---": where its words end. */
function beforeSigns(text: Text, { from, to }: Span): number {
  let end = to;
  while (
    end > from + 1 &&
    text.tokens[end - 1]?.kind === 'mark' &&
    markAt(text, end - 1) !== ')' &&
    markAt(text, end - 1) !== ':'
  )
    end -= 1;
  return end;
}

/** "3. Exclusions", "Part C. Exclusions". */
function behindNumber(text: Text, { from, to }: Span): number {
  const labelled = PARTS.has(wordAt(text, from)) && wordAt(text, from + 1).length <= 1 && from + 2 < to;
  let at = labelled ? from + 2 : from;
  if (labelled && text.tokens[at]?.kind === 'break') at += 1;
  while (at < to && (text.tokens[at]?.kind === 'mark' || (at < from + 2 && text.tokens[at]?.kind === 'number')))
    at += 1;
  return at;
}

/** "What is there already?: lectern", as forms write their questions. */
function isAskedLabel(text: Text, at: number): boolean {
  return text.tokens[at]?.text === '?' && markAt(text, at + 1) === ':';
}

function colonIn(text: Text, { from, to }: Span): number | null {
  for (let at = from + 1; at < Math.min(to, from + LABEL + 1); at += 1) {
    if (markAt(text, at) === ':' || (markAt(text, at) === '-' && at === to - 1)) return at;
    if (text.tokens[at]?.kind === 'break' && !isAskedLabel(text, at)) return null;
  }
  return null;
}

function hasNumber(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ kind }) => kind === 'number' || kind === 'date' || kind === 'time');
}

function hasMark(text: Text, { from, to }: Span, mark: string): boolean {
  return text.tokens.slice(from, to).some((token) => token.text === mark);
}

function hasWords(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ kind }) => kind === 'word' || kind === 'number');
}

function hasThing(things: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}

/** "OUT OF SCOPE". */
function isShouted(text: Text, { start, end }: Line): boolean {
  const written = text.raw.slice(start, end).replace(/\([^)]*\)/gu, '');
  return /\p{Lu}{3}/u.test(written) && !/\p{Ll}/u.test(written);
}

/** The lines that belong to a heading: up to the next one, or to an empty line with something else behind it. */
function itemsBelow(ground: Ground, headings: readonly (Heading | null)[], index: number): Line[] {
  const { text, lines, things, asks } = ground;
  const head = lines[index];
  const items: Line[] = [];
  const question = head !== undefined && isQuestion(text, head);
  let gap = false;
  for (let next = index + 1; next < Math.min(lines.length, index + MOST_LINES); next += 1) {
    const line = lines[next];
    const first = items[0];
    if (line === undefined || head === undefined) break;
    if (line.blank) {
      gap = true;
      continue;
    }
    if (question && (isQuestion(text, line) || (items.length > 0 && asks(line.span.from)))) break; // "Anything else? Please bring 2 lecterns"
    const heading = headings[next] ?? null;
    const named = heading !== null && hasThing(things, heading.span);
    if (heading !== null && heading.state !== null && !(named && heading.content !== null)) break;
    if (first === undefined && heading !== null && isSaidAgain(text, head.span, heading.span)) continue;
    if (first === undefined && isSaidAtLength(text, head.span, line.span)) continue;
    const governed = head.bullet === 'A' && line.bullet !== 'A'; // "A. What we see to" over headings of its own
    if (governed && heading !== null && !named) continue;
    if (heading !== null && heading.content === null && !named) break;
    if (heading !== null && heading.content !== null && !named && line.bullet === '') break;
    if (head.bullet !== '' && line.indent <= head.indent && (!NUMBERED.has(head.bullet) || line.bullet === head.bullet))
      break;
    if (first !== undefined && !governed) {
      const alike = line.bullet === first.bullet || line.indent > first.indent;
      if (gap && !(alike && first.bullet !== '')) break;
      if (!alike && !(line.bullet === '' && !gap && isWrapped(text, lines[next - 1]))) break;
    } else if (gap && line.bullet === '' && !isShort(text, line)) break;
    const ordered = line.bullet === '' && asks(line.span.from) && !isShort(text, line);
    if (ordered && !things.has(line.span.from)) break;
    gap = false;
    items.push(line);
  }
  return items;
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
  const above = text.tokens.slice(head.from, head.to).filter(({ kind }) => kind === 'word');
  return markAt(text, line.to - 1) === ':' && above.length > 1 && above.every((word) => below.has(word.text));
}

const WRAPPED = 55; // letters of a line that goes on in the next one
const ITEM = 10; // words of an item

function isWrapped({ raw }: Text, line: Line | undefined): boolean {
  return line !== undefined && line.end - line.start >= WRAPPED && !/[.;]$/u.test(raw.slice(line.start, line.end));
}

function isShort(text: Text, { span }: Line): boolean {
  return text.tokens.slice(span.from, span.to).filter(({ kind }) => kind === 'word').length <= ITEM;
}

/** "Take off: the stage, the black drape. …", "Hall: chairs, tables / You: PA". */
function inLine(ground: Ground, index: number, parties: boolean): Section[] {
  const { text, lines } = ground;
  const line = lines[index];
  if (line === undefined) return [];
  const labels = labelsIn(ground, line.span);
  const asked = parties || labels.some(({ state }) => state === 'asked');
  return labels.flatMap(({ state: own, heading, content }, at): Section[] => {
    const { from, to } = heading;
    const state = own ?? (asked ? partyIn(ground, { from, to: to - 1 }) : null);
    if (state === null) return [];
    const whole = sentenceOf(text, line.span.to - 1).to; // a long line goes on in the next one
    const limit = labels[at + 1]?.heading.from ?? endOf(ground, content, Math.max(line.span.to, whole));
    const end = beforeHowever(text, { from: content, to: Math.min(limit, endOf(ground, content, limit)) });
    // "Venue: Elm Grove Park" beside "Equipment needed": where it is, not what is there
    if (own === null && !hasThing(ground.things, { from: content, to: end })) return [];
    return end > content ? [{ state, heading, items: [{ from: content, to: end }] }] : [];
  });
}

/** "Room lighting is sufficient: for a show, HOWEVER, a stage wash": no more of it is said. */
function beforeHowever(text: Text, { from, to }: Span): number {
  for (let at = from; at < to; at += 1) if (HOWEVER.has(wordAt(text, at))) return at;
  return to;
}

const HOWEVER = new Set(['however', 'jedoch', 'cependant', 'toutefois', 'embargo', 'echter']);

/** A name and nothing else: "The hall", but not "for the hall". */
function partyIn({ text, things }: Ground, span: Span): State | null {
  if (span.to - span.from > 3 || hasThing(things, span) || isPlacing(text, span)) return null;
  if (PEOPLE.has(wordAt(text, span.to - 1))) return null; // "Event staff: one sound technician"
  return stateOf(text, span, 'cell', things) === 'provided' ? stateOf(text, span, 'party', things) : null;
}

const PEOPLE = new Set('staff staffing crew personnel labour labor manpower personal equipe personeel'.split(' '));

interface Label {
  readonly state: State | null;
  readonly heading: Span;
  readonly content: number;
}

/** Words with a colon or a dash behind them at the beginning of a line, a sentence or a part of one. */
function labelsIn(ground: Ground, { from, to }: Span): readonly Label[] {
  const { text, things } = ground;
  const labels: Label[] = [];
  let begin = from;
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    const opened = labels.length > 0 || BARS.has(markAt(text, at)); // "Hall: chairs, tables, you: PA"
    if (isAskedLabel(text, at)) continue;
    if (isStruck(text, at)) labels.push({ state: 'unwanted', heading: { from: at - 1, to: at }, content: at + 1 });
    if (token?.kind === 'break' || (opened && SEPARATORS.has(markAt(text, at)))) begin = at + 1;
    else if (markAt(text, at) === ':' || isDashLabel(text, { from: begin, to: at }, things)) {
      const first = behindNumber(text, { from: begin, to: at });
      const heading = { from: first, to: at + 1 };
      if (at > first && at - first <= LABEL && !hasNumber(text, heading)) {
        const state = stateOfHeading(ground, { from: first, to: at });
        if (state !== null || (markAt(text, at) === ':' && !hasThing(things, heading)))
          labels.push({ state, heading, content: at + 1 });
      }
    }
  }
  return labels;
}

/** "LOT E - Withdrawn (generators)", "Item 4: deleted (lighting)". */
function isStruck(text: Text, at: number): boolean {
  return markAt(text, at) === '(' && STRUCK.has(wordAt(text, at - 1)) && text.tokens[at - 2]?.kind !== 'word';
}

const STRUCK = new Set(
  'withdrawn deleted cancelled canceled omitted struck entfallt gestrichen supprime annule anulado eliminado vervallen geschrapt'.split(
    ' ',
  ),
);

const SEPARATORS = new Set([',', '/', '|', ')', '-']);
const BARS = new Set(['/', '|']);

/** "Not required – stage, lights": without a thing of its own before the dash. */
function isDashLabel(text: Text, { from, to }: Span, things: ReadonlySet<number>): boolean {
  if (markAt(text, to) !== '-' || to - from > SHORT || to - from < 1 || NO.has(wordAt(text, from))) return false;
  return !hasThing(things, { from, to }) && wordAt(text, from) !== '' && hasThing(things, { from: to, to: to + 4 });
}

const NO = new Set(['no', 'nein', 'non', 'nee', 'yes', 'ja', 'oui', 'si']); // "Podiums? No - one"

/** Where the list behind a label ends: with its sentence; semicolons only part its members. */
function endOf({ text, asks }: Ground, content: number, to: number): number {
  for (let at = content; at < to; at += 1) {
    const token = text.tokens[at];
    if (token?.kind !== 'break') continue;
    if (token.text !== ';' || (asks(at + 1) && !bringsOwn(text, at + 1))) return at;
  }
  return to;
}

/** "…; the band's backline (they BRING THEIR OWN); …": no wish. */
function bringsOwn(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens
    .slice(from, to)
    .some((token, index, all) => token.text === 'own' && OWNERS.has(all[index - 1]?.text ?? ''));
}

const OWNERS = new Set(['their', 'his', 'her', 'its']);
