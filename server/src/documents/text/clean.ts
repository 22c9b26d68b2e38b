/** Signs that take no room, among them those that turn the text around them round. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Text that people typed, as one line without anything invisible; letters composed, so that fonts have them. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, (space) => (space === '\u00a0' || space === '\u202f' ? space : ' '))
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim();
}

/** Its lines, each as `oneLine` gives it; an empty one where the text leaves room. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(oneLine)
    .filter((line, at, all) => line !== '' || (at > 0 && all[at - 1] !== ''));
}

/** At most so many characters, with an ellipsis where some are left out. */
export function clipped(text: string, most: number): string {
  const characters = Array.from(oneLine(text));
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
