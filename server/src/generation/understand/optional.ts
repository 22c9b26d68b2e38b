import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { findAll, type Hit, wordList, wordLists } from '../reading/document/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { IF_POSSIBLE, OPTION_HEADS, OPTION_VERBS, OPTIONAL_WORDS } from './words/demands.ts';

const WORDS = wordLists(OPTIONAL_WORDS);
const POSSIBLE = wordLists(IF_POSSIBLE);
const optionVerbs = wordList(OPTION_VERBS);

const VERB_REACH = 12;
const LIST_LINES = 12; // lines that one "Optional:" may head

/** A thing that was named: with its kinds, where they are known. */
type Thing = Span & Partial<Pick<Mention, 'kinds'>>;

/** The runs of tokens whose equipment is to be offered beside the rest. */
export function readOptionalSpans(text: Text, things: readonly Thing[]): Span[] {
  const said = findAll(text.tokens, WORDS[text.language])
    .filter((hit) => !SEPARATELY.has(wordAt(text, hit.from)) || isPriced(text, hit))
    .filter((hit) => !isEstimate(text, hit, things) && !isAllThereIs(text, hit))
    .map((hit) => scope(text, hit, things));
  const possible = findAll(text.tokens, POSSIBLE[text.language])
    .filter((hit) => !isOfItsSort(text, hit, things))
    .map((hit) => scope(text, hit, things))
    .filter((span) => !things.some((thing) => isWithin(thing, span) && isNeeded(thing)));
  return [...said, ...possible, ...headings(text), ...leftOpen(text)];
}

/** "Do we need a tent OR NOT?", "Brauchen wir ein Zelt oder nicht?": asked, and not answered with a yes. */
function leftOpen(text: Text): Span[] {
  return text.tokens.flatMap((token, at): Span[] => {
    if (token.text !== '?') return [];
    const sentence = sentenceOf(text, at - 1);
    const isOpen = NOT.has(wordAt(text, at - 1)) && OR.has(wordAt(text, at - 2));
    if (
      !isOpen &&
      !OR_CHANCE.test(
        text.raw.slice(Math.max(text.tokens[sentence.from]?.start ?? 0, token.start - ASKED), token.start),
      )
    )
      return [];
    const answer = [at + 1, at + 2].some((next) => YES.has(wordAt(text, next)));
    return answer ? [] : [{ from: sentence.from, to: at }];
  });
}

/** "Should I get a tent OR JUST SEE what happens". */
const OR_CHANCE =
  /\bshould (?:i|we) (?:get|rent|hire|book|have)\b.{3,60}\bor (?:just |should (?:i|we) )?(?:see|risk|hope|skip|leave it|take (?:the|our|my) chances?|chance it|do without|go without|not bother)\b/iu;
const ASKED = 160; // characters of a question
const OR = new Set('or oder ou o of'.split(' '));
const NOT = new Set('not no nicht pas non niet'.split(' '));
const YES = new Set('yes yep yeah definitely ja oui si'.split(' '));

/**
 * "A light board, COMPUTERIZED IF POSSIBLE", "24 pars around the walls, IN TEAL IF YOU CAN", "vocal mics, wireless
 * handhelds if possible": of what sort it is to be.
 */
function isOfItsSort(text: Text, { from, to }: Hit<true>, things: readonly Thing[]): boolean {
  if (isMadeIn(text, from) || isWhereInBrackets(text, from)) return true;
  const clause = clauseOf(text, from);
  if (markAt(text, clause.from) !== ',' || from - clause.from > SORT || from - clause.from < 2) return false;
  if (LEADING_ON.has(wordAt(text, clause.from + 1))) return false;
  const joined = things.some((thing) => thing.from < clause.from && thing.to > clause.from && thing.to <= from);
  const named = things.some((thing) => thing.from > clause.from && thing.to <= from);
  const before = things.findLast((thing) => thing.to <= clause.from);
  if (joined || named || before === undefined) return joined;
  // ", com for 8 if you can", ", a hazer"
  const { to: end } = sentenceOf(text, from);
  const further =
    text.numbers.some((number) => number.from > clause.from && number.to <= from) ||
    things.some((thing) => thing.from >= to && thing.from <= Math.min(end, to + NEAR));
  return before.to === clause.from || !further;
}

