import { z } from 'zod';
import { EVENT_KINDS, type EventKind, type Fact } from '../../facts.ts';
import { factOf, type Span, type Text } from '../document/text.ts';
import { isDenied } from './denied.ts';
import { type Hit, phrasesOf } from './phrases.ts';
import { wordsFor } from './words.ts';

/** `weight`: 3 names the kind outright, 2 usually means it, 1 only where nothing else is said. Without a kind: no event. */
const columns = {
  event: z.enum(EVENT_KINDS).or(z.literal('')),
  weight: z.coerce.number().int().min(0).max(3),
};
type Row = z.infer<z.ZodObject<typeof columns>>;

const events = phrasesOf('events', columns);
const thingBehind = wordsFor('thing behind');
const nameBefore = wordsFor('name before event');
const nameBehind = wordsFor('name behind event');

const OPENING = 40; // tokens in which a brief usually says what it is about
const OPENING_BONUS = 2;
const REPEAT = 0.4; // what each further mention adds, up to four
const OUTRIGHT = 3;
const MOST_BEFORE = 2; // words of a name before the kind

interface Told extends Span {
  readonly kind: EventKind;
  readonly weight: number;
}

/**
 * Kinds of event, the leading one first: what is named outright, early and often. 'other' where nothing is said.
 * `isThing`: runs that name equipment and no event.
 */
export function readEvents(text: Text, isThing: (span: Span) => boolean = () => false): readonly Fact<EventKind>[] {
  const told = events.all(text).flatMap((hit) => toldOf(text, hit, isThing));
  if (told.length === 0) return [{ value: 'other', words: null }];
  const scored = [...Map.groupBy(told, ({ kind }) => kind)].map(([kind, hits]) => {
    const weight = Math.max(...hits.map((hit) => hit.weight));
    const heaviest = hits.filter((hit) => hit.weight === weight);
    const first = heaviest[0] ?? { from: 0, to: 0 };
    const name = heaviest.reduce((one, other) => (other.to - other.from > one.to - one.from ? other : one));
    const opening = OPENING_BONUS * Math.max(0, 1 - first.from / OPENING);
    return { kind, weight, first, name, score: weight + opening + REPEAT * Math.min(hits.length - 1, 4) };
  });
  const named = scored.filter(({ weight }) => weight > 1);
  const ordered = (named.length > 0 ? named : scored).toSorted(
    (a, b) => b.score - a.score || a.first.from - b.first.from,
  );
  const wedding = ordered.find(({ kind, weight }) => kind === 'wedding' && weight === OUTRIGHT);
  const leads = wedding !== undefined && PARTS_OF_WEDDINGS.has(ordered[0]?.kind ?? 'other');
  const led = leads ? [wedding, ...ordered.filter((event) => event !== wedding)] : ordered;
  return led.map(({ kind, name }) => factOf(text, kind, wholeName(text, name)));
}

/** "Tea dance", "baby shower": names of more than one word, which say nothing of what their words name. */
export function eventNames(text: Text): readonly Span[] {
  return events.all(text).filter(({ from, to, row }) => row.weight === OUTRIGHT && to - from > 1);
}

/** Spoken of more often than the wedding that they are a part of. */
const PARTS_OF_WEDDINGS: ReadonlySet<EventKind> = new Set(['ceremony', 'reception', 'party', 'gala_dinner']);

function toldOf(text: Text, { from, to, row }: Hit<Row>, isThing: (span: Span) => boolean): readonly Told[] {
  const { event: kind, weight } = row;
  if (kind === '' || isThing({ from, to }) || thingBehind.at(text, to).length > 0 || isDenied(text, { from, to }))
    return [];
  return [{ from, to, kind, weight }];
}

/** "Annual staff awards dinner", "cena de Navidad de empresa": with the plain words that belong to its name. */
function wholeName(text: Text, { from, to }: Span): Span {
  let first = from;
  while (from - first < MOST_BEFORE && nameBefore.at(text, first - 1).length > 0) first -= 1;
  let end = to;
  for (let [hit] = nameBehind.at(text, end); hit !== undefined; [hit] = nameBehind.at(text, end)) end = hit.to;
  return { from: first, to: end };
}
