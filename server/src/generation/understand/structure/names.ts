import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { MONTHS, WEEKDAYS } from '../words/calendar.ts';
import { FIRST_NAMES } from '../words/venues.ts';

const LONGEST = 5; // tokens of two names
const FEWEST = 2; // people who put themselves down
const JOINTS = new Set(['&', '+', '/']);

/** "CAM & AMY – 2 folding tables. STEVE – 4 chairs": a list that people put themselves down on, with what each of them brings. */
export function isPutDown(text: Text, label: Span, things: ReadonlySet<number>): boolean {
  return isNames(text, label, things) && namesIn(text, things) >= FEWEST;
}

const counts = new WeakMap<Text, number>();

/** How many labels are names of people; none where no first name is among them. */
function namesIn(text: Text, things: ReadonlySet<number>): number {
  const before = counts.get(text);
  if (before !== undefined) return before;
  let known = false;
  let count = 0;
  let from = 0;
  text.tokens.forEach(({ kind }, at) => {
    if (kind === 'break') from = at + 1;
    else if ((markAt(text, at) === '-' || markAt(text, at) === ':') && isNames(text, { from, to: at }, things)) {
      count += 1;
      known ||= text.tokens.slice(from, at).some((token) => FIRST_NAMES.has(token.text));
    }
  });
  counts.set(text, known ? count : 0);
  return known ? count : 0;
}

/** "Tom", "Jan Kort", "Jess & Sam": nothing but names. */
export function isNames(text: Text, { from, to }: Span, things: ReadonlySet<number>): boolean {
  if (to <= from || to - from > LONGEST) return false;
  let words = 0;
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    if (JOINTS.has(token?.text ?? '') || AND.has(wordAt(text, at))) continue;
    if (token?.kind !== 'word' || !token.capital || things.has(at) || NO_NAMES.has(token.text)) return false;
    if (MONTHS.has(token.text) || WEEKDAYS.has(token.text)) return false;
    words += 1;
  }
  const single = to - from === words; // "Jessica", "Jan Kort"
  return (
    words > 0 &&
    (!single || words <= 2) &&
    [from, to - 1].every((at) => FIRST_NAMES.has(wordAt(text, at)) || words <= 2)
  );
}

const AND = new Set('and und et y en'.split(' '));
const NO_NAMES = new Set(
  'the our room hall stage tent bar area lobby foyer ballroom kitchen garden venue site day night ceremony reception dinner lunch breakfast equipment games food drinks music sound lighting furniture staging decoration marketing notes note total budget date time location contact'.split(
    ' ',
  ),
);
