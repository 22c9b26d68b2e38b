import { z } from 'zod';
import type { Cell } from './tabbed.ts';

const MOST_KEYS = 500;

/** What is nested has no place in a table. */
const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable().catch(null);
const objects = z.array(z.record(z.string(), scalar)).min(1);

/** A JSON list of objects as rows under a row of their keys; null where the text is something else. */
export function jsonRows(text: string): readonly (readonly Cell[])[] | null {
  if (!/^\s*\[\s*\{/.test(text)) return null;
  const list = objects.safeParse(parsed(text));
  if (!list.success) return null;
  const keys = [...new Set(list.data.flatMap(Object.keys))];
  if (keys.length > MOST_KEYS) return null;
  return [keys, ...list.data.map((object) => keys.map((key) => object[key] ?? null))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
