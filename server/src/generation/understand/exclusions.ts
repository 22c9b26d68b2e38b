import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Exclusion, SpokenOf } from '../types.ts';
import type { Asking } from './asking.ts';
import { isUnderContract } from './exclusions/award.ts';
import { before } from './exclusions/before.ts';
import { bought } from './exclusions/bought.ts';
import { isOfWhich } from './exclusions/bracketed.ts';
import { isAllTheyLack } from './exclusions/brought-along.ts';
import { isDue } from './exclusions/due.ts';
import { earlierMeant } from './exclusions/earlier.ts';
import { exclusion } from './exclusions/exclusion.ts';
import { readFilmedByOthers } from './exclusions/filmed-by.ts';
import { findingOf } from './exclusions/finding-of.ts';
import { isPurpose, isRefused, isThere } from './exclusions/for-what.ts';
import { isFrontedException } from './exclusions/fronted-exception.ts';
import { readHeaded } from './exclusions/headings.ts';
import { isUsedIfThere } from './exclusions/if-there.ts';
import { isPlaceInBrackets } from './exclusions/in-brackets.ts';
import { isInOtherCase } from './exclusions/in-other-case.ts';
import { isBiddersDuty, isLaborPriced, isSpecified } from './exclusions/in-specification.ts';
import { isInTheWay, isUsedWith } from './exclusions/in-the-way.ts';
import { isInsufficient } from './exclusions/insufficient.ts';
import { readSpokenOfBesides } from './exclusions/left-to-hire.ts';
import { readMisheaded } from './exclusions/misheaded.ts';
import { isNamedForElse } from './exclusions/named-for-else.ts';
import { isApartFrom, isHowNot, isNotToDo, isWhereNone } from './exclusions/no-refusal.ts';
import { isOfAnAct } from './exclusions/of-an-act.ts';
import { isOfOneSort } from './exclusions/of-one-sort.ts';
import { isPlaceEach } from './exclusions/of-places.ts';
import { isOnTable } from './exclusions/on-tables.ts';
import { isOfOnePart } from './exclusions/one-part.ts';
import { readOwnGear } from './exclusions/own-gear.ts';
import { isPartOfSupply } from './exclusions/part-of-supply.ts';
import { isPlainYes } from './exclusions/plain-yes.ts';
import {
  isBacklineInGeneral,
  isDoer,
  isLandmark,
  isSeatsOfHouse,
  isSeatsOfTheirs,
  isTheirsToPlay,
} from './exclusions/played-by.ts';
import { type Finding, type Reading, readingOf, type Verdict } from './exclusions/reading.ts';
import { isAboutIt, isRefusedInPart } from './exclusions/refused-in-part.ts';
import { isOfTheRental, isStillToHire } from './exclusions/rented.ts';
import { isHandRequired, isHosts, isNamedByHouse, isRequired, isRider } from './exclusions/required.ts';
import { readSelfContained } from './exclusions/self-contained.ts';
import { isOfService, isSeenTo, readServices } from './exclusions/services.ts';
import { DEFINITE, LACKING, WITHOUT } from './exclusions/small-words.ts';
import { sortsOfLight } from './exclusions/sorts-of-light.ts';
import { readSpokenOf, spokenOfIn } from './exclusions/spoken-of.ts';
import { isBroken, isFilmedThere, isHearsay, isSought, lessWished, type Placed } from './exclusions/still-wished.ts';
import { isTask, taskEnd } from './exclusions/tasks.ts';
import { isBesideWhatElse, isForThoseWithout, isToBeHad } from './exclusions/to-be-had.ts';
import { toCome } from './exclusions/to-come.ts';
import { readTopics } from './exclusions/topics.ts';
import { readUnwantedWords } from './exclusions/unwanted-words.ts';
import { isOfWholeThatIsThere } from './exclusions/whole-there.ts';
import { isWishedBehind } from './exclusions/wished-behind.ts';
import { isWithoutTheirOwn } from './exclusions/without-their-own.ts';
import type { Mention } from './mention.ts';
import { isCrew } from './mentions.ts';
import { readStructure } from './structure/index.ts';
import { asOperator, unknownIn } from './structure/listed.ts';
import { type Span, type Text, wordAt } from './text/text.ts';

export type { Verdict } from './exclusions/reading.ts';

export interface ExclusionsRead {
  /** A long list is left out by a heading that was not read for certain. */
  readonly isUnsure: boolean;
  readonly exclusions: readonly Exclusion[];
  readonly spokenOf: readonly SpokenOf[];
  readonly excluded: ReadonlyMap<Mention, Verdict>;
  /** Those that are wished for by what a rule read, whatever else is said around them. */
  readonly wished: ReadonlySet<Mention>;
  /** Those of them that are ticked, or that a cell of a table says so of. */
  readonly ticked: ReadonlySet<Mention>;
  /** Items of lists that are not for us, whatever is in them. */
  readonly items: readonly Span[];
  readonly reading: Reading;
}

