import { findAll, lexicon } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text } from '../text/text.ts';
import { stateOf } from './states.ts';

interface Boxed {
  readonly ticked: boolean;
  /** The tokens behind the box. */
  readonly item: Span;
}

/**
 * Whether a tick says that something is seen to ("☑ chairs – the school's", "☐ 4 speakers") rather than that it is
 * wished: the text says so, the notes at what is ticked do, or what is left open has figures and what is ticked has none.
 * `isOfTasks`: all of it is written as lists of tasks are, "- [ ]".
 */
export function isDoneList(
  text: Text,
  boxed: readonly Boxed[],
  { things, isOfTasks }: { readonly things: ReadonlySet<number>; readonly isOfTasks: boolean },
): boolean {
  const said = saidOfTicks(text, things);
  if (said !== null) return said;
  const ticked = boxed.filter((each) => each.ticked);
  const open = boxed.filter((each) => !each.ticked);
  if (ticked.length === 0 || open.length === 0) return false;
  if (isOfTasks && !ticked.some(({ item }) => hasFigure(text, item))) return true;
  const tasks = boxed.filter(({ item }) => !hasThing(item, things)).length;
  if (boxed.length >= LEAST_TASKS && tasks * 3 >= boxed.length) return true; // "[x] floor plan, [x] tickets, [ ] fridge"
  if (open.some(({ item }) => isToBeHad(text, item))) return true;
  if (ticked.filter(({ item }) => isSeenTo(text, item, things)).length * 2 >= ticked.length) return true;
  const counted = open.filter(({ item }) => hasFigure(text, item)).length;
  return counted >= LEAST && counted * 2 >= open.length && !ticked.some(({ item }) => hasFigure(text, item));
}

/** "[ ] main hall -> big rented projector", "[ ] chairs: hire": left open, for it is still to be had. */
export function isToBeHad(text: Text, { from, to }: Span): boolean {
  return text.tokens
    .slice(from, to)
    .some(({ text: word }, at, all) => OBTAINED.has(word) && !ALREADY.has(all[at - 1]?.text ?? ''));
}

const OBTAINED = new Set(
  'rent rented rental hire hired borrow mieten gemietet leihen louer loue alquilar huren gehuurd'.split(' '),
);
const ALREADY = new Set('already have has been schon bereits deja ya al'.split(' '));

function hasThing({ from, to }: Span, things: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}

const LEAST_TASKS = 5; // lines of which a third names no equipment
const LEAST = 3; // open lines with figures that tell what is still to be had
const REACH = 14; // tokens of a legend

/** "Checked = somebody already owns it, unchecked = goes to the rental company"; null where nothing is said. */
function saidOfTicks(text: Text, things: ReadonlySet<number>): boolean | null {
  for (const { to, value } of findAll(text.tokens, TICKS, 0, text.tokens.length)) {
    const begin = MEANS.at(text.tokens, to)?.to ?? (SIGNS.has(markAt(text, to)) ? to + 1 : null);
    if (begin === null) continue;
    let end = begin;
    const limit = Math.min(sentenceOf(text, begin).to, begin + REACH);
    while (end < limit && !ENDS.has(markAt(text, end))) end += 1;
    const settled = SETTLED.some((word) => findAll(text.tokens, word, begin, end).length > 0);
    const state = settled ? 'provided' : stateOf(text, { from: begin, to: end }, 'heading', things);
    if (state === null || state === 'unwanted') continue;
    return value === 'ticked' ? state === 'provided' : state === 'asked';
  }
  return null;
}

/** "Checked = already there:": a heading that only says so is none of the list below it. */
export function isSaidOfTicks(text: Text, { from, to }: Span): boolean {
  return findAll(text.tokens, TICKS, from, to).some(
    (tick) => MEANS.at(text.tokens, tick.to) !== null || markAt(text, tick.to) === '=',
  );
}

const SIGNS = new Set(['=', ':', '-']);
const ENDS = new Set([',', ';', ')', '(']);
const TICKS = lexicon<'ticked' | 'open'>([
  [
    'open',
    `unchecked, unticked, not ticked, not checked, empty box, empty boxes, open box, open boxes, blank box, blank boxes, blank, offene kästchen, leeres kästchen, leere kästchen, nicht angekreuzt, nicht abgehakt, offen, non coché, non cochés, case vide, cases vides, sin marcar, casilla vacía, niet aangevinkt, niet afgevinkt, leeg vakje`,
  ],
  [
    'ticked',
    `checked, ticked, ticked off, checked off, crossed, crossed off, crossed out, x, tick, cross, abgehakt, angekreuzt, erledigt, haken, kreuz, coché, cochés, cochée, marcado, marcados, tachado, tachados, aangevinkt, afgevinkt, vinkje, kruisje`,
  ],
]);
const MEANS = lexicon([
  [
    true,
    `means, mean, is, are, stands for, items are, items, heißt, bedeutet, ist, sind, veut dire, signifie, est, sont, significa, quiere decir, es, son, betekent, is al, zijn`,
  ],
]);
const SETTLED = [
  lexicon([
    [
      true,
      `already, sorted, done, dealt with, taken care of, covered, owns it, owns them, got it, have it, we have, booked, seen to, organised, handled, schon da, vorhanden, erledigt, haben wir, geregelt, organisiert, déjà, réglé, c'est bon, on a, nous avons, fait, ya, resuelto, hecho, lo tenemos, tenemos, hay, geregeld, al, hebben we, in orde`,
    ],
  ]),
];

/** "12 whiteboards (college)", "stage lighting – hall's own, paid for", "coffee: university catering". */
function isSeenTo(text: Text, { from, to }: Span, things: ReadonlySet<number>): boolean {
  if (stateOf(text, { from, to }, 'cell', things) === 'provided') return true;
  for (let at = from; at < to; at += 1) {
    if (!NOTES.has(markAt(text, at))) continue;
    for (let end = at + 1; end <= to; end += 1) {
      if (end < to && !ENDS.has(markAt(text, end))) continue;
      if (end > at + 1 && stateOf(text, { from: at + 1, to: end }, 'cell', things) === 'provided') return true;
      break;
    }
  }
  return false;
}

const NOTES = new Set(['(', '-', ':', '=', ',']);

function hasFigure(text: Text, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (text.numberFrom.has(at)) return true;
  return false;
}
