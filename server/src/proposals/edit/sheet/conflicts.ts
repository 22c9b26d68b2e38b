import { isDeepStrictEqual } from 'node:util';
import type { FieldConflict } from '../../../platform/errors.ts';

/** Of a proposal's own fields; those of a line have its id. */
export const PROPOSAL = 'proposal';

/** What an editor wants of a field, and what it was when they looked. */
export interface Wish {
  readonly field: string;
  readonly to: unknown;
  readonly was: unknown;
}

export interface Conflicts {
  readonly list: readonly FieldConflict[];
  add(conflict: FieldConflict): void;
}

/** One conflict for each field: the first. */
export function createConflicts(): Conflicts {
  const found = new Map<string, FieldConflict>();
  return {
    get list() {
      return [...found.values()];
    },
    add(conflict) {
      const key = `${conflict.target} ${conflict.field}`;
      if (!found.has(key)) found.set(key, conflict);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether wishes for the fields of one target can be had: a field must stand as its editor saw it, or as they want it.
 * `stored`: as it stood before the list, undefined where the list itself made the target; `current`: as the changes before
 * this one leave it. Notes every field that stands otherwise.
 */
export function canHave(
  conflicts: Conflicts,
  target: string,
  wishes: readonly Wish[],
  { stored, current }: { readonly stored: Fields | undefined; readonly current: Fields },
): boolean {
  const refused = wishes.filter(({ field, to, was }) => {
    const standing = [current[field], ...(stored === undefined ? [] : [stored[field]])];
    return !standing.some((value) => isDeepStrictEqual(value, was) || isDeepStrictEqual(value, to));
  });
  for (const { field, to, was } of refused) {
    conflicts.add({ target, field, yours: to, theirs: (stored ?? current)[field], was });
  }
  return refused.length === 0;
}
