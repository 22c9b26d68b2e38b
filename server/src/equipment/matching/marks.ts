const ACCENTS = /[\p{Script=Inherited}\u00ad]+/gu;
const NUKTA = '\u093c';
const CANDRABINDU = '\u0901';
const ANUSVARA = '\u0902';

/**
 * A word without accents and soft hyphens. Vowel signs of scripts that write them as marks are letters and stay; of
 * Devanagari only what is often left out (the dot below) or written one way or the other (nasals) is made alike.
 */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').replaceAll(NUKTA, '').replaceAll(CANDRABINDU, ANUSVARA);
}
