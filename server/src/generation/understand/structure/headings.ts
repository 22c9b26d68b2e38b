import { RELATIVES } from '../exclusions/small-words.ts';
import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { isAnswer } from './answer-lines.ts';
import { type Ground, hasNumber, hasThing, hasWords, isAskedLabel } from './ground.ts';
import type { Line } from './lines.ts';
import { isPlacing, namesThing, type State, stateOf } from './states.ts';

export const LABEL = 16; // tokens before the colon

export const SHORT = 7; // words of a heading without a colon

export interface Heading {
  readonly state: State | null;
  readonly span: Span;
  /** Where its content begins in the same line; null where that is on the lines below. */
  readonly content: number | null;
}

/** What a line says of the lines below it, or of the rest of itself; null where it is no heading. */
export function headingOf(ground: Ground, line: Line, index: number): Heading | null {
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
  const runsOn = last === ';' && line.bullet === '' && below.bullet !== ''; // "The set consists of;" over a list
  if ('.,;!'.includes(last) && !runsOn && !(numbered && last === '.') && !exclaimed) return null;
  const listed = line.marked || numbered || isShouted(text, line) || (line.bullet === '' && below.bullet !== '');
  const state = hasNumber(text, { from, to }) ? null : stateOfHeading(ground, { from, to: runsOn ? to - 1 : to });
  const named = hasThing(things, { from, to });
  if (state !== null && isSaidOfAll(text, { from, to })) return null;
  if (state !== null && (line.bullet === '' || numbered) && (listed || !named))
    return { state, span: { from, to }, content: null };
  const apart = lines[index - 1]?.blank !== false;
  const party = apart && words <= 2 && !named && partyIn(ground, { from, to }) !== null; // "Client" over a list, beside "Supplier"
  return line.marked || ((listed || party) && !named && line.bullet === '') || (party && numbered)
    ? { state: null, span: { from, to }, content: null }
    : null;
}

/** "ALL STANDS AND CLIPS provided by the venue": said of those, and not of what stands below. */
function isSaidOfAll(text: Text, { from, to }: Span): boolean {
  return to - from > 3 && ALL.has(wordAt(text, from)) && !OF_BELOW.test(wordAt(text, from + 1));
}

const ALL = new Set('all alle alles tous toutes todos todas'.split(' '));
const OF_BELOW =
  /^(?:of|the|this|these|that|those|below|following|items?|equipment|gear|folgende[nrs]?|diese[nrs]?|das|die|dies|artikel|geräte|les|ces|ce|cela|los|las|estos|estas|de|het|deze|dit|taken|sorted)$/u;

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
    if (at - from <= 2 && GREETINGS.has(wordAt(text, from))) continue;
    const state = stateOfHeading(ground, { from, to: at });
    return state === null ? null : { state, span: { from, to: at }, content: null };
  }
  return null;
}

/** "Exclusions (supplied by Council)", "Hire list (no crew)": what stands in brackets counts where the rest says nothing. */
export function stateOfHeading({ text, things, general }: Ground, { from, to }: Span): State | null {
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
    plain === 'provided' && !namesThing(text, { from, to: open }, own) && !isEnumerated(text, { from, to: open });
  if (namesThing(text, { from, to: open }, things) && !heads) return null;
  const aside = { from: open + 1, to };
  const opening = plain === null ? openingOf(text, { from, to: open }, things) : null;
  return plain ?? opening ?? (open < to && !hasThing(things, aside) ? stateOf(text, aside, 'heading', things) : null);
}

/** "Tent, sound, lights: ours", but not "Backline, das wir mitführen". */
function isEnumerated(text: Text, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1)
    if (markAt(text, at) === ',' && !RELATIVES.has(wordAt(text, at + 1))) return true;
  return false;
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
  if (
    comma === to ||
    comma - from < 2 ||
    GREETINGS.has(wordAt(text, from)) ||
    next === '' ||
    hasThing(things, { from, to })
  )
    return null;
  return stateOf(text, { from, to: comma }, 'heading', things);
}

/** "Hi there, …" says of nothing that it is there. */
const GREETINGS = new Set('hi hello hey hiya howdy greetings hallo salut bonjour hola hoi'.split(' '));

/** "Fête in July, 100 guests. This is what the hall has:" heads the lines below with its last sentence. */
function lastSentence(text: Text, { from, to }: Span): number {
  if (!OPENING.has(markAt(text, to - 1))) return from;
  for (let at = to - 2; at > from; at -= 1) if (text.tokens[at]?.kind === 'break') return at + 1;
  return from;
}

const OPENING = new Set([':', '-']);

export const NUMBERED = new Set(['1', 'A']);

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
export function behindNumber(text: Text, { from, to }: Span): number {
  const labelled = PARTS.has(wordAt(text, from)) && wordAt(text, from + 1).length <= 1 && from + 2 < to;
  let at = labelled ? from + 2 : from;
  if (labelled && text.tokens[at]?.kind === 'break') at += 1;
  while (at < to && (text.tokens[at]?.kind === 'mark' || (at < from + 2 && text.tokens[at]?.kind === 'number')))
    at += 1;
  return at;
}

function colonIn(text: Text, { from, to }: Span): number | null {
  for (let at = from + 1; at < Math.min(to, from + LABEL + 1); at += 1) {
    if (markAt(text, at) === ':' || (markAt(text, at) === '-' && at === to - 1)) return at;
    if (text.tokens[at]?.kind === 'break' && !isAskedLabel(text, at)) return null;
  }
  return null;
}

/** "OUT OF SCOPE". */
export function isShouted(text: Text, { start, end }: Line): boolean {
  const written = text.raw.slice(start, end).replace(/\([^)]*\)/gu, '');
  return /\p{Lu}{3}/u.test(written) && !/\p{Ll}/u.test(written);
}

/** A name and nothing else: "The hall", but not "for the hall". */
export function partyIn({ text, things }: Ground, span: Span): State | null {
  if (span.to - span.from > 3 || hasThing(things, span) || isPlacing(text, span)) return null;
  if (PEOPLE.has(wordAt(text, span.to - 1))) return null; // "Event staff: one sound technician"
  return stateOf(text, span, 'cell', things) === 'provided' ? stateOf(text, span, 'party', things) : null;
}

const PEOPLE = new Set('staff staffing crew personnel labour labor manpower personal equipe personeel'.split(' '));
