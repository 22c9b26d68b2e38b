import type { LineItem, Proposal } from './index.ts';
import { OWN_WORDING } from './wording/index.ts';

/** A proposal that is sent, with an optional line, tax and the price of two days, for tests. */
export function buildProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    id: '0197f0aa-0000-7000-8000-00000000abcd',
    number: 'P-2026-0042',
    status: 'sent',
    version: 1,
    replaces: null,
    title: 'Sales conference for 250, Leeds',
    scopeSummary: 'Sound, light and a keynote stage for two days.\n\nCrew sets up the evening before.',
    currency: 'GBP',
    subtotal: 72600n,
    total: 73440n,
    unmet: ['simultaneous voting'],
    assumptions: ['power within 20 m of the stage'],
    questions: ['Is there a lift to the first floor?'],
    draftedBy: 'builtin',
    event: {
      description: 'Sales conference, budget about two thousand',
      date: '2027-03-12',
      venue: 'Corn Exchange, Leeds',
      attendees: 250,
      days: 2,
    },
    client: { id: '0197f0aa-0000-7000-8000-00000000cccc', name: 'Ada Marsh', email: 'ada@client.example' },
    adjustments: [
      { kind: 'multi_day', label: '2 days charged as 1.5', amount: -11400n },
      { kind: 'tax', label: 'VAT 20 %', amount: 12240n },
    ],
    shareToken: 'A1b2C3d4E5f6G7h8I9j0K1',
    validUntil: '2026-12-04',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    updatedAt: new Date('2026-11-20T10:00:00Z'),
    sentAt: new Date('2026-11-20T11:00:00Z'),
    viewedAt: null,
    acceptedAt: null,
    declinedAt: null,
    dispatchedOn: null,
    revision: 3,
    notes: 'wants to pay late',
    wording: OWN_WORDING,
    discount: null,
    surcharge: null,
    lines: [
      buildLine({ reason: 'speech for 250 in one room', words: 'keynote and speeches' }),
      buildLine({
        category: 'staging',
        name: 'Stage deck 2 × 1 m',
        unit: 'event',
        units: 12,
        quantity: 12,
        unitPrice: 2250n,
        total: 27000n,
      }),
      buildLine({
        name: 'Hazer',
        category: 'lighting',
        units: 1,
        quantity: 2,
        unitPrice: 3500n,
        total: 7000n,
        optional: true,
      }),
    ],
    ...changes,
  };
}

export function buildLine(changes: Partial<LineItem> = {}): LineItem {
  return {
    id: '0197f0aa-0000-7000-8000-00000000eeee',
    catalogItemId: '0197f0aa-0000-7000-8000-00000000ffff',
    category: 'audio',
    name: 'K12.2 powered speaker',
    unit: 'day',
    units: 6,
    hours: null,
    days: 2,
    quantity: 12,
    unitPrice: 3800n,
    total: 45600n,
    optional: false,
    picked: false,
    reason: '',
    priceSetByHand: false,
    unitsSetByHand: false,
    words: null,
    ...changes,
  };
}
