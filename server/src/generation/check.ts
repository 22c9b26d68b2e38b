import type { Kind } from '../equipment/index.ts';
import { unitsProblem } from './check-units.ts';
import { withAccessories } from './drafting/accessories.ts';
import { MOST_CODE_POINTS, mergeLines, sortLines, withoutRepeats } from './drafting/lines.ts';
import { withStockNotes } from './drafting/stock-notes.ts';
import { cleanLine, cleanText } from './model/clean-text.ts';
import { saneQuantity } from './plan/demand-sanity.ts';
import { type Exclusions, exclusionsOf } from './plan/exclusions.ts';
import { crewHours, taskOf } from './plan/hours.ts';
import { occasionOf } from './plan/occasion.ts';
import { familyOf } from './plan/substitutes.ts';
import { titleOf } from './plan/title.ts';
import type { Occasion } from './plan/types.ts';
import type { Draft, DraftLine, Facts, Shelf, ShelfProduct } from './types.ts';

const MOST_UNMET = 40;
/** The planner gives its reasons in English. */
const LANGUAGE = 'en';

export interface Checked {
  readonly draft: Draft;
  /** Sentences that say what was wrong, fit to be sent back to whoever drafted. */
  readonly problems: readonly string[];
}

/**
 * Makes a draft usable, whoever wrote it: only products of the shelf, nothing excluded, whole sane units, one line for
 * each product (options apart), accessories added, short stock said, prose without control characters. What it had to
 * change or drop is in `problems`; merging, adding accessories and short stock are no problem. Checking a checked draft changes nothing.
 */
export function checkDraft(draft: Draft, facts: Facts, shelf: Shelf): Checked {
  const occasion = occasionOf(facts);
  const exclusions = exclusionsOf(facts);
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  const problems: string[] = [];
  const allowed = draft.lines.filter((line) => {
    const objection = objectionTo(line, products.get(line.productId), exclusions);
    if (objection !== null) problems.push(objection);
    return objection === null;
  });
  const merged = mergeLines(allowed).flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined ? [] : [withSaneNumbers(line, product, occasion, problems)];
  });
  problems.push(...demandProblems(merged, products, occasion, exclusions, draft.unmet));
  const complete = withAccessories(merged, products, {
    isKeptOff: (product) => exclusions.against(product) !== null,
    hoursOf: (product) => hoursOf(product, occasion),
    language: LANGUAGE,
  });
  const lines = withStockNotes(complete, products, MOST_CODE_POINTS.reason, LANGUAGE);
  return {
    draft: {
      title: cleanLine(draft.title, MOST_CODE_POINTS.title) || cleanLine(titleOf(facts), MOST_CODE_POINTS.title),
      scopeSummary: cleanText(draft.scopeSummary, MOST_CODE_POINTS.summary),
      lines: sortLines(lines, products),
      unmet: withoutRepeats(
        draft.unmet.map((each) => cleanLine(each, MOST_CODE_POINTS.unmet)),
        MOST_UNMET,
      ),
      assumptions: draft.assumptions,
      questions: draft.questions,
      attendees: facts.attendees?.value ?? null,
      days: occasion.days,
      language: facts.language,
    },
    problems: [...new Set(problems)],
  };
}

/** Why a line cannot stay, as a sentence; null where it can. */
function objectionTo(line: DraftLine, product: ShelfProduct | undefined, exclusions: Exclusions): string | null {
  const id = cleanLine(line.productId, 80);
  if (product === undefined) return `${id || 'A line without a product'} is not in the catalogue.`;
  const excluded = exclusions.against(product);
  if (excluded !== null) {
    const said = cleanLine(excluded.words || excluded.phrase, 100);
    return `${id} is ${excluded.reason === 'provided' ? 'there already' : 'not wanted'} (the brief says: ${said}).`;
  }
  return line.units > 0 ? null : `${id} has ${String(line.units)} units: a whole number of 1 or more is needed.`;
}

