import type { ProposalSearch, ProposalStatus } from '@showbill/contract';
import { PROPOSAL_STATUSES } from '@showbill/contract/vocabulary';
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
export function proposalsSearch(search: ProposalsSearch & SearchSchemaInput): ProposalsSearch {
  return textOf({ ...search }, ['q', 'status', 'client', 'from', 'to', 'sort']);
}

export const ORDERS = {
  newest: { sort: 'created', ascending: false },
  changed: { sort: 'updated', ascending: false },
  soonest: { sort: 'date', ascending: true },
  latest: { sort: 'date', ascending: false },
  largest: { sort: 'total', ascending: false },
} as const;
export type Order = keyof typeof ORDERS;

export function orderOf({ sort = 'newest' }: ProposalsSearch): Order {
  return Object.hasOwn(ORDERS, sort) ? (sort as Order) : 'newest';
}

export function statusOf({ status }: ProposalsSearch): ProposalStatus | null {
  return PROPOSAL_STATUSES.find((each) => each === status) ?? null;
}

/** What is asked of the server for an address; what no search can be made of is left out. */
export function askedBy(search: ProposalsSearch): Omit<ProposalSearch, 'limit' | 'cursor'> {
  const status = statusOf(search);
  const { q, client, from, to } = search;
  return {
    ...ORDERS[orderOf(search)],
    ...(q !== undefined && { text: q.slice(0, 200) }),
    ...(status !== null && { statuses: [status] }),
    ...(client !== undefined && UUID.test(client) && { client_id: client }),
    ...(from !== undefined && DAY.test(from) && { from }),
    ...(to !== undefined && DAY.test(to) && { to }),
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
