/** Marks that change the direction of text around them, and signs that take no room. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Text that people typed, as one line without anything invisible; letters composed, so that fonts have them. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, (space) => (space === '\u00a0' || space === '\u202f' ? space : ' '))
    .replace(INVISIBLE, '')
    .replace(CONTROLS, '')
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
  const characters = [...oneLine(text)];
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
