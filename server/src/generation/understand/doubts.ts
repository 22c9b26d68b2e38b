import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, KINDS, type Kind } from '../../equipment/index.ts';
import type { Exclusion, SpokenOf } from '../types.ts';
import { type DemandsRead, readDemands, type Surroundings } from './demands.ts';
import { isDue } from './exclusions/due.ts';
import { exclusion } from './exclusions/exclusion.ts';
import { isBiddersDuty, isInBiddersList, isLaborPriced, isSpecified } from './exclusions/in-specification.ts';
import { isObliged } from './exclusions/obliged.ts';
import type { Reading } from './exclusions/reading.ts';
import { isHosts, isRider } from './exclusions/required.ts';
import { ARTICLES, DENIALS, TOO, VERB_LAST, WITHOUT } from './exclusions/small-words.ts';
import { isBroken } from './exclusions/still-wished.ts';
import { isTask } from './exclusions/tasks.ts';
import { isWithoutTheirOwn } from './exclusions/without-their-own.ts';
import type { ExclusionsRead } from './exclusions.ts';
import { headingBefore } from './learned/heading-before.ts';
import { chanceNotFromUs } from './learned/opinion.ts';
import { listOf } from './learned/second-look.ts';
import type { Mention } from './mention.ts';
import { isCrew } from './mentions.ts';
import { isTenderAbroad } from './tender-abroad.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from './text/text.ts';
import { ARTISTS } from './words/riders.ts';

/**
 * From which chance on a thing is not to come from us: one that is only named, a whole category, one that is asked for,
 * measured or listed, that a rule read as lacking, as wished for or as ticked, where a text names no other or a list
 * begins with it, and what belongs to a category that is left out as a whole. Where a text says of something that it is
 * not to come from us, it is likelier of others, and the bars are lower than the odds: whoever wants a thing says so, and
 * the summary tells what was left out.
 */
const LIKELY = {
  named: 0.65,
  whole: 0.7,
  asked: 0.875,
  lacking: 0.75,
  wished: 0.95,
  ticked: 0.99,
  only: 0.958,
  ofGone: 0.3,
};
const BESIDE = { named: 0.25, whole: 0.3, asked: 0.4, lacking: 0.75, wished: 0.8, only: 0.85, ofGone: 0.15 };
const WHOLE_BRIEF = 6; // things asked for: what is learned is learned of whole briefs
const EVEN = 0.5;
const NEVER = 2; // no chance is as high
const NEAR = 8; // tokens of its clause that are quoted on either side

interface Chance {
  readonly mention: Mention;
  readonly chance: number;
}

export interface WishesRead extends DemandsRead {
  readonly exclusions: readonly Exclusion[];
  readonly spokenOf: readonly SpokenOf[];
}

/**
 * What is asked for and what is left out: as the rules read it, and then without what is likely not to come from us by
 * all that stands around it ("handrail neither", "the company travels with a projector"), in words that no rule knows.
 */
