import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** What the catalogue shows. */
export interface CatalogueSearch {
  readonly q?: string;
  readonly category?: string;
  readonly sort?: string;
}

/** What of an address can be used; the rest is dropped. */
export function catalogueSearch(search: Record<string, unknown> & SearchSchemaInput): CatalogueSearch {
  return textOf(search, ['q', 'category', 'sort']);
}
