import type { Kind } from '../../../equipment/index.ts';
import type { SpokenOf } from '../../types.ts';
import { isListLine } from '../asking.ts';
import { nowAsked } from '../further.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { findAll, type Lexicon, lexicon, wordList, wordLists } from '../text/lexicon.ts';
import { occurrences } from '../text/occurrences.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { together } from '../text/together.ts';
import { AGENTS } from '../words/agents.ts';
import { WISHES } from '../words/exclusions.ts';
import { ACTS } from '../words/own-gear.ts';
import {
  FIRMS,
  INSIDE,
  NO_SUPPLY,
  NO_SUPPLY_AT,
  SEEN_TO,
  SELF_SUFFICIENT,
  SPOKEN_WORDS,
  STANDS,
  SUPPLY,
  SUPPLY_AT,
  TENTS,
} from '../words/spoken-of.ts';
import { TOPIC_BEFORE, TOPIC_VERBS, TOPIC_WISHES } from '../words/topics.ts';
import { REASONS } from './after.ts';
import { isUnderContract } from './award.ts';
import { isDue } from './due.ts';
import { readPast } from './frames.ts';
import { isFirmName, type Reading } from './reading.ts';
import { ARTICLES, DENIALS } from './small-words.ts';
import { isBroken, isSought } from './still-wished.ts';
import { isTold } from './told.ts';
import { isToldOf } from './told-of.ts';

const WORDS = SPOKEN_WORDS.map(({ kinds, plain = '', withOwner = '', unless = '' }) => ({
  kinds,
  plain: wordList(plain),
  withOwner: wordList(withOwner),
  unless: wordList(unless),
}));
const plainWords = together(WORDS.map(({ plain }) => plain));
const ownedWords = together(WORDS.map(({ withOwner }) => withOwner));
const agents = wordList(AGENTS);
const acts = lexicon(ACTS);
const seenTo = wordList(SEEN_TO);
const selfSufficient = wordList(SELF_SUFFICIENT);
const supply = wordList(SUPPLY);
const topicBefore = wordList(TOPIC_BEFORE);
const topicVerbs = wordLists(TOPIC_VERBS);
const topicWishes = wordList(TOPIC_WISHES);
const tents = wordList(TENTS);
const inside = wordList(INSIDE);
const stands = wordList(STANDS);
const firms = wordList(FIRMS);
const noSupply = wordList(NO_SUPPLY);
const supplyAt = wordList(SUPPLY_AT);
const noSupplyAt = wordList(NO_SUPPLY_AT);

/** What a house or a place has of itself: merely spoken of, it is there. */
const FIXTURES: ReadonlySet<Kind> = new Set<Kind>([
  'toilet',
  'toilet_trailer',
  'toilet_accessible',
  'hand_wash',
  'shower',
  'network',
  'generator',
]);
const FIXTURE_CATEGORIES: ReadonlySet<string> = new Set(['power', 'sanitation']);

/**
 * The mentions that speak of a thing and neither wish for it nor refuse it: what was last year, the fixtures of a
 * house, people who are there.
 */
export function readSpokenOf(reading: Reading, open: readonly Mention[]): ReadonlySet<Mention> {
  const { text, asking } = reading;
  const past = readPast(text);
  const telling = occurrences(text.tokens, ...tellingVerbs(reading));
  const at = new Map(reading.mentions.map((mention, index) => [mention, index]));
  return new Set(
    open.filter((mention) => {
      const was = past.some(({ from, to, apart }) => {
        if (nowAsked(text, mention) !== null) return false;
        if (mention.from < from || mention.to > to) return false;
        return apart ? !reading.cues.wishes.any({ from, to }) : !asking.at(mention.from);
      });
      if (isDue(text, mention) || isSought(reading, mention) || isUnderContract(text, mention)) return false;
      if (isBroken(reading, mention)) return false;
      return (
        was ||
        isFixture(reading, mention) ||
        isTold(reading, mention, telling) ||
        isToldOf(reading, mention) ||
        isTopic(reading, mention, at.get(mention) ?? -1) ||
        firms.at(text.tokens, mention.to) !== null ||
        isFirmName(text, reading.words, mention)
      );
    }),
  );
}

/**
 * "Flooring went down last week", "Für Toiletten dürfen wir ins Sportheim", "De tafels mogen we van de kerk
 * gebruiken": the sentence begins with the thing, uncounted, and goes on to tell of it without wishing.
 */
