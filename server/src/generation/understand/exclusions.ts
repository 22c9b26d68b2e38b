import type { Exclusion, Language } from '../types.ts';
import type { Asking } from './asking.ts';
import type { Mention } from './mention.ts';
import { findAll, type Lexicon, wordList } from './text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from './text/text.ts';
import { readUnwantedWords } from './unwanted-words.ts';
import { INSUFFICIENT } from './words/demands.ts';
import { ADVERBS, EXCLUSION_WORDS, type ExclusionWords, NO_THING, SUPPLIERS, WISHES } from './words/exclusions.ts';

type Words = { readonly [Part in keyof ExclusionWords]: Lexicon<true> };

const WORDS: Readonly<Record<Language, Words>> = {
  en: compile(EXCLUSION_WORDS.en),
  de: compile(EXCLUSION_WORDS.de),
  fr: compile(EXCLUSION_WORDS.fr),
  es: compile(EXCLUSION_WORDS.es),
  nl: compile(EXCLUSION_WORDS.nl),
};
const insufficient = wordList(INSUFFICIENT);

const BEFORE = 4; // words that may stand between "no" or "has" and the thing
const AFTER = 4; // words that may stand between the thing and "is not needed"
const AFTER_INSUFFICIENT = 16;
const HAS_REACH = 20;
const LACK_REACH = 6;

/** What became of a mention: not wanted, there already, or expressly wanting: missing, or not enough of it. */
export type Verdict = 'unwanted' | 'provided' | 'wanting';

export interface ExclusionsRead {
  readonly exclusions: readonly Exclusion[];
  readonly excluded: ReadonlyMap<Mention, Verdict>;
}

/** A finding on mentions `[first, last]`, with the words that led to it. */
interface Finding extends Span {
  readonly reason: Verdict;
  readonly first: number;
  readonly last: number;
}

/** What must not be in the proposal: "no lighting or staging", "the hall has a PA", "Stühle sind vorhanden". */
export function readExclusions(text: Text, asking: Asking, mentions: readonly Mention[]): ExclusionsRead {
  const words = WORDS[text.language];
  const lists = listEnds(text, mentions);
  const exclusions: Exclusion[] = [];
  const excluded = new Map<Mention, Verdict>();
  for (let index = 0; index < mentions.length; index += 1) {
    const earlier = mentions[index - 1];
    const goesOn =
      earlier !== undefined && excluded.get(earlier) === 'provided' && sameSentence(text, earlier, mentions[index]);
    const finding =
      before(text, mentions, index, words, lists) ??
      after(text, asking, mentions, index, words, lists) ??
      (goesOn ? along(text, mentions, index, words, lists) : null);
    if (finding === null) continue;
    const found = mentions.slice(finding.first, finding.last + 1);
    const reason = finding.reason === 'provided' && isInsufficient(text, finding) ? 'wanting' : finding.reason;
    for (const mention of found) excluded.set(mention, reason);
    if (reason !== 'wanting') exclusions.push(exclusion(text, finding, reason, found));
    index = finding.last;
  }
  return { exclusions: [...exclusions, ...readUnwantedWords(text, mentions)], excluded };
}

function sameSentence(text: Text, one: Mention, other: Mention | undefined): boolean {
  return other !== undefined && sentenceOf(text, one.from) === sentenceOf(text, other.from);
}

const ALONG_REACH = 5;

/** "the marquee is booked and comes with flooring", "das Zelt ist schon da, Tische und Stühle auch": there as well. */
function along(
  text: Text,
  mentions: readonly Mention[],
  index: number,
  words: Words,
  lists: readonly number[],
): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const last = lists[index] ?? index;
  const to = mentions[last]?.to ?? mention.to;
  if (TOO.has(wordAt(text, to)) || (wordAt(text, to) === 'as' && wordAt(text, to + 1) === 'well')) {
    return { reason: 'provided', first: index, last, from: mention.from, to: to + 1 };
  }
  for (let at = mention.from; at > mention.from - ALONG_REACH; at -= 1) {
    const has = words.has.before(text.tokens, at) ?? words.brings.before(text.tokens, at);
    if (has !== null && AND_OR.has(text.tokens[has.from - 1]?.text ?? '')) {
      return { reason: 'provided', first: index, last, from: has.from, to };
    }
    if (text.tokens[at - 1]?.kind !== 'word') return null;
  }
  return null;
}

