import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** Of what clients did, all or what one has not read. */
export interface HomeSearch {
  readonly activity?: string;
}

/** What of an address can be used; the rest is dropped. */
export function homeSearch(search: Record<string, unknown> & SearchSchemaInput): HomeSearch {
  return textOf(search, ['activity']);
}
