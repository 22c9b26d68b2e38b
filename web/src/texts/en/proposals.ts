/** The list of proposals. */
export const proposals = {
  title: 'Proposals',
  search: 'Search proposals',
  searchPlaceholder: 'Number, title, client or venue',
  statuses: 'Status',
  all: 'All',
  client: 'Client',
  anyClient: 'Any client',
  thisClient: 'This client',
  from: 'From',
  to: 'To',
  fromLabel: 'Event from',
  toLabel: 'Event to',
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    changed: 'Lately changed',
    soonest: 'Earliest event',
    latest: 'Latest event',
    largest: 'Largest total',
  },
  columns: { proposal: 'Proposal', date: 'Event', status: 'Status', total: 'Total' },
  noDate: 'No date yet',
  noClient: 'No client yet',
  seen: 'seen',
  validUntil: (day: string) => `until ${day}`,
  loading: 'Proposals are being loaded',
  more: 'Show more',
  count: (count: string, more: boolean) => (more ? `${count} proposals, and more` : `${count} proposals`),
  one: '1 proposal',
  empty:
    'Each proposal stands here with its client, date, status and total. The first takes a sentence or two about an event.',
  emptyViewer: 'Each proposal will stand here with its client, date, status and total. There is none yet.',
  nothing: 'No proposal is like this.',
  clear: 'Show all',
} as const;

/** Who a proposal is for. */
export const clientPicker = {
  placeholder: 'Search, or type a new name',
  searchPlaceholder: 'Search',
  add: (name: string) => `Add “${name}” as a new client`,
  nothing: 'No client of that name',
  loading: 'Searching',
  clear: 'Leave the client out',
} as const;
