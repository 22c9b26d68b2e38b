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
  /** The id of a salesperson, `me` or `none`. */
  readonly owner?: string;
  readonly tag?: string;
  /** `board`; else the list. */
  readonly view?: string;
}

/** What of an address can be used; the rest is dropped. */
export function proposalsSearch(search: ProposalsSearch & SearchSchemaInput): ProposalsSearch {
  return textOf({ ...search }, ['q', 'status', 'client', 'from', 'to', 'sort', 'owner', 'tag', 'view']);
}

export function isFiltered(search: ProposalsSearch): boolean {
  return ['q', 'status', 'client', 'from', 'to', 'owner', 'tag'].some((name) => name in search);
}

/** The address of the list that shows the same proposals as the board. */
export function listOf({ view: _view, ...search }: ProposalsSearch): ProposalsSearch {
  return search;
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

/** What is asked of the server for the list at an address; what no search can be made of is left out. `me`: who looks. */
export function askedBy(search: ProposalsSearch, me: string): Omit<ProposalSearch, 'limit' | 'cursor'> {
  const status = statusOf(search);
  return { ...ORDERS[orderOf(search)], ...(status !== null && { statuses: [status] }), ...filterOf(search, me) };
}

/** The part of it that the board asks for as well. */
export function filterOf(search: ProposalsSearch, me: string) {
  const { q, client, from, to, owner, tag } = search;
  const person = owner === 'me' ? me : owner;
  return {
    ...(q !== undefined && { text: q.slice(0, 200) }),
    ...(client !== undefined && UUID.test(client) && { client_id: client }),
    ...(person === 'none' && { owner_id: null }),
    ...(person !== undefined && UUID.test(person) && { owner_id: person }),
    ...(tag !== undefined && UUID.test(tag) && { tag_id: tag }),
    ...(from !== undefined && DAY.test(from) && { from }),
    ...(to !== undefined && DAY.test(to) && { to }),
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
