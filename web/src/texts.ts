import type { DraftedBy, ProposalStatus } from '@showbill/contract';

/** Every word that the application says. */
export const TEXTS = {
  name: 'Showbill',
  frame: {
    newProposal: 'New proposal',
    changeKey: 'Change key',
    reference: 'API reference',
    quota: (used: string, limit: string) => `${used} of ${limit} proposals this month`,
    working: 'Working on a proposal',
  },
  key: {
    heading: 'Proposals from plain words',
    lead: 'Describe an event as your client told it, and get a costed proposal from your own catalogue. Showbill needs an API key of your company to begin.',
    label: 'API key',
    submit: 'Continue',
    checking: 'Checking the key',
    missing: 'Paste a key first: it begins with sbk_.',
    refused: 'The key is wrong or was revoked. Paste another one.',
    howTo: 'To make a key, run this where Showbill is installed:',
    command: 'bin/showbill key create --company ID',
    ids: ['The ids of the companies are shown by ', 'bin/showbill company list', '.'],
    kept: 'The key stays in this tab and is forgotten when the tab is closed.',
  },
  brief: {
    heading: 'What is the event?',
    placeholder:
      'Two-day sales conference for 250 in Leeds: keynote stage, panel of four, two breakout rooms, evening party with a DJ',
    date: 'Date',
    days: 'Days',
    attendees: 'Attendees',
    venue: 'Venue',
    venuePlaceholder: 'City or place',
    optional: 'Only days and attendees can also be read from the description.',
    submit: 'Generate',
    shortcut: 'Ctrl Enter',
    shortcutMac: '⌘ Enter',
    missing: 'Say what the event is first.',
    left: (count: string) => `${count} characters left`,
    over: (count: string) => `${count} characters too many`,
    working: 'Working',
    seconds: (count: number) => `${count} s`,
    patience:
      'The brief is read, products are chosen and checked, and everything is priced. It can take up to a minute.',
    longer:
      'It is taking longer than usual, and still going. You may leave this page: the proposal will be in the list.',
  },
  recent: {
    heading: 'Recent proposals',
    loading: 'Loading proposals',
    empty: 'Your proposals will stand here, the newest first. Describe an event above to make one.',
  },
  proposal: {
    loading: 'Loading the proposal',
    clientView: 'Client’s view',
    people: (count: string) => `${count} people`,
    oneDay: '1 day',
    days: (count: string) => `${count} days`,
    openUntil: (day: string) => `open until ${day}`,
    columns: { item: 'Item', units: 'Units', price: 'Price', total: 'Total' },
    noLines: 'This proposal has no lines.',
    optional: 'Optional',
    optionalNote: 'not in the total',
    chosen: 'chosen by the client',
    total: 'Total',
    subtotal: 'Subtotal',
    unmet: 'Not in your catalogue',
    summary: 'Summary',
    brief: 'The brief',
    draftedBy: {
      model: 'Drafted by the language model, priced from your catalogue',
      builtin: 'Drafted by the built-in planner, priced from your catalogue',
    } satisfies Record<DraftedBy, string>,
  },
  unknownPage: { heading: 'There is no such page', text: 'The address may be mistyped.', home: 'Go to the start' },
  problem: {
    retry: 'Try again',
    retryIn: (seconds: number) => `Try again in ${seconds} s`,
    retryAt: (time: string) => `You can try again at ${time}.`,
    unreachable: 'Showbill cannot be reached. Check your connection, and that the server is running.',
    unexplained: (status: number) => `The server answered with status ${status} and did not say why.`,
  },
} as const;

export const STATUS_LABEL: Record<ProposalStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

/** What the API calls a field, as the form calls it. */
export const FIELD_LABEL: Readonly<Record<string, string>> = {
  'event.description': 'The description',
  'event.date': 'The date',
  'event.days': 'The number of days',
  'event.attendees': 'The number of attendees',
  'event.venue': 'The venue',
};
