import type { Category } from '@showbill/contract';
import type { Kind, Traits } from '../../equipment/index.ts';
import type { Demand, Fact } from '../types.ts';
import { withAlternatives } from './alternatives.ts';
import type { Amount } from './amount.ts';
import { readAmounts } from './amount-behind.ts';
import { isAskedAsWhole } from './asked-as-whole.ts';
import type { Asking } from './asking.ts';
import { readAttractions } from './attractions.ts';
import { bareMeasure } from './bare-measure.ts';
import { readBlanks } from './blanks.ts';
import { onBothSides } from './both-sides.ts';
import { type Bundles, readBundles } from './bundles.ts';
import { namesItsClause } from './clause-names.ts';
import { collectiveMentions, isToldSingly } from './collectives.ts';
import { countInRow, isSameInRow } from './count-in-row.ts';
import { type CountedNouns, readCountedNouns } from './counted-nouns.ts';
import { across, isInFeet, traitsOf, wide, withChannels, withDimensions } from './demand-traits.ts';
import type { Draft } from './draft.ts';
import { drapeOfBooths } from './drape-of-booths.ts';
import { type Groups, isCountedBy, perStall, readEachWords, readStalls, type Stalls, timesOver } from './each.ts';
import type { EachWords } from './each-words.ts';
import { elidedBefore, elidedSort } from './elided.ts';
import { type ForOthers, readForOthers } from './for-others.ts';
import { furtherOf, nowAsked } from './further.ts';
import { groundCovered } from './ground-covered.ts';
import { withGround } from './ground-measures.ts';
import { isHired } from './hired-by-name.ts';
import { squareMetresIn } from './measures.ts';
import type { Mention, Verdict } from './mention.ts';
import { isCrew } from './mentions.ts';
import { isMiked } from './miked.ts';
import { isModifier, withModifier } from './modifiers.ts';
import { OF_ROOMS } from './of-rooms.ts';
import { readOptionalSpans } from './optional.ts';
import { readOrders } from './orders.ts';
import { isPartOfKit } from './parts-of-wholes.ts';
import { type Count, countOf } from './quantity.ts';
import { isLongTable, LONG_TABLE, refined } from './refined-kinds.ts';
import { everyRoom, isBelowRoom, isUnderRooms, roomsFor } from './rooms-each.ts';
import { merged, sizeKey } from './same-demand.ts';
import { ownWords, sizeBehind } from './size-behind.ts';
import { readSizeLists, type SizeLists } from './size-lists.ts';
import { type Gone, goneOf, isReached, isSpokenOfAgain, stillOpen } from './spoken-again.ts';
import type { Row } from './table-row.ts';
import { readTables } from './tables.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { factOf, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { readUnknownItems, type UnknownItem } from './unknown-items.ts';
import { readLeft } from './what-is-left.ts';
import { IN_PLACE_OF, KINDS_OF_CATEGORY, SIZED_KINDS } from './words/demands.ts';

const inPlaceOf = wordList(IN_PLACE_OF);

export interface DemandsRead {
  readonly demands: readonly Demand[];
  readonly optionalCategories: readonly Fact<Category>[];
  /** The things that they were read from. */
  readonly asked: readonly Mention[];
  /** How many of them stand in a table. */
  readonly rows: number;
}

/** What the readers before this one found. */
export interface Surroundings {
  readonly asking: Asking;
  readonly mentions: readonly Mention[];
  readonly excluded: ReadonlyMap<Mention, Verdict>;
  readonly groups: Groups;
  /** Runs that count people or rooms. */
  readonly taken: readonly Span[];
  readonly dates: readonly Span[];
  /** Lists of inputs, which are read by themselves. */
  readonly listed: readonly Span[];
}

/** What is the same for every mention of one text. */
interface Reading extends Surroundings {
  readonly text: Text;
  readonly each: EachWords;
  readonly stalls: readonly Stalls[];
  readonly nouns: CountedNouns;
  readonly amounts: ReadonlyMap<Span, Amount>;
  /** Where the figures of these begin. */
  readonly spoken: ReadonlySet<number>;
  readonly forOthers: ReadonlyMap<Mention, ForOthers>;
  /** Things that others are asked for. */
  readonly served: ReadonlySet<Mention>;
  readonly rows: readonly Row[];
  /** Sentences that name a thing. */
  readonly naming: ReadonlySet<Span>;
  readonly isOptional: (span: Span) => boolean;
  readonly collective: ReadonlySet<Mention>;
  readonly bundles: Bundles;
  readonly sizeLists: SizeLists;
  readonly gone: Gone;
  readonly left: ReadonlyMap<Mention, number>;
  /** Sizes without a unit are feet. */
  readonly inFeet: boolean;
}

