import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** What the catalogue shows. */
export interface CatalogueSearch {
  readonly q?: string;
  readonly category?: string;
  /** One of the company's own categories. */
  readonly own?: string;
  /** A column; with a minus before it, downwards. */
  readonly sort?: string;
  /** `archived`: what is; else what is not. */
  readonly show?: string;
  /** From 1. */
  readonly page?: string;
}

/** What of an address can be used; the rest is dropped. */
export function catalogueSearch(search: Record<string, unknown> & SearchSchemaInput): CatalogueSearch {
  return textOf(search, ['q', 'category', 'own', 'sort', 'show', 'page']);
}