const LONG = 4; // counted things that hardly anybody lists to someone of whom nothing is asked

/**
 * What must not be in the proposal: "no lighting or staging", "the hall has a PA", "Stühle sind vorhanden".
 * `trusting`: long lists are left out by headings with words that are not known as well.
 */
export function readExclusions(
  text: Text,
  asking: Asking,
  mentions: readonly Mention[],
  { trusting = true } = {},
): ExclusionsRead {
  const reading = readingOf(text, asking, mentions);
  const lacked = mentions.filter((mention) => isWithoutTheirOwn(text, mention));
  const services = readServices(reading).filter(
    ({ from, to }) => !isHandRequired(text, { from, to }) && !lacked.some((each) => each.from < to && each.to > from),
  );
  const selfContained = readSelfContained(reading);
  const headed = [...(trusting ? readHeaded(reading) : []), ...selfContained];
  const structure = readStructure(reading, trusting);
  const misheaded = readMisheaded(reading, structure);
  const rider = isRider(text);
  const asides: Mention[] = [];
  const hosted = new Set<Mention>(); // wished whatever tells of them besides: what those who book are to provide, what is to be rented
  const said: Placed[] = [];
  const add = (exclusion: Exclusion, at: Span, listed: boolean) => said.push({ exclusion, at, listed });
  const excluded = new Map<Mention, Verdict>();
  const ticked = new Set(mentions.filter((each) => structure.of(each) === 'asked'));
  const wished = new Set([...ticked, ...mentions.filter((each) => structure.isWished(each) || misheaded.has(each))]);
  for (let index = 0; index < mentions.length; index += 1) {
    const mention = mentions[index];
    if (mention === undefined) continue;
    if (lacked.includes(mention)) {
      excluded.set(mention, 'wanting');
      wished.add(mention);
      hosted.add(mention);
      continue;
    }
    if (isOfService(text, services, mention, mention.kinds, mention.categories)) {
      const seenTo = isSeenTo(text, services, mention);
      excluded.set(mention, seenTo ? 'provided' : 'unwanted');
      if (seenTo) add(exclusion(text, mention, 'provided', [mention]), mention, false);
      continue;
    }
    const placed = misheaded.has(mention) ? 'asked' : structure.of(mention);
    if (placed === 'provided' && rider && isHosts(text, mention, structure.wordsOf(mention), isCrew(mention))) continue;
    if (placed === 'unwanted' && isWhereNone(text, mention)) {
      wished.add(mention);
      continue;
    }
    if (placed === 'provided' || placed === 'unwanted') {
      const { from, to } = mention;
      excluded.set(mention, placed);
      const found = { reason: placed, first: index, last: index, from, to };
      const listed = [asOperator(reading, index) ?? mention];
      add({ ...exclusion(text, found, placed, listed), words: structure.wordsOf(mention) }, found, true);
      continue;
    }
    if (isInTheWay(text, mention) || isUsedWith(text, mention) || isInOtherCase(reading, mention)) {
      excluded.set(mention, 'spoken');
      asides.push(mention);
      continue;
    }
    if (
      isFrontedException(text, mention) ||
      isPlainYes(reading, mention) ||
      isAllTheyLack(text, mention) ||
      isToBeHad(text, mention) ||
      isBesideWhatElse(text, mention) ||
      isForThoseWithout(text, mention) ||
      isPartOfSupply(text, mention) ||
      isSpecified(text, mention) ||
      isLaborPriced(text, mention)
    ) {
      wished.add(mention);
      hosted.add(mention);
      continue;
    }
    const isPromised = toCome(reading, index) !== null;
    if (placed !== 'asked' && !isPromised && (isTask(text, mention) || isWishedBehind(reading, index))) {
      const last = taskEnd(reading, index);
      for (const one of mentions.slice(index, last + 1)) {
        wished.add(one);
        hosted.add(one);
      }
      index = last;
      continue;
    }
    const finding =
      placed === 'asked'
        ? before(reading, index, false)
        : findingOf(reading, structure.isWished(mention) ? selfContained : headed, excluded, index);
    const open = finding === null || (placed === 'aside' && !isPlain(text, finding));
    if (open && (placed === 'remark' || placed === 'aside')) {
      excluded.set(mention, 'spoken');
      if (mention.vague !== true) asides.push(mention);
    }
    if (finding === null || open || isApartFrom(text, finding.to)) continue;
    if (finding.reason === 'provided') {
      const hosts = rider && (isHosts(text, finding, '', isCrew(mention)) || isNamedByHouse(text, finding, mention));
      const due =
        finding.first === finding.last && !isPromised && isDue(text, mention) && !isNamedForElse(text, mention);
      const toHire = isStillToHire(text, { from: mention.from, to: mentions[finding.last]?.to ?? mention.to });
      const isWished =
        isRequired(text, finding) ||
        hosts ||
        due ||
        (isSought(reading, mention) && bought(reading, index) === null) ||
        isBroken(reading, mention) ||
        isFilmedThere(reading, mention) ||
        isOfTheRental(reading, mention, finding) ||
        toHire ||
        isUnderContract(text, finding) ||
        isBiddersDuty(text, mention) ||
        isPlaceEach(text, finding);
      if (isWished) {
        for (const one of mentions.slice(index, finding.last + 1)) {
          wished.add(one);
          if (hosts || toHire) hosted.add(one);
        }
        index = finding.last;
        continue;
      }
      if (isHearsay(reading, finding) || (finding.first === finding.last && isAboutIt(text, mention))) {
        excluded.set(mention, 'spoken');
        continue;
      }
    }
    const found = mentions.slice(finding.first, finding.last + 1);
    const reason = finding.reason === 'provided' && isInsufficient(reading, finding) ? 'wanting' : finding.reason;
    const kept = isHowNot(text, { first: mention, to: finding.to }) || isWhereNone(text, mention);
    if (reason === 'unwanted' && kept) {
      wished.add(mention);
      continue;
    }
    const besides = isMeanwhile(reading, finding, mention) || isNotToDo(text, finding, mention);
    const inPart =
      isOfOneSort(reading, finding) || isRefusedInPart(reading, finding, (other) => isGone(excluded.get(other)));
    if (reason === 'unwanted' && (besides || inPart)) {
      for (const one of found) excluded.set(one, 'spoken');
      continue;
    }
    if (reason === 'unwanted' && isOfAnAct(reading, index)) {
      excluded.set(mention, 'provided');
      continue;
    }
    if (
      reason === 'unwanted' &&
      found.length === 1 &&
      isOfOnePart(reading, mention, (other) => isGone(excluded.get(other)))
    ) {
      excluded.set(mention, 'spoken');
      continue;
    }
    const sorts = reason === 'unwanted' && found.length === 1 ? sortsOfLight(text, finding, mention) : null;
    if (sorts !== null) {
      excluded.set(mention, 'spoken');
      if (sorts.length > 0) add({ ...exclusion(text, finding, 'unwanted', []), kinds: sorts }, finding, false);
      continue;
    }
    const meant = reason === 'wanting' ? [] : earlierMeant(reading, finding, (other) => isGone(excluded.get(other)));
    for (const one of [...found, ...meant]) excluded.set(one, reason);
    if (reason !== 'wanting') add(exclusion(text, finding, reason, [...found, ...meant]), finding, false);
    index = finding.last;
  }
  for (const { mention, reason, ...at } of readTopics(reading, excluded)) {
    if (structure.isWished(mention)) continue; // an item of a list, and the next heading behind it
    excluded.set(mention, reason);
    if (reason !== 'spoken') add(exclusion(text, at, reason, [mention]), at, false);
  }
  const there = said.map((each) => each.exclusion);
  const isSeat = (mention: Mention) => isSeatsOfTheirs(reading, mention, there);
  const open = mentions.filter((mention) => !excluded.has(mention) && mention.vague !== true && !isSeat(mention));
  for (const mention of mentions.filter((each) => isSeat(each) && !excluded.has(each))) excluded.set(mention, 'spoken');
  const exclusions = lessWished(reading, said, open, ticked);
  const ofOthers = open.filter(
    (mention) =>
      isUsedIfThere(reading, mention) ||
      isTheirsToPlay(reading, mention) ||
      isOnTable(reading, mention) ||
      isBacklineInGeneral(reading, mention) ||
      isOfWhich(text, mention, reading.things) ||
      isDoer(reading, mention) ||
      isLandmark(text, mention) ||
      isPlaceInBrackets(text, mention) ||
      isNamedForElse(text, mention) ||
      isSeatsOfHouse(reading, mention),
  );
  const besides = readSpokenOfBesides(reading, open);
  const spoken = new Set([...readSpokenOf(reading, open), ...asides, ...ofOthers, ...besides]);
  for (const mention of spoken) if (!hosted.has(mention)) excluded.set(mention, 'spoken');
  for (const mention of open.filter((each) => !wished.has(each))) {
    const isRefusedToo = isPurpose(text, mention) && (isRefused(mention, exclusions) || isThere(mention, exclusions));
    const isOver =
      isRefusedToo || isSeatsOfTheirs(reading, mention, exclusions) || isOneOfTheirs(text, mention, exclusions);
    if (isOver || isOfWholeThatIsThere(reading, mention, exclusions)) excluded.set(mention, 'spoken');
  }
  const asked = new Set(mentions.flatMap((mention) => (isGone(excluded.get(mention)) ? [] : mention.kinds)));
  const pleaded = new Set(
    mentions.flatMap((mention) =>
      !isGone(excluded.get(mention)) && (asking.strongly(mention.from) || text.numberTo.has(mention.from))
        ? mention.kinds
        : [],
    ),
  );
  const all = [
    ...exclusions,
    ...services.map(({ exclusion }) => withoutAsked(exclusion, asking, mentions, excluded)),
    ...readOwnGear(reading, asked, pleaded).filter((gear) => !exclusions.some((other) => isPartOf(gear, other))),
    ...readFilmedByOthers(reading, asked),
    ...readUnwantedWords(text, [...mentions, ...services]),
    ...unknownIn(reading, structure),
  ];
  const items = structure.items.filter(
    (item) => ![...misheaded].some(({ from, to }) => from >= item.from && to <= item.to),
  );
  const counted = mentions.filter((mention) => text.numberTo.has(mention.from) && isGone(excluded.get(mention)));
  const isUnsure = structure.isUnsure || counted.length >= LONG;
  const idle = spokenOfIn(reading, spoken, open);
  return { isUnsure, exclusions: all, spokenOf: idle, excluded, wished, ticked, items, reading };
}

