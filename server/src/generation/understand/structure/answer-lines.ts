import { markAt, type Text } from '../text/text.ts';
import { COURTESIES, NO_WORDS, NOT_APPLICABLE, YES_WORDS } from '../words/answers.ts';
import type { Ground } from './ground.ts';
import type { Line } from './lines.ts';

const SHORT = 10; // words of a line that is asked or named
const ANSWERS = new RegExp(`^(?:${NOT_APPLICABLE}|${YES_WORDS}|${NO_WORDS})(?: (?:${COURTESIES}))?\\.?$`, 'iu');

/** "N/A" under a short line, "None needed" or "By the council" under a thing: said of that, not of what comes next. */
export function isAnswer(ground: Ground, index: number): boolean {
  const { text, lines } = ground;
  const line = lines[index];
  if (line === undefined || line.bullet !== '') return false;
  if (isLoneThing(ground, lines[index - 1]) && !isLoneThing(ground, lines[index - 2])) {
    return !isLoneThing(ground, line) && !written(text, line).endsWith(':');
  }
  const above = lines.slice(0, index).findLast(({ blank }) => !blank);
  if (above === undefined || !ANSWERS.test(written(text, line))) return false;
  return above.bullet === '' && isShort(text, above) && !/[.!,;]$/u.test(written(text, above));
}

/** "Lighting", "Sound:". */
function isLoneThing({ text, things }: Ground, line: Line | undefined): boolean {
  if (line === undefined || line.blank || line.bullet !== '') return false;
  const { from, to } = line.span;
  const end = markAt(text, to - 1) === ':' ? to - 1 : to;
  return end > from && text.tokens.slice(from, end).every((_, at) => things.has(from + at));
}

function written(text: Text, { start, end }: Line): string {
  return text.raw.slice(start, end).trim();
}

function isShort(text: Text, { span }: Line): boolean {
  return text.tokens.slice(span.from, span.to).filter(({ kind }) => kind === 'word').length <= SHORT;
}
