import { markAt, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { DEFINITE } from './small-words.ts';

/** "Two mics - THE BAR we have": behind a dash another thing is told of. */
export function isOtherThing({ text, things }: Reading, at: number): boolean {
  return markAt(text, at) === '-' && DEFINITE.has(wordAt(text, at + 1)) && things.has(at + 2);
}
