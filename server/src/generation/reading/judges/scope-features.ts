import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Demand, Facts } from '../../facts.ts';
import type { Text } from '../document/text.ts';
import { FeaturePlaces } from './hashing.ts';

/** What the scope of a brief is judged by, beside its words. */
export type ScopeRead = Pick<Facts, 'demands' | 'performers' | 'spaces' | 'attendees' | 'events' | 'activities'>;

/** Asked for, these leave it to the company what they are made of. */
export const LEFT_TO_US: ReadonlySet<Kind> = new Set<Kind>(['pa_package', 'lighting_package', 'crew_technician']);
const OPENING = 12; // tokens whose place counts

/** Places of the features of a text among the weights. */
export const SCOPE_PLACES = 2 ** 14;

/** The places of the words of a text, their pairs and threes, things as T and figures as #. */
export function scopePlaces(text: Text, { demands }: ScopeRead): readonly number[] {
  const things = new Set(demands.flatMap(({ words }) => words.toLowerCase().split(/[^\p{L}]+/u)));
  const words = text.tokens.map(({ kind, text: word }, at) => {
    if (kind === 'break') return '¶';
    if (text.numberFrom.has(at)) return '#';
    return kind === 'word' ? (things.has(word) ? 'T' : word) : kind === 'mark' ? word : `@${kind}`;
  });
  const found = new FeaturePlaces(SCOPE_PLACES);
  found.add('in', text.language);
  words.forEach((word, at) => {
    found.add(word);
    if (word.length > 5) found.add('stem', word.slice(0, 5));
    if (at < OPENING) found.add('opens', word);
    if (at + 1 < words.length) found.add('2', word, words[at + 1]);
    if (at + 2 < words.length) found.add('3', word, words[at + 1], words[at + 2]);
  });
  return found.take();
}

/** How much a text names and how much it tells; `odds`: what its words say. */
export function scopeValues(text: Text, read: ScopeRead, odds: readonly number[]): readonly number[] {
  const { demands, performers, spaces, attendees, events, activities } = read;
  const counted = demands.filter(isCounted).length;
  const size = text.tokens.length;
  return [
    ...odds,
    demands.length,
    counted,
    counted / Math.max(1, demands.length),
    (100 * demands.length) / Math.max(1, size),
    demands.filter(({ kinds: [kind] }) => kind !== undefined && LEFT_TO_US.has(kind)).length,
    demands.filter(({ kinds: [kind] }) => kind !== undefined && KIND_CATEGORY[kind] === 'audio').length,
    demands.filter(({ kinds }) => kinds.length === 0).length,
    performers.length,
    activities.length,
    (100 * (activities.length + performers.length + spaces.length)) / Math.max(1, size),
    spaces.length,
    spaces.filter(({ role }) => role === 'breakout').length,
    Number(attendees !== null),
    events.filter(({ words }) => words !== null).length,
    size,
    text.raw.split('?').length - 1,
  ];
}

function isCounted({ quantity, traits, squareMetres }: Demand): boolean {
  return quantity !== null || traits.widthM !== undefined || squareMetres !== undefined;
}
