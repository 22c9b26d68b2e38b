/** The list of clients, and one of them. */
export const clients = {
  title: 'Clients',
  search: 'Search clients',
  searchPlaceholder: 'Name, company, email or phone',
  add: 'Add a client',
  loading: 'Loading…',
  empty: 'The people and companies you make proposals for will appear here.',
  nothingFound: (text: string) => `No clients match “${text}”.`,
  clear: 'Clear search',
  fields: { name: 'Name', company: 'Company', email: 'Email', phone: 'Phone', notes: 'Notes' },
  notesHint: 'Only your company sees them',
  columns: { name: 'Name', contact: 'Contact', proposals: 'Proposals' },
  create: 'Add client',
  save: 'Save',
  saved: 'Saved',
  cancel: 'Cancel',
  details: 'Details',
  erase: {
    loading: 'Loading…',
    button: 'Erase personal data',
    title: (name: string) => `Erase ${name}`,
    lead:
      'Removes who they are and everything they or you wrote, on every proposal. Figures, numbers, dates ' +
      'and stock stay. Links to the proposals stop working. This can’t be undone.',
    proposals: 'Proposals',
    open: 'Of these, still open or to come',
    signed: 'Signed copies (a fingerprint is kept)',
    letters: 'Emails',
    backups: (days: string) =>
      `Backups made until now still hold this data. Daily ones are deleted after ${days} days; your administrator deletes the others.`,
    backupsByHand: 'Backups made until now still hold this data until your administrator deletes them.',
    confirm: (name: string) => `Type “${name}” to confirm`,
    action: 'Erase',
  },
  proposals: {
    heading: 'Proposals',
    empty: 'This client has no proposals yet.',
    add: 'New proposal',
    loading: 'Loading…',
    more: 'Show more',
    noDate: 'No date yet',
  },
} as const;
