import { z } from 'zod';
import { KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { reason } from '../prose/reasons.ts';
import { between, count, cover } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';
import { vocalMics, wiredMics } from './microphones.ts';
import { parseWhen } from '../rules/when.ts';

const figure = z.coerce.number().nonnegative();
const amountRow = z.object({
  kind: z.enum(KINDS),
  when: z.string().transform((text) => parseWhen(text, () => () => false)),
  count: figure,
  per: figure,
  of: z.enum(['people', 'guests', 'listeners', 'players', 'musicians', 'wired_microphones', '']),
  least: figure,
  most: figure,
  covers: z.enum(['seats', '']),
  reason: z.string().min(1),
  source: z.string().min(1),
});
type Amount = z.infer<typeof amountRow>;

const AMOUNTS: ReadonlyMap<Kind, readonly Amount[]> = Map.groupBy(
  readTable(new URL('./amounts.csv', import.meta.url), amountRow),
  ({ kind }) => kind,
);

/** So many of a kind, or so many for each so many who are there; null for kinds that the table does not have. */
export function amountOf(kind: Kind, occasion: Occasion, room: Room): Size | null {
  const row = AMOUNTS.get(kind)?.find(({ when }) => when(occasion, room));
  if (row === undefined) return null;
  const { per, covers } = row;
  if (row.of === '') return count(row.count, reason(row.reason));
  const people = NUMBERS[row.of](occasion, room);
  const why = (each: number) => reason(row.reason, { people, each });
  if (covers !== '') return cover(people, ({ traits }) => traits[covers] ?? null, per, why);
  return count(between(row.least || 1, row.count * Math.ceil(people / per), row.most || Infinity), why(per));
}

const NUMBERS: Readonly<Record<Exclude<Amount['of'], ''>, (occasion: Occasion, room: Room) => number>> = {
  people: ({ people }) => people,
  guests: (_, { people }) => people,
  listeners: ({ facts, people }) => facts.listeners?.value ?? people,
  players: ({ players }) => players,
  musicians: ({ players, singers }) => Math.max(players, singers),
  wired_microphones: (occasion) => wiredMics(occasion) || vocalMics(occasion),
};
