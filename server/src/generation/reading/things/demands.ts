import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind, type Traits } from '../../../equipment/index.ts';
import type { Demand, Fact } from '../../facts.ts';
import { traitsOf, isInFeet } from '../sizes/traits.ts';
import { lengthEnd, squareMetresIn } from '../document/measures.ts';
import { groundDimensionsIn, stageDimensionsIn } from '../around/stage-dimensions.ts';
import { KINDS_OF_CATEGORY, SIZED_KINDS } from './kinds-by-category.ts';
import type { Quantity } from '../document/numbers.ts';
import { factOf, type Span, type Text, wordAt, wordsOf } from '../document/text.ts';
import { countsOf } from '../judges/counts.ts';
import { withAlternatives } from './alternatives.ts';
import { type Groups, Shares } from './each.ts';
import { generalKinds } from '../words/general-words.ts';
import type { Mention } from './mention.ts';
import { type Draft, merged } from './merge.ts';
import { readOptional, readReplaced } from './optional.ts';
import { ownWordsOf } from './own-words.ts';
import { readPlainNumbers } from '../sizes/plain-numbers.ts';
import { sizesOf } from '../sizes/sizes.ts';
import { peopleServed } from './served.ts';
import { smallWords } from './small-words.ts';
import { readUnknownThings } from './unknown-things.ts';

const ON_TABLES: ReadonlySet<Kind> = new Set(['tablecloth', 'centrepiece']);
const EACH = smallWords('each');
const PAIRS = smallWords('pair');
const GUESTS = smallWords('guest');
/** A thing is not shared out to more than so many for each guest: its number is then that of all. */
const MOST_EACH = 2;
const LEAST_MOST = 40;

export interface DemandsRead {
  readonly demands: readonly Demand[];
  readonly optionalCategories: readonly Fact<Category>[];
  /** The numbers that count things. */
  readonly counts: readonly Quantity[];
}

/**
 * What is asked for of the things that are. `all`: every thing of the text, each of which may own a number; `taken`: runs
 * that count people or rooms, or are dates.
 */
