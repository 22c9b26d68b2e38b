import { mapInSlices } from '../../../platform/in-slices.ts';
import { withAccessories } from '../../drafting/accessories.ts';
import { MOST_CODE_POINTS, mergeLines, sortLines, withoutRepeats } from '../../drafting/lines.ts';
import { withStockNotes } from '../../drafting/stock-notes.ts';
import { LANGUAGES } from '../../facts.ts';
import type { Brief, Draft, DraftLine, Shelf, ShelfProduct, Told } from '../../types.ts';
import type { Aliases } from '../aliases.ts';
import type { Answer } from './answer.ts';
import { checkLine, hoursOf, type LineCheck } from './check-line.ts';
import { cleanLine } from '../clean-text.ts';
import { type EventRead, readEvent } from '../prompt/event.ts';
import { ownWordsIn } from './own-words.ts';
import { plainProse } from './plain-prose.ts';
import { summaryOf, titleOf } from './prose.ts';
import { countIn, foldedText, isKeptOffBy, isNamedBy } from './quotations.ts';

const MOST_UNMET = 20;
const MOST_REMARKS = 12;
const REMARK_CODE_POINTS = 300;

export interface CheckedAnswer {
  readonly draft: Draft;
  /** Lines of the model's own that stayed. */
  readonly usable: number;
  /** What the model is to be asked about once, as sentences in the words of its prompt. */
  readonly problems: readonly string[];
}

export interface AnswerGround {
  readonly brief: Brief;
  readonly shelf: Shelf;
  readonly aliases: Aliases;
}

/**
 * Makes a draft of a model's answer, holding it to what can be known for certain: products of the shelf, whole sane
 * units, quotations that stand in the description, and what the answer says itself. Nothing is read from the description
 * but by the words that the answer quotes. A line that was asked for in quoted words stays; one whose quotation is made
 * up becomes an option, with a question. Accessories are added, one product has one line, and short stock is said. Others
 * have the event loop every few milliseconds, since two hundred lines may each quote as much as they may.
 */
export async function checkAnswer(answer: Answer, ground: AnswerGround): Promise<CheckedAnswer> {
  const { brief, shelf, aliases } = ground;
  const description = foldedText(brief.description);
  const event = readEvent(answer.event, brief, description);
  const checks = await mapInSlices(answer.lines, (line) =>
    checkLine(line, { event, description, aliases, notFromUs: answer.notFromUs }),
  );
  const lines = checks.flatMap(({ line }) => line ?? []);
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  const complete = withAccessories(mergeLines(lines), products, {
    isKeptOff: (product) => answer.notFromUs.some(({ what }) => isKeptOffBy(product, what)),
    hoursOf: (product) => hoursOf(product, event.days),
    language: event.language,
  });
  const noted = withStockNotes(complete, products, MOST_CODE_POINTS.reason, event.language);
  const removed = checks.filter(({ line }) => line === null);
  const title = titleOf(answer, brief);
  const problems = [
    ...answer.problems,
    ...checks.flatMap((check) => check.problems),
    ...(await numberProblems(checks, lines, products, aliases)),
  ];
  if (lines.length === 0) problems.push('It held no line that can be used.');
  return {
    draft: {
      title,
      told: toldBy(title, event.language),
      scopeSummary: summaryOf(answer.scopeSummary, removed, noted, products),
      lines: sortLines(noted, products),
      unmet: remarks(
        [...answer.unmet, ...removed.flatMap(({ unmet }) => unmet ?? [])],
        MOST_UNMET,
        MOST_CODE_POINTS.unmet,
      ),
      assumptions: remarks([...answer.assumptions, ...foundInText(event, brief)], MOST_REMARKS),
      questions: remarks([...checks.flatMap(({ question }) => question ?? []), ...answer.questions], MOST_REMARKS),
      attendees: event.attendees,
      days: event.days,
      language: event.language,
    },
    usable: lines.length,
    problems: [...new Set(problems)],
  };
}

/** What can be made again of a model's texts: its title without guests and place. */
function toldBy(title: string, spoken: string): Told {
  const language = LANGUAGES.find((each) => each === spoken) ?? 'en';
  const name = title.split(',')[0]?.trim() || title;
  return { language, name, isOrder: /\d/u.test(name), event: null, purposes: [], leftOut: [], questions: [] };
}

/** A number that stands in a quotation directly before the thing, of which the lines hold fewer, though there are more. */
async function numberProblems(
  checks: readonly LineCheck[],
  lines: readonly DraftLine[],
  products: ReadonlyMap<string, ShelfProduct>,
  aliases: Aliases,
): Promise<readonly string[]> {
  const found = await mapInSlices(checks, ({ line, quote }) => {
    const product = products.get(line?.productId ?? '');
    if (line === null || quote === null || product === undefined || isMeasured(product)) return [];
    const asked = countIn(quote, product);
    if (asked === null) return [];
    const held = lines.reduce((sum, each) => {
      const other = products.get(each.productId);
      return other !== undefined && isNamedBy(other, asked.thing) ? sum + each.units * piecesOf(other) : sum;
    }, 0);
    const takesAll = product.stock !== null && line.units >= product.stock.free;
    if (held >= asked.count || takesAll) return [];
    return [
      `The description asks for ${asked.count} ("${quote}"); ${aliases.aliasOf(product.id) ?? ''} has ${line.units}.`,
    ];
  });
  return found.flat();
}

function isMeasured({ unit }: ShelfProduct): boolean {
  return unit === 'metre' || unit === 'square_metre' || unit === 'kilometre' || unit === 'person';
}

function piecesOf({ traits, perAttendees }: ShelfProduct): number {
  return Math.max(1, traits.pieces ?? 1, traits.seats ?? 1, perAttendees ?? 1);
}

/** Date and place that only the text gives: they hold no stock and change no price until somebody enters them. */
function foundInText({ dateFound, venueFound, language }: EventRead, { date, venue }: Brief): readonly string[] {
  const words = ownWordsIn(language);
  return [
    ...(dateFound === null || date !== undefined ? [] : [words.dateFound(dateFound)]),
    ...(venueFound === null || venue !== undefined ? [] : [words.venueFound(venueFound)]),
  ];
}

function remarks(texts: readonly string[], most: number, codePoints = REMARK_CODE_POINTS): readonly string[] {
  return withoutRepeats(
    texts.map((each) => plainProse(cleanLine(each, codePoints))),
    most,
  );
}
