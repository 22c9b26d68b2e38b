import type { Asking } from './asking.ts';
import type { Mention } from './mention.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { DJ_KIT, HIRED_ALONG, OWN_DJ, WITH_KIT } from './words/hired-people.ts';
import { ARTICLES, DENIALS, YOUR } from './words/small-words.ts';

const withKit = wordList(WITH_KIT);
const djKit = wordList(DJ_KIT);
const hiredAlong = wordList(HIRED_ALONG);

const KIT_REACH = 4; // tokens behind "to be supplied" up to "with decks"
const OWN_REACH = 5;

/**
 * DJs who are to come: "a DJ with his equipment" (both are), "DJ included", "DJ (from you, with decks)", a DJ at the
 * head of a line that goes on with what comes along. "Our DJ", "a DJ with his own decks" are there.
 */
export function djsToHire(text: Text): Mention[] {
  return text.tokens.flatMap(({ text: word }, index): Mention[] => {
    if (word === 'djs' && YOUR.has(wordAt(text, index - 1)) && wordAt(text, index - 2) === 'of') {
      const count = text.numberTo.get(index - 2)?.value ?? 1; // "ONE OF YOUR DJS"
      return [{ kinds: ['crew_dj'], categories: [], from: index, to: index + 1, hired: true, count }];
    }
    if (word !== 'dj' || isOurs(text, index) || bringsOwn(text, index)) return [];
    const along = hiredAlongAt(text, index + 1);
    const kit = kitAt(text, along?.to ?? index + 1, along === null ? 1 : KIT_REACH);
    if (kit === null && along === null && !headsLine(text, index)) return [];
    const count = text.numberTo.get(index)?.value ?? 1;
    const dj: Mention = { kinds: ['crew_dj'], categories: [], from: index, to: index + 1, hired: true, count };
    if (kit === null) return [dj];
    const set = { categories: [], from: kit.from, to: kit.to, hired: true };
    return [dj, { ...set, kinds: ['dj_player', 'dj_controller'] }, { ...set, kinds: ['dj_mixer'] }];
  });
}

/** "with decks", "mit kompletter Technik", "& decks". */
function kitAt(text: Text, from: number, reach: number): Span | null {
  for (let at = from; at < from + reach; at += 1) {
    const joint = withKit.at(text.tokens, at)?.to ?? (text.tokens[at]?.text === '&' ? at + 1 : null);
    const kit = joint === null ? null : (djKit.at(text.tokens, joint) ?? djKit.at(text.tokens, joint + 1));
    if (kit !== null) return kit;
  }
  return null;
}

/** Whether a DJ is asked for: "we NEED a DJ", "we'd also LIKE A DJ for four hours"; not whom we'd like to bring decks. */
export function isDjWished(text: Text, asking: Asking, at: number): boolean {
  if (asking.strongly(at)) return true;
  const first = ARTICLES.has(wordAt(text, at - 1)) || wordAt(text, at - 1) === 'the' ? at - 1 : at;
  const priced = wordAt(text, first - 1) === 'for' && PRICES.has(wordAt(text, first - 2)); // "please quote for a DJ"
  if (wordAt(text, at - 1) === 'the') return priced && !isDenied(text, first);
  if (AVAILABLE.has(wordAt(text, first - 1)) && wordAt(text, first - 2) === 'you') return true; // "do you have a DJ on the 31st?"
  const asked = first < at && asking.before(first) && (priced || !OF_ANOTHER.has(wordAt(text, first - 1)));
  if ((asked || PLEASE.has(wordAt(text, at + 1))) && !isDenied(text, first)) return true;
  return WISHED.has(wordAt(text, first - 1)) && ENDS.has(wordAt(text, at + 1)) && !isDenied(text, first);
}

/**
 * "Dance floor 9 m x 9 m AND A DJ until one", "- dance floor / - DJ": a DJ among things that are asked for, where `things`
 * are those read so far.
 */
