import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';

/** "THERE IS NO bar", "no hay DJ": that is how the event goes, where nobody wishes and no place is said to lack it. */
export function isOfProgramme(reading: Reading, { from }: Span, { kinds: [kind], to }: Mention): boolean {
  const { text, words, cues } = reading;
  if (kind === undefined || !(PROGRAMME.has(kind) || isByDay(text, kind, from))) return false;
  if (words.presence.before(text.tokens, from) === null && wordAt(text, from + 1) !== 'hay') return false;
  const sentence = sentenceOf(text, from);
  const placed = text.tokens.slice(to, sentence.to).some((_, step) => words.places.at(text.tokens, to + step) !== null);
  return !placed && !cues.wishes.any(sentence);
}

/** "Since everybody is done by five, there is no stage lighting". */
function isByDay(text: Text, kind: Kind, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return LIGHTS.has(kind) && text.tokens.slice(from, to).some(({ text: word }) => REASONS.has(word));
}

const LIGHTS: ReadonlySet<Kind> = new Set<Kind>(['lighting_package', 'stage_wash']);
const REASONS = new Set('since because as daylight daytime afternoon dark dusk light so'.split(' '));

const PROGRAMME: ReadonlySet<Kind> = new Set<Kind>([
  'bar_unit',
  'crew_bar',
  'crew_dj',
  'photo_booth',
  'inflatable',
  'game',
]);
