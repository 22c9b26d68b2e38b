import type { SearchSchemaInput } from '@tanstack/react-router';

export interface InvoicesSearch {
  /** Left out: this one. */
  readonly year?: number;
}

/** What of an address can be used; the rest is dropped. */
export function invoicesSearch(search: { readonly year?: unknown } & SearchSchemaInput): InvoicesSearch {
  const year = Number(search.year);
  return Number.isInteger(year) && year >= 2000 && year <= 9999 ? { year } : {};
}
