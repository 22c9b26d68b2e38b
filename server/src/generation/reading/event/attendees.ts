import type { Fact } from '../../facts.ts';
import { factOf, markAt, type Span, sentenceOf, type Text } from '../document/text.ts';
import type { JudgedFigure } from './attendee-judge.ts';
import { vocabulary } from './vocabulary.ts';

const words = vocabulary('attendees');

/** Less likely than this, nothing is taken for the number of those who attend. */
const BAR = 0.33;
/** Of several numbers about as likely as the best, the largest counts them all. */
const AS_LIKELY = 0.9;
/** So likely is a figure that is one of a sum or the upper end of a range with one that is above the bar. */
const PART_BAR = 0.25;
const MOST = 1_000_000;
const MOST_SEATS = 30; // at one table
const MOST_RISE = 3; // times the figure; more than that is another thing
const REACH = 7; // tokens from one figure to the other of a sum or a range

/**
 * How many attend, of a range the upper end: the figure that is most likely to count them, said once or several times,
 * with those who stand beside it ("80 adults and 20 children"), or else the seats at so many tables.
 */
export function readAttendees(text: Text, judged: readonly JudgedFigure[]): Fact<number> | null {
  const chances = chancesOfNumbers(judged);
  const most = Math.max(0, ...chances.values());
  if (most < BAR) return seatsAtTables(text);
  const value = Math.max(...[...chances].filter(([, chance]) => chance >= most * AS_LIKELY).map(([number]) => number));
  const [best] = judged
    .filter(({ figure }) => figure.value === value)
    .toSorted((one, other) => other.chance - one.chance);
  if (best === undefined) return null;
  const likely = judged.filter((each) => each === best || each.chance >= PART_BAR);
  return upperEnd(text, best) ?? withThoseBeside(text, likely, likely.indexOf(best));
}

/** How likely it is of each number that one of the figures that say it counts who attends. */
function chancesOfNumbers(judged: readonly JudgedFigure[]): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  for (const { figure, chance } of judged)
    chances.set(figure.value, 1 - (1 - (chances.get(figure.value) ?? 0)) * (1 - chance));
  return chances;
}

/** "200 guests, possibly 250". */
function upperEnd(text: Text, { figure }: JudgedFigure): Fact<number> | null {
  const { to: end } = sentenceOf(text, figure.from);
  for (let at = figure.to; at < Math.min(end, figure.to + REACH); at += 1) {
    const rising = words()('rising').at(text.tokens, at);
    const number = rising === null ? undefined : text.numberFrom.get(rising.to);
    if (number === undefined) continue;
    const grows = number.value > figure.value && number.value <= figure.value * MOST_RISE;
    return grows && Number.isInteger(number.value) && endsAt(text, number.to)
      ? factOf(text, number.value, { from: figure.from, to: number.to })
      : null;
  }
  return null;
}

function endsAt(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' || ',)('.includes(markAt(text, at) || '.');
}

/** "100 adults and 40 children", "120 guests, another 40 in the evening": the sum of those who stand one after the other. */
function withThoseBeside(text: Text, figures: readonly JudgedFigure[], at: number): Fact<number> | null {
  let [first, last] = [at, at];
  while (areOthers(text, figures[first - 1], figures[first])) first -= 1;
  while (areOthers(text, figures[last], figures[last + 1])) last += 1;
  const sum = figures.slice(first, last + 1).reduce((total, { figure }) => total + figure.value, 0);
  const [from, to] = [figures[first]?.figure.from, figures[last]?.figure.to];
  if (from === undefined || to === undefined) return null;
  return factOf(text, Math.min(sum, MOST), { from, to: Math.min(to + 1, sentenceOf(text, from).to) });
}

/** Joined by "and", "plus" or "another" with nothing but small words behind it, and not the two parts of one day. */
function areOthers(text: Text, one: JudgedFigure | undefined, other: JudgedFigure | undefined): boolean {
  if (one === undefined || other === undefined || one.figure.value === other.figure.value) return false;
  const [{ to: from }, { from: to }] = [one.figure, other.figure];
  if (to - from > REACH || sentenceOf(text, from).from !== sentenceOf(text, to).from) return false;
  let at = to;
  while (at > from && words()('filler').at(text.tokens, at - 1) !== null) at -= 1;
  if (words()('more').before(text.tokens, at) !== null) return true;
  return words()('and').before(text.tokens, at) !== null && !hasDay(text, { from, to });
}

/** "80 for the meal and 130 in the evening". */
function hasDay(text: Text, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (words()('day').at(text.tokens, at) !== null) return true;
  return false;
}

/** "Ten tables of ten": where nothing else counts the guests, their seats do. */
function seatsAtTables(text: Text): Fact<number> | null {
  for (const { from, to, value } of text.numbers) {
    const of = words()('tables').at(text.tokens, to);
    const each = of === null ? undefined : text.numberFrom.get(of.to);
    const people = value * (each?.value ?? 0);
    if (each === undefined || each.value > MOST_SEATS || !Number.isInteger(people) || people > MOST) continue;
    if (each.low === null) return factOf(text, people, { from, to: each.to });
  }
  return null;
}
