import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';
import { APPROXIMATELY } from './words/attendee-joints.ts';
import { COMES_TO, CROWD_LABELS, HOW_MANY, LINKS, ROUGHLY, WHO_COME, WHO_PLAY } from './words/attendee-openings.ts';
import { FOR, PEOPLE, PEOPLE_BEFORE } from './words/people.ts';

const people = wordList(PEOPLE);
const peopleBefore = wordList(PEOPLE_BEFORE);
const forWords = wordList(FOR);
const links = wordList(LINKS);
const labels = wordList(CROWD_LABELS);
const comesTo = wordList(COMES_TO);
const roughly = wordList(ROUGHLY);
const howMany = wordList(HOW_MANY);

/** Where the words begin that say of a figure that it counts people, and how surely they say it. */
export interface Introduction {
  readonly from: number;
  readonly strength: 'sure' | 'likely';
}

const MOST_STEPS = 6;
const MOST_IN_BRACKET = 3;
const FEWEST_SUPPOSED = 15; // "we feed 4" are more likely horses

/** "audience of 300", "the public will be about 250", "Guests (est.): 80", "dinner for 120", "we'd get 350". */
export function introductionOf(text: Text, { from: at, value }: Quantity): Introduction | null {
  let to = at;
  let sure: number | null = null;
  let likely = startOf(forWords, text, at);
  let isLinked = false;
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    sure =
      startOf(peopleBefore, text, to) ?? (isLinked ? startOf(labels, text, to) : null) ?? questionAt(text, to) ?? sure;
    likely = startOf(forWords, text, to) ?? likely;
    if (value >= FEWEST_SUPPOSED) likely ??= startOf(comesTo, text, to);
    if (isLinked && isCompany(text, to)) likely ??= startOf(people, text, to);
    const back = stepBack(text, to);
    if (back === null) break;
    isLinked ||= back.isLink;
    to = back.to;
  }
  if (sure !== null && (likely === null || sure <= likely)) return { from: sure, strength: 'sure' };
  return likely === null ? null : { from: likely, strength: 'likely' };
}

function startOf(table: ReturnType<typeof wordList>, text: Text, to: number): number | null {
  return table.before(text.tokens, to)?.from ?? null;
}

/** "Runners: 750"; not "staff: 12", who work there, nor a word that tells how they are placed. */
function isCompany(text: Text, to: number): boolean {
  return !AT_WORK.has(wordAt(text, to - 1));
}

const AT_WORK = new Set(
  `staff press vips riders mitarbeiter helfer presse kollegen person persona personne standing seated sitzplatze
  couverts benevoles vrijwilligers medewerkers empleados trabajadores employes doctors nurses medecins ticket tickets`.split(
    /\s+/u,
  ),
);

/** Over one word or mark that only joins the figure to what it counts. */
function stepBack(text: Text, to: number): { to: number; isLink: boolean } | null {
  const mark = markAt(text, to - 1);
  if (mark === ')') {
    const open = openingOf(text, to - 1);
    return open === null ? null : { to: open, isLink: true };
  }
  if (mark !== '' && '~:<>(=-_|'.includes(mark)) return { to: to - 1, isLink: ':=|-'.includes(mark) };
  const link = links.before(text.tokens, to);
  if (link !== null) return { to: link.from, isLink: true };
  const rough = roughly.before(text.tokens, to);
  if (rough !== null) return { to: rough.from, isLink: false };
  return APPROXIMATELY.has(wordAt(text, to - 1)) ? { to: to - 1, isLink: false } : null;
}

/** "Attendance (est.) 75": a short aside of words alone. */
function openingOf(text: Text, close: number): number | null {
  for (let at = close - 1; at >= close - 1 - MOST_IN_BRACKET; at -= 1) {
    if (markAt(text, at) === '(') return at;
    if (wordAt(text, at) === '' && text.tokens[at]?.kind !== 'mark') return null;
  }
  return null;
}

const LONGEST_QUESTION = 8;

/** "How many in the room: 260": not "how many on stage", nor "how many tables do you need". */
function questionAt(text: Text, to: number): number | null {
  if (markAt(text, to) !== ':') return null;
  for (let at = to - 1; at >= to - LONGEST_QUESTION && wordAt(text, at) !== ''; at -= 1) {
    if (WHO_PLAY.has(wordAt(text, at))) return null;
    const asked = howMany.at(text.tokens, at);
    if (asked === null) continue;
    return WHO_COME.has(wordAt(text, asked.to)) || people.at(text.tokens, asked.to) !== null ? at : null;
  }
  return null;
}