function exclusion(text: Text, finding: Finding, reason: Exclusion['reason'], mentions: readonly Mention[]): Exclusion {
  return {
    categories: [...new Set(mentions.flatMap(({ categories }) => categories))],
    kinds: [...new Set(mentions.flatMap(({ kinds, categories }) => (categories.length > 0 ? [] : kinds)))],
    phrase: '',
    reason,
    words: wordsOf(text, finding),
  };
}

/** Words before the thing: "no …", "the venue has …", "our own …". */
function before(
  text: Text,
  mentions: readonly Mention[],
  index: number,
  words: Words,
  lists: readonly number[],
): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const limit = Math.max(sentenceOf(text, mention.from).from, mention.from - BEFORE - 1, mentions[index - 1]?.to ?? 0);
  for (let to = mention.from; to > limit; to -= 1) {
    const unwanted = words.unwantedBefore.before(text.tokens, to);
    if (unwanted !== null && text.numberTo.has(unwanted.from) && wordAt(text, unwanted.from) === 'no') return null; // "3 no. screens"
    if (unwanted !== null) {
      if (NO_THING.has(wordAt(text, unwanted.to))) return null;
      const lacking = isLack(text, unwanted, mention, words);
      const last = INSTEAD.has(wordAt(text, unwanted.from)) ? index : bareList(text, mentions, index);
      const reason = lacking ? 'wanting' : 'unwanted';
      return { reason, first: index, last, from: unwanted.from, to: mentions[last]?.to ?? mention.to };
    }
    const provided = providedBefore(text, to, words);
    if (provided !== null) {
      const whole = lists[index] ?? index;
      const wish = isWish(text, mentions[whole]?.to ?? mention.to, words);
      const last = wish && !VERB_LAST.has(text.language) ? whole - 1 : whole; // "… chairs, and a stage is needed"
      const end = mentions[last]?.to ?? mention.to;
      if (last < index || (wish && VERB_LAST.has(text.language))) return null;
      return { reason: 'provided', first: index, last, from: provided, to: end };
    }
    if (text.tokens[to - 1]?.kind !== 'word' && !text.numberTo.has(to)) return null;
    if (BREAKS.has(wordAt(text, to - 1))) return null;
    const number = text.numberTo.get(to);
    if (number !== undefined) to = number.from + 1;
  }
  return null;
}

/** Languages in which a wish stands behind all it wishes for: "we hebben stoelen en tafels nodig". */
const VERB_LAST: ReadonlySet<Language> = new Set(['de', 'nl']);

/** "the hall has no stage", "no stage available": it is missing, not unwanted. */
function isLack(text: Text, negation: Span, mention: Mention, words: Words): boolean {
  if (!LACKING.has(wordAt(text, negation.from)) || negation.to - negation.from > 2) return false;
  if (isMains(mention) && !isUnneeded(text, mention, words)) return true;
  const willBe = wordAt(text, negation.from - 1) === 'be';
  if (!willBe && words.lackBefore.before(text.tokens, negation.from) !== null) return true;
  if (ADVERSATIVES.has(wordAt(text, negation.from - 1)) && hasBefore(text, negation.from, words)) return true;
  for (let at = mention.to; at < mention.to + LACK_REACH && wordAt(text, at) !== ''; at += 1) {
    if (words.lackAfter.at(text.tokens, at) !== null) return true;
  }
  return false;
}

/** Nobody wishes for an event without power: "no power in the field", "kein Strom" say that it has to come. */
function isMains({ kinds, categories }: Mention): boolean {
  return categories.includes('power') || kinds[0] === 'power_distro';
}

/** "no power needed, please". */
function isUnneeded(text: Text, { to }: Mention, words: Words): boolean {
  for (let at = to; at < to + AFTER; at += 1) {
    if (words.wishAfter.at(text.tokens, at) !== null || NEEDLESS.has(wordAt(text, at))) return true;
  }
  return false;
}

/** "the room has a screen but no projector": what "has" belongs to goes on. */
function hasBefore(text: Text, at: number, words: Words): boolean {
  const from = Math.max(sentenceOf(text, at).from, at - HAS_REACH);
  return findAll(text.tokens, words.has, from, at).length > 0;
}

