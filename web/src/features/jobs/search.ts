import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** The day that the list of jobs begins with. */
export interface JobsSearch {
  readonly from?: string;
}

/** What of an address can be used; the rest is dropped. */
export function jobsSearch(search: Record<string, unknown> & SearchSchemaInput): JobsSearch {
  return textOf(search, ['from']);
}
