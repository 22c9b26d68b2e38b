import type { Kind } from '../../../equipment/index.ts';
import { grouped, kind, planningTable } from './tables.ts';
import { z } from 'zod';

/** What does the same work where the shelf has nothing nearer, best first. */
const SUBSTITUTES = grouped(
  planningTable('substitutes', { kind, place: z.coerce.number(), instead: kind }).toSorted(
    (one, other) => one.place - other.place,
  ),
  (row) => row.kind,
  (row) => row.instead,
);

/** Kinds that meet one and the same need: where the client names one of them, no rule plans another beside it. */
const FAMILIES = planningTable('families', { family: kind, kind });

export function substitutesFor(kinds: readonly Kind[]): readonly Kind[] {
  const instead = kinds.flatMap((each) => SUBSTITUTES.get(each) ?? []);
  return [...new Set(instead)].filter((each) => !kinds.includes(each));
}

const FAMILY_OF = new Map(
  FAMILIES.map(({ kind: one }) => {
    const families = FAMILIES.filter((row) => row.kind === one).map(({ family }) => family);
    return [one, new Set(FAMILIES.filter(({ family }) => families.includes(family)).map((row) => row.kind))];
  }),
);

/** The kind itself and all that meets the same need. */
export function familyOf(one: Kind): ReadonlySet<Kind> {
  return FAMILY_OF.get(one) ?? new Set([one]);
}
