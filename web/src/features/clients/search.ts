import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../lib/search.ts';

/** What the list of clients shows. */
export interface ClientsSearch {
  readonly q?: string;
  /** From 1. */
  readonly page?: string;
}

/** What of an address can be used; the rest is dropped. */
export function clientsSearch(search: Record<string, unknown> & SearchSchemaInput): ClientsSearch {
  return textOf(search, ['q', 'page']);
}
