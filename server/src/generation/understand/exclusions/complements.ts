import type { Mention } from '../mention.ts';
import { markAt, type Text, wordAt } from '../text/text.ts';
import { behindAside } from './lists.ts';
import type { Reading } from './reading.ts';
import { AND_OR, ARTICLES, DEFINITE, EACH, WITH } from './small-words.ts';

const LONGEST = 5; // words of what a thing is for

/** "Die Bestuhlung FÜR DAS FESTZELT wird …", "el sonido DE LA GALA es …": behind what the thing before a verb is for. */
export function behindComplement(reading: Reading, at: number): number {
  const { text } = reading;
  if (WITH.has(wordAt(text, at)) && OWNERS.has(wordAt(text, at + 1))) return behindWithItsOwn(reading, at);
  if (!PREPOSITIONS.has(wordAt(text, at))) return at;
  for (let to = at + 1; to <= at + LONGEST && wordAt(text, to) !== ''; to += 1) {
    const behind = behindAside(text, to + 1); // "las sillas del público (200 UNIDADES) son …"
    if (behind > to + 1 && isVerb(reading, behind)) return behind;
    if (to === at + 1) continue;
    if (text.numberFrom.has(to) || (AND_OR.has(wordAt(text, to)) && reading.things.has(to + 1))) return at;
    if (isVerb(reading, to)) return to;
  }
  return at;
}

/** "The stage truck WITH ITS OWN SOUND SYSTEM AND TECHNICIANS is …". */
function behindWithItsOwn(reading: Reading, at: number): number {
  const { text } = reading;
  for (let to = at + 2; to <= at + LONGEST_WITH && wordAt(text, to) !== ''; to += 1) if (isVerb(reading, to)) return to;
  return at;
}

const LONGEST_WITH = 10; // tokens
const OWNERS = new Set(['its', 'their', 'his', 'her']);

/** "Die Bestuhlung für das FESTZELT wird …", "dancing on the STAGE is …": what is said is not of it. */
export function isComplement(reading: Reading, { from, to }: Mention): boolean {
  const { text, things } = reading;
  let first = from - 1;
  const isArticle = (at: number) =>
    ARTICLES.has(wordAt(text, at)) || DEFINITE.has(wordAt(text, at)) || EACH.has(wordAt(text, at));
  if (isArticle(first - 1)) first -= 1; // "the MAIN stage"
  while (first > from - 4 && isArticle(first)) first -= 1;
  if (!PLACING.has(wordAt(text, first)) && !CONTRACTED.has(wordAt(text, first))) return false;
  const head = wordAt(text, first - 1);
  const noun = things.has(first - 1) || isNoun(text, first - 1);
  return head !== '' && noun && markAt(text, first - 1) === '' && isVerb(reading, to);
}

/** "PA QUOTES are being sourced", "marquee PRICES": what is said is of the offers for it. */
export function isPriced(text: Text, { to }: Mention): boolean {
  return OFFERS.has(wordAt(text, to)) || (HIRE.has(wordAt(text, to)) && OFFERS.has(wordAt(text, to + 1)));
}

function isNoun(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return (token?.capital === true && text.language === 'de') || DOING.test(token?.text ?? '');
}

/** A verb of being there, or one that something becomes of the thing. */
function isVerb({ text, words }: Reading, at: number): boolean {
  return words.copulas.at(text.tokens, at) !== null || MODALS.has(wordAt(text, at));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const HIRE = set('hire rental system kit');
const OFFERS = set('quote quotes quotation quotations price prices pricing cost costs estimate estimates bids options');
const DOING = /^[a-z]{3,}ing$/u;
const MODALS = set('soll sollen kann konnen muss mussen se sera seran wordt worden zal zullen will can must should to');
const CONTRACTED = set('im am beim vom zum zur au aux al');
const PLACING = set('to for in on at auf fur in an bei pour dans sur para en sobre voor op bij');
const PREPOSITIONS = set(
  'to for of in on at auf fur der des im am zum zur pour dans sur de du au para del en al voor van op bij',
);
