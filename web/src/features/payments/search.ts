import type { SearchSchemaInput } from '@tanstack/react-router';

export const SPANS = ['0', '7', '30', 'all'] as const;
export type Span = (typeof SPANS)[number];

export interface PaymentsSearch {
  /** In how many days it is due at most; left out: 30. */
  readonly within?: Exclude<Span, '30'>;
}

/** What of an address can be used; the rest is dropped. */
export function paymentsSearch(search: PaymentsSearch & SearchSchemaInput): PaymentsSearch {
  const within = SPANS.find((each) => each === String(search.within));
  return within === undefined || within === '30' ? {} : { within };
}