export function readDemands(
  text: Text,
  all: readonly Mention[],
  asked: ReadonlySet<Mention>,
  groups: Groups,
  taken: readonly Span[],
): DemandsRead {
  const seats = new Set(all.flatMap((mention) => seatsAt(text, mention)?.from ?? []));
  const numbers = readPlainNumbers(text).filter(({ from }) => !seats.has(from));
  const counts = countsOf(text, all, numbers);
  const shares = new Shares(text, all, numbers, groups);
  const optional = readOptional(text, all);
  const replaced = readReplaced(text, all);
  const inFeet = isInFeet(text);
  const sizes = sizesOf(text, all);
  const askedKinds = new Set([...asked].flatMap(({ kinds: [kind] }) => kind ?? []));
  const sharers = Map.groupBy(asked, (mention) => counts.get(mention));
  const kept = all.filter((mention, at) => {
    const count = counts.get(mention);
    return (
      asked.has(mention) &&
      !replaced.has(mention) &&
      !isPartOfName(text, mention, all[at + 1]) &&
      !(count === undefined && isToldCloser(text, mention, askedKinds)) &&
      !EACH.has(wordAt(text, mention.from - 1)) && // "4 legs per DECK"
      !(count !== undefined && isCountedCloser(mention, count, sharers.get(count) ?? []))
    );
  });
  const keptKinds = new Set(kept.flatMap(({ kinds: [kind] }) => kind ?? []));
  const most =
    groups.attendees === null ? Number.POSITIVE_INFINITY : Math.max(MOST_EACH * groups.attendees, LEAST_MOST);
  const sane = (pieces: number, times: number): number =>
    pieces > 1 && pieces * times > most ? pieces : pieces * times;
  const starts = new Map(all.map((mention) => [mention.from, mention]));
  const previousEnd = new Map(all.map((mention, at) => [mention, all[at - 1]?.to ?? 0]));
  const drafts = kept.flatMap((mention): Draft[] => {
    const count = counts.get(mention);
    const own = ownWordsOf(text, mention, count, previousEnd.get(mention) ?? 0);
    const said = sizes.get(mention) ?? [];
    const described = { from: Math.min(own.from, mention.from), to: mention.to };
    const at = {
      from: Math.min(own.from, mention.from, count?.from ?? mention.from),
      to: Math.max(
        mention.to,
        count?.to ?? 0,
        ...said.filter(({ from }) => from - mention.to <= 2).map(({ to }) => to),
      ),
    };
    const outside = said.filter(({ from, to }) => to > mention.to || from < described.from);
    const traits = laidOut(
      text,
      mention,
      traitsOf([described, ...outside].map((span) => wordsOf(text, span)).join(' '), inFeet, text.language),
    );
    const squareMetres = [described, ...said].reduce<number | null>(
      (found, span) => found ?? squareMetresIn(text, span),
      null,
    );
    const times = shares.timesOver(mention, count, own.article);
    const [kind = 'tape'] = mention.kinds;
    const areTables = kind.startsWith('table_') && count === undefined && !own.article; // "tables and chairs for everyone"
    const isOnTables = times === groups.attendees && (ON_TABLES.has(kind) || areTables); // "a cloth on each"
    const pieces = piecesOf(text, count) ?? seatsFor(text, mention) ?? (own.article || (times ?? 0) > 1 ? 1 : null);
    const article = own.article && count === undefined && times === 1;
    const phrase = wordsOf(text, { from: own.from, to: mention.to });
    const people = count === undefined ? peopleServed(text, mention, starts) : null;
    const untold = mention.categories.filter((each) => sizes.has(mention) || !isToldSingly(each, keptKinds));
    const alternatives =
      mention.kinds.length > 0
        ? [mention.kinds]
        : (untold.length * 2 < mention.categories.length ? [] : untold).flatMap(
            (each) => KINDS_OF_CATEGORY[each] ?? [],
          );
    return alternatives.map((kinds): Draft => {
      const refined = refinedBy(isDiningTable(text, mention) ? DINING_TABLES : kinds, traits);
      const isSized = article && refined.some((kind) => SIZED_KINDS.has(kind));
      return {
        phrase,
        quantity:
          isSized || isOnTables || pieces === null || times === null || mention.kinds.length === 0
            ? null
            : sane(pieces, times),
        kinds: refined,
        traits,
        ...(squareMetres === null ? {} : { squareMetres }),
        ...(people === null ? {} : { people }),
        optional: optional.has(mention),
        words: wordsOf(text, at),
        at,
        article,
        size: sizeKey(traits, squareMetres),
        model: mention.model === true,
        ...(mention.called === undefined ? {} : { called: mention.called }),
      };
    });
  });
  const categories = kept
    .filter((mention) => optional.has(mention))
    .flatMap((mention) => mention.categories.map((category) => factOf(text, category, mention)));
  const unknown = readUnknownThings(text, numbers, all, asked, [...taken, ...counts.values()], groups.attendees).map(
    (thing): Draft => ({ ...thing, article: false, size: '', model: false }),
  );
  return {
    demands: merged(text, [...withAlternatives(text, drafts), ...unknown]),
    optionalCategories: categories,
    counts: [...counts.values()],
  };
}

/** "Tables and chairs … round tables if you have them": a general word beside what it stands for. */
function isToldCloser(text: Text, mention: Mention, asked: ReadonlySet<Kind>): boolean {
  const [, ...others] = generalKinds(text, mention) ?? [];
  return others.some((kind) => asked.has(kind) && generalOnly.has(kind));
}

/** Of these one sort serves for all; of microphones each has its use. */
const generalOnly: ReadonlySet<Kind> = new Set<Kind>(['table_round', 'chair_banquet']);

/** "MICS: 6 x SM58": of two names of a kind that one number counts, the nearer to it is meant. */
function isCountedCloser(mention: Mention, count: Quantity, sharers: readonly Mention[]): boolean {
  const apart = ({ from, to }: Mention): number => Math.max(count.from - to, from - count.to, 0);
  const [kind] = mention.kinds;
  if (kind === undefined || KIND_CATEGORY[kind] === 'catering') return false; // "knives and forks, 150 each"
  const isBefore = (other: Mention): boolean =>
    apart(other) === apart(mention) && mention.to <= count.from && other !== mention;
  return sharers.some((other) => other.kinds[0] === kind && (apart(other) < apart(mention) || isBefore(other)));
}

/** "Two pairs of": four. */
function piecesOf(text: Text, count: Quantity | undefined): number | null {
  if (count === undefined) return null;
  return PAIRS.has(wordAt(text, count.to)) ? count.value * 2 : count.value;
}