function isTopic({ text, mentions, lists }: Reading, mention: Mention, index: number): boolean {
  const sentence = nearIn(text, mention.from);
  const first = topicBefore.before(text.tokens, mention.from)?.from ?? mention.from;
  const mark = markAt(text, first - 1);
  const begins = first === sentence.from || (mark !== '' && (mark !== ',' || first < mention.from));
  if (!begins || text.numberTo.has(mention.from)) return false;
  const last = mentions[lists[index] ?? -1] ?? mention;
  const verb = markAt(text, last.to) === ',' && first < mention.from ? last.to + 1 : last.to;
  const verbs = topicVerbs[text.language];
  if (verbs.at(text.tokens, verb) === null && verbs.at(text.tokens, mention.to) === null) return false;
  if (isOfHouse(mention) && text.tokens.slice(first, sentence.to).some((token) => DENIALS.has(token.text)))
    return false; // "Strom gibt es dort nicht"
  const counted = text.tokens.slice(verb, sentence.to).some(({ kind }) => kind === 'number');
  return !counted && findAll(text.tokens, topicWishes, sentence.from, sentence.to).length === 0;
}

function tellingVerbs({ text, words }: Reading): readonly Lexicon<true>[] {
  return [words.copulas, words.has, words.brings, words.belong, topicVerbs[text.language]];
}

/** "Kids use the school toilets", "restrooms are in the lobby", "electricity from the kitchen". */
function isFixture({ text, asking, words }: Reading, mention: Mention): boolean {
  const { from, to } = mention;
  if (!isOfHouse(mention) || asking.at(from) || text.numberTo.has(from) || isCountedBehind(text, to)) return false;
  const clause = clauseOf(text, from);
  const end = Math.min(clause.to, to + NEAR);
  for (let at = Math.max(clause.from, from - NEAR); at < end; at += 1) if (WISHES.has(wordAt(text, at))) return false;
  const sentence = sentenceOf(text, from);
  const reach = Math.min(sentence.to, to + FIXTURE_REACH);
  for (let at = to; at < reach; at += 1) {
    if (markAt(text, at) === ':' || (at > to && markAt(text, at) === ',') || REASONS.has(wordAt(text, at))) break;
    if (words.copulas.at(text.tokens, at) !== null || seenTo.at(text.tokens, at) !== null) return true;
    const place = words.at.at(text.tokens, at);
    if (place !== null && words.places.at(text.tokens, place.to) !== null) return true;
    const by = words.by.at(text.tokens, at);
    if (by !== null && by.to > by.from) return true;
  }
  const before = Math.max(sentence.from, from - FIXTURE_REACH);
  if (words.places.before(text.tokens, from) !== null && USES.has(wordAt(text, from - 2))) return true;
  for (let at = from - 1; at >= before; at -= 1) if (USES.has(wordAt(text, at))) return true;
  return false;
}

function isOfHouse({ kinds: [kind], categories }: Mention): boolean {
  return kind === undefined ? categories.some((each) => FIXTURE_CATEGORIES.has(each)) : FIXTURES.has(kind);
}

const FIXTURE_REACH = 9;
const USES = new Set(
  'use uses using share shares sharing nutzen nutzt benutzen benutzt mitbenutzen utilisent utilise utilisons usan usamos usar gebruiken gebruikt'.split(
    ' ',
  ),
);

function isCountedBehind(text: Text, at: number): boolean {
  return [at, at + 1, at + 2].some((index) => text.numberFrom.has(index));
}

/** What the planner does not add of itself, with the words that say why. */
export function spokenOfIn(
  { text, mentions }: Reading,
  spoken: ReadonlySet<Mention>,
  open: readonly Mention[],
): readonly SpokenOf[] {
  const found: SpokenOf[] = [];
  const add = (kinds: readonly Kind[], span: Span) => found.push({ kinds, words: wordsOf(text, span) });
  for (const mention of spoken) add(standingFor(mention, firms.at(text.tokens, mention.to) !== null), mention);
  for (const mention of open) if (isCrew(mention) && isThere(text, mention)) add(mention.kinds, mention);
  const plain = plainWords(text.tokens);
  const withOwner = ownedWords(text.tokens);
  WORDS.forEach(({ kinds, unless }, row) => {
    for (const hit of plain[row] ?? []) if (!isDenied(text, hit)) add(kinds, hit);
    for (const hit of withOwner[row] ?? []) if (isSeenTo(text, hit) && !says(text, hit, unless)) add(kinds, hit);
  });
  for (const hit of findAll(text.tokens, selfSufficient)) {
    if (hasDj(text, hit)) add(DJ_SET, hit);
    else if (hasBand(text, hit)) add(BAND_SET, hit);
  }
  for (const hit of findAll(text.tokens, tents)) if (isPlaceThatStands(text, hit)) add(['marquee'], hit);
  const powered = supplyIn(text, mentions);
  if (powered !== null) add(['generator', 'fuel'], powered);
  return found;
}

const DJ_SET: readonly Kind[] = [
  'dj_player',
  'dj_mixer',
  'dj_controller',
  'dj_booth',
  'crew_dj',
  'pa_package',
  'speaker_top',
  'subwoofer',
  'disco_light',
];

const BAND_SET: readonly Kind[] = [
  'pa_package',
  'speaker_top',
  'line_array',
  'subwoofer',
  'stage_monitor',
  'mixing_console',
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'crew_sound',
];

