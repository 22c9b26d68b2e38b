/** The least length of a line that goes on in the next one. */
const WRAPPED_LINE = 55;
/** Mail is wrapped before this; where a line is longer, none is wrapped. */
const UNWRAPPED_LINE = 100;

/**
 * How long a line of this text must be to go on in the next one: a shorter one is a line of a list. No line goes on
 * where one is too long to be wrapped, or where no paragraph is filled up to its last line and goes on with small letters.
 */
export function wrappedLineOf(text: string): number {
  if (!text.includes('\n')) return Number.POSITIVE_INFINITY;
  let isFilled = false;
  let paragraph: string[] = [];
  for (const line of [...text.split('\n'), '']) {
    if (line.length > UNWRAPPED_LINE && line.includes(' ')) return Number.POSITIVE_INFINITY;
    if (line.trim() !== '') {
      paragraph.push(line);
      continue;
    }
    isFilled ||=
      paragraph.slice(0, -1).every(({ length }) => length >= WRAPPED_LINE) &&
      paragraph.slice(1).some((each) => GOES_ON.test(each));
    paragraph = [];
  }
  return isFilled ? WRAPPED_LINE : Number.POSITIVE_INFINITY;
}

const GOES_ON = /^\s*\p{Ll}/u;
