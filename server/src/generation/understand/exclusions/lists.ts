import type { Mention } from '../mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { WISHES } from '../words/exclusions.ts';
import { MISSING } from './missing-yet.ts';
import { AND_OR, ARTICLES, BREAKS, DEFINITE, FOR_WORDS, LACKING, OR } from './small-words.ts';

/** Words of no equipment that may stand between two members of a list. */
const FILLERS = 4;

/** For each mention the last one of the list that it stands in: "tables, 200 chairs and a small stage". */
export function listEnds(text: Text, mentions: readonly Mention[]): number[] {
  const ends = mentions.map((_, index) => index);
  for (let index = mentions.length - 2; index >= 0; index -= 1) {
    const next = behindMakes(text, mentions, index);
    const joined = jointBetween(text, mentions[index], mentions[next], FILLERS, mentions[index - 1]) !== null;
    if (joined || isBareRow(text, mentions, index) || isHead(mentions[index], mentions[index + 1]))
      ends[index] = ends[joined ? next : index + 1] ?? index;
  }
  return ends;
}

/** "our own mixer (X AIR XR16) and ears": the next mention behind makes of the thing in brackets right behind it. */
function behindMakes(text: Text, mentions: readonly Mention[], index: number): number {
  const thing = mentions[index];
  const [kind] = thing?.kinds ?? [];
  if (thing === undefined || kind === undefined) return index + 1;
  const aside = behindAside(text, thing.to);
  let next = index + 1;
  const sorts = text.tokens.slice(thing.to + 1, aside - 1).some(({ text: word }) => word === '/'); // "microphones (vocal/drum)"
  const isOfIt = (other: Mention | undefined) => sorts || other?.kinds[0] === kind;
  while ((mentions[next]?.from ?? aside) < aside && isOfIt(mentions[next])) next += 1;
  return (mentions[next]?.from ?? 0) < aside ? index + 1 : next;
}

/** "dancefloor LIGHTS": the first only says which. */
function isHead(first: Mention | undefined, second: Mention | undefined): boolean {
  if (first === undefined || first.to !== second?.from || first.kinds.length === 0) return false;
  return second.categories.includes('lighting') || second.categories.includes('audio');
}

/** "hat tische stühle bühne", "own lights heaters etc": a row without marks; two alone may be one thing ("drum kit stage"). */
function isBareRow(text: Text, mentions: readonly Mention[], index: number): boolean {
  const [before, first, second, behind] = [-1, 0, 1, 2].map((step) => mentions[index + step]);
  if (first === undefined || second === undefined || first.to !== second.from) return false;
  return before?.to === first.from || behind?.from === second.to || AND_SO_ON.has(text.tokens[second.to]?.text ?? '');
}

const AND_SO_ON = new Set('etc usw u.s.w usf enz etcetera + & and und et y en'.split(' '));

/** The last mention of a list of bare words: "no lighting, staging or video". A figure, an article or a verb ends it. */
export function bareList(text: Text, mentions: readonly Mention[], first: number): number {
  let last = first;
  let sure = first;
  const definite = DEFINITE.has(wordAt(text, (mentions[first]?.from ?? 0) - 1)); // "cancel THE bar and THE stools"
  for (let next = first + 1; next < mentions.length; next += 1) {
    const joint = jointBetween(text, mentions[last], mentions[next], 1);
    // "no need for toilets or a generator", but "no lighting and a small PA"
    const articles = joint?.filter((word) => ARTICLES.has(word)) ?? [];
    const known = definite && articles.every((word) => DEFINITE.has(word));
    if (joint === null || (articles.length > 0 && !known && !joint.some((word) => OR.has(word)))) break;
    last = next;
    if (!joint.includes(',') || joint.some((word) => AND_OR.has(word))) sure = last;
    const end = text.tokens[mentions[next]?.to ?? -1];
    if (end === undefined || end.kind === 'break' || OR.has(end.text)) sure = last;
  }
  const follower = wordAt(text, mentions[sure]?.to ?? -1);
  const forNow = NOW.has(wordAt(text, (mentions[sure]?.to ?? -1) + 1));
  const joint = wordAt(text, (mentions[sure]?.from ?? 0) - 1);
  const either = BEING.has(follower) && (OR.has(joint) || (AND_OR.has(joint) && sure > first + 1)); // "no chairs, tables or lights ARE needed"
  return sure > first && FOR_WORDS.has(follower) && !forNow && !either ? first : sure;
}

const BEING = new Set(['is', 'are']);
/** "hold the balloons and the carpet FOR NOW". */
const NOW = new Set('now once'.split(' '));

