import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { WISHED_BEHIND, type WishedBehindWords } from '../words/wished-behind.ts';
import type { Reading } from './reading.ts';
import { isVerb, type TopicVerb, topicVerbs } from './topic-verb.ts';
import { doerOf } from './verb-second.ts';

/**
 * The thing first, then that it is wished for: "Der Traubogen BLEIBT DRIN", "ein Timer WÄR NOCH SCHÖN", "de mengtafel
 * LEVEREN JULLIE", "een stroboscoop MAG WEL", "verwarming WEL JA".
 */
export function isWishedBehind(reading: Reading, index: number): boolean {
  const { text, mentions, lists } = reading;
  const end = mentions[lists[index] ?? index]?.to;
  const words = text.language === 'de' || text.language === 'nl' ? WISHED_BEHIND[text.language] : null;
  if (words === null || end === undefined) return false;
  return (
    topicVerbs(reading, index).some((said) => !isToldBetween(text, end, said) && isWish(reading, said, words)) ||
    isButThis(text, end, words) ||
    isNotWithout(text, mentions[index]?.from ?? end, end) ||
    isBidden(reading, index) ||
    isLackingThere(reading, index, end) ||
    isLetDown(text, mentions[index]?.from ?? end, end)
  );
}

function isWish(reading: Reading, said: TopicVerb, words: WishedBehindWords): boolean {
  const { text } = reading;
  const verb = wordAt(text, said.from);
  const rest = text.tokens.slice(said.from + 1, said.to).map((token) => token.text);
  const any = (list: ReadonlySet<string>) => rest.some((word) => list.has(word));
  const left = LEAVES.test(verb) || (words.stays.has(verb) && !rest.includes('staan')); // "de piano BLIJFT in de aula STAAN"
  if (left && words.stays.has(verb) && any(words.kept)) return !any(NEVER);
  if (words.would.has(verb) && any(words.good)) return !any(NEVER) && !isTurnedLater(text, said.to);
  if (words.is.has(verb) && SMALLISH.has(rest.at(-1) ?? '') && rest.length > 1 && !any(said.words.not)) return true; // "darf ruhig groß sein"
  if (isOnlySuch(rest) && (said.words.needs.has(verb) || said.words.modals.has(verb))) return true;
  if (said.words.needs.has(verb) && any(said.words.not) && any(MANY)) return true; // "brauchen wir nicht viele"
  const hires = (words.would.has(verb) || WOULD.has(verb)) && words.taken.test(rest.at(-1) ?? '');
  if (hires && !any(said.words.not)) return doerOf(reading, said) === 'we';
  if (any(words.turned) || any(said.words.not)) return false;
  if (words.is.has(verb) && rest.at(-1) === 'blijven') return rest.slice(0, -1).every((word) => PLAINLY.has(word));
  if (words.is.has(verb)) return rest.includes('wel') && (any(words.good) || rest.at(-1) === 'wel');
  const doer = doerOf(reading, said);
  if (doer === 'you') return words.given.test(verb);
  return doer === 'we' && words.taken.test(verb) && !words.turned.has(wordAt(text, said.to));
}

/** "Nebel wäre schön, ABER der Denkmalschutz sagt nein". */
function isTurnedLater(text: Text, from: number): boolean {
  const { to } = sentenceOf(text, from);
  return text.tokens.slice(from, to).some(({ text: word }) => TURNS.has(word));
}

const LEAVES = /^(?:laat|laten)$/u;
const TURNS = new Set('aber doch jedoch leider nur maar echter helaas alleen'.split(' '));
const WOULD = new Set('zou zouden wurden wurde mochten mochte wollen wollten wil willen'.split(' '));
const NEVER = new Set('nicht kein keine keinen niet geen nie nooit uns haus huis'.split(' '));

/** "Beamer und Leinwand HÄNGEN dort, die nehmen wir": where they are already. */
function isToldBetween(text: Text, end: number, { from, isApart, words }: TopicVerb): boolean {
  if (!isApart) return false;
  for (let at = end; at < from; at += 1) {
    const word = wordAt(text, at);
    if (!BE.test(word) && isVerb(text, words, at)) return true;
    if (words.not.has(word) && !text.tokens.slice(from).some((each) => WOULD.has(each.text))) return true;
  }
  return false;
}

/** "MÜSSEN NICHT GROSS SEIN", "hoeven niet groot te zijn": told of what is wished. */
function isOnlySuch(rest: readonly string[]): boolean {
  const at = rest.findIndex((word) => NOT.has(word));
  const such = rest[at + 1] ?? '';
  const end = at + (rest[at + 2] === 'te' ? 3 : 2);
  return at !== -1 && SMALLISH.has(rest[end] ?? '') && end === rest.length - 1 && !NO_LOOKS.has(such);
}

const NO_LOOKS = new Set(
  'da dabei hier dort mehr unbedingt er mee bij hier daar meer erbij vorhanden aanwezig'.split(' '),
);
const SMALLISH = new Set(['sein', 'zijn']);
const MANY = new Set('viele viel veel'.split(' '));
const PLAINLY = new Set('er gewoon dus ook maar wel zeker natuurlijk uiteraard gerust allemaal'.split(' '));
const BE = /^(?:ist|sind|war|waren|is|zijn|was|zit|zitten)$/u;