/** Where the words begin that say that the thing after them is there, or null. */
function providedBefore(text: Text, to: number, words: Words): number | null {
  const direct = words.providedBefore.before(text.tokens, to);
  if (direct !== null) {
    const frontOfHouse = wordAt(text, direct.from) === 'house' && wordAt(text, direct.from - 1) === 'of';
    return frontOfHouse || WISHES.has(wordAt(text, direct.from - 1)) ? null : direct.from;
  }
  const has = words.has.before(text.tokens, to);
  if (has !== null) return subjectBefore(text, has.from, words, false);
  const brings = words.brings.before(text.tokens, to);
  return brings === null ? null : subjectBefore(text, brings.from, words, true);
}

function subjectBefore(text: Text, at: number, words: Words, modal: boolean): number | null {
  let end = at;
  const between = modal ? ADVERBS : PLAIN_ADVERBS;
  while (at - end < 3 && between.has(wordAt(text, end - 1))) end -= 1;
  const subject = words.subjects.before(text.tokens, end);
  if (subject !== null) return SUPPLIERS.has(wordAt(text, subject.from)) ? null : subject.from;
  const name = text.tokens[end - 1];
  const named = name?.kind === 'word' && name.capital && text.language !== 'de' && NAMED_HAS.has(wordAt(text, at));
  return named && !SUPPLIERS.has(name.text) ? end - 1 : null;
}

/** Words after the thing: "… is not needed", "… are provided by the hotel". */
function after(
  text: Text,
  asking: Asking,
  mentions: readonly Mention[],
  index: number,
  words: Words,
  lists: readonly number[],
): Finding | null {
  const first = mentions[index];
  if (first === undefined) return null;
  const last = lists[index] ?? index;
  if (asking.before(first.from) && markAt(text, first.to) === ',') return null; // "we need 4 mics, chairs are provided"
  const end = mentions[last]?.to ?? first.to;
  let wished = false;
  const limit = Math.min(sentenceOf(text, first.from).to, end + AFTER + 1);
  for (let at = end; at < limit; at += 1) {
    const unwanted = words.unwantedAfter.at(text.tokens, at);
    if (unwanted !== null) return { reason: 'unwanted', first: index, last, from: first.from, to: unwanted.to };
    const provided = wished ? null : (words.providedAfter.at(text.tokens, at) ?? fromThem(text, at, words));
    if (provided !== null) {
      const bySupplier = [0, 1].some((step) => SUPPLIERS.has(wordAt(text, provided.to + step)));
      const denied = isDenied(text, provided.to);
      return bySupplier || denied || isWish(text, provided.to, words)
        ? null
        : { reason: 'provided', first: index, last, from: first.from, to: provided.to };
    }
    const token = text.tokens[at];
    if (token?.kind === 'mark' ? !'(-:,'.includes(token.text) : token?.kind !== 'word') return null;
    if (token?.text === ',' && !RELATIVES.has(wordAt(text, at + 1))) return null;
    if (STOPS_AFTER.has(wordAt(text, at))) return null;
    wished ||= WISHES.has(wordAt(text, at));
  }
  return null;
}

/** "chairs and tables from the scouts", "barriers by the council". */
function fromThem(text: Text, at: number, words: Words): Span | null {
  const from = FROM.has(wordAt(text, at)) && OUR.has(wordAt(text, at + 1));
  const who = from ? words.subjects.at(text.tokens, at + 2) : null;
  return who === null ? null : { from: at, to: who.to };
}

function isWish(text: Text, at: number, words: Words): boolean {
  const limit = Math.min(sentenceOf(text, at - 1).to, at + 3);
  for (let index = at; index < limit; index += 1) {
    if (markAt(text, index) !== '' || DENIALS.has(wordAt(text, index))) return false;
    if (words.wishAfter.at(text.tokens, index) !== null) return true;
  }
  return false;
}

/** "… stellt das Hotel nicht". */
function isDenied(text: Text, at: number): boolean {
  for (let index = at; index < at + 3 && wordAt(text, index) !== ''; index += 1) {
    if (DENIALS.has(wordAt(text, index))) return true;
  }
  return false;
}

/** The last mention of a list of bare words: "no lighting, staging or video". A figure, an article or a verb ends it. */
function bareList(text: Text, mentions: readonly Mention[], first: number): number {
  let last = first;
  let sure = first;
  for (let next = first + 1; next < mentions.length; next += 1) {
    const joint = jointBetween(text, mentions[last], mentions[next], 1);
    if (joint === null || joint.some((word) => ARTICLES.has(word))) break;
    last = next;
    if (!joint.includes(',') || joint.some((word) => AND_OR.has(word))) sure = last;
    const end = text.tokens[mentions[next]?.to ?? -1];
    if (end === undefined || end.kind === 'break' || OR.has(end.text)) sure = last;
  }
  const follower = wordAt(text, mentions[sure]?.to ?? -1);
  return sure > first && FOR_WORDS.has(follower) ? first : sure;
}