/** Everything asked for by name. What is excluded is not asked for. */
export function readDemands(text: Text, surroundings: Surroundings): DemandsRead {
  const { asking, mentions, excluded, groups, taken, dates, listed } = surroundings;
  const refused = tokensOf([...excluded.keys()]);
  const attractions = readAttractions(text).filter(({ named: from }) => !refused.has(from));
  const things = [...mentions, ...attractions].toSorted((a, b) => a.from - b.from);
  const optional = readOptionalSpans(text, things);
  const forOthers = readForOthers(text, mentions);
  const amounts = readAmounts(text, mentions);
  const tables = readTables(text);
  const rows = [...tables, ...readBlanks(text)];
  const isOptional = (span: Span): boolean => optional.some(({ from, to }) => span.from >= from && span.to <= to);
  const inFeet = isInFeet(text);
  const naming = new Set(mentions.filter(({ kinds }) => kinds.length > 0).map(({ from }) => sentenceOf(text, from)));
  const reading: Reading = {
    ...surroundings,
    text,
    each: readEachWords(text),
    stalls: readStalls(text),
    nouns: readCountedNouns(text),
    amounts,
    spoken: new Set([...amounts.values()].map(({ from }) => from)),
    forOthers,
    served: new Set([...forOthers.values()].flatMap(({ others }) => others ?? [])),
    rows,
    naming,
    isOptional,
    gone: goneOf(excluded),
    left: readLeft(text, mentions),
    bundles: readBundles(text, mentions),
    sizeLists: readSizeLists(text, mentions, inFeet),
    inFeet,
    collective: collectiveMentions(
      text,
      mentions.filter((mention) => !excluded.has(mention)),
    ),
  };
  const orders = readOrders(text);
  // What a wish for an attraction or an order to the program has taken is no equipment.
  const spent = tokensOf([...attractions, ...orders]);
  const ordered = tokensOf(orders);
  const drafted = mentions.map((mention, index) => ({
    mention,
    drafts: spent.has(mention.from) || spent.has(mention.to - 1) ? [] : named(reading, mention, index),
  }));
  const known = withGround(
    text,
    drafted.flatMap(({ drafts }) => drafts),
    inFeet,
  );
  const counted = known.map(({ at }) => at);
  const wished = attractions.filter(({ from }) => !ordered.has(from));
  const busy = [
    ...taken,
    ...dates,
    ...counted,
    ...rows,
    ...attractions,
    ...orders,
    ...listed,
    ...reading.bundles.heads,
  ];
  const unknown = [...readUnknownItems(text, asking, mentions, excluded, busy, groups.attendees), ...wished].map(
    (item) => unnamed(reading, item),
  );
  const unknownRows = tables
    .filter(({ from, to }) => !mentions.some((each) => each.from >= from && each.to <= to))
    .filter(({ from }) => !listed.some((list) => from >= list.from && from < list.to))
    .map(({ thing, quantity }) => unnamed(reading, { ...thing, named: thing.from, quantity }));
  const optionalCategories = mentions
    .filter((mention) => isOptional(mention) && !excluded.has(mention))
    .flatMap((mention) => mention.categories.map((category) => factOf(text, category, mention)));
  return {
    demands: merged(text, withAlternatives(text, [...known, ...unknown, ...unknownRows])),
    optionalCategories: uniqueBy(optionalCategories, ({ value }) => value),
    asked: drafted.flatMap(({ mention, drafts }) => (drafts.length > 0 ? [mention] : [])),
    rows: rows.length,
  };
}

function tokensOf(spans: readonly Span[]): ReadonlySet<number> {
  return new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)));
}

function unnamed({ text, isOptional }: Reading, item: UnknownItem): Draft {
  const phrase = wordsOf(text, { from: item.named, to: item.to });
  const words = wordsOf(text, item);
  return {
    phrase,
    quantity: item.quantity,
    kinds: [],
    traits: {},
    optional: isOptional(item),
    words,
    at: item,
    article: false,
    size: '',
    model: false,
  };
}

