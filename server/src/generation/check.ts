import { saneUnits } from './check-units.ts';
import { withAccessories } from './drafting/accessories.ts';
import { MOST_CODE_POINTS, mergeLines, sortLines, withoutRepeats } from './drafting/lines.ts';
import { withStockNotes } from './drafting/stock-notes.ts';
import { cleanLine, cleanText } from './model/clean-text.ts';
import { exclusionsOf } from './planning/asked/exclusions.ts';
import { crewHours, taskOf } from './planning/event/crew-hours.ts';
import { occasionOf } from './planning/event/occasion.ts';
import { titleOf } from './planning/prose/title.ts';
import type { Occasion } from './planning/types.ts';
import type { Facts } from './facts.ts';
import type { Draft, DraftLine, Shelf, ShelfProduct } from './types.ts';

const MOST_UNMET = 40;

/**
 * Makes the planner's draft usable: only products of the shelf, nothing excluded, whole sane units, one line for each
 * product (options apart), accessories added, short stock said, prose without control characters. Checking a checked draft
 * changes nothing.
 */
export function checkDraft(draft: Draft, facts: Facts, shelf: Shelf): Draft {
  const occasion = occasionOf(facts);
  const exclusions = exclusionsOf(facts);
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  const isKeptOff = (product: ShelfProduct): boolean => exclusions.against(product) !== null;
  const sane = mergeLines(draft.lines.filter(({ units }) => units > 0)).flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined || isKeptOff(product) ? [] : [withSaneNumbers(line, product, occasion)];
  });
  const complete = withAccessories(sane, products, {
    isKeptOff,
    hoursOf: (product) => hoursOf(product, occasion),
    language: facts.language,
  });
  const lines = withStockNotes(complete, products, MOST_CODE_POINTS.reason, facts.language);
  return {
    title: cleanLine(draft.title, MOST_CODE_POINTS.title) || cleanLine(titleOf(facts), MOST_CODE_POINTS.title),
    scopeSummary: cleanText(draft.scopeSummary, MOST_CODE_POINTS.summary),
    lines: sortLines(lines, products),
    unmet: withoutRepeats(
      draft.unmet.map((each) => cleanLine(each, MOST_CODE_POINTS.unmet)),
      MOST_UNMET,
    ),
    assumptions: draft.assumptions,
    questions: draft.questions,
    told: draft.told,
    attendees: facts.attendees?.value ?? null,
    days: occasion.days,
    language: facts.language,
  };
}

function withSaneNumbers(line: DraftLine, product: ShelfProduct, occasion: Occasion): DraftLine {
  return {
    productId: product.id,
    units: saneUnits(product, Math.ceil(line.units), occasion),
    hours: saneHours(line.hours, product, occasion),
    optional: line.optional,
    reason: cleanLine(line.reason, MOST_CODE_POINTS.reason),
    words: line.words ?? null,
  };
}

function saneHours(hours: number | null, product: ShelfProduct, occasion: Occasion): number | null {
  // Build and strike may take a day each beside the days of the event.
  const most = 24 * (occasion.days + 2);
  const isSane = hours !== null && Number.isFinite(hours) && hours > 0 && Math.ceil(hours) <= most;
  return product.unit === 'hour' && isSane ? Math.ceil(hours) : hoursOf(product, occasion);
}

/** What one unit works in all where nobody said: null for what is not priced by the hour. */
function hoursOf(product: ShelfProduct, occasion: Occasion): number | null {
  if (product.unit !== 'hour') return null;
  return crewHours(occasion, taskOf(product.kinds[0]?.kind)).hours;
}
