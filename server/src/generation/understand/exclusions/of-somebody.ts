import { sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { MONTHS, WEEKDAYS } from '../words/calendar.ts';
import { FIRST_NAMES } from '../words/venues.ts';
import { GENITIVE } from './genitives.ts';
import { bareList } from './lists.ts';
import { ownerAt } from './owners.ts';
import type { Finding, Reading } from './reading.ts';

/** "TOM'S projector", "set up @SAM'S old PA": what one of them lends, by the name of whoever it is. */
export function ofSomebody(reading: Reading, index: number): Finding | null {
  const { text, asking, things, mentions } = reading;
  const mention = mentions[index];
  const got = gotFrom(reading, index);
  if (got !== null) return got;
  if (mention === undefined || text.language !== 'en') return null;
  let at = mention.from - 1;
  while (at > mention.from - ADJECTIVES && DESCRIBES.has(wordAt(text, at)) && !things.has(at)) at -= 1;
  if (!GENITIVE.test(wordAt(text, at)) || things.has(at) || !isSomebody(text, at)) return null;
  if (asking.strongly(mention.from) && wordAt(text, at - 1) !== 'use') return null; // "we could USE Ruth's projector"
  if (OTHERS.has(wordAt(text, mention.to))) return null; // "the Council's lighting CONTRACTOR"
  const last = wordAt(text, at - 1) === 'use' ? bareList(text, mentions, index) : index; // "use Tom's projector AND SCREEN"
  return { reason: 'provided', first: index, last, from: at, to: mentions[last]?.to ?? mention.to };
}

/** "WE SHOULD BE ABLE TO GET deckchairs FROM Alders", "we can get the chairs from the school". */
function gotFrom(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const last = lists[index] ?? index;
  const [mention, end] = [mentions[index], mentions[last]?.to];
  if (mention === undefined || end === undefined || wordAt(text, end) !== 'from') return null;
  const owner = ownerAt(reading, end + 1, true);
  const start = Math.max(sentenceOf(text, mention.from).from, mention.from - GET_REACH);
  if (owner === null || !CAN_GET.test(wordsOf(text, { from: start, to: mention.from }))) return null;
  return { reason: 'provided', first: index, last, from: start, to: owner.to };
}

const GET_REACH = 12; // tokens from who gets it to the thing
const CAN_GET =
  /\b(?:we|i|they|he|she)(?:['’]ll| can| could| should| might| may| will)(?: (?:probably|also|maybe|just|still|all|even|always|hopefully))?(?: be able to)? (?:get|grab|have|collect|fetch|pick up|take)\b[^,:]*$/iu;

function isSomebody(text: Text, at: number): boolean {
  const word = wordAt(text, at).replace(/'s?$/u, '');
  if (isHandle(text, at)) return true;
  if (text.tokens[at]?.capital !== true || MONTHS.has(word) || WEEKDAYS.has(word) || NOBODY.has(word)) return false;
  const ahead = text.tokens[at - 1];
  const named = ahead?.kind === 'word' && ahead.capital; // "St John's", "The Mayor's"
  return isFirstName(text, at) || (at > sentenceOf(text, at).from && !named);
}

/** "PA: ALAN", "chairs (@KIM)": somebody by name at token `at`; where the name ends. */
export function somebodyAt(text: Text, at: number): number | null {
  if (text.tokens[at]?.text === '@' && text.tokens[at + 1]?.kind === 'word') return at + 2;
  return text.tokens[at]?.capital === true && isFirstName(text, at) ? at + 1 : null;
}

/** "DAN to bring the PA": somebody by name right before token `at`. */
export function somebodyBefore(text: Text, at: number): number | null {
  if (isHandle(text, at - 1)) return at - 2;
  if (isInitials(text, at - 1) && GIVES.has(wordAt(text, at + 1))) return at - 1;
  return text.tokens[at - 1]?.capital === true && isFirstName(text, at - 1) ? at - 1 : null;
}

/** "JH to bring …", "KD and AB to …": somebody by initials, where a line or a sentence begins. */
export function isInitials(text: Text, at: number): boolean {
  const token = text.tokens[at];
  const written = text.raw.slice(token?.start ?? 0, token?.end ?? 0);
  if (!INITIALS.test(written) || NO_INITIALS.has(written)) return false;
  const first = sentenceOf(text, at).from;
  const joined = JOINS.has(text.tokens[at - 1]?.text ?? '');
  if (at === first || joined)
    return at === first || MARKS.has(text.tokens[at - 1]?.text ?? '') || isInitials(text, at - 2);
  return false;
}

function isHandle(text: Text, at: number): boolean {
  return text.tokens[at]?.kind === 'word' && text.tokens[at - 1]?.text === '@';
}

function isFirstName(text: Text, at: number): boolean {
  const word = wordAt(text, at).replace(/'s$/u, '');
  return FIRST_NAMES.has(word) && !NO_NAMES.has(word);
}

const INITIALS = /^\p{Lu}{2,3}$/u;
const NO_INITIALS = new Set(
  'PA AV DJ TV IT MC HR PM AM UK US EU FOH LED VIP TBC TBD NB PS FYI ALL WE THE YOU AND NOT FOR'.split(' '),
);
const MARKS = new Set(['-', ':', '•', '*', ',', ';', '(', '.']);
const JOINS = new Set([...MARKS, 'and', '&', '/', '+']);
const GIVES = new Set('bring lend loan donate fetch'.split(' '));
const OTHERS = new Set(
  'contractor contractors company firm supplier team crew man guy guys people department designer engineer technician operator budget requirements needs order'.split(
    ' ',
  ),
);
const ADJECTIVES = 3;
const DESCRIBES = new Set(
  'old new own big little small spare home good trusty portable second other two three'.split(' '),
);
/** Names that are colours, too. */
const NO_NAMES = new Set(['amber', 'violet', 'rose', 'olive']);
const NOBODY = new Set(
  'women men ladies children kids guests people valentine mother father christmas santa king queen bride groom today tonight tomorrow here there let it that what who where she he manufacturer supplier'.split(
    ' ',
  ),
);
