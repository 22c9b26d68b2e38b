import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** What the grid shows: the first day, words and category. */
export interface AvailabilitySearch {
  readonly from?: string;
  readonly q?: string;
  readonly category?: string;
}

/** What of an address can be used; the rest is dropped. */
export function availabilitySearch(search: Record<string, unknown> & SearchSchemaInput): AvailabilitySearch {
  return textOf(search, ['from', 'q', 'category']);
}
