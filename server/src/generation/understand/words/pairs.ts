/** Every pair of two lists of phrases, a space between: "won't be" and "necessary". */
export function pairs(before: string, behind: string): string {
  const ends = behind.split(', ');
  return before
    .split(', ')
    .flatMap((first) => ends.map((last) => `${first} ${last}`))
    .join(', ');
}
