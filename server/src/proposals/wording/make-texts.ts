import { type EventShown, proseIn, summaryOf, type Told, titleWith } from '../../generation/index.ts';
import { shownLine, type WordedLine } from './shown-line.ts';
import type { WordingField } from './wording.ts';

/** What title and summary are made from beside what was told. */
export interface Worded extends EventShown {
  readonly lines: readonly WordedLine[];
}

/** A summary, or null for a title, is made without what was told: that it is a hire is all that can be said. */
const NOTHING_TOLD: Told = {
  language: 'en',
  name: '',
  isOrder: false,
  event: null,
  purposes: [],
  leftOut: [],
  questions: [],
};
/** An order of so many things is named by them. */
const MOST_THINGS = 2;

/** The title or the summary as the lines and the event are now; null for a title of which nothing is known. */
export function madeFromLines(field: WordingField, told: Told | null, worded: Worded): string | null {
  if (field === 'summary') return summaryOf(told ?? NOTHING_TOLD, worded, worded.lines.map(shownLine));
  if (told === null) return null;
  const prose = proseIn(told.language);
  return titleWith(told.isOrder ? orderOf(worded.lines, told) : told.name, worded, prose);
}

/** "Hire of 20 uplighters"; equipment hire for more than fits into a title. */
function orderOf(lines: readonly WordedLine[], { language }: Told): string {
  const prose = proseIn(language);
  const things = lines
    .filter((line) => !line.optional && shownLine(line).wanted)
    .map(({ name, units }) => (units === 1 ? name : `${prose.figure(units)} ${name}`));
  const isShort = things.length > 0 && things.length <= MOST_THINGS;
  return isShort ? prose.say('hireOf', { list: prose.listed(things) }) : prose.say('hire');
}