/** "OHNE vernünftiges Rednerpult GEHT ES NICHT", "ZONDER podium GAAT HET NIET". */
function isNotWithout(text: Text, from: number, end: number): boolean {
  const without = [1, 2, 3, 4].some((step) => WITHOUT.has(wordAt(text, from - step)));
  if (!without || !GOES.has(wordAt(text, end))) return false;
  const { to } = sentenceOf(text, end);
  return text.tokens.slice(end, Math.min(to, end + SOON)).some((each) => NOT.has(each.text));
}

const WITHOUT = new Set(['ohne', 'zonder']);
const GOES = new Set('geht gehts lauft funktioniert kommen kommt gaat lukt kunnen kan redden'.split(' '));
const NOT = new Set(['nicht', 'niet', 'nix']);
const SOON = 8; // tokens

/** "De Chiro ZOU biertafels leveren MAAR heeft AFGEZEGD": who was to bring it does not. */
function isLetDown(text: Text, from: number, end: number): boolean {
  const sentence = sentenceOf(text, from);
  const [before, behind] = [text.tokens.slice(sentence.from, from), text.tokens.slice(end, sentence.to)];
  return before.some((each) => SHOULD.has(each.text)) && behind.some((each) => LET_DOWN.has(each.text));
}

const SHOULD = new Set('zou zouden wilde wilden sollte sollten wollte wollten hatte hatten'.split(' '));
const LET_DOWN = new Set(
  'afgezegd afgehaakt teruggetrokken weggevallen abgesagt abgesprungen ausgefallen zuruckgezogen ausgestiegen'.split(
    ' ',
  ),
);

/** "Sonnenschirme haben wir. Pavillons NICHT, ALSO DREI Pavillons", "de paaltjes niet, daarvan zes". */
function isLackingThere({ text, mentions }: Reading, index: number, end: number): boolean {
  if (!NOT.has(wordAt(text, end)) || markAt(text, end + 1) !== ',') return false;
  const { to } = sentenceOf(text, end);
  const rest = text.tokens.slice(end + 2, Math.min(to, end + SOON * 2));
  const figure = rest.findIndex((_, step) => text.numberFrom.has(end + 2 + step));
  if (figure === -1 || !rest.slice(0, figure).some((each) => THEREFORE.has(each.text))) return false;
  const [kind] = mentions[index]?.kinds ?? [];
  return mentions.every((other) => other.from < end || other.from >= to || other.kinds[0] === kind);
}

const THEREFORE = new Set('also davon deshalb daher dus daarvan daarom'.split(' '));

/** "BRINGT BITTE einen eigenen Router mit", "NEHMEN SIE BITTE …": said to who is asked, whatever is called their own. */
function isBidden({ text, mentions, things }: Reading, index: number): boolean {
  const from = mentions[index]?.from ?? 0;
  for (let at = from - 1; at >= from - SOON; at -= 1) {
    const word = wordAt(text, at);
    if (word === '' || things.has(at) || NOT.has(word) || WITHOUT_IT.has(word)) return false;
    if (BIDS.test(word) && text.tokens[at - 1]?.kind !== 'word')
      return text.tokens.slice(at + 1, from).some((each) => PLEASE.has(each.text));
  }
  return false;
}

const BIDS =
  /^(?:bringt|bringen|stellt|stellen|liefert|liefern|schickt|schicken|nehmt|nehmen|packt|packen|breng|brengt|neem|neemt|lever|levert|stuur|stuurt|zet|voorzie|doe|doet|geef|bezorg|macht|gebt)$/u;
const PLEASE = new Set('bitte sie graag alstublieft alsjeblieft aub u ons uns mij mir'.split(' '));

/** "Stühle nein, Tische JA", "verwarming WEL", alone behind the thing, and nothing of who has it before. */
function isButThis(text: Text, end: number, words: WishedBehindWords): boolean {
  const at = markAt(text, end) === ':' ? end + 1 : end;
  if (!words.yes.has(wordAt(text, at))) return false;
  const last = words.yes.has(wordAt(text, at + 1)) ? at + 2 : at + 1;
  const token = text.tokens[last];
  if (token !== undefined && token.kind !== 'break' && !MARKS.has(markAt(text, last))) return false;
  if (token?.text === '?') return false;
  const { from } = sentenceOf(text, end);
  return !text.tokens.slice(from, end).some((each) => HAVING.test(each.text) || WITHOUT_IT.has(each.text));
}

const WITHOUT_IT = new Set(
  'ohne kein keine keinen keiner keinerlei nicht weder statt ausser bis geen zonder niet noch behalve nein nee'.split(
    ' ',
  ),
);
const MARKS = new Set([',', '-', ')', ';', ':']);
const HAVING =
  /^(?:hat|habe|haben|gibt|steht|stehen|vorhanden|bringt|bringen|heeft|hebben|staat|staan|aanwezig|brengt|brengen)$/u;