export function readWishes(
  text: Text,
  { exclusions, spokenOf, excluded, wished, ticked, items, reading }: ExclusionsRead,
  surroundings: Omit<Surroundings, 'excluded' | 'wished' | 'notForUs'>,
): WishesRead {
  const read = readDemands(text, { ...surroundings, excluded, wished, notForUs: items });
  const underWish = underWishes(text);
  const isOnlyNamed = onlyNamedIn(reading);
  const isTakenForWished = (mention: Mention): boolean =>
    mention.hired === true ||
    wished.has(mention) ||
    isDue(text, mention) ||
    isTendered(text, mention) ||
    isBiddersDuty(text, mention) ||
    isOutright(text, mention) ||
    isAllOf(reading, mention) ||
    isBroken(reading, mention);
  const isAsked = (mention: Mention): boolean =>
    underWish.has(mention.from) ||
    isWishedHere(reading, mention) ||
    isMeasured(reading, mention) ||
    isOnlyNamed(mention.from) ||
    isNamedFirst(reading, mention) ||
    isListed(reading, mention) ||
    isTenderAbroad(text) ||
    (excluded.size === 0 && isToo(text, mention));
  const chances = read.asked.map((mention) => ({ mention, chance: chanceNotFromUs(reading, mention) }));
  const isSaid = exclusions.length > 0 || chances.some(({ chance }) => chance >= LIKELY.lacking);
  const bars = isSaid && chances.length >= WHOLE_BRIEF && !isTenderAbroad(text) ? BESIDE : LIKELY;
  const rider = isRider(text);
  const gone = categoriesLeftOut(reading, excluded);
  const isOfGone = (mention: Mention): boolean =>
    mention.kinds.some((kind) => gone.has(KIND_CATEGORY[kind])) &&
    !text.numberTo.has(mention.from) &&
    !reading.asking.strongly(mention.from) &&
    !isMeasured(reading, mention);
  const barOf = (mention: Mention): number => {
    if (isTakenForWished(mention) && isUnderDenial(text, mention)) return NEVER;
    if (isWithoutTheirOwn(text, mention) || isTask(text, mention)) return NEVER;
    if (isInBiddersList(text, mention)) return NEVER;
    if (ticked.has(mention)) return LIKELY.ticked;
    if (wished.has(mention) && (isSpecified(text, mention) || isLaborPriced(text, mention))) return NEVER;
    if (rider && (isOfHosts(text, mention) || saysNothing(reading, mention))) return LIKELY.wished;
    if (isObliged(text, mention)) return LIKELY.wished;
    if (isTakenForWished(mention)) return bars.wished;
    if (excluded.has(mention)) return bars.lacking;
    if (isOfGone(mention)) return bars.ofGone;
    if (isHeaded(text, mention)) return bars.only;
    return isAsked(mention) ? bars.asked : bars.named;
  };
  const alone = chances.filter(({ mention, chance }) => chance >= barOf(mention));
  const left = [...excluded].flatMap(([mention, verdict]) => (verdict === 'wanting' ? [] : [mention]));
  const told = new Set([...left, ...alone.map(({ mention }) => mention)]);
  const likely = chances.filter(
    (each) =>
      alone.includes(each) ||
      (!ticked.has(each.mention) &&
        !excluded.has(each.mention) &&
        !isInBiddersList(text, each.mention) &&
        isToldOfMost(reading, each, told)),
  );
  const all = likely.length === read.asked.length; // whoever writes to us wishes for something
  const isSure = ({ mention, chance }: Chance): boolean =>
    chance >= LIKELY.only && !isTakenForWished(mention) && !excluded.has(mention);
  const doubted = likely.filter((each) => !all || isSure(each)).map(({ mention }) => mention);
  const idle = [...spokenOf, ...leftAlone(reading, new Set([...excluded.keys(), ...read.asked]), bars)];
  if (doubted.length === 0) return { ...read, exclusions, spokenOf: idle };
  const without = new Map([...excluded, ...doubted.map((mention) => [mention, 'spoken'] as const)]);
  const rest = readDemands(text, { ...surroundings, excluded: without, wished, notForUs: items });
  const unasked = doubted.filter((mention) => !rest.asked.some((other) => isAlike(mention, other)));
  const refused = unasked.map((mention) => exclusionOf(reading, mention));
  return { ...rest, exclusions: [...exclusions, ...refused], spokenOf: idle };
}

/** "(MICROPHONES, desk, loudspeakers)": a list of which all the others are not to come from us. */
function isToldOfMost(reading: Reading, { mention, chance }: Chance, told: ReadonlySet<Mention>): boolean {
  if (chance < EVEN || reading.text.numberTo.has(mention.from)) return false;
  const others = listOf(reading, mention).filter((other) => other !== mention);
  return others.length > 1 && others.every((other) => told.has(other));
}

/** "We bring our own BACKLINE": what is left out as a whole. */
function categoriesLeftOut({ mentions }: Reading, excluded: ExclusionsRead['excluded']): ReadonlySet<Category> {
  const wholes = mentions.filter(({ kinds }) => kinds.length === 0);
  const gone = wholes.filter((mention) => ['unwanted', 'provided'].includes(excluded.get(mention) ?? ''));
  return new Set(gone.flatMap(({ categories }) => categories));
}

/** "The broadcaster is turning up with cameras": neither asked for nor spoken of by a rule, and likely not for us to add. */
function leftAlone(reading: Reading, known: ReadonlySet<Mention>, bars: typeof BESIDE): readonly SpokenOf[] {
  return reading.mentions
    .filter((mention) => !known.has(mention))
    .filter((mention) => {
      const least = mention.kinds.length > 0 ? bars.named : bars.whole;
      return chanceNotFromUs(reading, mention) >= least;
    })
    .map((mention) => ({ kinds: meantBy(mention), words: wordsOf(reading.text, mention) }));
}

