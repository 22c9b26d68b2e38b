/** From words to a proposal. */
export const newProposal = {
  title: 'New proposal',
  description: 'What is the event?',
  placeholder:
    'Two-day sales conference for 250 in Leeds, keynote stage, panel of four, two breakout rooms, evening party with DJ …',
  hint: 'Type or paste what the client said, in English, German, French, Spanish or Dutch.',
  date: 'Date',
  days: 'Days',
  attendees: 'Attendees',
  venue: 'Venue',
  client: 'Client',
  clientEmail: 'Mail address of the new client',
  found: 'Found in your text, tap to take it over',
  foundDate: (day: string) => day,
  foundDays: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  foundAttendees: (people: string) => `${people} people`,
  take: (what: string, words: string | null) =>
    words === null ? `Take over ${what}` : `Take over ${what}: “${words}”`,
  generate: 'Generate',
  quota: (used: string, limit: string) => `${used} of ${limit} proposals this month`,
  exhausted: (limit: string) =>
    `All ${limit} proposals of this month have been made. The next month brings new ones, and a larger plan brings more.`,
  inactive:
    'The subscription is past due or cancelled. Proposals can be read and edited, and no new one made, until that is settled.',
  viewer: 'You may look at proposals here, and not make them. Ask an owner of the company for the role of an editor.',
  making: 'The proposal is being made',
  stages: { reading: 'Reading', choosing: 'Choosing', checking: 'Checking', pricing: 'Pricing' },
  stageDone: 'done',
  linesSoFar: (count: string) => (count === '1' ? '1 line so far' : `${count} lines so far`),
  optional: 'optional',
  stop: 'Stop',
  stopping: 'Stopping',
  stopped: 'Stopped. Nothing was kept, and the place in this month is given back.',
  again: 'Generate again',
  change: 'Change the description',
  lost: 'The connection was lost. The proposal goes on being made: in a moment it stands in the list.',
  toList: 'See the list',
} as const;
