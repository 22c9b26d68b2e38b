import { withoutAccents, withoutInnerCapital } from '../../../equipment/index.ts';

const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents, so that "Bühne", "BUHNE" and "bühne" are one word; ß reads as ss; "RednerInnen" are Redner. */
export function fold(word: string): string {
  const written = withoutInnerCapital(word);
  if (PLAIN.test(written)) return written.toLowerCase();
  return withoutAccents(written.toLowerCase())
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll('ʼ', "'");
}