/** "Our own sound engineer; a lighting technician is required": who is asked for by trade is not among those who are there. */
function withoutAsked(
  exclusion: Exclusion,
  asking: Asking,
  mentions: readonly Mention[],
  excluded: ReadonlyMap<Mention, Verdict>,
): Exclusion {
  const wished = new Set(
    mentions.flatMap((mention) =>
      isCrew(mention) && !excluded.has(mention) && asking.at(mention.from) ? mention.kinds : [],
    ),
  );
  const kinds = exclusion.kinds.filter((kind) => !wished.has(kind));
  return kinds.length === 0 ? exclusion : { ...exclusion, kinds };
}

/** "… so NO subs", behind an item of a list: who brings it, or that nobody wants it, said of that thing itself. */
function isPlain(text: Text, { reason, from }: Finding): boolean {
  return reason === 'provided' || (reason === 'unwanted' && LACKING.has(wordAt(text, from)));
}

/** "The biggest of OUR timpani is 38 inches across", of which it was said that the band brings them. */
function isOneOfTheirs(text: Text, { from, kinds, categories }: Mention, exclusions: readonly Exclusion[]): boolean {
  if (!OURS.has(wordAt(text, from - 1)) && !OURS.has(wordAt(text, from - 2))) return false;
  return exclusions.some(
    (each) =>
      each.reason === 'provided' &&
      (kinds.some((kind) => each.kinds.includes(kind) || each.categories.includes(KIND_CATEGORY[kind])) ||
        categories.some((category) => each.categories.includes(category))),
  );
}

