import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** How jobs are shown, and from which day on; of a calendar, a day of the week or month. */
export interface JobsSearch {
  readonly from?: string;
  readonly view?: string;
}

/** What of an address can be used; the rest is dropped. */
export function jobsSearch(search: Record<string, unknown> & SearchSchemaInput): JobsSearch {
  return textOf(search, ['from', 'view']);
}
