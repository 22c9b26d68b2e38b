import type { SearchSchemaInput } from '@tanstack/react-router';
import { isDay } from '../../lib/days.ts';

export interface SubHiresSearch {
  /** The first day shown; left out: today. */
  readonly from?: string;
}

/** What of an address can be used; the rest is dropped. */
export function subHiresSearch({ from }: SubHiresSearch & SearchSchemaInput): SubHiresSearch {
  return typeof from === 'string' && isDay(from) ? { from } : {};
}
