import type { SearchSchemaInput } from '@tanstack/react-router';

export const STATES = ['new', 'drafted', 'dismissed'] as const;

export interface EnquiriesSearch {
  /** Left out: those that nobody has dealt with. */
  readonly state?: 'drafted' | 'dismissed';
}

export function enquiriesSearch(search: EnquiriesSearch & SearchSchemaInput): EnquiriesSearch {
  const state = STATES.find((each) => each === search.state);
  return state === undefined || state === 'new' ? {} : { state };
}