/** "The hall has NO house system". */
function isDenied(text: Text, { from }: Span): boolean {
  return LACKS.has(wordAt(text, from - 1)) || LACKS.has(wordAt(text, from - 2));
}

/** "In a marquee which is already up", "sous un chapiteau déjà loué". */
function isPlaceThatStands(text: Text, { from, to }: Span): boolean {
  const article = ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from;
  if (inside.before(text.tokens, article) === null && inside.before(text.tokens, from) === null) return false;
  const sentence = sentenceOf(text, from);
  return findAll(text.tokens, stands, to, Math.min(sentence.to, to + TENT_REACH)).length > 0;
}

const TENT_REACH = 6;

/** The sentence, of a very long one what stands around. */
function nearIn(text: Text, at: number): Span {
  const sentence = sentenceOf(text, at);
  return { from: Math.max(sentence.from, at - NEAR), to: Math.min(sentence.to, at + NEAR) };
}

const NEAR = 24;

function says(text: Text, { from }: Span, words: typeof supply): boolean {
  const near = nearIn(text, from);
  return findAll(text.tokens, words, near.from, near.to).length > 0;
}

function standingFor({ kinds, categories }: Mention, firm: boolean): readonly Kind[] {
  if (firm) return [];
  if (kinds.length > 0) return kinds;
  if (categories.includes('lighting')) return ['lighting_package', 'stage_wash', 'uplight', 'disco_light'];
  if (categories.includes('power')) return ['generator', 'fuel'];
  if (categories.includes('sanitation')) return ['toilet', 'toilet_trailer', 'toilet_accessible'];
  return [];
}

/** "Our sound man", "the stewards": people who are there. */
function isThere(text: Text, { from }: Mention): boolean {
  return [1, 2, 3].some((step) => OURS.has(wordAt(text, from - step)));
}

const OURS = new Set(
  'our my their his her unser unsere mein notre nos mon nuestro nuestra mi onze ons mijn'.split(' '),
);

/** Somebody sees to it in the same clause, and nothing there asks. */
function isSeenTo(text: Text, hit: Span): boolean {
  const sentence = sentenceOf(text, hit.from);
  if (isListLine(text, hit.from) && sentence.to - sentence.from <= 2) return false;
  const to = Math.min(sentence.to, hit.to + SEEN_REACH);
  const from = Math.max(sentence.from, hit.from - SEEN_REACH);
  for (let at = from; at < to; at += 1) if (ASKS.has(wordAt(text, at)) || text.tokens[at]?.text === '?') return false;
  if (':=('.includes(markAt(text, hit.to) || 'x') && [1, 2, 3].some((step) => agents.at(text.tokens, hit.to + step)))
    return true;
  return findAll(text.tokens, seenTo, from, to).some((other) => other.to <= hit.from || other.from >= hit.to);
}

const SEEN_REACH = 7;
const ASKS = new Set(
  'need needs want require please supply quote you your should must could brauchen suchen bitte sollen besoin cherchons voudrions il faut necesitamos buscamos queremos nodig zoeken graag willen for fur pour para voor'.split(
    ' ',
  ),
);

function hasDj(text: Text, { from }: Span): boolean {
  const near = nearIn(text, from);
  return text.tokens.slice(near.from, near.to).some(({ text: word }) => word === 'dj' || word === 'djs');
}

const BAND_REACH = 5;

function hasBand(text: Text, { from }: Span): boolean {
  const near = Math.max(sentenceOf(text, from).from, from - BAND_REACH);
  return findAll(text.tokens, acts, near, from).some(({ value }) => value === 'band');
}

/** Where the text says that there is electricity; null where it says nothing of it, or that some has to come. */
function supplyIn(text: Text, mentions: readonly Mention[]): Span | null {
  if (mentions.some(({ kinds }) => kinds[0] === 'generator') || lacksAny(text)) return null;
  const placed = findAll(text.tokens, supplyAt).find((hit) => {
    const sentence = nearIn(text, hit.from);
    return findAll(text.tokens, noSupplyAt, sentence.from, sentence.to).length === 0;
  });
  return (
    placed ??
    findAll(text.tokens, supply).find((hit) => {
      const clause = aroundComma(text, hit);
      return findAll(text.tokens, noSupply, clause.from, clause.to).every(
        (no) => no.from >= hit.from && no.to <= hit.to,
      );
    }) ??
    null
  );
}

/** The clause and what stands in brackets behind it. */
function aroundComma(text: Text, { from, to }: Span): Span {
  const sentence = sentenceOf(text, from);
  return { from: Math.max(sentence.from, from - 10), to: Math.min(sentence.to, to + 6) };
}

function lacksAny(text: Text): boolean {
  return findAll(text.tokens, supply).some(({ from }) => {
    for (let at = from - 1; at >= from - 3; at -= 1) if (LACKS.has(wordAt(text, at))) return true;
    return false;
  });
}

const LACKS = new Set('no without any kein keine keinen ohne pas sans sin geen zonder need needs'.split(' '));
