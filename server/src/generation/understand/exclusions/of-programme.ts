import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { type Span, sentenceOf, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';

/** "THERE IS NO bar", "no hay DJ": that is how the event goes, where nobody wishes and no place is said to lack it. */
export function isOfProgramme(reading: Reading, { from }: Span, { kinds: [kind], to }: Mention): boolean {
  const { text, words, cues } = reading;
  if (kind === undefined || !PROGRAMME.has(kind)) return false;
  if (words.presence.before(text.tokens, from) === null && wordAt(text, from + 1) !== 'hay') return false;
  const sentence = sentenceOf(text, from);
  const placed = text.tokens.slice(to, sentence.to).some((_, step) => words.places.at(text.tokens, to + step) !== null);
  return !placed && !cues.wishes.any(sentence);
}

const PROGRAMME: ReadonlySet<Kind> = new Set<Kind>([
  'bar_unit',
  'crew_bar',
  'crew_dj',
  'photo_booth',
  'inflatable',
  'game',
]);