const OURS = new Set(
  'our my unser unsere unseren unserer mein meine nos notre mes mon nuestro nuestra nuestros nuestras mi mis onze ons mijn'.split(
    ' ',
  ),
);

function isGone(verdict: Verdict | undefined): boolean {
  return verdict !== undefined && verdict !== 'wanting';
}

/** What is said by name already: "his own decks". */
function isPartOf(gear: Exclusion, other: Exclusion): boolean {
  if (other.reason !== 'provided') return false;
  const same = (kind: Kind) => other.kinds.some((each) => each === kind || (isDj(each) && isDj(kind)));
  return other.categories.includes('backline') || gear.kinds.every(same);
}

function isDj(kind: Kind): boolean {
  return kind.startsWith('dj_');
}

/** "3 players, a mixer … linking two players WITHOUT THE mixer is not fine": told of one that was asked for before. */
function isMeanwhile({ text, mentions, asking }: Reading, finding: Finding, mention: Mention): boolean {
  if (!WITHOUT.has(wordAt(text, finding.from)) || !DEFINITE.has(wordAt(text, mention.from - 1))) return false;
  if (asking.at(mention.from)) return false;
  return mentions.some(
    (other) => other.to <= finding.from && other.kinds[0] === mention.kinds[0] && text.numberTo.has(other.from),
  );
}