/** "LIGHTING you can leave out altogether": all of it. */
function meantBy({ kinds, categories }: Mention): readonly Kind[] {
  return kinds.length > 0 ? kinds : KINDS.filter((kind) => categories.includes(KIND_CATEGORY[kind]));
}

/** "NOT provided by the venue: …": a heading that begins with what is lacking. */
function isUnderDenial(text: Text, { from }: Span): boolean {
  const heading = headingBefore(text, from);
  return heading !== null && DENIALS.has(wordAt(text, heading.from));
}

/** "A TV in the hall or a projector in the bar": a sentence that begins with it and has no verb of having or being. */
function isNamedFirst({ text, words }: Reading, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  if (from !== sentence.from + 1 || !ARTICLES.has(wordAt(text, sentence.from))) return false;
  for (let at = from; at < sentence.to; at += 1) {
    const says = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at) ?? words.copulas.at(text.tokens, at);
    if (says !== null) return false;
  }
  return true;
}

/** "IL FAUDRA DES tables", "SE NECESITAN 4 vallas", "WIR BRAUCHEN EINE Bühne": nothing stands between the wish and the thing. */
function isOutright(text: Text, { from }: Span): boolean {
  const first = text.numberTo.get(from)?.from ?? from;
  const begin = text.tokens[Math.max(clauseOf(text, from).from, first - OUTRIGHT_REACH)]?.start ?? 0;
  const before = text.raw.slice(begin, text.tokens[first]?.start ?? begin);
  return OUTRIGHT.test(before) || (text.language === 'de' && TO_HANG.test(before));
}

/** "ALL rigging hardware, cables and adapters": an item that begins so and says nothing else of them. */
function isAllOf({ text, words }: Reading, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  if (wordAt(text, sentence.from) !== 'all' || from - sentence.from > ALL_REACH) return false;
  for (let at = sentence.from + 1; at < sentence.to; at += 1) {
    const says = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at) ?? words.copulas.at(text.tokens, at);
    if (says !== null || DENIALS.has(wordAt(text, at)) || ALL_ELSE.has(wordAt(text, at))) return false;
  }
  return true;
}

const ALL_REACH = 3; // tokens
const ALL_ELSE = new Set('by own provided supplied existing other others must may should will our their'.split(' '));

/** "AN DIE hintere Wand der Bühne GEHÖRT schwarzer Stoff". */
const TO_HANG =
  /(?<!\p{L})(?:an|auf|hinter|vor|neben|über|unter)\s\P{L}?[^,;:]{3,60}\s(?:gehör(?:t|en)|kommt|kommen)\s(?:ein\p{L}*\s)?$/iu;
