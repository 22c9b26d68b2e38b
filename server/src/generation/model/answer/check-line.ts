import { MOST_UNITS } from '../../drafting/lines.ts';
import type { DraftLine, ShelfProduct } from '../../types.ts';
import type { Aliases } from '../aliases.ts';
import type { AnswerLine, NotFromUs } from './answer.ts';
import { cleanLine } from '../clean-text.ts';
import type { EventRead } from '../prompt/event.ts';
import { ownWordsIn } from './own-words.ts';
import { plainProse } from './plain-prose.ts';
import { countIn, isKeptOffBy, isQuoted, overlap } from './quotations.ts';

const REASON_CODE_POINTS = 300;
const QUOTE_CODE_POINTS = 200;
const HOURS_A_DAY = 8;

/** One line of an answer, checked. */
export interface LineCheck {
  /** Null where it cannot stay. */
  readonly line: DraftLine | null;
  /** Its quotation, where the description holds it. */
  readonly quote: string | null;
  /** What it was about, where it could be told. */
  readonly product: ShelfProduct | null;
  /** What the model is to be asked about. */
  readonly problems: readonly string[];
  readonly question?: string | undefined;
  /** What the client asked for and goes without, since the line was removed. */
  readonly unmet?: string | undefined;
}

export interface LineGround {
  readonly event: EventRead;
  /** Folded. */
  readonly description: string;
  readonly aliases: Aliases;
  readonly notFromUs: readonly NotFromUs[];
}

export function checkLine(line: AnswerLine, ground: LineGround): LineCheck {
  const { event, description, aliases } = ground;
  const claimed = cleanLine(line.quote ?? '', QUOTE_CODE_POINTS);
  const quote = claimed !== '' && isQuoted(claimed, description) ? claimed : null;
  const product = aliases.find(line.product);
  if (product === undefined) return unknownProduct(line, quote);

  const alias = aliases.aliasOf(product.id) ?? '';
  const words = ownWordsIn(event.language);
  const contradicted = contradictionOf(product, quote, ground.notFromUs);
  if (contradicted !== null && quote === null) {
    return { line: null, quote, product, problems: [contradiction(alias, contradicted)] };
  }
  const units = saneUnits(line.units, quote, product, event);
  if (units.units === null) return { line: null, quote, product, problems: [`${alias} has ${units.wrong}.`] };
  const hours = saneHours(line.hours, product, event);
  const isMadeUp = claimed !== '' && quote === null;
  return {
    line: {
      productId: product.id,
      units: units.units,
      hours: hours.hours,
      days: fewerDays(line.days, event.days),
      optional: line.optional || isMadeUp,
      reason: plainProse(cleanLine(line.reason, REASON_CODE_POINTS)),
      words: quote,
    },
    quote,
    product,
    problems: [
      ...(contradicted === null ? [] : [contradiction(alias, contradicted)]),
      ...(units.wrong === null ? [] : [`${alias} has ${units.wrong}.`]),
      ...(hours.wrong === null ? [] : [`${alias} has ${hours.wrong}.`]),
    ],
    question: questionFor({ isMadeUp, isUnsure: units.isGuess }, product.name, words),
  };
}

function questionFor(
  { isMadeUp, isUnsure }: { readonly isMadeUp: boolean; readonly isUnsure: boolean },
  name: string,
  words: ReturnType<typeof ownWordsIn>,
): string | undefined {
  if (isMadeUp) return words.askIfWanted(name);
  return isUnsure ? words.askHowMany(name) : undefined;
}

/** What a line names that is no product: an alias of nothing says nothing, words are what the catalogue lacks. */
function unknownProduct(line: AnswerLine, quote: string | null): LineCheck {
  const written = cleanLine(line.product, 60);
  const isAlias = /^\W*p\d+\b/i.test(written);
  return {
    line: null,
    quote,
    product: null,
    problems: [`${written || 'A line without a product'} is not in the catalogue.`],
    unmet: quote ?? (isAlias || written === '' ? undefined : written),
  };
}

/**
 * What the answer itself says is not to come from the company and a line holds nevertheless; null where nothing does, or
 * where the line rests on other words than that: what is there for the hall may be asked for on the lawn.
 */
function contradictionOf(
  product: ShelfProduct,
  quote: string | null,
  notFromUs: readonly NotFromUs[],
): NotFromUs | null {
  const found = notFromUs.find(({ what, quote: theirs }) => {
    if (!isKeptOffBy(product, what)) return false;
    return quote === null || theirs === null || overlap(quote, theirs);
  });
  return found ?? null;
}

function contradiction(alias: string, { what }: NotFromUs): string {
  return (
    `${alias} is on the list, and not_from_us says of it: ${cleanLine(what, 80)}. Take the line out, or, where it is asked ` +
    'for all the same, quote the words that ask for it and take it out of not_from_us.'
  );
}

interface SaneUnits {
  /** Null where the line cannot stay. */
  readonly units: number | null;
  readonly wrong: string | null;
  readonly isGuess: boolean;
}

/** Whole, at least 1, and no more than an event of that size could need, unless the client's words ask for so many. */
function saneUnits(units: number, quote: string | null, product: ShelfProduct, event: EventRead): SaneUnits {
  const asked = quote === null ? null : (countIn(quote, product)?.count ?? null);
  if (!(units > 0) || !Number.isFinite(units)) {
    const wrong = `${String(units)} units: a whole number of 1 or more is needed`;
    return { units: quote === null ? null : (asked ?? 1), wrong, isGuess: quote !== null && asked === null };
  }
  const whole = Math.ceil(units - 1e-9);
  const most = quote === null ? mostUnits(product, event) : MOST_UNITS;
  if (whole > most) {
    const usual = product.perAttendees === null ? 1 : Math.ceil((event.attendees ?? 1) / product.perAttendees);
    const wrong = `${whole} units: far more than the event could need`;
    return { units: asked ?? Math.min(usual, most), wrong, isGuess: asked === null };
  }
  return { units: whole, wrong: null, isGuess: false };
}

/** Generous: for figures that are a mistake, not to correct an estimate. */
function mostUnits({ unit }: ShelfProduct, { attendees }: EventRead): number {
  if (unit === 'metre' || unit === 'square_metre' || unit === 'kilometre') return 5_000 + (attendees ?? 0) * 10;
  return 500 + (attendees ?? 500) * 10;
}

function saneHours(hours: number | null, product: ShelfProduct, { days }: EventRead) {
  if (product.unit !== 'hour') return { hours: null, wrong: null };
  if (hours === null) return { hours: hoursOf(product, days), wrong: null };
  // building up and taking down may take a day each
  const most = 24 * (days + 2);
  if (Number.isFinite(hours) && hours > 0 && Math.ceil(hours) <= most) return { hours: Math.ceil(hours), wrong: null };
  return { hours: hoursOf(product, days), wrong: `${String(hours)} hours: a whole number from 1 to ${most} is needed` };
}

/** A working day for each day of the event, where nobody said; null for what is not priced by the hour. */
export function hoursOf(product: ShelfProduct, days: number): number | null {
  return product.unit === 'hour' ? HOURS_A_DAY * days : null;
}

/** Absent for all days of the event. */
function fewerDays(days: number | null, ofEvent: number): number | undefined {
  return days !== null && days >= 1 && Math.ceil(days) < ofEvent ? Math.ceil(days) : undefined;
}
