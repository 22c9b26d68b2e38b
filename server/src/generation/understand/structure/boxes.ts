import type { Places } from '../text/places.ts';
import type { Span, Text } from '../text/text.ts';
import { isDoneList, isToBeHad } from './done-lists.ts';
import type { Line } from './lines.ts';
import { type State, stateOf } from './states.ts';

interface Boxed {
  readonly state: State;
  readonly span: Span;
}

const BOX = /☑|☒|☐|□|✓|✔|✅|✗|✘|❌|✖|🚫|⛔|\[[ xX✓✗]?\]|\([xX]\)/gu;
const FULL: ReadonlySet<string> = new Set(['☑', '✓', '✔', '✅', '[x]', '[✓]', '(x)']);
const TASK = /^\[ ?\] /u;
/** "We need: / - [x] projector / - [ ] stage": what is wished is ticked. */
const FORM =
  /\b(?:need|require|want|order|hire|rent|quote|brauchen|benötigen|besoin|necesitamos|nodig)\b[^\n]{0,40}\n{1,2}\s{0,8}[-*•]\s\[[ xX]?\]/iu;
const MARKED = /^\[[ xX]?\] /u;
const BULLETS = new Set(['-', '*', '+']);
const LEAST = 2; // lines with a box that make a form

/** "☑ Stage", "[ ] Lighting", "Stage: ☐ yes ☒ no": forms with boxes, of which some are ticked; or lists of what is to be got, with what is settled ticked off. */
export function readBoxes(
  text: Text,
  lines: readonly Line[],
  places: Places,
  things: ReadonlySet<number>,
): readonly Boxed[] {
  const written = lines.map(({ start, end }) => text.raw.slice(start, end));
  const boxes = written.map((line) => [...line.matchAll(BOX)]);
  if (boxes.filter(({ length }) => length > 0).length < LEAST) return [];
  const signs = new Set(boxes.flat().map(([sign]) => sign.toLowerCase()));
  const crossIsTick = !['☑', '✓', '✔', '✅'].some((tick) => signs.has(tick)); // in ☐ and ☒ the crossed one is chosen
  // A list of tasks of which none is done yet: all of it is to be had.
  const withBox = boxes.filter(({ length }) => length > 0).length;
  const tasks = lines.filter(({ bullet }, index) => BULLETS.has(bullet) && TASK.test(written[index] ?? '')).length;
  if (tasks >= LEAST && tasks === withBox && ![...signs].some((sign) => FULL.has(sign))) return [];
  const marked = lines.filter(({ bullet }, index) => BULLETS.has(bullet) && MARKED.test(written[index] ?? '')).length;
  const isTicked = (sign: string) => FULL.has(sign.toLowerCase()) || (sign === '☒' && crossIsTick);
  const done = isDoneList(
    text,
    lines.flatMap(({ span, start, end }, index) => {
      const [box] = boxes[index] ?? [];
      if (box === undefined || boxes[index]?.length !== 1 || box.index > 0) return [];
      return [{ span, ticked: isTicked(box[0]), item: places.spanOf({ start: start + box[0].length, end }) }];
    }),
    { things, isOfTasks: marked === withBox && !FORM.test(text.raw) },
  );
  return lines.flatMap(({ start, end }, index): Boxed[] => {
    const found = boxes[index] ?? [];
    const [first] = found;
    if (first === undefined) return [];
    const label = places.spanOf({ start, end: start + first.index });
    if (first.index > 0 && hasThing(things, label)) return ofOptions(found, start, end, label);
    return found.flatMap((box, at): Boxed[] => {
      const span = { start: start + box.index + box[0].length, end: start + (found[at + 1]?.index ?? end - start) };
      const item = places.spanOf(span);
      if (span.end <= span.start || (!done && !hasThing(things, item))) return [];
      if (done && !isTicked(box[0])) return isToBeHad(text, item) ? [{ state: 'asked', span: item }] : [];
      if (done) return [{ state: 'provided', span: item }];
      return [{ state: isTicked(box[0]) ? 'asked' : 'unwanted', span: item }];
    });
  });

  /** "Stage: ☐ yes ☒ no": the words behind the box that is ticked. */
  function ofOptions(found: readonly RegExpExecArray[], start: number, end: number, label: Span): Boxed[] {
    if (found.length < LEAST) return [];
    const at = found.findIndex(([sign]) => isTicked(sign));
    const box = found[at];
    if (box === undefined) return [];
    const option = places.spanOf({
      start: start + box.index + box[0].length,
      end: found[at + 1] === undefined ? end : start + (found[at + 1]?.index ?? 0),
    });
    const state = stateOf(text, option, 'cell', things);
    return state === null ? [] : [{ state, span: label }];
  }
}

function hasThing(things: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}