const OUTRIGHT_REACH = 9; // tokens
const OUTRIGHT =
  /(?<!\p{L})(?:il (?:nous |vous )?(?:faut|faudra|faudrait)(?: prévoir)?|nous avons besoin|hace[nr]? falta|hará[n]? falta|se necesitan?|se requieren?|necesitamos|wir (?:brauchen|benötigen)|es braucht|er (?:moet|moeten) ?(?:komen)?) ?(?:des?|du|de la|un|une|d['’]une?|una|unos|unas|los|las|el|la|eine?|einen)?\s*$/iu;

/** "Quotations ARE INVITED TO supply, put up and take down marquees": the subject of the tender. */
function isTendered(text: Text, { from }: Span): boolean {
  const begin = text.tokens[sentenceOf(text, from).from]?.start ?? 0;
  return INVITED.test(text.raw.slice(begin, text.tokens[from]?.start ?? begin));
}

const INVITED =
  /\b(?:quot(?:ation|e)s?|tenders?|bids?|proposals?|offers?) (?:is|are|were|will be) (?:hereby |now )?(?:invited|sought|requested|required|asked for)\b|\b(?:contract|agreement|order) (?:covers|is for|includes|comprises)\b|\b(?:angebote|offerten) werden (?:erbeten|eingeholt|gesucht)\b|\bse solicitan ofertas\b|\bofertes? worden gevraagd\b/iu;

/** Its clause wishes before it, or a short one behind: "our committee has asked for tables", "no contamos con generador, inclúyanlo". */
function isWishedHere({ text, asking, cues }: Reading, { from, to }: Span): boolean {
  const clause = clauseOf(text, from);
  const next = clauseOf(text, clause.to);
  const aside = next.to - next.from <= ASIDE && cues.wishes.any(next);
  const behind = VERB_LAST.has(text.language) && cues.wishes.any(clause); // "Beamer hätten wir gern von euch"
  const pleaded = cues.wishes.any({ from: to, to: Math.min(clause.to, to + PLEA) }); // "so a generator please"
  return aside || behind || pleaded || asking.strongly(from) || cues.wishes.any({ from: clause.from, to: from });
}

/** "Wi-Fi for the exhibitors TOO", where nothing was said to be there before. */
function isToo(text: Text, { to }: Span): boolean {
  const last = sentenceOf(text, to - 1).to;
  const end = text.tokens[last - 1]?.kind === 'break' ? last - 1 : last;
  return end - to <= NEAR && TOO.has(text.tokens[end - 1]?.text ?? '');
}

/** "WANTS: a clearspan. 75in screen for the photos": the line begins with what it is a list of, and no other heading came since. */
function underWishes(text: Text): ReadonlySet<number> {
  const under = new Set<number>();
  let line = 0;
  let wished = false;
  for (const [index, { text: word }] of text.tokens.entries()) {
    if (wished) under.add(index);
    if (word === '\n') {
      line = index + 1;
      wished = false;
    } else if (markAt(text, index) === ':')
      wished = index - line <= HEAD_WORDS && text.tokens.slice(line, index).some((head) => WISH_HEADS.has(head.text));
  }
  return under;
}

const HEAD_WORDS = 3;
const WISH_HEADS = new Set(
  `wants want wanted needs need needed wishes required requires requirements order ask asks request requests
  braucht benotigt benotigen wunscht wunsche gewunscht bedarf besoin besoins demande souhaite quiere quieren necesita necesitan pide wil willen nodig wensen`.split(
    /\s+/u,
  ),
);

/** "On stage: chairs, a lectern", "• chairs": in a row behind a colon, or with no words of its own near that could tell. */
function isListed(reading: Reading, { from, to }: Span): boolean {
  const { text, things } = reading;
  const sentence = sentenceOf(text, from);
  const near = { from: Math.max(sentence.from, from - ROW), to: Math.min(sentence.to, to + ROW) };
  let telling = 0;
  let colon = -1;
  for (let at = near.from; at < near.to; at += 1) {
    if (text.tokens[at]?.kind === 'word' && !things.has(at)) telling += 1;
    if (at < from && markAt(text, at) === ':') colon = at;
  }
  if (telling <= FEW) return true;
  if (colon === -1) return false;
  for (let at = colon + 1; at < near.to; at += 1) if (things.has(at) && (at < from || at >= to)) return true;
  return false;
}

/** "Generated power, front and rear barriers, toilets": a sentence that names things and says nothing of them; each is read once. */
function onlyNamedIn({ text, things, words, cues }: Reading): (at: number) => boolean {
  const known = new Map<Span, boolean>();
  const read = (sentence: Span): boolean => {
    let named = 0;
    let commas = 0;
    for (let index = sentence.from; index < sentence.to; index += 1) {
      if (things.has(index) && !things.has(index - 1)) named += 1;
      if (markAt(text, index) === ',') commas += 1;
      const says =
        words.has.at(text.tokens, index) ?? words.brings.at(text.tokens, index) ?? words.copulas.at(text.tokens, index);
      if (says !== null) return false;
    }
    return named >= MANY && commas >= MANY - 1 && !cues.ourselves.any(sentence) && !cues.refusals.any(sentence);
  };
  return (at) => {
    const sentence = sentenceOf(text, at);
    const onlyNamed = known.get(sentence) ?? read(sentence);
    known.set(sentence, onlyNamed);
    return onlyNamed;
  };
}

const MANY = 3;

/** "Set-up in the barn: dance floor; …": all that stands behind a colon. */
function isHeaded(text: Text, { from, to }: Span): boolean {
  return markAt(text, from - 1) === ':' && text.tokens[to]?.kind === 'break';
}

/** "Venue to supply lighting, desk and subs", and no word of the act's behind it. */
function isOfHosts(text: Text, mention: Mention): boolean {
  const { from, to } = sentenceOf(text, mention.from);
  return to - from < LONGEST && isHosts(text, { from: mention.from, to }, '', isCrew(mention));
}

/** "Lights: sufficient": where a rider has nobody near who brings or uses anything, and no refusal, it is of what is required. */
function saysNothing({ text, words, cues }: Reading, { from, to, kinds }: Mention): boolean {
  if (kinds[0] === 'playback_laptop') return false; // whoever speaks has one
  const sentence = sentenceOf(text, from);
  if (sentence.to - sentence.from >= LONGEST) return false;
  const said = untilBracket(text, sentence, to);
  if (cues.ourselves.any(sentence) || cues.refusals.any(said)) return false;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const word = wordAt(text, at);
    if (OWNED.has(word) || (at < said.to && (DENIALS.has(word) || WITHOUT.has(word)))) return false;
    if ((words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at)) !== null) return false;
  }
  const begin = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? begin;
  const around = text.raw.slice(Math.max(0, begin - AROUND), end + AROUND);
  return !ARTISTS.test(around) && !OF_ACT.test(around);
}

