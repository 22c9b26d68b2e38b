import { toParts } from './parts.ts';
import { keyOf } from './words.ts';

const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** A phrase of the lexicons as stems; `#` stands for any number. */
export function patternStems(words: string): string[] {
  if (PLAIN.test(words)) return words.split(' ').map(keyOf);
  if (!words.includes('#')) return toParts(words, null).map((part) => part.stem);
  return words.split('#').flatMap((piece, index) => {
    const stems = toParts(piece, null).map((part) => part.stem);
    return index === 0 ? stems : ['#', ...stems];
  });
}