/** The words between two members of a list, or null when they are not joined as one. */
function jointBetween(
  text: Text,
  a: Mention | undefined,
  b: Mention | undefined,
  fillers: number,
  before?: Mention,
): string[] | null {
  if (a === undefined || b === undefined || sentenceOf(text, a.from) !== sentenceOf(text, b.from)) return null;
  const aside = behindAside(text, behindGlued(text, a.to));
  if (aside > b.from) return fillers > 1 && isAside(text, a.to, b.from) ? [] : null;
  if (markAt(text, a.to) === ')' && markAt(text, b.from - 1) === '(' && AND_OR.has(text.tokens[a.to + 1]?.text ?? '')) {
    const apart = text.tokens.slice(a.to + 1, b.from - 1).map(({ text: word }) => word); // "lot 1 (sound) and lot 3 (lighting)"
    return apart.length <= fillers && !apart.some(isApart) ? apart : null;
  }
  const inside = before !== undefined && markAt(text, a.to) === ')' && isNamedIn(text, before, a);
  const begin = inside ? a.to + 1 : fillers > 1 ? behindPurpose(text, a, b, behindTail(text, aside)) : aside;
  const between = text.tokens.slice(begin, b.from);
  const joint = between[0]?.text ?? '';
  if (!(AND_OR.has(joint) || joint === ',' || joint === '/' || joint === '&' || joint === '+')) return null;
  const texts = between.map(({ text: word }) => word);
  const rest = texts.slice(1).filter((word) => !AND_OR.has(word) && !ARTICLES.has(word));
  const open = rest.filter((word) => word !== ',');
  if (open.length > fillers || rest.length - open.length > Math.min(2, fillers)) return null;
  if (open.some((word) => isApart(word) || ':;()|'.includes(word))) return null;
  if (YOURS.has(open.at(-1) ?? '') && !YOURS.has(wordAt(text, a.from - 1))) return null; // "they have two bathrooms, YOUR restroom trailer"
  return texts;
}

/** "Electrical SERVICE, restrooms and a stage": the end of a member's name. */
function behindTail(text: Text, at: number): number {
  if (!TAILS.has(wordAt(text, at))) return at;
  return markAt(text, at + 1) === ',' || AND_OR.has(wordAt(text, at + 1)) ? at + 1 : at;
}

const TAILS = new Set(
  'service services supply supplies hookup hookups connection connections outlets access removal facilities equipment units staff panels drops'.split(
    ' ',
  ),
);

const YOURS = new Set('your eure euren votre vos vuestro vuestra vuestros vuestras jullie uw'.split(' '));

/** "Tables, chairs FOR INDOORS, china and glasses": what a member is for, where neither it nor the next has a figure. */
function behindPurpose(text: Text, a: Mention, b: Mention, at: number): number {
  if (!PURPOSE.has(wordAt(text, at)) || text.numberTo.has(a.from) || text.numberTo.has(b.from)) return at;
  let end = at + 1;
  while (end <= at + PURPOSE_WORDS && wordAt(text, end) !== '' && !AND_OR.has(wordAt(text, end))) {
    if (isApart(wordAt(text, end)) || text.numberFrom.has(end)) return at;
    end += 1;
  }
  return end > at + 1 && markAt(text, end) === ',' ? end : at;
}

const PURPOSE = new Set('for fur pour para voor im in'.split(' '));
const PURPOSE_WORDS = 3;

/** "Our own mixer (BEHRINGER X AIR XR16) and ears": the make of the thing before the brackets, in one name or several. */
function isNamedIn(text: Text, before: Mention, a: Mention): boolean {
  if (isAside(text, before.to, a.from)) return true;
  if (before.kinds[0] === undefined || before.kinds[0] !== a.kinds[0]) return false;
  return [1, 2].some((step) => markAt(text, before.from - step) === '('); // "(we bring cymbals and snare)" names none
}

/** "its own PA (line array)": in brackets right behind a thing, and no more of it than its name. */
function isAside(text: Text, open: number, from: number): boolean {
  const words = text.tokens.slice(open + 1, from);
  if (markAt(text, open) !== '(') return false;
  return words.every(({ text: word }) => ARTICLES.has(word));
}

function isApart(word: string): boolean {
  return LACKING.has(word) || BREAKS.has(word) || WISHES.has(word) || MISSING.has(word);
}

/** "Schlagzeug-GRUNDSET", "TON- und Lichttechnik": the rest of a word that begins with the thing, or the mark for it. */
function behindGlued(text: Text, at: number): number {
  if (markAt(text, at) === '-' && AND_OR.has(wordAt(text, at + 1))) return at + 1;
  const end = text.tokens[at - 1]?.end ?? 0;
  return text.tokens[at]?.kind === 'word' && text.tokens[at]?.start === end + 1 && text.raw[end] === '-' ? at + 1 : at;
}

const ASIDE = 8;

/** Behind "of its own", "itself" or something in brackets, which belong to the thing before them. */
export function behindAside(text: Text, at: number): number {
  if (wordAt(text, at) === 'of' && OWN.has(wordAt(text, at + 2))) return at + 3;
  if (ITSELF.has(wordAt(text, at))) return at + 1;
  if (markAt(text, at) !== '(') return at;
  for (let end = at + 1; end <= at + ASIDE && text.tokens[end]?.kind !== 'break'; end += 1) {
    if (markAt(text, end) === ')') return end + 1;
  }
  return at;
}

const OWN = new Set(['own']);
const ITSELF = new Set('itself themselves selbst zelf'.split(' '));
