/** What stands for a bullet in the run of a text, and the sign that is read for it: one sort a level. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // "… that weekend: *stage *Tables (20) *Chairs (60)", and no "*note*" or "stations* , 12 tanks"
  [/(?<=\S)[ \t]+\*(?=[ \t]?[\p{L}\d])(?![^*\n]{1,60}(?<=\S)\*(?![\p{L}\d]))/gu, '•'],
  [/(?<=\S)[ \t]+[■□](?=[ \t]*\S)/gu, '▪'],
  [/(?<=\S)[ \t]+[►▶➢➤✓✔❖](?=[ \t]*\S)/gu, '‣'],
];
const LETTER_O: (typeof SIGNS)[number] = [/(?<=\S)[ \t]+o(?=[ \t]+\S)/gu, '◦'];
/** Where "o" is "or". */
const OR_IS_O = /(?<!\p{L})(?:el|los|las|una|para|con|por|y|il|che|per|e)(?!\p{L})/iu;
/** "n Marquee", "o Portaloo": squares and rings of a font of signs, which a copy leaves as letters; one sort alone is read as it is. */
const LETTERS = /(?<=^[ \t]*)[onlqvuØ§](?=[ \t]+\S)/gmu;
const FEWEST = 3;

/** Items behind "*", "■" or "o" in one line begin lines with a bullet, as they did where it was copied from. Offsets stay as they are. */
export function withBulletsInRun(raw: string): string {
  const letters = [...raw.matchAll(LETTERS)].map(([letter]) => letter);
  const listed = letters.length < FEWEST || new Set(letters).size < 2 ? raw : raw.replace(LETTERS, '•');
  return [...SIGNS, ...(OR_IS_O.test(raw) ? [] : [LETTER_O])].reduce(
    (text, [sign, bullet]) =>
      [...text.matchAll(sign)].length < FEWEST
        ? text
        : text.replace(sign, (written) => `${'\n'.padEnd(written.length - 1)}${bullet}`),
    listed,
  );
}
