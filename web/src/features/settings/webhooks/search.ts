import type { SearchSchemaInput } from '@tanstack/react-router';
import { textOf } from '../../../lib/search.ts';

export interface WebhooksSearch {
  /** The webhook whose log is open. */
  readonly webhook?: string;
}

export function webhooksSearch(search: Record<string, unknown> & SearchSchemaInput): WebhooksSearch {
  return textOf(search, ['webhook']);
}
