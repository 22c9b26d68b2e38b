import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** What the list of proposals shows, as its address holds it. */
export interface ProposalsSearch {
  readonly q?: string;
  readonly status?: string;
  readonly client?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
}

/** What of an address can be used; the rest is dropped. */
export function proposalsSearch(search: Record<string, unknown> & SearchSchemaInput): ProposalsSearch {
  return textOf(search, ['q', 'status', 'client', 'from', 'to', 'sort']);
}
