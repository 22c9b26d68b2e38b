/** A pattern that is written over several lines: line breaks and the spaces around them are no part of it. */
export function joinLines(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(strings, ...values).replaceAll(/\s*\n\s*/g, '');
}