function named(reading: Reading, mention: Mention, index: number): Draft[] {
  const { text, mentions, excluded, groups } = reading;
  const left = reading.left.get(mention);
  if ((excluded.has(mention) && left === undefined) || isModifier(text, mention, mentions[index + 1])) return [];
  if (
    reading.collective.has(mention) ||
    reading.bundles.isSpent(mention) ||
    reading.served.has(mention) ||
    reading.sizeLists.isInList(mention) ||
    isPartOfKit(text, mention, mentions) ||
    isCountedBy(text, mention) ||
    isMiked(text, mentions, index) ||
    isReached(text, mentions, index) ||
    (wordAt(text, mention.to) === 'ones' && mention.kinds[0] !== 'toilet_accessible') || // "10 battery ones"
    (left === undefined && inPlaceOf.before(text.tokens, mention.from) !== null)
  )
    return [];
  if (left === undefined && isSpokenOfAgain(text, mention, reading.gone)) return [];
  const optional = reading.isOptional(mention);
  const sizes = reading.sizeLists.of.get(mention);
  if (sizes !== undefined) return sizes.map((size) => ({ ...size, optional }));
  const known = mention.kinds.length > 0;
  if (isCrew(mention) && !(mention.hired ?? isHired(reading, mention))) return [];
  const behind = reading.amounts.get(mention) ?? null;
  const before = previousEnd(mentions, index);
  const told =
    nowAsked(text, mention) !== null
      ? furtherOf(text, mention)
      : withAmount(countOf(text, withModifier(text, mention, mentions[index - 1]), before), behind);
  const other = reading.forOthers.get(mention)?.quantity ?? undefined;
  const alone = other === undefined || told.value !== null ? told : { ...told, value: other };
  const said = onBothSides(text, mention, alone);
  const size = sizeBehind(text, mention.to) ?? (said.to > mention.to ? sizeBehind(text, said.to) : null);
  const row = reading.rows.find(({ from, to }) => mention.from >= from && mention.to <= to);
  const inRow = row === undefined ? said : countInRow(text, row, mention, before, said);
  const again = mentions.slice(0, index).some((other) => row !== undefined && isSameInRow(text, row, other, mention));
  if (inRow === null || again) return [];
  const count = mention.count === undefined ? inRow : { ...inRow, value: mention.count, article: false };
  const bundled = reading.bundles.partOf(mention);
  const ofRooms = count.value === null ? roomsFor(text, mention, mentions) : undefined;
  const rooms = ofRooms ?? everyRoom(text, mention, groups.spaces);
  const covers = behind !== null && behind.from < mention.from; // counted by its tables
  const booths = perStall(text, mention, reading.each, reading.stalls, groups.spaces);
  const along = covers || (row !== undefined && mention.from >= row.thing.to); // or by its row
  const times =
    (along ? 1 : bundled?.count) ?? booths ?? rooms ?? timesOver(text, mention, reading.each, groups, reading.nouns);
  const first = Math.min(count.from, mention.from, behind?.from ?? mention.from); // covers are counted by their tables
  const at = { from: first, to: Math.max(mention.to, count.to, behind?.to ?? 0) };
  const measured = behind?.pieces === null ? behind : (behind?.measure ?? null);
  const isSized = size !== null || measured !== null || count.sized < count.named;
  if (
    (said.value === null || said.article) &&
    size === null &&
    behind === null &&
    namesItsClause(text, mentions, index)
  )
    return [];
  const isWhole = isAskedAsWhole(text, reading.asking, reading.naming, mention);
  const offered = optional && !mention.categories.includes('lighting'); // which rules offer in their sizes
  if (!known && (offered || !(left !== undefined || isSized || isWhole))) return [];
  const described = { from: count.sized, to: Math.max(size ?? mention.to, measured?.to ?? 0) };
  const own = ownWords(text, mention, count.sized, behind?.measure === undefined ? (size ?? mention.to) : mention.to);
  const bare = size === null && measured === null ? bareMeasure(text, mention) : null;
  const extent = bare ?? (measured === null ? '' : wordsOf(text, measured));
  const plain = traitsOf(`${own} ${extent}`.trim(), reading.inFeet, text.language);
  const laidOut = isStage(mention) ? 'stage' : mention.kinds[0] === 'marquee' ? 'tent' : null;
  const extended =
    laidOut === null ? withChannels(plain, text, mention) : withDimensions(plain, text, mention, laidOut);
  const traits = count.value === null ? drapeOfBooths(text, mention, extended, booths) : extended;
  const ground = laidOut === 'tent' && traits.widthM === undefined ? groundCovered(text) : null;
  const squareMetres = squareMetresIn(text, described) ?? ground;
  const phrase = wordsOf(text, { from: Math.min(count.named, mention.from), to: mention.to });
  const alternatives = known
    ? [mention.kinds]
    : stillOpen(reading.gone, mention.categories)
        .filter((category) => !isToldSingly(text, mention, category, mentions))
        .flatMap((category) => KINDS_OF_CATEGORY[category] ?? []);
  const article = count.article && times === 1;
  const elided =
    row !== undefined
      ? null
      : count.value === null
        ? elidedSort(text, mention)
        : elidedBefore(text, mention, count.from, before, reading.inFeet);
  const shared = elided === null || reading.spoken.has(elided.at.from) ? null : elided;
  const drafts = alternatives.map((named): Draft => {
    const kinds = isLongTable(named, traits, phrase) ? LONG_TABLE : refined(named, traits, times);
    const sized = count.article && kinds.some((kind) => SIZED_KINDS.has(kind));
    const one =
      bundled !== null ||
      rooms !== undefined ||
      ((times ?? 1) > 1 && isBelowRoom(text, mention, reading.each, groups.spaces));
    const pieces = count.value ?? (one ? 1 : null);
    const stated = !known || sized || times === null || pieces === null ? null : pieces * times;
    const quantity = left ?? stated ?? uncounted(reading, kinds, phrase);
    const own = withoutPieces(ofItsKind(kinds, traits), quantity);
    const said = sizeKey({ ...own, ...(squareMetres === null ? {} : { squareMetres }) });
    return {
      phrase,
      quantity,
      kinds,
      traits: own,
      ...(squareMetres === null ? {} : { squareMetres }),
      optional,
      words: wordsOf(text, at),
      ...(bundled === null ? {} : { quote: wordsOf(text, bundled.words) }),
      at,
      article,
      size: said === '' && isUnderRooms(text, mention, reading.each, groups.spaces) ? OF_ROOMS : said,
      model: mention.model === true,
      ...(mention.called === undefined ? {} : { called: mention.called }),
    };
  });
  const ofOtherSize = reading.sizeLists.beside.get(mention);
  const besides = [shared, ofOtherSize].flatMap((each) =>
    each === null || each === undefined ? [] : { ...each, optional },
  );
  return [...besides, ...drafts];
}

