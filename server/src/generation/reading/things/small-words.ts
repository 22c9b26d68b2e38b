import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';

/**
 * What a small word does around a thing: ends its name (`stop`), says how it is counted (`counts`, `pair`), stands for
 * one (`article`) or for some (`vague`), points at what is known (`definite`), shares out (`each`), and so on.
 */
const ROLES = [
  'alike',
  'article',
  'counts',
  'cross',
  'definite',
  'denial',
  'each',
  'event',
  'everybody',
  'for',
  'guest',
  'join',
  'of',
  'pair',
  'side',
  'side_name',
  'size_joint',
  'stop',
  'them',
  'vague',
] as const;

const words = Map.groupBy(
  readTable(new URL('./small-words.csv', import.meta.url), z.object({ word: z.string().min(1), role: z.enum(ROLES) })),
  ({ role }) => role,
);

/** The words of a role, folded, in all languages. */
export function smallWords(role: (typeof ROLES)[number]): ReadonlySet<string> {
  return new Set(words.get(role)?.map(({ word }) => word));
}
