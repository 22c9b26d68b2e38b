import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';

const row = z.strictObject({ word: z.string().min(1), role: z.string().min(1) });
const words = Map.groupBy(readTable(new URL('./small-words.csv', import.meta.url), row), ({ role }) => role);

/**
 * The words of a role, folded, in all languages. A role is what a small word does around a thing: ends its name (`stop`),
 * says how it is counted (`counts`, `pair`), stands for one (`article`) or for some (`vague`), points at what is known
 * (`definite`), shares out (`each`), and so on. Throws where the table has no such role.
 */
export function smallWords(role: string): ReadonlySet<string> {
  const found = words.get(role);
  if (found === undefined) throw new RangeError(`small-words.csv has no role ${role}`);
  return new Set(found.map(({ word }) => word));
}