function ofItsKind([kind]: readonly Kind[], traits: Traits): Traits {
  return kind === 'table_round' ? across(traits) : kind === 'projection_screen' ? wide(traits) : traits;
}

/** The amount said behind the thing counts where none stands before it. */
function withAmount(count: Count, behind: Amount | null): Count {
  if (behind === null || (count.value !== null && !count.article)) return count;
  return { ...count, value: behind.pieces ?? count.value, article: behind.pieces === null && count.article };
}

function isStage({ kinds, categories }: Mention): boolean {
  return kinds.length === 0 ? categories.includes('staging') : kinds[0] === 'stage_deck' || kinds[0] === 'stage_roof';
}

/** What the words tell where no figure stands with the thing: letters of a word, a stand for each exhibitor. */
function uncounted({ stalls }: Reading, [kind]: readonly Kind[], phrase: string): number | null {
  if (kind === 'signage') return lettersOf(phrase);
  if (kind === 'toilet_trailer' && !phrase.endsWith('s')) return 1;
  return kind === 'exhibition_stand' ? (stalls.at(-1)?.count ?? null) : null;
}

/** "LOVE letters": as many as the word has. */
function lettersOf(phrase: string): number | null {
  const word = /^(\p{Lu}{2,8}) letters$/u.exec(phrase.trim());
  return word?.[1] === undefined ? null : word[1].length;
}

/** Where the thing named before this one ends; words right before it ("radio lapels") belong to it. */
function previousEnd(mentions: readonly Mention[], index: number): number {
  let from = mentions[index]?.from ?? 0;
  for (let previous = index - 1; previous >= 0; previous -= 1) {
    const mention = mentions[previous];
    if (mention === undefined || mention.to < from) return mention?.to ?? 0;
    from = mention.from;
  }
  return 0;
}

/** "a pair of" is a figure here, not a package of two. */
function withoutPieces(traits: Traits, quantity: number | null): Traits {
  if (quantity === null || traits.pieces === undefined) return traits;
  const { pieces: _, ...rest } = traits;
  return rest;
}

function uniqueBy<T>(list: readonly T[], key: (item: T) => unknown): T[] {
  return [...new Map(list.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
