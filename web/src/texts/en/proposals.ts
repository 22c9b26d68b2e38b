/** The list of proposals. */
export const proposals = {
  title: 'Proposals',
  payments: 'Payments',
  invoices: 'Invoices',
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
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    changed: 'Recently changed',
    soonest: 'Earliest event',
    latest: 'Latest event',
    largest: 'Largest total',
  },
  columns: { proposal: 'Proposal', date: 'Event', status: 'Status', total: 'Total' },
  noDate: 'No date yet',
  noClient: 'No client yet',
  seen: 'viewed',
  validUntil: (day: string) => `until ${day}`,
  loading: 'Loading…',
  more: 'Show more',
  count: (count: string, more: boolean) => (more ? `${count}+ proposals` : `${count} proposals`),
  one: '1 proposal',
  empty:
    'Your proposals will appear here with their client, date, status and total. Describe an event in a sentence or two to make the first.',
  emptyViewer: 'Proposals will appear here with their client, date, status and total. There are none yet.',
  nothing: 'No matching proposals.',
  clear: 'Show all',
} as const;

/** The client a proposal is for. */
export const clientPicker = {
  placeholder: 'Search, or type a new name',
  searchPlaceholder: 'Search',
  add: (name: string) => `Add “${name}” as a new client`,
  nothing: 'No matching clients',
  loading: 'Searching…',
  clear: 'Remove client',
} as const;