export function isDjAmong(text: Text, asking: Asking, things: readonly Mention[], at: number): boolean {
  if (isOurs(text, at) || bringsOwn(text, at)) return false;
  const first = ARTICLES.has(wordAt(text, at - 1)) ? at - 1 : at;
  if (!(ENDS.has(wordAt(text, at + 1)) || UNTIL.has(wordAt(text, at + 1)))) return false;
  const line = sentenceOf(text, at);
  const others = things.filter(({ kinds: [kind] }) => kind !== undefined && kind !== 'crew_dj');
  const bullet = first - line.from <= 1 && (text.tokens[line.from]?.text ?? '') === '-';
  if (bullet) return others.some(({ from }) => isItemNextTo(text, line, from));
  const joined = first < at && AND.has(wordAt(text, first - 1)) ? first - 1 : null;
  const before = joined === null ? undefined : others.findLast(({ to }) => to <= joined);
  if (joined === null || before === undefined || before.from < line.from) return false;
  const between = text.tokens.slice(before.to, joined);
  const plain = between.filter(({ kind, text: word }) => kind === 'word' && word.length > SHORT).length <= DESCRIBING;
  return (
    plain &&
    between.length <= JOINED &&
    (isCounted(text, before) || between.some(({ kind }) => kind === 'number') || asking.at(before.from))
  );
}

/** Whether a thing stands in the item of the list right above or below a line. */
function isItemNextTo(text: Text, line: Span, from: number): boolean {
  const item = sentenceOf(text, from);
  if (text.tokens[item.from]?.text !== '-') return false;
  return Math.abs(item.to - line.from) <= 1 || Math.abs(line.to - item.from) <= 1;
}

const SHORT = 2; // letters of "m", "ft", "x"
const JOINED = 10; // tokens
const DESCRIBING = 1; // words: "en CHÊNE de 8 x 8 m"
const AND = new Set(['and', 'und', 'et', 'y', 'en']);
const UNTIL = new Set('until till til bis jusqu hasta tot available verfugbar disponible beschikbaar'.split(' '));

/** "A stage FOR A DJ", "a party WITH A DJ". */
const OF_ANOTHER = new Set(
  'for with by from to of like as fur mit von pour avec par de para con por voor met door van und and et y en'.split(
    ' ',
  ),
);
const AVAILABLE = new Set(['have', 'supply', 'provide', 'offer', 'do']);
const PRICES = new Set('quote price pricing quotation looking hire'.split(' '));
const PLEASE = new Set('please bitte svp graag'.split(' '));

function isDenied(text: Text, at: number): boolean {
  return [1, 2, 3].some((step) => DENIALS.has(wordAt(text, at - step)) || wordAt(text, at - step).endsWith("n't"));
}

const WISHED = new Set(
  'like want hire book gern gerne queremos quisieramos querriamos deseamos souhaitons voudrions aimerions voulons willen zoeken suchen mochten'.split(
    ' ',
  ),
);
const ENDS = new Set([
  '',
  ...'for and with please too from as who on fur und mit bitte von der pour et avec qui para y con que voor en met die'.split(
    ' ',
  ),
]);

/** "included", "(to be supplied", "von euch", ": from you". */
function hiredAlongAt(text: Text, at: number): Span | null {
  if (YOUR.has(wordAt(text, at - 2)) && wordAt(text, at - 1) === 'dj') return { from: at - 2, to: at }; // "your DJ for the arrivals"
  const begin = '(:-,'.includes(markAt(text, at) || 'x') ? at + 1 : at;
  return hiredAlong.at(text.tokens, begin);
}

/** "• DJ with a big sound system", "DJ mit Licht": an item of a list, and what comes with it. */
function headsLine(text: Text, index: number): boolean {
  const first = text.numberTo.get(index)?.from ?? (ARTICLES.has(wordAt(text, index - 1)) ? index - 1 : index);
  const joint = text.tokens[index + 1]?.text ?? '';
  const begins = sentenceOf(text, first).from;
  const letter = begins === first - 2 && markAt(text, first - 1) === ')'; // "F) DJ"
  const bullet = letter || (begins === first - 1 && text.tokens[begins]?.kind === 'mark');
  return (begins === first || bullet) && (WITH.has(joint) || '&+'.includes(joint || 'x'));
}

const WITH = new Set(
  'for fur para pour voor with w plus incl including mit samt inkl inklusive avec con met inclusief'.split(' '),
);

function isOurs(text: Text, index: number): boolean {
  const before = [1, 2].map((step) => wordAt(text, index - step));
  return before.some((word) => OWN_DJ.has(word)) || wordAt(text, index + 2) === 'ours';
}

function bringsOwn(text: Text, index: number): boolean {
  const { to } = sentenceOf(text, index);
  return text.tokens.slice(index + 1, Math.min(to, index + 1 + OWN_REACH)).some(({ text: word }) => OWN.has(word));
}

const OWN = new Set('own eigene eigenen eigener eigenem eigen propre propres propio propia ses sus zijn'.split(' '));