/** "A screen (ON THE STAGE if possible, not on a cart)": where it is to stand. */
function isWhereInBrackets(text: Text, hit: number): boolean {
  let opening = hit - 1;
  while (opening > hit - WHERE && markAt(text, opening) !== '(') opening -= 1;
  if (markAt(text, opening) !== '(') return false;
  return PLACING.has(wordAt(text, opening + 1)) && PLACE_OF.test(wordAt(text, opening + 2));
}

const WHERE = 8; // tokens in brackets
const PLACING = new Set(
  'on at in near by beside behind under left right next auf in am im an neben hinter vor sur dans devant derriere pres en sobre junto delante detras op aan naast achter voor'.split(
    ' ',
  ),
);
const PLACE_OF = /^(?:the|our|of|to|der|dem|den|die|das|le|la|les|el|los|las|del|de|het|onze|stage|buhne)$/u;

/** "IN NAVY BLUE if you have them", "IN OAK if possible": a colour or a stuff, not a place, which has its article. */
function isMadeIn(text: Text, hit: number): boolean {
  const last = markAt(text, hit - 1) === ',' ? hit - 1 : hit; // "in Weiß, wenn möglich"
  const first = [last - 2, last - 3].find((at) => IN.has(wordAt(text, at)));
  if (first === undefined) return false;
  return text.tokens
    .slice(first + 1, last)
    .every(({ kind, text: word, capital }) => kind === 'word' && !DETERMINERS.test(word) && isPlainWord(text, capital));
}

/** A town begins with a capital, and so does every noun of German. */
function isPlainWord({ language }: Text, capital: boolean): boolean {
  return language === 'de' || !capital;
}

const IN = new Set(['in', 'en']);
const DETERMINERS =
  /^(?:the|a|an|our|your|this|that|each|every|both|all|der|dem|den|die|das|einem|einer|unserem|unserer|jedem|jeder|beiden|allen|le|la|les|un|une|chaque|notre|nos|toutes|el|los|las|una|cada|nuestro|nuestra|todas|todos|de|het|een|elke|elk|onze|alle|case|time|place|advance|plus|front)$/u;
/** Begins what is said besides: ", AND if possible a hazer". */
const LEADING_ON = new Set('and und et y en plus also auch aussi tambien ook but aber mais pero maar or'.split(' '));

const SORT = 4; // tokens of what sort it is to be

/** "PERHAPS 60 joining from home": a guess at how many come. */
function isEstimate(text: Text, { to }: Hit<true>, things: readonly Thing[]): boolean {
  const number = text.numberFrom.get(to);
  if (number === undefined) return false;
  return !things.some(({ from }) => from >= number.to && from <= number.to + NEAR);
}

const NEAR = 3; // words from a figure to the thing that it counts

function isWithin(one: Span, other: Span): boolean {
  return one.from >= other.from && one.to <= other.to;
}

/** "Column speakers if possible", "white chairs if possible": there have to be some, of another sort if need be. */
function isNeeded({ kinds: [kind] = [] }: Thing): boolean {
  return kind !== undefined && NEEDED.has(kind);
}

const NEEDED: ReadonlySet<Kind> = new Set<Kind>([
  'speaker_column',
  'speaker_top',
  'line_array',
  'pa_package',
  'chair',
  'chair_banquet',
  'table_round',
  'table_trestle',
  'delivery',
]);

/** "Options we are considering: hazer, 4 moving heads". */
function headings(text: Text): Span[] {
  return text.tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || !OPTION_HEADS.has(token.text)) return [];
    const colon = [1, 2, 3, 4].map((step) => index + step).find((at) => markAt(text, at) === ':');
    if (colon === undefined || sentenceOf(text, colon) !== sentenceOf(text, index)) return [];
    const hit: Hit<true> = { value: true, from: index, to: colon };
    return isAllThereIs(text, hit) ? [] : [headed(text, hit, sentenceOf(text, index))];
  });
}

/** "Wish list: projector, screen", where nothing else is called needed: that is the list itself. */
function isAllThereIs(text: Text, hit: Hit<true>): boolean {
  const start = text.tokens[hit.from]?.start ?? 0;
  if (!WISH_LIST.test(text.raw.slice(start, start + WISH_LENGTH))) return false;
  const { to } = headed(text, hit, sentenceOf(text, hit.from));
  const end = text.tokens[to]?.start ?? text.raw.length;
  const besides = `${text.raw.slice(Math.max(0, start - BESIDES), start)} ${text.raw.slice(end, end + BESIDES)}`;
  return !NEEDED_TOO.test(besides);
}