function withSaneNumbers(line: DraftLine, product: ShelfProduct, occasion: Occasion, problems: string[]): DraftLine {
  const id = cleanLine(line.productId, 80);
  let units = Math.ceil(line.units);
  if (units !== line.units) {
    problems.push(`${id} has ${line.units} units: whole numbers only; ${units} was taken.`);
  }
  const absurd = unitsProblem(product, units, occasion);
  if (absurd !== null) {
    problems.push(`${id} has ${units} units: ${absurd.why}; ${absurd.units} was taken.`);
    units = absurd.units;
  }
  const hours = checkHours(line.hours, product, occasion);
  if (hours.wrong) {
    problems.push(`${id} has ${String(line.hours)} hours: a whole number from 1 to ${hours.most} is needed.`);
  }
  const reason = cleanLine(line.reason, MOST_CODE_POINTS.reason);
  return {
    productId: product.id,
    units,
    hours: hours.hours,
    optional: line.optional,
    reason,
    words: line.words ?? null,
  };
}

function checkHours(hours: number | null, product: ShelfProduct, occasion: Occasion) {
  // Build and strike may take a day each beside the days of the event.
  const most = 24 * (occasion.days + 2);
  if (product.unit !== 'hour') return { hours: null, wrong: false, most };
  if (hours === null) return { hours: hoursOf(product, occasion), wrong: false, most };
  const sane = Number.isFinite(hours) && hours > 0 && Math.ceil(hours) <= most;
  if (!sane) return { hours: hoursOf(product, occasion), wrong: true, most };
  return { hours: Math.ceil(hours), wrong: !Number.isInteger(hours), most };
}

/** What one unit works in all where nobody said: null for what is not priced by the hour. */
function hoursOf(product: ShelfProduct, occasion: Occasion): number | null {
  if (product.unit !== 'hour') return null;
  return crewHours(occasion, taskOf(product.kinds[0]?.kind)).hours;
}

/** Things asked for with a number, of which the lines hold fewer, and the unmet list is silent. */
function demandProblems(
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
  occasion: Occasion,
  exclusions: Exclusions,
  unmet: readonly string[],
): readonly string[] {
  const asked = new Map<Kind, { quantity: number; phrase: string }>();
  for (const demand of occasion.facts.demands) {
    const { kinds, phrase, traits } = demand;
    const [kind] = kinds;
    const number = saneQuantity(demand, occasion);
    const measured = traits.lengthM !== undefined || traits.widthM !== undefined;
    if (kind === undefined || number === null || measured || exclusions.forbid(kind)) continue;
    asked.set(kind, { quantity: (asked.get(kind)?.quantity ?? 0) + number, phrase: asked.get(kind)?.phrase ?? phrase });
  }
  return [...asked].flatMap(([kind, { quantity, phrase }]) => {
    const able = [...products.values()].some((product) => isOf(product, kind) && exclusions.against(product) === null);
    const said = unmet.some((each) => each.toLowerCase().includes(phrase.trim().toLowerCase()));
    if (!able || said) return [];
    const family = [...familyOf(kind)];
    const held = lines.reduce((sum, line) => {
      const product = products.get(line.productId);
      return product !== undefined && family.some((each) => isOf(product, each))
        ? sum + line.units * piecesOf(product)
        : sum;
    }, 0);
    const name = cleanLine(phrase, 80) || kind.replaceAll('_', ' ');
    return held >= quantity ? [] : [`The client asked for ${quantity} (${name}); the lines hold ${held}.`];
  });
}

function isOf(product: ShelfProduct, kind: Kind): boolean {
  return product.kinds.some((match) => match.kind === kind && match.confidence >= 0.6);
}

function piecesOf(product: ShelfProduct): number {
  return Math.max(1, product.traits.pieces ?? 1, product.traits.seats ?? 1);
}
