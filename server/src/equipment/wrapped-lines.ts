/** The least length of a line that goes on in the next one. */
const WRAPPED_LINE = 55;
/** Mail is wrapped before this; where a line is longer, none is wrapped. */
const UNWRAPPED_LINE = 100;

/** How long a line of this text must be to go on in the next one: a shorter one is a line of a list. */
export function wrappedLineOf(text: string): number {
  const isUnwrapped = text.split('\n').some((line) => line.length > UNWRAPPED_LINE && line.includes(' '));
  return isUnwrapped ? Number.POSITIVE_INFINITY : WRAPPED_LINE;
}