const WISH_LENGTH = 12;
const BESIDES = 1500; // characters on either side of the list
const WISH_LIST = /^(?:wish[ -]?list|wunschliste)/iu;
const NEEDED_TOO =
  /\b(?:must|needs?|needed|requires?|required|essentials?|mandatory|definite(?:ly)?|brauchen|benötigen|nötig|besoin|faut|necesit\p{L}+|nodig|budget)\b/iu;

/** "price a mirror ball separately", not "served separately". */
function isPriced(text: Text, hit: Hit<true>): boolean {
  return (
    findAll(text.tokens, optionVerbs, Math.max(clauseOf(text, hit.from).from, hit.from - VERB_REACH), hit.from).length >
    0
  );
}

const SEPARATELY = new Set(['separately', 'separat', 'aparte', 'apart']);

function scope(text: Text, hit: Hit<true>, mentions: readonly Thing[]): Span {
  const sentence = sentenceOf(text, hit.from);
  if (markAt(text, hit.to) === ':') return headed(text, hit, sentence);
  const clause = clauseOf(text, hit.from);
  const inClause = mentions.filter((mention) => mention.from >= clause.from && mention.to <= clause.to);
  const earlierHere = inClause.filter((mention) => mention.to <= hit.from);
  if (earlierHere.at(-1)?.to === hit.from && !AHEAD.has(wordAt(text, hit.from)))
    return before(text, hit, earlierHere, clause);
  const behind = inClause.filter((mention) => mention.from >= hit.to);
  if (behind.length > 0) return { from: hit.to, to: clause.to };
  if (inClause.length > 0) return before(text, hit, inClause, clause);
  // "a PA and, if budget allows, lighting"
  if (JOINTS.has(wordAt(text, clause.from - 1))) return { from: hit.to, to: clauseOf(text, clause.to).to };
  const earlier = mentions.filter((mention) => mention.from >= sentence.from && mention.to <= hit.from).at(-1);
  if (earlier !== undefined) return earlier;
  return { from: hit.to, to: sentence.to };
}

/** "Optional: hazer, confetti", or a heading over the lines of a list. */
function headed(text: Text, hit: Hit<true>, sentence: Span): Span {
  let to = sentence.to;
  if (to - hit.to > 2) {
    while (text.tokens[to - 1]?.text === ';') to = sentenceOf(text, to).to; // "photo booth; red carpet"
    return { from: hit.to, to };
  }
  for (let line = 0; line < LIST_LINES && to < text.tokens.length; line += 1) {
    const next = sentenceOf(text, to);
    const empty = next.to - next.from === 1;
    const heading = markAt(text, next.to - 2) === ':';
    if (empty || heading) break;
    to = next.to;
  }
  return { from: hit.to, to };
}

/** "include lighting and video as an option" means both, "4 mics and a hazer as an option" the hazer. */
function before(text: Text, hit: Hit<true>, mentions: readonly Thing[], clause: Span): Span {
  const first = mentions[0];
  const last = mentions.at(-1);
  if (first === undefined || last === undefined) return hit;
  const verb = findAll(text.tokens, optionVerbs, Math.max(clause.from, first.from - VERB_REACH), first.from).length > 0;
  const several = SEVERAL.has(wordAt(text, hit.to - 1)) || verb;
  return { from: several ? clause.from : last.from, to: hit.to };
}

/** Such words stand before their thing: "chairs, MAYBE a lectern". */
const AHEAD = new Set(
  `maybe perhaps possibly potentially optional optionally eventuell evtl vielleicht moglicherweise gegebenenfalls ggf wahlweise optionnellement eventuellement peut opcionalmente quizas quiza tal posiblemente
  optioneel eventueel misschien mogelijk wellicht might may could`.split(/\s+/u),
);
const JOINTS = new Set(['and', 'und', 'et', 'y', 'en', 'plus']);
const SEVERAL = new Set(['options', 'separately', 'both', 'separat', 'optionen', 'aparte']);
