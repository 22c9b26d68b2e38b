import { z } from 'zod';
import type { Saying } from '../../refusals/index.ts';
import { MOST_CELLS } from './extent.ts';
import type { Cell } from './tabbed.ts';

const MOST_KEYS = 500;

/** What is nested has no place in a table. */
const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable().catch(null);
const objects = z.array(z.record(z.string(), scalar)).min(1);

type JsonRows = { readonly rows: readonly (readonly Cell[])[] } | { readonly fault: Saying };

/**
 * A JSON list of objects as rows under a row of their keys; null where the text is something else. More objects than
 * `mostRows`, or than leave room for all keys in each row, are a fault.
 */
export function jsonRows(text: string, mostRows: number): JsonRows | null {
  if (!/^\s*\[\s*\{/.test(text)) return null;
  const value = parsed(text);
  if (Array.isArray(value) && value.length > mostRows) return { fault: ({ imports }) => imports.manyRows(mostRows) };
  const list = objects.safeParse(value);
  if (!list.success) return null;
  const keys = [...new Set(list.data.flatMap(Object.keys))];
  if (keys.length > MOST_KEYS) return null;
  const most = Math.floor(MOST_CELLS / keys.length);
  if (list.data.length > most) return { fault: ({ imports }) => imports.manyRows(most) };
  return { rows: [keys, ...list.data.map((object) => keys.map((key) => object[key] ?? null))] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
