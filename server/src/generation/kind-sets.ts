import { z } from 'zod';
import { KINDS, type Kind } from '../equipment/index.ts';
import { readTable } from '../platform/data-files.ts';

const row = z.strictObject({ set: z.string().min(1), kind: z.enum(KINDS) });
const sets = Map.groupBy(readTable(new URL('./kind-sets.csv', import.meta.url), row), ({ set }) => set);

/** The kinds of one set of `kind-sets.csv`; what a set means stands where it is used. Throws where there is no such set. */
export function kindsCalled(set: string): ReadonlySet<Kind> {
  const rows = sets.get(set);
  if (rows === undefined) throw new RangeError(`kind-sets.csv has no set ${set}`);
  return new Set(rows.map(({ kind }) => kind));
}