/** "Seats for six people": six, whoever else comes. */
function seatsFor(text: Text, { kinds: [kind], to }: Mention): number | null {
  const number = kind === 'chair' && SIZE_JOINTS.has(wordAt(text, to)) ? text.numberFrom.get(to + 1) : undefined;
  return number !== undefined && GUESTS.has(wordAt(text, number.to)) ? number.value : null;
}

/** "AV laptop", "projector screens": the first of two names side by side only says what sort the second is of. */
function isPartOfName(text: Text, mention: Mention, next: Mention | undefined): boolean {
  if (next === undefined || next.from !== mention.to) return false;
  return text.tokens[next.from]?.glued === true || !wordAt(text, mention.to - 1).endsWith('s');
}

/** "Backline: one kit, two amps": a category of which the text names the things; loudspeakers are what sound is. */
function isToldSingly(category: Category, named: ReadonlySet<Kind>): boolean {
  const main = MAIN[category];
  return [...named].some((kind) => (main === undefined ? KIND_CATEGORY[kind] === category : main.includes(kind)));
}

/** What a category is named for, where it has much beside. */
const MAIN: Partial<Record<Category, readonly Kind[]>> = {
  audio: ['speaker_top', 'speaker_column', 'line_array', 'pa_package'],
  lighting: ['lighting_package', 'stage_wash', 'profile_spot', 'moving_head', 'uplight', 'disco_light'],
  staging: ['stage_deck', 'mobile_stage'],
  power: ['generator', 'power_distro'],
  structures: ['marquee', 'gazebo', 'truss', 'stage_roof', 'mobile_stage'],
};

/** A stage or a tent with the sides that the words behind name: "Width: 6 m, depth: 4 m". */
function laidOut(text: Text, { kinds: [kind], categories, to }: Mention, traits: Traits): Traits {
  const isStage = kind === 'stage_deck' || (kind === undefined && categories.includes('staging'));
  if ((!isStage && kind !== 'marquee') || (traits.widthM !== undefined && traits.depthM !== undefined)) return traits;
  const words = text.raw.slice(text.tokens[to - 1]?.end ?? 0);
  const sides = isStage ? stageDimensionsIn(words) : groundDimensionsIn(words);
  if (sides === null) return traits;
  const { lengthM: _, ...rest } = traits;
  return { ...rest, ...sides };
}

/** A screen whose size is a diagonal is one that shines by itself; tables that are long are no round ones. */
function refinedBy(kinds: readonly Kind[], { inches, lengthM }: Traits): readonly Kind[] {
  const [first] = kinds;
  if ((first === 'projection_screen' || first === 'led_wall') && inches !== undefined && inches <= LARGEST_DISPLAY)
    return ['display', ...kinds.filter((kind) => kind !== first)];
  return first === 'table_round' && (lengthM ?? 0) >= LONG_TABLE_M ? ['table_trestle', 'table_round'] : kinds;
}

/** "Tables of ten", "tables for 8 guests": as many as sit at round ones. */
function isDiningTable(text: Text, mention: Mention): boolean {
  const [kind] = mention.kinds;
  const seats = kind === 'table_trestle' ? seatsAt(text, mention) : undefined;
  return seats !== undefined && seats.value >= 8;
}

/** "Tables of EIGHT": how many sit at each, which counts nothing else. */
function seatsAt(text: Text, { kinds: [kind], to }: Mention): Quantity | undefined {
  const isTable = kind?.startsWith('table_') === true && SIZE_JOINTS.has(wordAt(text, to));
  const seats = isTable ? text.numberFrom.get(to + 1) : undefined;
  return seats !== undefined && seats.value <= MOST_SEATS && lengthEnd(text, seats.to) === null ? seats : undefined;
}

const MOST_SEATS = 12;

const DINING_TABLES: readonly Kind[] = ['table_round', 'table_trestle'];
const SIZE_JOINTS = new Set([...smallWords('size_joint'), 'for', 'seating', 'fur', 'pour', 'para', 'voor']);
const LARGEST_DISPLAY = 110; // inches
const LONG_TABLE_M = 1.8;

function sizeKey(traits: Traits, squareMetres: number | null): string {
  const parts = Object.entries(traits).map(([name, value]) => `${name}=${value}`);
  return [...parts, ...(squareMetres === null ? [] : [`m2=${squareMetres}`])].join();
}
