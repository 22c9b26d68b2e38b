import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readText, type Text } from '../../../server/src/generation/reading/document/text.ts';
import { ATTENDEE_PLACES, attendeePlaces } from '../../../server/src/generation/reading/event/attendee-judge.ts';
import { readAttendees } from '../../../server/src/generation/reading/event/attendees.ts';
import { chanceOf, type LinearModel, linearOdds } from '../../../server/src/generation/reading/judges/linear.ts';
import type { EvalBrief, Units } from '../brief.ts';
import { readTable } from '../data.ts';
import { type Example, type Learning, learnLinear, quantised } from './linear.ts';

const FOLDS = 5;
const LINEAR: Learning = { places: ATTENDEE_PLACES, rounds: 16, rate: 0.3, decay: 0.00001 };
/** A figure that counts who attends is learned from so many times: of a dozen figures one does. */
const OFTEN = 2;
/** Of the figures that are as many as attend, those this much less likely than the best count something else; */
const OTHER = 0.35;
/** and those above this as well do count who attends. */
const SAME = 0.7;

/** A text and how many attend by it: so many, from and to, or null where it does not say. */
export interface CountedText {
  readonly description: string;
  readonly attendees: Units | null;
  readonly fold: number;
  readonly times: number;
  readonly isBrief: boolean;
}

/** The same as the judge reads it: each figure's value, the places of its features, and whether it counts who attends. */
interface Seen extends CountedText {
  readonly text: Text;
  readonly figures: ReturnType<typeof attendeePlaces>;
  readonly counts: readonly (boolean | null)[];
}

const statement = z.strictObject({
  text: z.string().min(1),
  attendees: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
});

/** What is learned of a brief; nothing where it is not said what it says, or a field of the request says it. */
export function countedBrief(
  { description, good, fields }: EvalBrief,
  fold: number,
  times: number,
): readonly CountedText[] {
  if (good.attendees === undefined || fields?.attendees !== undefined) return [];
  return [{ description, attendees: good.attendees, fold, times, isBrief: true }];
}

/** Short texts as clients write them. */
export function countedStatements(): readonly CountedText[] {
  return readTable('statements/attendees.csv', statement).map(({ text, attendees }, at) => ({
    description: text,
    attendees,
    fold: at % FOLDS,
    times: 4,
    isBrief: false,
  }));
}