/** For each mention the last one of the list that it stands in: "tables, 200 chairs and a small stage". */
function listEnds(text: Text, mentions: readonly Mention[]): number[] {
  const ends = mentions.map((_, index) => index);
  for (let index = mentions.length - 2; index >= 0; index -= 1) {
    const joined = jointBetween(text, mentions[index], mentions[index + 1], 4) !== null;
    if (joined) ends[index] = ends[index + 1] ?? index;
  }
  return ends;
}

/** The words between two members of a list, or null when they are not joined as one. */
function jointBetween(text: Text, a: Mention | undefined, b: Mention | undefined, fillers: number): string[] | null {
  if (a === undefined || b === undefined || sentenceOf(text, a.from) !== sentenceOf(text, b.from)) return null;
  const between = text.tokens.slice(a.to, b.from);
  const joint = between[0]?.text ?? '';
  if (!(AND_OR.has(joint) || joint === ',' || joint === '/' || joint === '&' || joint === '+')) return null;
  const texts = between.map(({ text: word }) => word);
  const rest = texts.slice(1).filter((word) => !AND_OR.has(word) && !ARTICLES.has(word));
  if (rest.length > fillers || rest.some((word) => BREAKS.has(word) || WISHES.has(word) || ',:;('.includes(word)))
    return null;
  return texts;
}

/** "… but not enough", "… but we need a bigger one". */
function isInsufficient(text: Text, finding: Finding): boolean {
  const sentence = sentenceOf(text, finding.from);
  const limit = Math.min(sentence.to, finding.to + AFTER_INSUFFICIENT);
  for (let index = finding.to; index < limit; index += 1) {
    if (insufficient.at(text.tokens, index) !== null && !DENIALS.has(wordAt(text, index - 1))) return true;
  }
  return false;
}

function compile(words: ExclusionWords): Words {
  return {
    unwantedBefore: wordList(words.unwantedBefore),
    unwantedAfter: wordList(words.unwantedAfter),
    lackBefore: wordList(words.lackBefore),
    lackAfter: wordList(words.lackAfter),
    providedBefore: wordList(words.providedBefore),
    providedAfter: wordList(words.providedAfter),
    subjects: wordList(words.subjects),
    has: wordList(words.has),
    brings: wordList(words.brings),
    wishAfter: wordList(words.wishAfter),
  };
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const OR = set('or nor oder noch ou ni o of');
const AND_OR = set('and or nor und oder sowie noch et ou ni y o e u ni en of noch & / +');
const ARTICLES = set(
  'a an the some any two ein eine einen der die das un une des le la les una unos unas el los las een het de d',
);
const BREAKS = set(
  'but just only need needs want require please is are was were will for with that which where because so to if aber nur brauchen benotigen bitte ist sind mit fur mais seulement besoin avec pour pero solo necesitamos con para maar alleen nodig met voor need requirement request we you they wir nous nosotros wij however although',
);
const STOPS_AFTER = set(
  'and or but for with which need we you they und oder aber fur mit wir et ou mais pour avec y o pero para con en of maar voor met',
);
const RELATIVES = set('which that all both these already is are die das beides alles deja qui ya que al');
const LACKING = set('no kein keine keinen keiner pas aucun aucune ningun ninguna geen without ohne sans sin zonder');
const FROM = set('from by vom von par del van');
const OUR = set('the our their unserem der dem le la el de het');
const TOO = set('auch too ebenfalls aussi egalement tambien ook');
const NEEDLESS = set('please bitte merci necessary notig erforderlich gewunscht from by vom von');
const ADVERSATIVES = set('but aber mais pero maar');
const INSTEAD = set('instead rather statt anstatt anstelle plutot');
const DENIALS = set('not nicht pas no niet kein keine yet noch never');
const MODALS = set('will can would does do did shall wird kann kan zal zullen');
const PLAIN_ADVERBS = ADVERBS.difference(MODALS);
const NAMED_HAS = set('has provides supplies is offers comes a tiene dispone heeft beschikt fournit');
const FOR_WORDS = set('for fur pour para voor is are');