/** What a bracket behind a thing says is said apart: "must be roofed (NO gazebo)". */
function untilBracket(text: Text, clause: Span, from: number): Span {
  for (let at = from; at < clause.to; at += 1) if (markAt(text, at) === '(') return { from: clause.from, to: at };
  return clause;
}

const LONGEST = 200; // tokens of a sentence
const AROUND = 150; // characters
/** It is with who performs, or not to be. */
const OF_ACT =
  /\bwith (?:us|me)\b|\bnicht (?:erlaubt|gestattet)\b|\bverboten\b|\bnot (?:allowed|permitted)\b|\bprohibi|\binterdit|\bverboden\b/iu;
const OWNED = new Set(
  'not no none own house available existing installed nobody both nicht kein keine keinen pas aucun aucune niet geen eigen eigene eigenen eigenes vorhanden vorhandene niemand propre propres propio propia propios propias existant existente bestaande aanwezig'.split(
    ' ',
  ),
);

const PLEA = 2; // words behind a thing
const ASIDE = 4; // tokens of a clause that only wishes
const ROW = 20; // tokens of a row that are looked at on either side
const FEW = 1; // words beside the thing: an article, a colour

/** A figure stands behind it: "the stage is small, 4 x 3 m"; not how far off it is, nor what somebody has. */
function isMeasured({ text, words }: Reading, { to }: Span): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + NEAR);
  for (let at = to; at < end; at += 1) {
    if (words.has.at(text.tokens, at) !== null) return false; // "leave power off it, I'VE GOT three gensets"
    const number = text.numberFrom.get(at);
    if (number !== undefined) return !AWAY.has(wordAt(text, number.to + 1)); // "our coolroom is forty metres AWAY"
  }
  return false;
}

const AWAY = new Set('away off from down up entfernt weiter loin distancia verderop'.split(' '));

function isAlike(one: Mention, other: Mention): boolean {
  if (one.kinds[0] === 'stage_deck' && other.categories.includes('staging')) return true; // the risers on a stage
  if (one.kinds[0] !== undefined && other.kinds[0] !== undefined) return one.kinds[0] === other.kinds[0];
  return one.categories.some((category) => other.categories.includes(category));
}

function exclusionOf(reading: Reading, mention: Mention): Exclusion {
  const { text } = reading;
  return exclusion(text, around(text, mention), isRefused(reading, mention) ? 'unwanted' : 'provided', [mention]);
}

function isRefused({ text, cues }: Reading, { from }: Mention): boolean {
  const clause = clauseOf(text, from);
  const words = text.tokens.slice(clause.from, clause.to);
  return words.some(({ text: word }) => DENIALS.has(word) || WITHOUT.has(word)) || cues.refusals.any(clause);
}

/** Its clause, or what of it stands near. */
function around(text: Text, { from, to }: Span): Span {
  const clause = clauseOf(text, from);
  const sentence = sentenceOf(text, from);
  const last = text.tokens[sentence.to - 1]?.kind === 'break' ? sentence.to - 1 : sentence.to;
  return { from: Math.max(clause.from, from - NEAR), to: Math.max(to, Math.min(clause.to, to + NEAR, last)) };
}
