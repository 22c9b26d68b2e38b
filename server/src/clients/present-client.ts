import type { ClientDetails } from './clients.ts';

/** A client as people and programs of the company see them. */
export function presentClient({ taxNumber, ...client }: ClientDetails) {
  return { ...client, tax_number: taxNumber };
}
