import type { Language } from '../types.ts';
import type { Asking } from './asking.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { fold } from '../reading/document/fold.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { MONTHS } from './words/calendar.ts';
import { CLASSIFIERS } from './words/demands.ts';
import { HIRE_HEADS, ITEM_STOPS, NOT_FOR_HIRE } from './words/items.ts';
import { NUMBER_WORDS } from './words/numbers.ts';
import { PEOPLE } from './words/people.ts';

export interface UnknownItem extends Span {
  readonly quantity: number | null;
  readonly named: number;
}

const people = wordList(PEOPLE);
const LONGEST = 4;

/**
 * Things asked for that the equipment words do not know: "we need 3 bubble machines", "a candy floss cart". With a
 * figure any noun that is no person, time, place or service; with an article only what is plainly a thing for hire.
 */
export function readUnknownItems(
  text: Text,
  asking: Asking,
  mentions: readonly Mention[],
  excluded: ReadonlyMap<Mention, unknown>,
  taken: readonly Span[],
  attendees: number | null,
): UnknownItem[] {
  const refused = new Set([...excluded.keys()].map(({ from }) => sentenceOf(text, from)));
  const busy = new Set(
    [...mentions, ...taken].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const counted = text.numbers.flatMap((number) =>
    busy.has(number.from) ? [] : (counting(text, asking, number, busy, attendees) ?? []),
  );
  const single = text.tokens.flatMap((_, index) =>
    busy.has(index) ? [] : (withArticle(text, asking, index, busy) ?? []),
  );
  // "People bring their own chairs and blankets": what stands beside something that is not wanted is no wish
  const listed = text.tokens.flatMap((_, index) =>
    busy.has(index) || refused.has(sentenceOf(text, index)) ? [] : (inList(text, asking, index, busy) ?? []),
  );
  const found = [...counted, ...single];
  const apart = listed.filter((item) => !found.some(({ from, to }) => item.from < to && from < item.to));
  return [...found, ...apart].toSorted((a, b) => a.from - b.from);
}

function counting(
  text: Text,
  asking: Asking,
  number: Quantity,
  busy: ReadonlySet<number>,
  attendees: number | null,
): UnknownItem | null {
  if (MONTHS.has(wordAt(text, number.from - 1))) return null; // "Nov. 8 status"
  const { value } = number;
  if (!Number.isInteger(value) || value < 1 || value > 5000 || number.low !== null) return null;
  const from = wordAt(text, number.to) === 'x' || text.tokens[number.to]?.text === 'x' ? number.to + 1 : number.to;
  if (measureEnd(text, number.to) !== null || SEATED.has(wordAt(text, number.from - 1))) return null; // "12 people round one table"
  const phrase = nounPhrase(text, from, busy);
  if (phrase === null || (value === 1 && text.language === 'en' && DOES.test(wordAt(text, from)))) return null;
  if (wordAt(text, number.from) === 'one' && ASKED_OF_ONE.has(wordAt(text, number.from - 1))) return null; // "what else does ONE RENT"
  if (CLASSIFIERS.has(wordAt(text, phrase.to - 1))) return null;
  const listed = sentenceOf(text, number.from).from >= number.from - 1;
  const hireable = isForHire(text, phrase);
  // "A floor for 90 seated"; but "28 rounds, 90 STACKERS, 90 plates".
  const among = phrase.whole && isAmongThings(text, number.from, busy);
  if (!hireable && !listed && !among && value === attendees) return null;
  if (!hireable && !(asking.at(number.from) || (listed && phrase.whole))) return null;
  const head = wordAt(text, headOf(text, phrase));
  if (!hireable && value > 1 && !isPlural(head, text.language) && !MODEL.test(head)) return null;
  return { from: number.from, to: phrase.to, quantity: value, named: from };
}

function isAmongThings(text: Text, from: number, busy: ReadonlySet<number>): boolean {
  const { from: first } = sentenceOf(text, from);
  const before = text.tokens.slice(first, from).some((_, step) => busy.has(first + step));
  return before && markAt(text, from - 1) === ',';
}

const SEATED = new Set('round around at um rond autour alrededor'.split(' '));

function withArticle(text: Text, asking: Asking, index: number, busy: ReadonlySet<number>): UnknownItem | null {
  if (!ARTICLES[text.language].has(wordAt(text, index))) return null;
  const phrase = nounPhrase(text, index + 1, busy);
  if (phrase === null || !isForHire(text, phrase) || !asking.at(index)) return null;
  return { from: index, to: phrase.to, quantity: 1, named: index + 1 };
}

/** "…, a big screen, popcorn, deckchairs, hog roast": a thing for hire between other things, without a figure or an article. */
function inList(text: Text, asking: Asking, index: number, busy: ReadonlySet<number>): UnknownItem | null {
  const before = text.tokens[index - 1];
  const opens = before === undefined || before.kind === 'break' || before.text === ',' || LIST_JOINTS.has(before.text);
  if (!opens) return null;
  const phrase = nounPhrase(text, index, busy);
  if (phrase === null || !isForHire(text, phrase)) return null;
  const sentence = sentenceOf(text, index);
  const beside = Array.from(busy).some((at) => at >= sentence.from && at < sentence.to);
  return (beside || asking.at(index)) && phrase.to <= sentence.to
    ? { from: index, to: phrase.to, quantity: null, named: index }
    : null;
}

const LIST_JOINTS = new Set(['and', 'plus', 'und', 'et', 'y', 'en', 'with']);

/** Up to four words up to a stop, a mark or a small word; null where one of them is no word for a thing. */
function nounPhrase(text: Text, from: number, busy: ReadonlySet<number>): (Span & { whole: boolean }) | null {
  if (NONE.has(wordAt(text, from))) return null;
  let to = from;
  while (
    to - from < LONGEST &&
    wordAt(text, to) !== '' &&
    !ITEM_STOPS.has(wordAt(text, to)) &&
    !text.numberFrom.has(to)
  ) {
    if (busy.has(to) || NOT_FOR_HIRE.has(wordAt(text, to)) || people.at(text.tokens, to) !== null) return null;
    to += 1;
    if (
      JOINTS[text.language]?.has(wordAt(text, to)) === true &&
      wordAt(text, to + 1).length > 2 &&
      !ITEM_STOPS.has(wordAt(text, to + 1))
    )
      to += 2;
  }
  if (to === from || wordAt(text, to - 1).length < 3) return null;
  if (busy.has(to)) return null;
  const token = text.tokens[to];
  if (PERFORMING.test(wordAt(text, to - 1)) || markAt(text, to) === ':') return null;
  const whole = token === undefined || token.kind === 'break' || token.text === ',' || token.text === '(';
  const followed = token?.kind === 'word' && !ITEM_STOPS.has(token.text);
  return followed ? null : { from, to, whole };
}

/** "no wheels", "ohne Rollen", "17 BIS 1 Uhr": no thing. */
const NONE = new Set(
  'to bis until till tot jusqu hasta no not without ohne kein keine keinen sans pas aucun aucune sin ni ningun geen zonder'.split(
    ' ',
  ),
);

const ASKED_OF_ONE = new Set('does would should can could must might may'.split(' '));

/** "One gets straight backstage": what somebody does; a noun behind "one" ends so in the singular only. */
const DOES =
  /^(?!(?:sports?|games|lens|canvas|gas|news|glasses|bass|christmas|series|kids|ladies|mens)$)\p{L}{2,}(?:[^s\Waiu]s|[sc]hes|oes)$/u;

/** "K12.2", "sm58": letters and figures. */
const MODEL = /^\p{L}{1,4}\d[\d.]{0,5}\p{L}{0,2}$/u;

/** People, whatever stands before the word: "drei Coverbands", "vier Gastredner". */
const PERFORMING =
  /(?:bands?|kapellen?|chore?|redner(?:innen)?|musiker(?:innen)?|sanger(?:innen)?|gaste|gasten|personen|orkest(?:en)?|koren|sprekers)$/u;

/** The word that names the thing: the first one in French and Spanish, the last one elsewhere. */
function headOf(text: Text, phrase: Span): number {
  return JOINTS[text.language] === undefined ? phrase.to - 1 : phrase.from;
}

/** "zip line", "face painting": the last word alone would not tell. */
const TWO_WORDS =
  /^(?:zip (?:line|wire)|silent cinema|bar football|food truck|ice cream|hot tub|fire pit|hay bale|zorb ball)s?$/u;

function isForHire(text: Text, phrase: Span): boolean {
  if (TWO_WORDS.test(`${wordAt(text, phrase.to - 2)} ${wordAt(text, phrase.to - 1)}`)) return true;
  return HIRE_HEADS.test(wordAt(text, headOf(text, phrase)));
}

/** "machines À bulles", "máquinas DE burbujas". */
const JOINTS: Partial<Record<Language, ReadonlySet<string>>> = { fr: new Set(['a', 'de', "d'"]), es: new Set(['de']) };

function isPlural(word: string, language: Language): boolean {
  return language === 'de'
    ? /(?:e|en|n|er|s)$/u.test(word)
    : language === 'nl'
      ? /(?:en|s|'s)$/u.test(word)
      : /[sx]$/u.test(word);
}

const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: articles('en'),
  de: articles('de'),
  fr: articles('fr'),
  es: articles('es'),
  nl: articles('nl'),
};

function articles(language: Language): ReadonlySet<string> {
  return new Set(NUMBER_WORDS[language].articles.map(fold));
}
