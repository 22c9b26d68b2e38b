import { withoutAccents } from '../../../equipment/index.ts';

const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents, so that "Bühne", "BUHNE" and "bühne" are one word; ß reads as ss. */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return withoutAccents(word.toLowerCase())
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('ʼ', "'");
}