/** Learns which figures count who attends, writes the weights, and says how well each fold is judged by the others. */
export function learnAttendees(texts: readonly CountedText[]): string {
  const seen = texts.map(see);
  const first = judgedByOthers(seen);
  const settled = seen.map((each, at) => ({ ...each, counts: settle(each, first[at] ?? []) }));
  const chances = judgedByOthers(settled);
  const { step, weights } = learn(settled);
  const file = new URL('../../../server/src/generation/reading/event/attendees.weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ step, weights: Buffer.from(weights).toString('base64') })}\n`);
  return sayOf(settled, chances);
}

function see(counted: CountedText): Seen {
  const text = readText(counted.description);
  const figures = attendeePlaces(text);
  return { ...counted, text, figures, counts: countsOf(figures, counted.attendees) };
}

/** The figures that are as many as attend, else two that are so together; where none are, nothing is known of any. */
function countsOf(figures: Seen['figures'], attendees: Units | null): readonly (boolean | null)[] {
  const values = figures.map(({ figure }) => figure.value);
  if (attendees === null || values.some((value) => fits(value, attendees))) {
    return values.map((value) => attendees !== null && fits(value, attendees));
  }
  const first = values.findIndex((_, at) => otherOf(values, at, attendees) !== null);
  const other = first === -1 ? null : otherOf(values, first, attendees);
  return values.map((_, at) => (first === -1 ? null : at === first || at === other));
}

function otherOf(values: readonly number[], at: number, attendees: Units): number | null {
  const steps = [1, 2, 3].filter((step) => fits((values[at] ?? 0) + (values[at + step] ?? Number.NaN), attendees));
  return steps[0] === undefined ? null : at + steps[0];
}

/** "120 guests … 120 chairs": of several figures alike those count who attends that are as likely as the best. */
function settle({ counts, attendees, figures }: Seen, chances: readonly number[]): readonly (boolean | null)[] {
  const hits = counts.flatMap((is, at) => (is === true ? [at] : []));
  const alike = attendees !== null && hits.every((at) => fits(figures[at]?.figure.value ?? 0, attendees));
  if (hits.length < 2 || !alike) return counts;
  const best = Math.max(...hits.map((at) => chances[at] ?? 0));
  return counts.map((is, at) => {
    if (is !== true) return is;
    const chance = chances[at] ?? 0;
    return chance >= SAME * best ? true : chance < OTHER * best ? false : null;
  });
}

function judgedByOthers(texts: readonly Seen[]): readonly (readonly number[])[] {
  const models = Array.from({ length: FOLDS }, (_, fold) => learn(texts.filter((text) => text.fold !== fold)));
  return texts.map(({ figures, fold }) => {
    const model = models[fold];
    return figures.map(({ places }) => (model === undefined ? 0 : chanceOf(linearOdds(model, places))));
  });
}

function learn(texts: readonly Seen[]): LinearModel {
  const examples = texts.flatMap(({ figures, counts, times }) =>
    figures.flatMap(({ places }, at): readonly Example[] => {
      const is = counts[at] ?? null;
      return is === null ? [] : Array.from({ length: is ? times * OFTEN : times }, () => ({ places, is }));
    }),
  );
  return quantised(learnLinear(examples, LINEAR));
}

function fits(value: number, attendees: Units): boolean {
  return typeof attendees === 'number' ? value === attendees : value >= attendees[0] && value <= attendees[1];
}

/** Found of those that are said, wrong ones among them, invented where none is said, and how the chances hold. */
function sayOf(texts: readonly Seen[], chances: readonly (readonly number[])[]): string {
  const read = texts.map((each, at) => {
    const judged = each.figures.map(({ figure }, index) => ({ figure, chance: chances[at]?.[index] ?? 0 }));
    return { ...each, got: readAttendees(each.text, judged)?.value ?? null };
  });
  const lines = [true, false].map((isBrief) => {
    const some = read.filter((each) => each.isBrief === isBrief);
    const said = some.flatMap(({ attendees, got }) => (attendees === null ? [] : [{ attendees, got }]));
    const unsaid = some.filter(({ attendees }) => attendees === null);
    const found = said.filter(({ attendees, got }) => got !== null && fits(got, attendees)).length;
    const wrong = said.filter(({ got }) => got !== null).length - found;
    const invented = unsaid.filter(({ got }) => got !== null).length;
    const name = isBrief ? 'briefs' : 'statements';
    return `attendees in ${name}: found ${share(found, said.length)}; wrong ${wrong}; invented ${share(invented, unsaid.length)}\n`;
  });
  return [...lines, 'chance said, figures, who attend\n', ...calibration(texts, chances)].join('');
}

function calibration(texts: readonly Seen[], chances: readonly (readonly number[])[]): readonly string[] {
  const judged = texts.flatMap(({ counts, isBrief }, at) =>
    isBrief ? counts.flatMap((is, index) => (is === null ? [] : [{ is, chance: chances[at]?.[index] ?? 0 }])) : [],
  );
  const tenths = Map.groupBy(judged, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  return [...tenths]
    .toSorted(([one], [other]) => one - other)
    .map(([tenth, some]) => {
      const those = some.filter(({ is }) => is).length;
      return `${(tenth / 10).toFixed(1)} to ${((tenth + 1) / 10).toFixed(1)}  ${some.length}  ${share(those, some.length)}\n`;
    });
}

function share(count: number, of: number): string {
  return `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`;
}
