import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';

/** Words and short phrases that stand at one place of a pattern, of all languages: units, sides, joints, rooms. */
const ROLES = [
  'about',
  'across',
  'answer',
  'breakout_room',
  'cross',
  'cross_in_metres',
  'deep',
  'each',
  'height_before',
  'high',
  'joint_of_parts',
  'lectern',
  'lengthwise',
  'main_room',
  'microphone',
  'of',
  'please',
  'running_feet',
  'running_metres',
  'side',
  'size',
  'stage',
  'unit',
  'unit_of_figure',
  'wide',
] as const;

const row = z.strictObject({ role: z.enum(ROLES), words: z.string().min(1) });
const table = Map.groupBy(readTable(new URL('./pattern-words.csv', import.meta.url), row), ({ role }) => role);

/** The words of a role as alternatives of a pattern, the longest first, in one group. */
export function anyOf(role: (typeof ROLES)[number]): string {
  return alternatives((table.get(role) ?? []).map(({ words }) => words));
}

/** Words as alternatives of a pattern, the longest first, in one group. */
export function alternatives(words: Iterable<string>): string {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((each) => each.replaceAll(/[.*+?^$()|[\]\\/{}]/gu, String.raw`\$&`)).join('|')})`;
}
